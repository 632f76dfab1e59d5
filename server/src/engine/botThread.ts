/** Runs in a worker thread: a bot thinking in its own imagined state. */
import { setPriority } from 'node:os'
import { performance } from 'node:perf_hooks'
import { newMemory, type Memory } from '@fathom/bots'
import type { Seat } from '@fathom/kernel'
import type { StoredSet } from '@fathom/table'
import { workerData } from 'piscina'
import { loadLibrary } from './gameLibrary.ts'
import { PlayedGames } from './playedGames.ts'

export interface BotTask {
  /** Who thinks: the same text for the same seat of the same table. */
  readonly thinker: string
  readonly game: string
  /** The set that the game is to be made from; null: the library's game is the one. */
  readonly components: StoredSet | null
  readonly level: string
  readonly mind: unknown
  readonly seat: Seat
  readonly sample: number
  /** How long it may think, from when it begins. */
  readonly milliseconds: number
  /** One whole number, shared between threads: no longer 0 when the answer is not wanted any more. */
  readonly stop: Int32Array
}

/** How many seats a thread remembers something for. */
const REMEMBERED = 64
/** People come first: where a thread can have a priority of its own, thinking yields to answering. */
const YIELDING = 10

const library = await loadLibrary((workerData as { library: string }).library)
const games = new PlayedGames(library)
const memories = new Map<string, Memory>()
// Elsewhere this would be the priority of the whole program.
if (process.platform === 'linux') setPriority(YIELDING)

/** The action that the bot chooses, in notation. */
export async function run(task: BotTask): Promise<string> {
  const { thinker, game, components, level, mind, seat, sample, milliseconds, stop } = task
  const found = await games.load(game, components ?? undefined)
  if (typeof found === 'string') throw new Error(`${game} can't be played: ${found}`)
  const end = performance.now() + milliseconds
  const mayGoOn = () => performance.now() < end && Atomics.load(stop, 0) === 0
  return library.choose(found.game, level, mind, seat, sample, { mayGoOn, memory: memoryOf(thinker) })
}

function memoryOf(thinker: string): Memory {
  const memory = memories.get(thinker) ?? newMemory()
  memories.delete(thinker)
  memories.set(thinker, memory)
  const [oldest] = memories.keys()
  if (memories.size > REMEMBERED && oldest !== undefined) memories.delete(oldest)
  return memory
}

/** Resolves when the thread has loaded everything. */
export function warmUp(): void {}
