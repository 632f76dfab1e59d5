import { TREASURE_VALUES } from '@fathom/thesauros'
import type { Around, Offers } from '../around.ts'

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

/** Is this kind of decision mine now? */
function isAsked({ context, view }: Around, kind: string): boolean {
  const { pending } = view()
  return pending?.kind === kind && pending.seats.includes(context.you() ?? -1)
}

/** What I would mean by a card that nothing can be done with now; null where nobody would expect anything. */
export function meantCard(around: Around, card: string): string | null {
  const there = around.view().cards.find((each) => each.card === card)
  if (there === undefined || !isAsked(around, 'research')) return null
  return `${there.patent === null ? 'patent' : 'item'} ${card}`
}

/** The same of a map. */
export function meantMap(around: Around, number: number): string | null {
  return isAsked(around, 'market') ? `buy ${number}` : null
}

/** The same of a room: sponsoring it, and once it is open selling to it. @param index of the room in the view */
export function meantRoom(around: Around, index: number): string | null {
  const { rooms, players } = around.view()
  const room = rooms[index]
  if (room === undefined || !isAsked(around, 'museum')) return null
  if (!room.open) return `sponsor ${room.room}`
  const owned = (players[around.context.you() ?? -1]?.treasures ?? []).findIndex((count) => count > 0)
  const value = TREASURE_VALUES[owned] ?? TREASURE_VALUES[0]
  return `sell ${value} ${room.room}`
}
