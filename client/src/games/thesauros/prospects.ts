import { ACCOUNTS, facts, type AccountId, type SortId, type Zone } from '@fathom/thesauros'
import type { Facts } from './scene.ts'
import { linePrice, nextSpace, reduced, sortInHand, type Ask } from './input/index.ts'
import { messages, officeMessages } from './text/index.ts'

/** What a meeple would pay and could do in a zone, before it is placed there. */

const PAYS: Readonly<Record<Zone, AccountId>> = {
  1: 'HR',
  2: 'RD',
  3: 'GE',
  4: 'ME',
  5: 'ME',
  7: 'ME',
  8: 'GE',
  9: 'GE',
}

/** The account that pays in a zone; null where nothing is paid. */
export function accountOf(zone: Zone): AccountId | null {
  return PAYS[zone] ?? null
}

/** "$8 from HR, which holds $12" and "hires a worker, 2 left": the first line for what it costs, the second for what it brings. */
export function placingLines(model: Facts, ask: Ask, zone: Zone): string[] {
  const sort = sortInHand(ask)
  const space = sort === null ? null : nextSpace(ask, zone, sort)
  if (sort === null || space === null) return []
  const price = linePrice(ask, zone, sort)
  const first = price === null ? (space === 0 ? '' : messages().placeNth(space)) : costLine(ask, zone, price)
  return [first, bringsLine(model, ask, zone, sort)].filter((line) => line !== '')
}

function costLine({ view, seat }: Ask, zone: Zone, price: number): string {
  const account = accountOf(zone) ?? 'GE'
  const has = facts.balanceOf(view, seat, ACCOUNTS.indexOf(account))
  const { money } = messages()
  return messages().fromAccount(money(price), officeMessages().accounts[account], money(has ?? 0))
}

function bringsLine(model: Facts, ask: Ask, zone: Zone, sort: SortId): string {
  const { brings } = messages()
  if (sort === 'M') return brings.mercenary
  switch (zone) {
    case 1:
      return brings.hire(ask.view.players[ask.seat]?.meeples.filter(({ at }) => at === 'unhired').length ?? 0)
    case 2:
      return researchLine(ask, sort)
    case 3:
      return marketLine(ask, sort)
    case 4:
      return brings.flight(boatsAtSea(ask))
    case 6:
      return brings.mussels(musselGain(ask, sort))
    case 7:
      return portLine(ask, sort)
    case 8:
      return museumLine(ask, sort)
    case 9:
      return brings.advertise(facts.advertisingPoints(model.view()))
    default:
      return ''
  }
}

const least = (prices: readonly number[]): number | null => (prices.length === 0 ? null : Math.min(...prices))

function researchLine(ask: Ask, sort: SortId): string {
  const { ids } = ask.set.items
  const free = ask.view.cards.filter(({ patent }) => patent === null)
  const prices = free.map(({ card }) => ask.set.technologies.patentCost[ids.indexOf(card)] ?? 0)
  const cheapest = least(prices.map((price) => reduced(ask, price, 2, sort)))
  return cheapest === null ? messages().brings.researchNone : messages().brings.research(messages().money(cheapest))
}

function marketLine(ask: Ask, sort: SortId): string {
  const prices = ask.view.market.filter(({ number }) => number !== null).map(({ price }) => price)
  const cheapest = least(prices.map((price) => reduced(ask, price, 3, sort)))
  return cheapest === null ? messages().brings.marketNone : messages().brings.market(messages().money(cheapest))
}

function boatsAtSea({ view, seat }: Ask): number {
  return view.zodiacs.filter((boat) => boat.seat === seat && boat.crew !== null && boat.space !== 'port').length
}

function musselGain({ set, view }: Ask, sort: SortId): string {
  const gain = set.data.mussels[view.musselMarker - 1]
  const bonus = sort === 'B' ? set.data.money.musselBonus : 0
  const money = (gain !== undefined && 'money' in gain ? gain.money : 0) + bonus
  const points = gain !== undefined && 'rp' in gain ? gain.rp : 0
  return [
    ...(money > 0 ? [messages().money(money)] : []),
    ...(points > 0 ? [messages().card.points(points)] : []),
  ].join(', ')
}

function portLine(ask: Ask, sort: SortId): string {
  const berth = ask.view.store.find(({ meeple }) => meeple === null)
  if (berth === undefined || ask.view.neutralZodiacs.length === 0) return messages().brings.portFull
  return messages().brings.port(messages().money(reduced(ask, berth.price, 7, sort)))
}

function museumLine(ask: Ask, sort: SortId): string {
  const treasures = (ask.view.players[ask.seat]?.treasures ?? []).reduce((sum, count) => sum + count, 0)
  const free = ask.view.rooms.filter(({ sponsor }) => sponsor === null).map(({ price }) => price)
  const cheapest = least(free.map((price) => reduced(ask, price, 8, sort)))
  const { brings, money } = messages()
  if (cheapest === null) return brings.museumFull(treasures)
  return treasures > 0 ? brings.museumSells(treasures, money(cheapest)) : brings.museum(money(cheapest))
}
