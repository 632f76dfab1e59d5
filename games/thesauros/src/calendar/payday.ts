import type { Seat } from '@fathom/kernel'
import { payable } from '../money/accounts.ts'
import { pay } from '../money/pay.ts'
import { gainReputation } from '../reputation.ts'
import { PAYDAY } from '../frames.ts'
import { pop, setTop, top } from '../stack.ts'
import { AT_GONE, AT_HOME, AT_UNHIRED, isBoss, OWN, seatOf, type State } from '../state.ts'
import type { Play, AutomaticStep } from '../topic.ts'
import { HR } from '../types.ts'

/** Salaries in turn order (EN L1044-1060). */
export const payday: AutomaticStep = {
  run(play) {
    const { state } = play
    const place = top(state, PAYDAY.next)
    if (place === state.seats) return pop(state)
    setTop(state, PAYDAY.next, place + 1)
    payWages(play, state.order[place] as Seat)
  },
}

/** Workers of a seat that cost a wage, wherever they are; a mercenary does while it waits in the staff room (EN L1564). */
export function wageEarners(state: State, seat: Seat): number {
  let workers = 0
  for (let meeple = seat * OWN; meeple < (seat + 1) * OWN; meeple++) {
    const at = state.at[meeple]
    if (at !== AT_UNHIRED && at !== AT_GONE && !isBoss(state, meeple)) workers++
  }
  for (let meeple = state.seats * OWN; meeple < state.at.length; meeple++) {
    if (state.at[meeple] === AT_HOME && seatOf(state, meeple) === seat) workers++
  }
  return workers
}

/** Pays as many whole wages as the seat can with all its transfers. Each unpaid one costs a point (ruling 21). */
function payWages(play: Play, seat: Seat): void {
  const { state, set, events } = play
  const { wage } = set.data.money
  const workers = wageEarners(state, seat)
  const paid = wage === 0 ? workers : Math.min(workers, Math.floor(payable(play, seat, HR) / wage))
  events.push({ type: 'wages-due', seat, workers, paid })
  if (paid < workers) gainReputation(play, seat, paid - workers, 'wages')
  pay(play, seat, HR, paid * wage, 'wages')
}
