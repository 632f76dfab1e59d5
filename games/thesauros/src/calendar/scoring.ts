import { gainReputation } from '../reputation.ts'
import type { Look, Play } from '../topic.ts'
import { OVER, type End } from '../types.ts'
import { outcome } from '../score/outcome.ts'

/** Points for the turn order at the end of a year (EN L1115-1127). */
export function influenceOf({ state, set }: Look): readonly number[] {
  const { influence } = set.data.scoring
  if (state.seats === 1) return []
  if (state.seats === 2) return influence['2']
  return state.seats === 3 ? influence['3'][state.rules.influence3p] : influence['4']
}

/** Gives the points of the year that is over. */
export function scoreInfluence(play: Play): void {
  const points = influenceOf(play)
  play.state.order.forEach((seat, place) => gainReputation(play, seat, points[place] ?? 0, 'influence'))
}

/** The game is over: the order scores a last time, and the rest is counted (`score/`). */
export function endGame(play: Play, end: End): void {
  const { state, events } = play
  scoreInfluence(play)
  state.phase = OVER
  state.end = end
  state.stack.length = 0
  // The slush funds are opened.
  play.chance.reveal()
  events.push({ type: 'game-ended', end, ranks: outcome(play).ranks })
}
