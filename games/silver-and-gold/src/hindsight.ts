import type { Hindsight } from '@fathom/kernel'
import { TURNS_PER_ROUND, type State } from './state.ts'
import type { Crossing, Event } from './types.ts'

/**
 * Revealed expedition cards lie on a pile that nobody may look through (rulebook: Step 2, note). So the log does not name the patterns of earlier
 * turns until the round is over, nor show what was crossed off with them, and the board is not shown as it was in those turns.
 */
export const hindsight: Hindsight<State, Event> = {
  event(event, now) {
    if (event.type !== 'expedition' && event.type !== 'crossed' && event.type !== 'chose') return event
    if (hindsight.shows(timeAt(event.round, event.turn), now)) return event
    switch (event.type) {
      case 'expedition':
        return null
      case 'crossed':
        return { ...event, crossing: withoutPattern(event.crossing) }
      case 'chose':
        return { ...event, crossings: event.crossings.map(withoutPattern) }
    }
  },
  timeOf: ({ phase, round, turn }) => (phase === 'keep' ? 0 : timeAt(round, turn)),
  shows(time, now) {
    if (now.expeditionAid || now.phase === 'over') return true
    return time === 0 || roundOf(time) !== now.round || time === timeAt(now.round, now.turn)
  },
  // What an action told is of the turn that it has led to, or of one before.
  isSettled: (time, now) => now.phase === 'over' || roundOf(time) < now.round,
}

/** Turns are counted from 1 through the whole game; 0 is before the first. */
const timeAt = (round: number, turn: number): number => (round - 1) * TURNS_PER_ROUND + turn
const roundOf = (time: number): number => Math.ceil(time / TURNS_PER_ROUND)

/** Single boxes tell nothing of the pattern. */
function withoutPattern(crossing: Crossing): Crossing {
  return crossing.how === 'pattern' ? { ...crossing, boxes: 0 } : crossing
}
