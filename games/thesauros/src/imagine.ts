import type { Chance, Seat } from '@fathom/kernel'
import { imagineBids, imagineBribes, imagineBudgets, imagineSlush } from './imagine/money.ts'
import { imagineDeck, imagineIsland, imagineTiles } from './imagine/tiles.ts'
import { boardOf } from './set.ts'
import { clone, type State } from './state.ts'
import type { Box, Look } from './topic.ts'

/**
 * A whole state sampled from what `seat` can know. What it can't know is put back among everything that it might be, in an order that
 * tells nothing, and dealt anew: dig tiles and island tiles that others have seen, the deck that others have searched, slush funds,
 * budgets and bribes that are being made, standing bids.
 */
export function imagine(box: Box, state: State, seat: Seat, chance: Chance): State {
  const imagined = clone(state)
  const look: Look = { ...box, board: boardOf(box.set, state.seats), state: imagined }
  imagineTiles(look, seat, chance)
  imagineIsland(look, seat, chance)
  imagineDeck(look, seat, chance)
  imagineBudgets(look, seat, chance)
  imagineSlush(look, seat, chance)
  imagineBribes(look, seat, chance)
  imagineBids(look, seat, chance)
  return imagined
}
