import type { Seat } from '@fathom/kernel'
import { SUMS_OFFERED } from '../lawless/bids.ts'
import type { ThesaurosSet } from '../set.ts'
import { BOSS, SORTS, TREASURE_VALUES, ZODIACS, type SortId, type Zone } from '../types.ts'
import type { DepthView, MeepleView, ReachView, RoomView, View, VoyageView } from '../views.ts'
import type { Spot } from './lexicon.ts'

/** What actions cost and bring, read off the actor's view: the same in every language. */

const EXPERTS: Readonly<Record<number, SortId>> = { 2: 'H2', 3: 'H3', 5: 'H57', 7: 'H57', 8: 'H8' }

/** Has a meeple the advantages of the boss in a zone? */
export function isExpert(meeple: Pick<MeepleView, 'sort'> | null, zone: Zone): boolean {
  return meeple !== null && (meeple.sort === SORTS[BOSS] || meeple.sort === EXPERTS[zone])
}

function reduced(set: ThesaurosSet, view: View, price: number): number {
  return priceFor(set, view, price, view.pending?.meeple ?? null, view.pending?.zone ?? 0)
}

/** A price with the discount of the boss, and of specialists in their own zone. */
export function priceFor(
  set: ThesaurosSet,
  view: View,
  price: number,
  meeple: Pick<MeepleView, 'sort'> | null,
  zone: Zone,
): number {
  if (!isExpert(meeple, zone)) return price
  const lower = price - set.data.money.discount
  return view.rules.discountFloor ? Math.max(0, lower) : lower
}

/** $ for the act of the pending meeple where its space of the line has a price; null where it has none. */
export function linePrice(set: ThesaurosSet, view: View): number | null {
  const { meeple, zone } = view.pending ?? { meeple: null, zone: null }
  const spaces = view.zones.find((each) => each.zone === zone)?.spaces ?? []
  const space = spaces.find((each) => each.meeple?.seat === meeple?.seat && each.meeple?.index === meeple?.index)
  return space?.price === undefined || space.price === null ? null : reduced(set, view, space.price)
}

export type Deal = 'patent' | 'item' | 'prototype'

/** $ to the bank, and of royalties to a seat (null for nobody). */
export function dealPrice(
  set: ThesaurosSet,
  view: View,
  card: number,
  deal: Deal,
): { readonly bank: number; readonly royalty: number; readonly owner: Seat | null } {
  const { technologies } = set
  const patent = technologies.patentCost[card] ?? 0
  const item = technologies.itemCost[card] ?? 0
  const royalty = technologies.royalty[card] ?? 0
  const owner = view.cards.find((each) => each.card === set.items.ids[card])?.patent ?? null
  if (deal === 'patent') return { bank: reduced(set, view, patent), royalty: 0, owner: null }
  if (deal === 'prototype') return { bank: reduced(set, view, patent + item + royalty), royalty: 0, owner: null }
  if (owner === 'rival') return { bank: reduced(set, view, item + royalty), royalty: 0, owner: null }
  const isOwn = owner === (view.pending?.meeple?.seat ?? null)
  return { bank: reduced(set, view, item), royalty: isOwn ? 0 : royalty, owner: isOwn ? null : owner }
}

/** $ of the top map of a number on the market. */
export function mapPrice(set: ThesaurosSet, view: View, number: number): number {
  return reduced(set, view, view.market.find((space) => space.number === number)?.price ?? 0)
}

/** The space of the store, from 0, that the pending meeple would take: its own one is free for it, too (ruling 11); -1 if there is none. */
export function storeSpace(view: View): number {
  const acting = view.pending?.meeple
  return view.store.findIndex(
    ({ meeple }) => meeple === null || (meeple.seat === acting?.seat && meeple.index === acting.index),
  )
}

/** $ of the next Zodiac of the store. */
export function storePrice(set: ThesaurosSet, view: View): number {
  return reduced(set, view, view.store[storeSpace(view)]?.price ?? 0)
}

/** Bids that are offered first, out of those that a slush fund can pay: the least, some above it, and all that there is. */
export function sensibleBids(least: number, slush: number): number[] {
  const sums = [...RAISES.map((raise) => least + raise), slush]
  return [...new Set(sums)].filter((sum) => sum >= least && sum <= slush).sort((a, b) => a - b)
}

const RAISES = [0, 1, 2, 4]

/** The actions that bid a sum: higher sums are asked for until it is among the offered ones. */
export function bidding(verb: 'bid' | 'bid-up-to', amount: number, mostOffered: number): string[] {
  const times = Math.max(0, Math.ceil((amount - mostOffered) / SUMS_OFFERED))
  return [...Array.from({ length: times }, () => 'higher'), `${verb} ${amount}`]
}

/** $ and points for what is had from the mussels now. */
export function mussels(set: ThesaurosSet, view: View): { readonly money: number; readonly points: number } {
  const gain = set.data.mussels[view.musselMarker - 1]
  const bonus = view.pending?.meeple?.sort === SORTS[BOSS] ? set.data.money.musselBonus : 0
  const money = gain !== undefined && 'money' in gain ? gain.money : 0
  return { money: money + bonus, points: gain !== undefined && 'rp' in gain ? gain.rp : 0 }
}

/** Points for advertising now. */
export function advertisingPoints(view: View): number {
  return view.advertisingTrack[view.advertisingMarker - 1] ?? 0
}

/** A room by its number in actions, from 1; null for the storeroom. */
export function roomAt(view: View, number: number): RoomView | null {
  return view.rooms[number - 1] ?? null
}

export function sponsorPrice(set: ThesaurosSet, view: View, room: RoomView): number {
  return reduced(set, view, room.price)
}

/** $ of a treasure, and points of the place it goes to: those of the room once it is open, or of the storeroom. */
export function saleOf(
  set: ThesaurosSet,
  view: View,
  treasure: number,
  room: RoomView | null,
): { readonly money: number; readonly points: number } {
  const bonus = isExpert(view.pending?.meeple ?? null, view.pending?.zone ?? 0) ? set.data.money.museumBonus : 0
  const place = room?.exhibits.indexOf(null) ?? -1
  const points = room === null ? set.data.scoring.storeroom : (room.values[place] ?? 0)
  return { money: (TREASURE_VALUES[treasure] ?? 0) + bonus, points }
}

/** $ that a trip to the lagoon brings with what is aboard; 0 for the island. */
export function lagoonMoney(set: ThesaurosSet, view: View, zodiac: number, spot: Spot): number {
  const { items, data } = set
  const bonus = isExpert(view.pending?.meeple ?? null, 7) ? data.money.lagoonBonus : 0
  if (spot.kind === 'tour') return data.money.tour + bonus
  if (spot.kind !== 'coastal' && spot.kind !== 'lobster') return 0
  const aboard = view.zodiacs.find((each) => each.zodiac === ZODIACS[zodiac])?.items ?? []
  const gains = items[spot.kind]
  return Math.max(0, ...aboard.map(({ item }) => gains[items.ids.indexOf(item)] ?? 0)) + bonus
}

/** The Zodiac under way. */
export function underWay(view: View): VoyageView | null {
  return view.pending?.voyages?.[0] ?? null
}

/** Where the Zodiac under way could end its move, if that is this very space. */
export function reachOf(view: View, space: string): ReachView | null {
  const nearest = underWay(view)?.reach.find((each) => each.space === space)
  return nearest?.path.length === 1 ? nearest : null
}

/** What lies at a depth (from 1) of the dive that is on. */
export function atDepth(view: View, depth: number): DepthView | null {
  return view.pending?.dive?.depths[depth - 1] ?? null
}

/** $ in an account of a seat, as far as the viewer may know. */
export function balanceOf(view: View, seat: Seat, account: number): number | null {
  const player = view.players[seat]
  return (account < 4 ? player?.accounts?.[account] : player?.slush) ?? null
}
