import type { Seat } from '@fathom/kernel'
import { reputationOf } from '../derive.ts'
import type { Rules } from '../rules.ts'
import { STAT, STATS, type State } from '../state.ts'
import type { Event } from '../types.ts'

/** Reputation is what is visible now (EN: Asset Action: Buy). Whoever reaches the end's number makes this round the last, even if it falls again. */
export function updateReputation(rules: Rules, state: State, seat: Seat, events: Event[]): void {
  const at = seat * STATS + STAT.reputation
  const from = state.stats[at] as number
  const to = reputationOf(rules, state, seat)
  if (from === to) return
  state.stats[at] = to
  events.push({ type: 'reputation', seat, from, to })
  if (state.trigger < 0 && to >= rules.set.board.endReputation) {
    state.trigger = seat
    events.push({ type: 'end-triggered', seat, reputation: to })
  }
}
