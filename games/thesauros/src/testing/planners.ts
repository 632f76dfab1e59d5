import type { Chance, Seat } from '@fathom/kernel'
import { diverAt } from '../dive/begin.ts'
import { deepest, isWorthDiving } from '../dive/column.ts'
import { courseOf } from '../sea/course.ts'
import { PLACE } from '../frames.ts'
import { findFrame, numberIn } from '../stack.ts'
import type { Look } from '../topic.ts'
import { distancesFrom } from '../sea/distances.ts'
import { boardOf } from '../set.ts'
import { holderOf, queueStart, seatOf, SITES, type State } from '../state.ts'
import { thesauros as game } from '../sets.ts'
import {
  ACCOUNTS,
  MARKET,
  MERCENARY,
  MUSEUM,
  NOBODY,
  PORT_AND_LAGOON,
  RECRUITMENT,
  RESEARCH,
  SF,
  TREASURE_VALUES,
  type Zone,
} from '../types.ts'
import type { Action } from '../verbs.ts'

/** How somebody plays who plans: what he likes of an action in a position; chance breaks ties, and now and then takes anything. */
export type Planner = (action: Action, state: State, seat: Seat) => number

/** The action that somebody who plays so takes. */
export function choose(state: State, seat: Seat, planner: Planner, chance: Chance): Action {
  const actions = game.legal(state, seat)
  if (chance.below(30) === 0) return chance.pick(actions)
  let best: Action[] = []
  let bestLiking = -Infinity
  for (const action of actions) {
    const liking = planner(action, state, seat)
    if (liking < bestLiking) continue
    if (liking > bestLiking) best = []
    bestLiking = liking
    best.push(action)
  }
  return chance.pick(best)
}

const NEVER = -10
const { set } = game.gameData

/** Parts of the year's money for HR, RD, GE and ME; the rest is slush. */
const PARTS = [0.3, 0.22, 0.28, 0.12]

/** What a townsman likes, by zone. */
const IN_TOWN = [0, 4, 6, 2, NEVER, 0, 3, 5, 1, 7]
const MIN_BRIBE = 2
const MOST_BID = 6
const BLUFF = 4

/** Buys maps and gear, dives for treasures and fills the museum with them. */
export const curator: Planner = (action, state, seat) => {
  switch (action.do) {
    case 'budget':
      return -Math.abs(action.amount - Math.floor((PARTS[action.account] ?? 0) * wealthOf(state, seat)))
    case 'place':
      return action.sort === MERCENARY ? 0 : zoneLiking(state, seat, action.zone)
    case 'sponsor':
      return 5
    case 'sell':
      return action.room === 0 ? 1 : 6
    case 'patent':
      return 1
    case 'item':
    case 'prototype':
      return 2 + (set.items.dive[action.card] ?? 0)
    case 'buy':
      return 5 - distanceTo(state, action.number) / 10
    case 'lift':
      return 6
    case 'dive':
      return 20
    case 'take':
    case 'bid':
      return action.amount / 10
    case 'transfer':
    case 'bribe':
      return -action.amount / 100
    default:
      return movesLiking(action, state, seat)
  }
}

function movesLiking(action: Action, state: State, seat: Seat): number {
  switch (action.do) {
    case 'exchange':
      return 3
    case 'move':
      return action.from === 0 ? 4 : NEVER
    case 'depart':
      return canDiveAt(state, seat).length > 0 ? 2.5 : 1
    case 'buy-zodiac':
      return 0
    case 'lagoon':
      return 2
    case 'sail':
      return 2
    case 'step':
      return 10 - nearest(state, seat, boardSpace(state, action.space))
    case 'rent':
    case 'refuse':
    case 'skip':
    case 'pass':
    case 'surface':
      return NEVER
    case 'done':
      return findFrame(state, 'voyage') >= 0 && findFrame(state, 'exchange') < 0
        ? 10 - nearest(state, seat, ownSpace(state))
        : 0
    default:
      return 1
  }
}

/** Stays in town: advertises, patents, hires, gathers mussels, and bribes. */
export const townsman: Planner = (action, state, seat) => {
  const slush = state.money[seat * ACCOUNTS.length + SF] ?? 0
  switch (action.do) {
    case 'envelope':
      return slush >= MIN_BRIBE ? 30 : NEVER
    case 'place':
      return (IN_TOWN[action.zone] ?? 0) - 3 * ownIn(state, seat, action.zone)
    case 'patent':
      return 4
    default:
      return curator(action, state, seat)
  }
}

/** Hires mercenaries and sends them to a zone. */
export function employer(zone: Zone): Planner {
  return (action, state, seat) => {
    switch (action.do) {
      case 'budget':
        return -Math.abs(action.amount - Math.floor((PARTS[action.account] ?? 0) * 0.7 * wealthOf(state, seat)))
      case 'bid':
        return action.amount <= Math.min(MOST_BID, state.money[seat * ACCOUNTS.length + SF] ?? 0)
          ? 3 - action.amount
          : NEVER * 2
      case 'bid-up-to':
        return NEVER * 2
      case 'place':
        if (action.sort === MERCENARY) return action.zone === zone ? 30 : NEVER
        return curator(action, state, seat)
      case 'mine':
      case 'black':
        return 25
      default:
        return curator(action, state, seat)
    }
  }
}

/** Hires mercenaries as well, but bids some dollars more than the slush fund holds. */
export const bluffer: Planner = (action, state, seat) => {
  if (action.do !== 'bid') return employer(MARKET)(action, state, seat)
  const slush = state.money[seat * ACCOUNTS.length + SF] ?? 0
  return action.amount <= slush + BLUFF ? 3 - action.amount / 100 : 2 * NEVER
}

/** Hires for a Double Action and buys two Zodiacs with it. */
export const shipper: Planner = (action, state, seat) => {
  const isDoubled = state.doubled.length > 0 || state.store.some((meeple) => meeple >= 0)
  switch (action.do) {
    case 'double':
      return 20
    case 'place':
      if (hasDoubled(state)) return action.zone === PORT_AND_LAGOON ? 30 : NEVER
      return action.zone === RECRUITMENT && (state.hired[seat] ?? 0) < 2 ? 15 : curator(action, state, seat)
    case 'buy-zodiac':
      return isDoubled ? 30 : NEVER
    case 'lagoon':
    case 'depart':
      return isDoubled ? NEVER : curator(action, state, seat)
    default:
      return curator(action, state, seat)
  }
}

/** Stands the meeple that is placed next on a Double Action? */
function hasDoubled(state: State): boolean {
  const frame = findFrame(state, 'place')
  return frame >= 0 && numberIn(state, frame, PLACE.double) === 1
}

function wealthOf(state: State, seat: Seat): number {
  let sum = state.pool[seat] ?? 0
  for (let account = 0; account <= SF; account++) sum += state.money[seat * ACCOUNTS.length + account] ?? 0
  return sum
}

/** What is lacking most comes first: maps, something to dive with, somebody at sea, sponsors; treasures are sold before all else. */
function zoneLiking(state: State, seat: Seat, zone: Zone): number {
  return lackLiking(state, seat, zone) - 3 * ownIn(state, seat, zone)
}

/** Own meeples that stand in a queue already. */
function ownIn(state: State, seat: Seat, zone: Zone): number {
  const start = queueStart(zone)
  const there = state.queues.slice(start, start + (state.queued[zone] ?? 0))
  return there.filter((meeple) => meeple >= 0 && seatOf(state, meeple) === seat).length
}

function lackLiking(state: State, seat: Seat, zone: Zone): number {
  const treasures = state.treasures.slice(seat * TREASURE_VALUES.length, (seat + 1) * TREASURE_VALUES.length)
  const maps = canDiveAt(state, seat).length
  if (zone === MUSEUM) {
    if (treasures.some((count) => count > 0)) return 10
    return state.quadrimester > 2 && state.sponsors.includes(NOBODY) ? 5 : NEVER
  }
  if (zone === MARKET) return maps < 9 ? 8 : 3
  if (zone === RESEARCH) return hasDivingGear(state, seat) ? 3 : 7
  if (zone === RECRUITMENT) return state.quadrimester < 3 && state.hired[seat] === 0 ? 6 : NEVER
  if (zone !== PORT_AND_LAGOON) return 1
  const isReady = state.zodiacOwner.some((owner, zodiac) => owner === seat && state.crew[zodiac] === NOBODY)
  return isReady ? (maps > 0 ? 9 : 4) : NEVER
}

function hasDivingGear(state: State, seat: Seat): boolean {
  const { kinds, dive } = set.items
  const holders = [seat, ...state.zodiacOwner.flatMap((owner, zodiac) => (owner === seat ? [holderOf(zodiac)] : []))]
  return holders.some((holder) =>
    dive.some((depth, kind) => depth > 1 && (state.items[holder * kinds + kind] ?? 0) > 0),
  )
}

function boardSpace(state: State, code: number): number {
  return game.gameData.actionTable.spaceOf[state.seats - 1]?.[code] ?? 0
}

function ownSpace(state: State): number {
  return state.zodiacAt[courseOf(state)?.zodiac ?? 0] ?? 0
}

/** Spaces of sites that the seat has maps of. */
function canDiveAt(state: State, seat: Seat): number[] {
  const { sea } = boardOf(set, state.seats)
  return sea.siteSpaces.flatMap((spaces, number) => (ownsMap(state, seat, number) ? spaces : []))
}

function ownsMap(state: State, seat: Seat, number: number): boolean {
  const place = seat * SITES + number
  return (state.marketMaps[place] ?? 0) + (state.satelliteMaps[place] ?? 0) + (state.mercenaryMaps[place] ?? 0) > 0
}

/** Spaces to the nearest column that the Zodiac under way can bring something up from. */
function nearest(state: State, seat: Seat, from: number): number {
  const board = boardOf(set, state.seats)
  const look: Look = { ...game.gameData, board, state }
  const zodiac = courseOf(state)?.zodiac ?? 0
  const maps = Array.from({ length: board.sites + 1 }, (_, number) => ownsMap(state, seat, number))
  const distances = distancesFrom(board.sea, from, maps)
  const worth = canDiveAt(state, seat).filter((space) => {
    const diver = diverAt(look, seat, zodiac, space)
    return diver.tile !== undefined && deepest(diver) > 0 && isWorthDiving(diver, () => true)
  })
  return Math.min(9, ...worth.map((space) => distances[space] ?? -1).filter((distance) => distance >= 0))
}

/** Spaces from port to a site. */
function distanceTo(state: State, number: number): number {
  const { sea } = boardOf(set, state.seats)
  const all = sea.ids.map(() => true)
  const distances = distancesFrom(sea, 0, all)
  return Math.min(...(sea.siteSpaces[number] ?? []).map((space) => distances[space] ?? 9))
}
