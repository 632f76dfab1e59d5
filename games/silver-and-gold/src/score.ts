import { rankBy, type Outcome, type SeatScore } from '@fathom/kernel'
import { cardAt } from './cards.ts'
import { countColor, sealPoints } from './seals.ts'
import { PALM_BOXES, trophiesOf, type State } from './state.ts'
import { COLORS, type CardIndex } from './types.ts'

/** What a score is made of. */
export interface ScoreCard {
  readonly finished: readonly CardIndex[]
  readonly coins: number
  readonly trophies: readonly number[]
  readonly palms: readonly number[]
}

/** Points by source (rulebook: End of the game). */
export function scoreOf(card: ScoreCard): SeatScore {
  let cards = 0
  for (const index of card.finished) cards += cardAt(index).points
  const seals = sealPoints(card.finished)
  const trophies = sum(card.trophies)
  const palms = sum(card.palms)
  const total = cards + seals + card.coins + trophies + palms
  return { total, sources: { cards, seals, coins: card.coins, trophies, palms } }
}

function sum(values: readonly number[]): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/** How the game stands: ties go by finished grey, green, orange, purple cards, then are shared. */
export function outcome(state: State): Outcome {
  const scores: SeatScore[] = []
  const keys: number[][] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const finished = state.finished[seat] ?? []
    const score = scoreOf({
      finished,
      coins: state.coins[seat] ?? 0,
      trophies: trophiesOf(state, seat),
      palms: state.palms.slice(seat * PALM_BOXES, (seat + 1) * PALM_BOXES),
    })
    scores.push(score)
    keys.push([score.total, ...COLORS.map((color) => countColor(finished, color))])
  }
  const { ranks, partedBy } = rankBy(keys)
  const tieBreak = partedBy > 0 ? (COLORS[partedBy - 1] ?? null) : null
  return { end: state.phase === 'over' ? 'rounds' : null, ranks, scores, tieBreak }
}
