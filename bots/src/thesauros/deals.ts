import {
  firstMapChosen,
  GE,
  mapOnItsWay,
  mapsToChoose,
  PORT,
  RD,
  SEATS,
  SITES,
  yearOf,
  type State,
} from '@fathom/thesauros'
import { boatsWorth } from './boats.ts'
import { distances } from './distances.ts'
import { hasMap } from './dives.ts'
import { spareWorth } from './gear.ts'
import { type EvaluationContext, type Offer } from './context.ts'

/** Of the copies that are left so many are bought by others, about. */
const SOLD = 0.4
/** A second map of a number on the way to a collection. */
const TOWARDS = 0.26
/** Maps of sites that have not been looked at, by how far away they are. */
const UNSEEN = 1

/** Patents: their points, and royalties to come. */
export function patentsWorth(context: EvaluationContext, state: State): number {
  let sum = 0
  for (let card = 0; card < state.patents.length; card++) {
    if (state.patents[card] === context.seat) sum += patentWorth(context, card, state.copies[card] as number)
  }
  return sum
}

function patentWorth({ set, left, dollar, isSolo }: EvaluationContext, card: number, copies: number): number {
  const { patentRP, royalty } = set.technologies
  const time = Math.min(1, left / 4)
  const royalties = isSolo ? 0 : (royalty[card] as number) * copies * SOLD * dollar * time
  return (patentRP[card] as number) + royalties
}

/** All items of a seat, wherever they are: each kind once counts most. */
export function itemsWorth(context: EvaluationContext, state: State): number {
  const { kinds } = context.set.items
  let sum = 0
  for (let kind = 0; kind < kinds; kind++) {
    let count = state.items[context.seat * kinds + kind] as number
    for (let zodiac = 0; zodiac < state.zodiacOwner.length; zodiac++) {
      if (state.zodiacOwner[zodiac] === context.seat) count += state.items[(SEATS + zodiac) * kinds + kind] as number
    }
    if (count > 0) sum += spareWorth(context, kind) * (count > 1 ? 1.2 : 1)
  }
  return sum
}

/** What zone 2 offers, each card in the best way. */
export function researchOffers(context: EvaluationContext, state: State): Offer[] {
  const { seat, set } = context
  const { patentCost, itemCost, royalty } = set.technologies
  const { kinds } = set.items
  const before = boatsWorth(context, state)
  const offers: Offer[] = []
  for (const card of state.cards) {
    const owner = state.patents[card] as number
    const [d, g, h] = [patentCost[card] as number, itemCost[card] as number, royalty[card] as number]
    const copies = state.copies[card] as number
    const has = (state.items[seat * kinds + card] as number) > 0
    const gear = boatsWorth(context, state, card) - before + (has ? 0.1 : spareWorth(context, card))
    const maps = 2 * (set.items.maps[card] as number)
    if (owner < 0) {
      offers.push({ worth: patentWorth(context, card, copies), account: RD, cost: d })
      offers.push({ worth: patentWorth(context, card, copies - 1) + gear + maps, account: RD, cost: d + g + h })
    } else if (copies > 0) offers.push({ worth: gear + maps, account: RD, cost: owner === seat ? g : g + h })
  }
  return onePerCard(context, offers)
}

/** A patent with its item leaves nothing of the patent alone: keeps what nets more. */
function onePerCard({ dollar }: EvaluationContext, offers: readonly Offer[]): Offer[] {
  return offers.filter((offer, index) => {
    const other = offers[index + 1]
    if (
      other !== undefined &&
      other.cost > offer.cost &&
      other.worth - other.cost * dollar > offer.worth - offer.cost * dollar
    )
      return false
    return true
  })
}

export const MAP_FEATURES = ['maps', 'collections of maps', 'maps to come'] as const

/** Maps: a point each, more for three of a number, and $ from investors in the years to come. */
export function measureMaps(context: EvaluationContext, state: State, into: Float64Array, first: number): void {
  const { seat, board, set } = context
  let [single, collected] = [0, 0]
  for (let number = 1; number <= board.sites; number++) {
    const place = seat * SITES + number
    const count =
      (state.marketMaps[place] as number) +
      (state.satelliteMaps[place] as number) +
      (state.mercenaryMaps[place] as number)
    if (count === 0) continue
    single += count * mapWorth(context, state)
    collected += collection(set.data.scoring.mapCollection, count)
  }
  into[first] = single
  into[first + 1] = collected
  into[first + 2] = mapsToCome(context, state)
}

/** Maps that are had as soon as they are paid for, or chosen. */
function mapsToCome(context: EvaluationContext, state: State): number {
  const { seat } = context
  const bought = mapOnItsWay(state, seat)
  let sum = bought === 0 ? 0 : mapToCome(context, state, bought)
  const left = mapsToChoose(state, seat, 'satellite-map') + mapsToChoose(state, seat, 'mercenary-map')
  if (left > 0) sum += left * (mapWorth(context, state) + 0.5)
  const first = firstMapChosen(state, seat)
  if (first > 0) sum += mapToCome(context, state, first)
  return sum
}

function mapToCome(context: EvaluationContext, state: State, number: number): number {
  const isKnown = hasMap(state, context.seat, number)
  return (
    mapWorth(context, state) + (isKnown ? TOWARDS : UNSEEN * Math.min(1, context.left / 4) * nearness(context, number))
  )
}

function collection(points: number, count: number): number {
  return count >= 3 ? points : count === 2 ? TOWARDS : 0
}

/** A map's point and its income. */
function mapWorth({ set, dollar }: EvaluationContext, state: State): number {
  let income = 0
  for (let year = yearOf(state); year < 3; year++) income += set.data.money.yearIncome[year - 1]?.perMap ?? 0
  return set.data.scoring.map + income * dollar * 0.85
}

/** From 1 for the site that is reached first to less than half for the farthest. */
function nearness({ board }: EvaluationContext, number: number): number {
  const all = distances(board.sea, -1)
  let nearest = 9
  for (const space of board.sea.siteSpaces[number] ?? [])
    nearest = Math.min(nearest, all[PORT * board.sea.spaces + space] as number)
  return 0.88 ** Math.max(0, nearest - 2)
}

/** What zone 3 offers: the market's stacks. */
export function marketOffers(context: EvaluationContext, state: State): Offer[] {
  const { board, seat, left } = context
  const offers: Offer[] = []
  for (let space = 0; space < state.market.length; space++) {
    const number = state.market[space] as number
    if (number === 0) continue
    const site = hasMap(state, seat, number) ? TOWARDS : UNSEEN * Math.min(1, left / 4) * nearness(context, number)
    for (let copy = 0; copy < (state.marketCount[space] as number); copy++) {
      // What is left of a stack rises to a dearer space.
      offers.push({ worth: mapWorth(context, state) + site, account: GE, cost: (board.market[space] ?? 0) + copy })
    }
  }
  return offers
}
