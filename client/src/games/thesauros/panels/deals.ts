import { refusal, type Refusal, type Seat } from '@fathom/kernel'
import { ACCOUNTS, facts, type AccountId, type View } from '@fathom/thesauros'
import type { Around, Offers } from '../around.ts'
import { balancesOf } from '../drawn.ts'

/** From a thing of the town to what may be done with it now: chains of one action, in notation. Pure. */

/** Patent, item, both; stolen by a mercenary; chosen from the deck. */
export function cardDeals(offers: Offers, card: string): string[] {
  return ['item', 'patent', 'prototype', 'steal', 'choose'].flatMap((verb) =>
    (offers.get(verb) ?? []).some(([name]) => name === card) ? [`${verb} ${card}`] : [],
  )
}

export function mapDeals(offers: Offers, number: number): string[] {
  return ['buy', 'map'].flatMap((verb) =>
    (offers.get(verb) ?? []).some(([name]) => name === String(number)) ? [`${verb} ${number}`] : [],
  )
}

/** Sponsoring a room, and selling each kind of treasure to it. `room`: `M2`, or `store`. */
export function roomDeals(offers: Offers, room: string): string[] {
  const sponsors = (offers.get('sponsor') ?? []).some(([name]) => name === room) ? [`sponsor ${room}`] : []
  const sales = (offers.get('sell') ?? []).filter(([, name]) => name === room)
  return [...sponsors, ...sales.map(([value]) => `sell ${value} ${room}`)]
}

/** Where a mercenary can bring the exhibit of a place, or which exhibits can be moved at all. */
export function exhibitDeals(offers: Offers, from: string | null): ReadonlyMap<string, string> {
  const deals = new Map<string, string>()
  for (const [one = '', other = ''] of offers.get('swap') ?? []) {
    if (from === null) deals.set(one, '').set(other, '')
    else if (from === one) deals.set(other, `swap ${one} ${other}`)
    else if (from === other) deals.set(one, `swap ${one} ${other}`)
  }
  for (const [one = '', to = ''] of offers.get('shift') ?? []) {
    if (from === null) deals.set(one, '')
    else if (from === one) deals.set(to, `shift ${one} ${to}`)
  }
  return deals
}

/** $ that a seat could pay from an account with all transfers that the rules allow. */
function payable(view: View, seat: Seat, account: AccountId): number {
  const player = view.players[seat]
  if (player === undefined) return 0
  const slushGives = view.rules.variant === 'introductory' && view.rules.slushTransfers !== 'none'
  return balancesOf(player).reduce<number>((sum, has, index) => {
    const id = ACCOUNTS[index]
    if (id === account) return sum + (has ?? 0)
    return id === 'SF' && !slushGives ? sum : sum + Math.max(0, (has ?? 0) - view.fee)
  }, 0)
}

function cannotPay(view: View, seat: Seat, account: AccountId, needs: number): Refusal | null {
  const has = payable(view, seat, account)
  return has >= needs ? null : refusal('cannot-pay', { account, needs, has, fee: view.fee })
}

/** Is `seat` being asked for this kind of decision? */
function asks(view: View, seat: Seat, kind: string): boolean {
  return view.pending?.kind === kind && view.pending.seats.includes(seat)
}

/** Why nothing can be done with a card by whom research is open to; null if that is not so, or there is no more to say. */
export function whyNotCard({ book, view }: Around, seat: Seat, card: string): Refusal | null {
  const there = view().cards.find((each) => each.card === card)
  if (there === undefined || !asks(view(), seat, 'research')) return null
  const index = book.set.items.ids.indexOf(card)
  if (there.patent === null)
    return cannotPay(view(), seat, 'RD', facts.dealPrice(book.set, view(), index, 'patent').bank)
  if (there.copies === 0) return refusal('sold-out', { card })
  const { bank, royalty } = facts.dealPrice(book.set, view(), index, 'item')
  return cannotPay(view(), seat, 'RD', bank + royalty)
}

export function whyNotMap({ book, view }: Around, seat: Seat, number: number): Refusal | null {
  return asks(view(), seat, 'market') ? cannotPay(view(), seat, 'GE', facts.mapPrice(book.set, view(), number)) : null
}

/** @param index of the room in the view */
export function whyNotRoom({ book, view }: Around, seat: Seat, index: number): Refusal | null {
  const room = view().rooms[index]
  if (room === undefined || !asks(view(), seat, 'museum')) return null
  if (room.open) return refusal('room-full', { room: room.room })
  if (room.sponsor !== null) return refusal('room-sponsored', { room: room.room })
  return cannotPay(view(), seat, 'GE', facts.sponsorPrice(book.set, view(), room))
}
