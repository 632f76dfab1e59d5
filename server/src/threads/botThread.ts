/** Runs in a worker thread: a bot thinking in its own sampled state. */
import { setPriority } from 'node:os'
import { performance } from 'node:perf_hooks'
import { evaluationFor } from '@fathom/bots'
import { consider } from '@fathom/bots/consider'
import { newMemory, type Memory } from '@fathom/bots/bot'
import type { Seat } from '@fathom/kernel'
import { workerData } from 'node:worker_threads'
import { PlayedGames, type PlayedGame } from '@fathom/engine'
import { loadLibrary } from './loadLibrary.ts'
import type { ThreadData } from './timedThread.ts'

/** What a thread is asked: a bot's action, or what somebody may consider (a hint) or might have considered. */
export interface BotTask {
  readonly asks?: 'hint'
  /** The action that was taken, in notation, where somebody looks back at a choice. */
  readonly taken?: string
  /** Who thinks: the same text for the same seat of the same table. */
  readonly thinker: string
  readonly game: PlayedGame
  readonly level: string
  /** What the bot is called; empty for one that plays for a person. */
  readonly name?: string
  /** Whose likings a hint is to have, by id; null: nobody's. */
  readonly character?: string | null
  readonly state: unknown
  readonly seat: Seat
  readonly sample: number
  /** How long it may think, from when it begins. */
  readonly milliseconds: number
  /** One whole number, shared between threads; other than 0: the answer is not wanted any more. */
  readonly stop: Int32Array
}

/** How many seats a thread remembers something for. */
const REMEMBERED = 64
/** People come first: where a thread can have a priority of its own, thinking yields to answering. */
const YIELDING = 10

const library = await loadLibrary((workerData as ThreadData).library)
const games = new PlayedGames(library)
const memories = new Map<string, Memory>()
// Elsewhere this would be the priority of the whole program.
if (process.platform === 'linux') setPriority(YIELDING)

/** The action that the bot chooses, in notation; for a hint the choices, as JSON. */
export async function run(task: BotTask): Promise<string> {
  const { thinker, game, level, name = '', state, seat, sample, milliseconds, stop, taken, character } = task
  const found = await games.load(game)
  if (typeof found === 'string') throw new Error(`${game.game} can't be played: ${found}`)
  if (task.asks === 'hint') {
    const evaluation = evaluationFor(game.game, found.expertise, character)
    return JSON.stringify(consider(found.game, evaluation, state, seat, taken))
  }
  const end = performance.now() + milliseconds
  const mayGoOn = () => performance.now() < end && Atomics.load(stop, 0) === 0
  return library.choose(found, { level, name }, state, seat, sample, { mayGoOn, memory: memoryOf(thinker) })
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
