import type { Chance, Seat } from '@fathom/kernel'
import { determinizeBids, determinizeBribes, determinizeBudgets, determinizeSlush } from './determinize/money.ts'
import { determinizeDeck, determinizeIsland, determinizeTiles } from './determinize/tiles.ts'
import { boardOf } from './set.ts'
import { clone } from './clone.ts'
import type { State } from './state.ts'
import type { GameData, Look } from './topic.ts'

/**
 * Samples a whole state from what `seat` can know. Everything hidden from it goes back into a sorted bag and is dealt anew, so that its
 * order tells nothing: dig tiles and island tiles that others have seen, the deck that others have searched, slush funds,
 * budgets and bribes that are being made, standing bids.
 */
export function determinize(gameData: GameData, state: State, seat: Seat, chance: Chance): State {
  const sampled = clone(state)
  const look: Look = { ...gameData, board: boardOf(gameData.set, state.seats), state: sampled }
  determinizeTiles(look, seat, chance)
  determinizeIsland(look, seat, chance)
  determinizeDeck(look, seat, chance)
  determinizeBudgets(look, seat, chance)
  determinizeSlush(look, seat, chance)
  determinizeBribes(look, seat, chance)
  determinizeBids(look, seat, chance)
  return sampled
}
