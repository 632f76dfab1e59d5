import type { Seat } from '@fathom/kernel'
import type { Play } from './topic.ts'
import { REPUTATION, type ReputationId } from './types.ts'

const PLACE = Object.fromEntries(REPUTATION.map((reason, place) => [reason, place])) as Readonly<
  Record<ReputationId, number>
>

/**
 * Moves a seat's reputation, never below 0 (EN L1060), and keeps account of why.
 * @param points how many, negative for a loss
 */
export function gainReputation(play: Play, seat: Seat, points: number, reason: ReputationId): void {
  const { state, events } = play
  const before = state.reputation[seat] as number
  const total = Math.max(0, before + points)
  if (total === before) return
  state.reputation[seat] = total
  const entry = seat * REPUTATION.length + PLACE[reason]
  state.tally[entry] = (state.tally[entry] as number) + total - before
  events.push({ type: 'reputation', seat, change: total - before, reason, total })
}

/** Points of a seat's reputation that came from one reason. */
export function reputationFrom(tally: readonly number[], seat: Seat, reason: ReputationId): number {
  return tally[seat * REPUTATION.length + PLACE[reason]] ?? 0
}
