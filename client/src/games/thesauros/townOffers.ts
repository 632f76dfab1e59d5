import { distancesFrom, facts, PORT, type RoomView } from '@fathom/thesauros'
import { treasureValues } from './art/index.ts'
import { income, offersOf, points, type Choice, type Group } from './cardParts.ts'
import { mapsOf } from './drawn.ts'
import type { Ask } from './input/index.ts'
import type { Facts } from './scene.ts'
import { messages } from './text/index.ts'

/** The flea market and the museum on the card: a row for each thing, with its picture, what it does, and its whole price for me. */

/** A row for each map that can be bought, the cheapest first. */
export function marketGroups(ask: Ask): Group[] {
  const { card } = messages()
  const groups = offersOf(ask, 'buy').map(([word = '']) => {
    const site = Number(word)
    const copies = ask.view.market.find(({ number }) => number === site)?.count ?? 0
    const price = facts.mapPrice(ask.set, ask.view, site)
    const choice: Choice = { text: `buy ${word}`, label: card.buy, price }
    return {
      price,
      group: {
        title: card.buyMap(site),
        picture: { kind: 'map', site } as const,
        detail: `${mapEffect(ask, site)} · ${card.stock(copies)}`,
        choices: [choice],
      },
    }
  })
  return groups.toSorted((a, b) => a.price - b.price).map(({ group }) => group)
}

/** How many spaces the site is from my nearest Zodiac, by the maps that I would have. */
function spacesTo({ view, seat, board }: Ask, site: number): number {
  const player = view.players[seat]
  const mine = player === undefined ? [] : mapsOf(player).map((map) => map.site)
  const maps = view.sites.map((_, index) => mine.includes(index + 1) || index + 1 === site)
  const starts = view.zodiacs.filter((each) => each.seat === seat).map((each) => board.sea.ids.indexOf(each.space))
  const away = (starts.length === 0 ? [PORT] : starts).flatMap((from) =>
    distancesFrom(board.sea, from, [false, ...maps]).filter(
      (steps, space) => steps >= 0 && board.sea.site[space] === site,
    ),
  )
  return Math.min(...away)
}

/** What one more map of a site does for me. */
function mapEffect(ask: Ask, site: number): string {
  const { view, seat } = ask
  const { card } = messages()
  const player = view.players[seat]
  const mine = player === undefined ? 0 : (mapsOf(player).find((map) => map.site === site)?.count ?? 0)
  if (mine > 0) return card.haveMap(mine)
  return view.sites[site - 1]?.tile === 'none' ? card.surveys(spacesTo(ask, site)) : card.opensSite(spacesTo(ask, site))
}

/** A row for each room to sponsor, then one for each kind of treasure with the rooms that take it. */
export function museumGroups(model: Facts, ask: Ask): Group[] {
  return [...sponsorGroups(model, ask), ...saleGroups(model, ask)]
}

function sponsorGroups(model: Facts, ask: Ask): Group[] {
  const { card } = messages()
  return offersOf(ask, 'sponsor').flatMap(([id = '']): Group[] => {
    const room = roomOf(ask, id)
    if (room === undefined) return []
    const price = facts.sponsorPrice(ask.set, ask.view, room)
    const choice: Choice = { text: `sponsor ${id}`, label: card.sponsor, price }
    const left = room.exhibits.filter((exhibit) => exhibit === null).length
    return [
      {
        title: nameOf(model, ask, room),
        picture: { kind: 'room' },
        detail: `${card.whenOpen(points(room.bonus))} · ${card.places(left)}`,
        choices: [choice],
      },
    ]
  })
}

function saleGroups(model: Facts, ask: Ask): Group[] {
  const { card, dive } = messages()
  const sales = offersOf(ask, 'sell')
  return treasureValues.flatMap((value, kind): Group[] => {
    const rooms = sales.filter(([other]) => other === String(value))
    const mine = ask.view.players[ask.seat]?.treasures[kind] ?? 0
    const brings = facts.saleOf(ask.set, ask.view, kind, null).money
    const choices = rooms.map(([, id = '']): Choice => {
      const room = roomOf(ask, id) ?? null
      const gain = points(facts.saleOf(ask.set, ask.view, kind, room).points)
      const label = room === null ? card.storeroom : nameOf(model, ask, room)
      return { text: `sell ${value} ${id}`, label, price: null, gain }
    })
    const detail = [
      income(brings),
      ...(mine > 1 ? [card.mine(mine)] : []),
      ...(rooms.some(([, id = '']) => roomOf(ask, id) !== undefined) ? [card.roomsLater] : []),
    ].join(' · ')
    return [{ title: card.sell(dive.treasure[value]), picture: { kind: 'treasure', value }, detail, choices }]
  })
}

const nameOf = (model: Facts, { view }: Ask, room: RoomView): string =>
  model.names().room(room.room, view.players.length)

/** A room as actions write it: `M2`. */
function roomOf({ view }: Ask, id: string): RoomView | undefined {
  return id.startsWith('M') ? view.rooms[Number(id.slice(1)) - 1] : undefined
}
