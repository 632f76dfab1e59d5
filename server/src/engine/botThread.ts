/** Runs in a worker thread: a bot thinking in its own imagined state. */
import type { Seat } from '@fathom/kernel'
import type { StoredSet } from '@fathom/table'
import { workerData } from 'piscina'
import { loadLibrary } from './gameLibrary.ts'
import { PlayedGames } from './playedGames.ts'

export interface BotTask {
  readonly game: string
  /** The set that the game is to be made from; null: the library's game is the one. */
  readonly components: StoredSet | null
  readonly level: string
  readonly mind: unknown
  readonly seat: Seat
  readonly sample: number
}

const library = await loadLibrary((workerData as { library: string }).library)
const games = new PlayedGames(library)

/** The action that the bot chooses, in notation. */
export async function run({ game, components, level, mind, seat, sample }: BotTask): Promise<string> {
  const found = await games.load(game, components ?? undefined)
  if (typeof found === 'string') throw new Error(`${game} can't be played: ${found}`)
  return library.choose(found.game, level, mind, seat, sample)
}

/** Resolves when the thread has loaded everything. */
export function warmUp(): void {}
