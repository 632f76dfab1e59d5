import type { Advice, Seat } from '@fathom/kernel'
import { balance, transferFee } from '../money/accounts.ts'
import { wageEarners } from '../calendar/payday.ts'
import { legal } from '../flow.ts'
import { freePlaces } from '../museum/rooms.ts'
import { decisionOf } from '../readings.ts'
import { boardOf } from '../set.ts'
import type { State } from '../state.ts'
import type { GameData, Look } from '../topic.ts'
import {
  ACCOUNTS,
  ADVERTISING,
  AUTHORITIES,
  HR,
  MARKET,
  PORT_AND_LAGOON,
  QUADRIMESTERS,
  RECRUITMENT,
  type Zone,
} from '../types.ts'
import type { Action } from '../verbs.ts'
import { plansFor } from './plans.ts'
import { treasureNear } from './sea.ts'
import { sortsAtHome, tryAct } from './trial.ts'
import { boatsInPort, exampleOf, exampleWithout, mapsOf, told, waitsAt, type Told } from './zones.ts'

/** What a newcomer may want to know before they choose. What meeples could do is tried by the rules, as if they acted now. */
export function advice(gameData: GameData, state: State, seat: Seat): Advice<Action>[] {
  const actions = legal(gameData, state, seat)
  if (actions.length === 0) return []
  const look: Look = { ...gameData, board: boardOf(gameData.set, state.seats), state }
  const decision = decisionOf(state)
  if (decision === 'budget') return [...budgeting(look, seat, actions), ...zonesFor(look, seat)]
  const wages = wagesShort(look, seat)
  if (decision === 'place' || decision === 'place-recruit')
    return [...wages, ...placing(look, seat, actions), ...zonesFor(look, seat)]
  return [
    ...wages,
    ...treasureNear(look, seat),
    ...(actions.some(({ do: verb }) => verb === 'sell')
      ? [told('kept', { points: look.set.data.scoring.unsold })]
      : []),
    ...actions.flatMap((action) => [...notActing(action), ...ending(look, action)]),
  ]
}

function wagesOf({ state, set }: Look, seat: Seat): number {
  return wageEarners(state, seat) * set.data.money.wage
}

function wagesShort(look: Look, seat: Seat): Told[] {
  const [wages, holds] = [wagesOf(look, seat), balance(look, seat, HR)]
  return wages > holds ? [told('wages-short', { wages, holds })] : []
}

function notActing(action: Action): Advice<Action>[] {
  return action.do === 'refuse' ? [{ ...told('not-acting', { points: 1 }), action, warns: true }] : []
}

/** The last room opens, and nothing is played after this quadrimester (EN L1139). */
function ending(look: Look, action: Action): Advice<Action>[] {
  const { state, board } = look
  if ((action.do !== 'sell' && action.do !== 'sponsor') || action.room === 0) return []
  const room = action.room - 1
  const others = board.rooms.filter((_, each) => each !== room && ((state.open >> each) & 1) === 0)
  const lacks = freePlaces(look, room) - (action.do === 'sell' ? 1 : 0)
  if (others.length > 0 || lacks > 0 || state.quadrimester === QUADRIMESTERS) return []
  return [{ ...told('last-room'), action, warns: true }]
}

function budgeting(look: Look, seat: Seat, actions: readonly Action[]): Advice<Action>[] {
  const wages = wagesOf(look, seat)
  const short = actions.flatMap((action) =>
    action.do === 'budget' && action.account === HR && action.amount < wages
      ? [{ ...told('budget-wages', { amount: action.amount, wages }), action, warns: true as const }]
      : [],
  )
  const isFirst = look.state.quadrimester <= 3
  return [...(isFirst ? [told('budget-first')] : []), told('wages-each', { wages }), ...short]
}

function placing(look: Look, seat: Seat, actions: readonly Action[]): Advice<Action>[] {
  const { state } = look
  const isLast = state.quadrimester % 3 === 0
  return [
    ...(isLast ? [told('anew')] : []),
    ...actions.flatMap((action) =>
      action.do === 'place' ? placeOf(look, seat, action).map((each) => ({ ...each, action })) : [],
    ),
    ...plansFor(look, seat).map((plan) => ({ ...plan, about: 'plan' })),
  ]
}

function placeOf(
  look: Look,
  seat: Seat,
  { sort, zone }: Extract<Action, { do: 'place' }>,
): Omit<Advice<Action>, 'action'>[] {
  const trial = tryAct(look, look.state, seat, sort, zone)
  if (trial === null) return []
  if (trial.actions.length === 0) {
    return [{ ...told('nothing-there', { zone }), warns: true }]
  }
  const all: Told[] = []
  // A map may come before: the flea market is played before the port.
  const isMapless = mapsOf(look, seat).length === 0 && !waitsAt(look.state, seat, MARKET)
  if (zone === PORT_AND_LAGOON && boatsInPort(look, seat) > 0 && isMapless) all.push(told('only-fishing'))
  const { params } = exampleOf(look, seat, zone, trial)
  const [price, holds] = [Number(params['price'] ?? 0), Number(params['holds'] ?? -1)]
  const account = ACCOUNT_OF[zone]
  if (account !== undefined && holds >= 0 && price > holds) all.push(told('fee', { account, fee: transferFee(look) }))
  return all
}

const ACCOUNT_OF: Readonly<Record<Zone, string>> = {
  1: ACCOUNTS[0],
  2: ACCOUNTS[1],
  3: ACCOUNTS[2],
  7: ACCOUNTS[3],
  8: ACCOUNTS[2],
  9: ACCOUNTS[2],
}

/** An example for every zone, with the best of who is at home: the boss where it is. */
function zonesFor(look: Look, seat: Seat): Advice<Action>[] {
  const [best] = sortsAtHome(look.state, seat)
  const examples: Advice<Action>[] = []
  for (let zone = RECRUITMENT; zone <= AUTHORITIES; zone++) {
    const trial = best === undefined || zone > ADVERTISING ? null : tryAct(look, look.state, seat, best, zone)
    const example = trial === null ? exampleWithout(look, seat, zone) : exampleOf(look, seat, zone, trial)
    if (example !== null) examples.push({ ...example, about: `zone:${zone}` })
  }
  return examples
}
