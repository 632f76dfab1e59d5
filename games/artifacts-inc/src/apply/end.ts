import type { Rules } from '../rules.ts'
import { majorityOf, outcome } from '../score.ts'
import type { State } from '../state.ts'
import type { End, Event } from '../types.ts'

/** Majorities are counted and places given (EN: End of the Game). */
export function endGame(rules: Rules, state: State, end: End, events: Event[]): void {
  state.phase = 'over'
  state.end = end
  rules.set.museums.forEach(({ id, majority }, museum) => {
    const { seat, tied } = majorityOf(rules, state, museum)
    events.push({
      type: 'majority',
      museum: id,
      seat: seat < 0 ? null : seat,
      reputation: seat < 0 ? 0 : majority,
      tied,
    })
  })
  events.push({ type: 'game-ended', end, ranks: outcome(rules, state).ranks })
}
