import type { Seat } from '@fathom/kernel'
import type { Rules } from '../rules.ts'
import { stat, STAT, type State } from '../state.ts'
import type { Die, Event } from '../types.ts'
import { backToAct, cash } from './place.ts'
import { updateReputation } from './reputation.ts'

/** A die for the dive; with enough of them the top underwater card is taken (EN: Dive Action). */
export function dive(rules: Rules, state: State, seat: Seat, die: Die, events: Event[]): void {
  state.dice[die] = (state.dice[die] as number) - 1
  state.diving.push(die)
  state.phase = 'dive'
  events.push({ type: 'placed', seat, die, on: { kind: 'dive' } })
  const bonus = stat(state, seat, STAT.diveBonus)
  let sum = bonus
  for (const placed of state.diving) sum += placed
  const index = state.divers.length
  if (sum < (rules.depth[index] as number)) return
  const find = rules.findOf[index] as number
  const at = seat * rules.set.finds.length + find
  state.divers.push(seat)
  state.finds[at] = (state.finds[at] as number) + 1
  state.hasDived = true
  state.hasProgressed = true
  backToAct(state)
  events.push({
    type: 'dived',
    seat,
    card: rules.set.underwater[index]?.id ?? '',
    number: rules.depth[index] as number,
    find: rules.set.finds[find]?.id ?? '',
    dice: state.diving.slice(),
    bonus,
  })
  const dollars = stat(state, seat, STAT.diveCash)
  if (dollars > 0) cash(state, seat, dollars, 'dive', events)
  updateReputation(rules, state, seat, events)
}
