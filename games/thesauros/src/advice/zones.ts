import type { Advice, Seat } from '@fathom/kernel'
import { balance } from '../money/accounts.ts'
import { hasMap, isAtSea, isReady } from '../sea/boats.ts'
import { queueStart, seatOf, ZODIAC_COUNT, type State } from '../state.ts'
import { decisionOf } from '../readings.ts'
import type { Look } from '../topic.ts'
import {
  AUTHORITIES,
  GE,
  HIGH_SEAS,
  HR,
  ME,
  RD,
  SF,
  SORTS,
  TREASURE_VALUES,
  type Account,
  ACCOUNTS,
  type Treasure,
  type Zone,
} from '../types.ts'
import { priceOf as advertisingPrice } from '../zones/advertise.ts'
import { musselGain } from '../zones/mussels.ts'
import { advertisingTrack } from '../zones/tracks.ts'
import { priceOf as mapPrice } from '../market/market.ts'
import { spaceOfNumber } from '../market/stacks.ts'
import { amountFor, sponsorPrice } from '../museum/museum.ts'
import { roomId } from '../museum/rooms.ts'
import { nextRecruit, priceOf as hirePrice } from '../recruitment/recruit.ts'
import { priceOf as storePrice } from '../lagoon/store.ts'
import { isDeal } from '../technology/research.ts'
import { priceOf as dealPrice } from '../technology/prices.ts'
import { itemId } from '../view/names.ts'
import type { Action } from '../verbs.ts'
import type { AdviceCode } from './codes.ts'
import type { Trial } from './trial.ts'

type Params = Advice['params']
export interface Told {
  readonly code: AdviceCode
  readonly params: Params
}

/** Who pays in a zone. */
const PAYS: Readonly<Record<Zone, Account>> = { 1: HR, 2: RD, 3: GE, 4: ME, 7: ME, 8: GE, 9: GE }

/** $ in an account; -1 while the year's money is not shared out. */
function holding(look: Look, seat: Seat, account: Account): number {
  return decisionOf(look.state) === 'budget' ? -1 : balance(look, seat, account)
}

/** What a meeple could do in a zone where it stands on trial, by the prices that the rules ask of it there. */
export function exampleOf(look: Look, seat: Seat, zone: Zone, trial: Trial): Told {
  const { play, actions } = trial
  const sort = SORTS[trial.sort] ?? 'W'
  const account = PAYS[zone]
  const holds = account === undefined ? -1 : holding(look, seat, account)
  switch (zone) {
    case 1:
      if (!actions.some(({ do: verb }) => verb === 'hire')) break
      return told('zone-hire', { sort, price: hirePrice(play), holds, wage: look.set.data.money.wage })
    case 2: {
      const deal = cheapestDeal(trial, seat)
      if (deal === null) break
      return told('zone-research', { sort, ...deal, holds })
    }
    case 3: {
      const map = cheapestMap(trial)
      if (map === null) break
      return told('zone-market', { sort, ...map, holds })
    }
    case 4: {
      const boats = boatsAtSea(look, seat)
      return boats === 0 ? told('zone-no-flight') : told('zone-flight', { boats })
    }
    case 6:
      return told('zone-mussels', { sort, ...musselGain(play) })
    case 7: {
      const boats = boatsInPort(look, seat)
      if (boats > 0) return told('zone-port', { boats, maps: mapsOf(look, seat) })
      if (!actions.some(({ do: verb }) => verb === 'buy-zodiac')) break
      return told('zone-port-buy', { sort, price: storePrice(play), holds })
    }
    case 8:
      return museumExample(trial, holds) ?? told('zone-museum-nothing')
    case 9:
      if (actions.length === 0) break
      return told('zone-advertise', { sort, price: advertisingPrice(play), points: pointsNow(look), holds })
  }
  if (zone === 1 && nextRecruit(look.state, seat) < 0) return told('zone-all-hired')
  return told('zone-poor', { zone, account: ACCOUNTS[account ?? ME] ?? '', holds })
}

export function told(code: AdviceCode, params: Params = {}): Told {
  return { code, params }
}

export function pointsNow(look: Look): number {
  return advertisingTrack(look)[look.state.advertisingMarker] ?? 0
}

/** What is cheapest of what can be bought in zone 2. @param isWanted leaves out what nobody would buy for what is told */
export function cheapestDeal(
  { play, actions }: Trial,
  seat: Seat,
  isWanted: (action: Action) => boolean = () => true,
): { readonly item: string; readonly price: number } | null {
  const deals = actions.filter(isWanted).flatMap((action) => {
    if (!isDeal(action.do) || !('card' in action)) return []
    const { bank, royalty } = dealPrice(play, seat, action.card, action.do)
    return [{ item: itemId(play, action.card), price: bank + royalty }]
  })
  return least(deals)
}

/** The cheapest map that can be bought. */
export function cheapestMap({ play, actions }: Trial): { readonly number: number; readonly price: number } | null {
  return least(
    actions.flatMap((action) =>
      action.do === 'buy'
        ? [{ number: action.number, price: mapPrice(play, spaceOfNumber(play.state, action.number)) }]
        : [],
    ),
  )
}

/** The most that one treasure brings, or null without one. */
export function bestSale({
  play,
  sort,
  actions,
}: Trial): { readonly value: number; readonly amount: number; readonly sort: string } | null {
  const kinds = actions.flatMap((action) => (action.do === 'sell' ? [action.treasure] : []))
  if (kinds.length === 0) return null
  const kind: Treasure = Math.max(...kinds)
  return { value: TREASURE_VALUES[kind] ?? 0, amount: amountFor(play, kind), sort: SORTS[sort] ?? 'W' }
}

function museumExample(trial: Trial, holds: number): Told | null {
  const sale = bestSale(trial)
  if (sale !== null) return told('zone-museum-sell', { ...sale })
  const rooms = trial.actions.flatMap((action) =>
    action.do === 'sponsor'
      ? [{ room: roomId(trial.play, action.room - 1), price: sponsorPrice(trial.play, action.room - 1) }]
      : [],
  )
  const room = least(rooms)
  return room && told('zone-museum-room', { ...room, holds, sort: SORTS[trial.sort] ?? 'W' })
}

function least<Offer extends { readonly price: number }>(offers: readonly Offer[]): Offer | null {
  return offers.toSorted((a, b) => a.price - b.price)[0] ?? null
}

/** Examples of zones 5 and 10, where nobody is placed. */
export function exampleWithout(look: Look, seat: Seat, zone: Zone): Told | null {
  if (zone === HIGH_SEAS) {
    const [boats, maps] = [boatsAtSea(look, seat), mapsOf(look, seat)]
    return maps.length === 0 ? told('zone-sea-no-map', { boats }) : told('zone-sea', { boats, maps })
  }
  if (zone !== AUTHORITIES || look.state.rules.variant === 'solo') return null
  return told('zone-bribe', { holds: holding(look, seat, SF), least: look.set.data.money.minBribe })
}

/** Numbers of the maps that a seat has. */
export function mapsOf({ state, board }: Look, seat: Seat): number[] {
  const numbers: number[] = []
  for (let number = 1; number <= board.sites; number++) if (hasMap(state, seat, number)) numbers.push(number)
  return numbers
}

function boatsAtSea(look: Look, seat: Seat): number {
  return count((zodiac) => isAtSea(look, seat, zodiac))
}

export function boatsInPort({ state }: Look, seat: Seat): number {
  return count((zodiac) => isReady(state, seat, zodiac))
}

/** Whether somebody of a seat stands in a zone's queue. */
export function waitsAt(state: State, seat: Seat, zone: Zone): boolean {
  const start = queueStart(zone)
  const line = state.queues.slice(start, start + (state.queued[zone] ?? 0))
  return line.some((meeple) => meeple >= 0 && seatOf(state, meeple) === seat)
}

function count(holds: (zodiac: number) => boolean): number {
  let boats = 0
  for (let zodiac = 0; zodiac < ZODIAC_COUNT; zodiac++) if (holds(zodiac)) boats++
  return boats
}
