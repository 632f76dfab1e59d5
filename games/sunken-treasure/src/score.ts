import { rankBy, type Outcome, type Seat, type SeatScore } from '@fathom/kernel'
import { handCount, supplyCount, typesOf, type State } from './state.ts'
import { COLOR_COUNT, countBits } from './tokens.ts'

/** What parts a tie on treasures, in order. */
const TIE_BREAKS = ['jokers', 'cards'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

/** Treasures on the player board: the whole score. */
export function treasureCount(state: State, seat: Seat): number {
  return countBits(typesOf(state, seat))
}

/** Mussels and doubles beside the player board. */
export function jokerCount(state: State, seat: Seat): number {
  let count = 0
  for (let color = 0; color < COLOR_COUNT; color++) count += countBits(state.jokers[seat * COLOR_COUNT + color] ?? 0)
  return count
}

/** A score from the number of treasures. */
export function scoreOf(treasures: number): SeatScore {
  return { total: treasures, sources: { treasures } }
}

/** How the game stands: ties go by jokers beside the board, then by cards in hand and supply, then are shared. A full board is always first. */
export function outcome(state: State): Outcome {
  const scores: SeatScore[] = []
  const keys: number[][] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const treasures = treasureCount(state, seat)
    scores.push(scoreOf(treasures))
    keys.push([treasures, jokerCount(state, seat), handCount(state, seat) + supplyCount(state, seat)])
  }
  const { ranks, partedBy } = rankBy(keys)
  return { end: state.end, ranks, scores, tieBreak: partedBy > 0 ? (TIE_BREAKS[partedBy - 1] ?? null) : null }
}
