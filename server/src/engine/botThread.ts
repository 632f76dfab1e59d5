/** Runs in a worker thread: a bot thinking in its own imagined state. */
import type { Seat } from '@fathom/kernel'
import { workerData } from 'piscina'
import { loadLibrary } from './gameLibrary.ts'

export interface BotTask {
  readonly game: string
  readonly level: string
  readonly mind: unknown
  readonly seat: Seat
  readonly sample: number
}

const library = await loadLibrary((workerData as { library: string }).library)

/** The action that the bot chooses, in notation. */
export async function run({ game, level, mind, seat, sample }: BotTask): Promise<string> {
  const found = await library.load(game)
  if (found === null) throw new Error(`there is no game ${game}`)
  return library.choose(found.game, level, mind, seat, sample)
}

/** Resolves when the thread has loaded everything. */
export function warmUp(): void {}
