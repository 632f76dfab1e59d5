import type { Seat } from '@fathom/kernel'
import { holderOf } from '../state.ts'
import type { Look } from '../topic.ts'
import { ADVERTISING, MARKET, MUSEUM, MUSSELS, PORT_AND_LAGOON, RESEARCH, SORTS, type Zone } from '../types.ts'
import { priceOf as advertisingPrice } from '../zones/advertise.ts'
import type { Action } from '../verbs.ts'
import { musselGain } from '../zones/mussels.ts'
import { sortsAtHome, tryAct, type Trial } from './trial.ts'
import { bestSale, boatsInPort, cheapestDeal, cheapestMap, mapsOf, pointsNow, told, type Told } from './zones.ts'

/** Plans that are told at once. */
const MOST = 3

/** What a meeple at home could be placed for, what is nearest to points first: only what could be done as things stand now. */
export function plansFor(look: Look, seat: Seat): Told[] {
  const [best] = sortsAtHome(look.state, seat)
  if (best === undefined) return []
  const at = (zone: Zone): Trial | null => tryAct(look, look.state, seat, best, zone)
  return [
    ...selling(at(MUSEUM)),
    ...voyage(look, seat, at(PORT_AND_LAGOON)),
    ...map(look, seat, at(MARKET)),
    ...research(look, at(RESEARCH), seat),
    ...advertising(look, at(ADVERTISING)),
    ...mussels(at(MUSSELS)),
  ].slice(0, MOST)
}

function selling(trial: Trial | null): Told[] {
  const sale = trial && bestSale(trial)
  return sale ? [told('plan-sell', { ...sale })] : []
}

function voyage(look: Look, seat: Seat, trial: Trial | null): Told[] {
  const maps = mapsOf(look, seat)
  return trial !== null && maps.length > 0 && boatsInPort(look, seat) > 0 ? [told('plan-voyage', { maps })] : []
}

function map(look: Look, seat: Seat, trial: Trial | null): Told[] {
  const cheapest = trial && cheapestMap(trial)
  return trial && cheapest && mapsOf(look, seat).length < 2
    ? [told('plan-map', { sort: sortOf(trial), ...cheapest })]
    : []
}

/** Gear that the seat has not got: a patent alone is none. */
function research(look: Look, trial: Trial | null, seat: Seat): Told[] {
  const owned = itemsOf(look, seat)
  const isNew = (action: Action): boolean => (action.do === 'item' || action.do === 'prototype') && !owned.has(action.card) // prettier-ignore
  const deal = trial && cheapestDeal(trial, seat, isNew)
  return trial && deal ? [told('plan-research', { sort: sortOf(trial), ...deal })] : []
}

/** Kinds of items in a seat's supply and aboard its Zodiacs. */
function itemsOf({ state, set }: Look, seat: Seat): Set<number> {
  const holders = [seat, ...state.zodiacOwner.flatMap((owner, zodiac) => (owner === seat ? [holderOf(zodiac)] : []))]
  const kinds = Array.from({ length: set.items.kinds }, (_, kind) => kind)
  return new Set(kinds.filter((kind) => holders.some((holder) => (state.items[holder * set.items.kinds + kind] ?? 0) > 0))) // prettier-ignore
}

function advertising(look: Look, trial: Trial | null): Told[] {
  if (trial === null || trial.actions.length === 0) return []
  return [told('plan-advertise', { sort: sortOf(trial), price: advertisingPrice(trial.play), points: pointsNow(look) })]
}

function mussels(trial: Trial | null): Told[] {
  return trial === null ? [] : [told('plan-mussels', { sort: sortOf(trial), ...musselGain(trial.play) })]
}

/** Whose price it is: the boss pays less than a worker would, so a plan that names a price names who pays it. */
function sortOf({ sort }: Trial): string {
  return SORTS[sort] ?? 'W'
}
