import { facts, ZODIACS, type RoomView, type ZodiacId } from '@fathom/thesauros'
import type { Facts } from './desk.ts'
import { aimAtColumn, pendingOf, spaceOfZodiac, voyageInHand, type Ask } from './input/index.ts'
import { spaceName } from './speech.ts'
import { words } from './text.ts'

/** What the card offers: legal actions, grouped, with what each costs me now or brings. */

export interface Choice {
  /** The action in notation: its sentence is the button's. */
  readonly text: string
  /** What comes before it in the same gesture. */
  readonly before?: readonly string[]
  readonly label: string
  /** $ that it costs; null for what has no price. */
  readonly price: number | null
  /** What it brings: `+$5`, `+2 RP`. */
  readonly gain?: string
  /** It costs a point, or gives something up. */
  readonly isLoss?: boolean
}

export interface Group {
  readonly title: string
  readonly choices: readonly Choice[]
}

export interface Card {
  readonly groups: readonly Group[]
  /** At the foot: to end it, or not to act. */
  readonly foot: readonly Choice[]
}

/** The card for what is asked; groups are empty where everything is done elsewhere. */
export function cardOf(desk: Facts, ask: Ask): Card {
  const groups = groupsOf(desk, ask).filter(({ choices }) => choices.length > 0)
  return { groups, foot: footOf(ask) }
}

function groupsOf(desk: Facts, ask: Ask): Group[] {
  switch (pendingOf(ask)?.kind) {
    case 'recruit':
      return [plain(ask, 'hire', words().card.hire)]
    case 'advertise':
      return [plain(ask, 'advertise', words().card.advertise, points(facts.advertisingPoints(ask.view)))]
    case 'mussels':
      return [musselGroup(ask)]
    case 'research':
      return researchGroups(desk, ask)
    case 'market':
      return [marketGroup(ask)]
    case 'museum':
      return museumGroups(desk, ask)
    case 'flight':
      return [flightGroup(ask)]
    case 'port':
      return portGroups(desk, ask)
    case 'sea':
      return seaGroups(ask)
    case 'voyage':
      return [voyageGroup(ask)]
    case 'exchange':
      return [exchangeGroup(ask)]
    default:
      return []
  }
}

const points = (count: number): string => words().card.points(count)
const income = (amount: number): string => `+${words().money(amount)}`

/** The words of all offers of a verb. */
function offersOf({ offers }: Ask, verb: string): readonly (readonly string[])[] {
  return offers.get(verb) ?? []
}

const boatName = (zodiac: string | undefined): string => words().zodiac[zodiac as ZodiacId] ?? ''

function plain(ask: Ask, verb: string, label: string, gain?: string): Group {
  if (!ask.offers.has(verb)) return { title: '', choices: [] }
  return { title: '', choices: [{ text: verb, label, price: facts.linePrice(ask.set, ask.view), gain }] }
}

function musselGroup(ask: Ask): Group {
  const { money, points: gained } = facts.mussels(ask.set, ask.view)
  const gain = [...(money > 0 ? [income(money)] : []), ...(gained > 0 ? [points(gained)] : [])].join(', ')
  const choices = ask.offers.has('fish') ? [{ text: 'fish', label: words().card.fish, price: null, gain }] : []
  return { title: '', choices }
}

/** Each card with its patent, its item, or both. */
function researchGroups({ names, nameOfSeat }: Facts, ask: Ask): Group[] {
  const { card } = words()
  const deals = ['patent', 'item', 'prototype'] as const
  const groups = ask.view.cards.map(({ card: id }): Group => {
    const index = ask.set.items.ids.indexOf(id)
    const choices = deals
      .filter((deal) => offersOf(ask, deal).some(([name]) => name === id))
      .map((deal): Choice => {
        const { bank, royalty, owner } = facts.dealPrice(ask.set, ask.view, index, deal)
        const gain = owner === null ? undefined : card.royalty(words().money(royalty), nameOfSeat(owner))
        return { text: `${deal} ${id}`, label: card[deal], price: bank, gain }
      })
    return { title: names().item(id), choices }
  })
  const reserve = ask.offers.has('reserve') ? [{ text: 'reserve', label: card.reserve, price: null }] : []
  return [...groups, { title: '', choices: reserve }]
}

function marketGroup(ask: Ask): Group {
  const choices = offersOf(ask, 'buy').map(([number = '']): Choice => ({
    text: `buy ${number}`,
    label: words().card.buyMap(Number(number)),
    price: facts.mapPrice(ask.set, ask.view, Number(number)),
  }))
  return { title: '', choices: choices.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)) }
}

/** Rooms to sponsor, then each kind of treasure with the rooms that take it. */
function museumGroups(desk: Facts, ask: Ask): Group[] {
  const { card, dive } = words()
  const name = (room: RoomView): string => desk.names().room(room.room, ask.view.players.length)
  const sponsors = offersOf(ask, 'sponsor').flatMap(([id = '']): Choice[] => {
    const room = roomOf(ask, id)
    if (room === undefined) return []
    return [{ text: `sponsor ${id}`, label: name(room), price: facts.sponsorPrice(ask.set, ask.view, room), gain: points(room.bonus) }] // prettier-ignore
  })
  const values = [...new Set(offersOf(ask, 'sell').map(([value = '']) => value))]
  const sales = values.map((value): Group => {
    const kind = [3, 5, 7, 9].indexOf(Number(value))
    const rooms = offersOf(ask, 'sell').filter(([other]) => other === value)
    const treasure = dive.treasure[Number(value) as 3 | 5 | 7 | 9]
    const brings = facts.saleOf(ask.set, ask.view, kind, null).money
    return {
      title: `${card.sell(treasure)}: ${income(brings)}`,
      choices: rooms.map(([, id = '']): Choice => {
        const room = roomOf(ask, id) ?? null
        const gain = points(facts.saleOf(ask.set, ask.view, kind, room).points)
        return { text: `sell ${value} ${id}`, label: room === null ? card.storeroom : name(room), price: null, gain }
      }),
    }
  })
  return [{ title: card.sponsor, choices: sponsors }, ...sales]
}

/** A room as actions write it: `M2`. */
function roomOf({ view }: Ask, id: string): RoomView | undefined {
  return id.startsWith('M') ? view.rooms[Number(id.slice(1)) - 1] : undefined
}

function flightGroup(ask: Ask): Group {
  const price = facts.linePrice(ask.set, ask.view)
  const choices = offersOf(ask, 'fly').map(([zodiac]): Choice => ({
    text: `fly ${zodiac}`,
    label: words().card.fly(boatName(zodiac)),
    price,
  }))
  return { title: '', choices }
}

/** The store, then what each Zodiac in port can do. */
function portGroups(desk: Facts, ask: Ask): Group[] {
  const { card } = words()
  const buys = ask.offers.has('buy-zodiac') ? [{ text: 'buy-zodiac', label: card.buyZodiac, price: facts.storePrice(ask.set, ask.view), gain: points(1) }] : [] // prettier-ignore
  const loads = ask.offers.has('exchange') ? [{ text: 'exchange', label: card.load, price: null }] : []
  const boats = ZODIACS.filter((zodiac) => ask.view.zodiacs.some((each) => each.zodiac === zodiac && each.seat === ask.seat)) // prettier-ignore
  return [
    { title: '', choices: [...buys, ...loads] },
    ...boats.map((zodiac): Group => ({ title: capital(boatName(zodiac)), choices: boatChoices(desk, ask, zodiac) })),
  ]
}

function boatChoices(desk: Facts, ask: Ask, zodiac: ZodiacId): Choice[] {
  const code = ZODIACS.indexOf(zodiac)
  const trips = offersOf(ask, 'lagoon')
    .filter(([, boat]) => boat === zodiac)
    .map(([space = '']): Choice => {
      const money = facts.lagoonMoney(ask.set, ask.view, code, desk.names().spot(space))
      return { text: `lagoon ${space} ${zodiac}`, label: spaceName(desk, space), price: null, gain: money > 0 ? income(money) : undefined } // prettier-ignore
    })
  const departs = offersOf(ask, 'depart').some(([boat]) => boat === zodiac)
  return departs ? [...trips, { text: `depart ${zodiac}`, label: words().card.depart, price: null }] : trips
}

/** A dive below the Zodiac in the hand, and seaplanes before her turn. */
function seaGroups(ask: Ask): Group[] {
  const { card } = words()
  const planes = offersOf(ask, 'rent').map(([zodiac]): Choice => ({ text: `rent ${zodiac}`, label: card.rent(boatName(zodiac)), price: ask.view.rental })) // prettier-ignore
  const black = offersOf(ask, 'black').map(([zodiac]): Choice => ({ text: `black ${zodiac}`, label: card.black(boatName(zodiac)), price: null })) // prettier-ignore
  const voyage = voyageInHand(ask)
  const below = voyage?.dives.find(({ space }) => space === spaceOfZodiac(ask, voyage.zodiac))
  const dives = below === undefined ? null : aimAtColumn(ask, below.number, below.column)
  const dive = dives?.can === 'do' ? [{ text: 'dive', before: dives.texts.slice(0, -1), label: card.diveNow, price: null }] : [] // prettier-ignore
  return [{ title: '', choices: [...dive, ...planes, ...black] }]
}

function voyageGroup(ask: Ask): Group {
  const { card } = words()
  const dive = ask.offers.has('dive') ? [{ text: 'dive', label: card.diveNow, price: null }] : []
  const exchange = ask.offers.has('exchange') ? [{ text: 'exchange', label: card.exchange, price: null }] : []
  return { title: '', choices: [...dive, ...exchange] }
}

function exchangeGroup(ask: Ask): Group {
  const { card } = words()
  const crews = offersOf(ask, 'crews').map(([one, other]): Choice => ({
    text: `crews ${one} ${other}`,
    label: card.crews(boatName(one), boatName(other)),
    price: null,
  }))
  const pilots = offersOf(ask, 'pilot').map(([zodiac]): Choice => ({ text: `pilot ${zodiac}`, label: card.pilot(boatName(zodiac)), price: null })) // prettier-ignore
  return { title: '', choices: [...crews, ...pilots] }
}

/** Not to act, and what leaves something out. What ends a turn is the prompt's button. */
function footOf(ask: Ask): Choice[] {
  const { card } = words()
  return [
    ...(ask.offers.has('refuse') ? [{ text: 'refuse', label: card.refuse, price: null, gain: card.refuseCosts, isLoss: true }] : []), // prettier-ignore
    ...(ask.offers.has('skip') ? [{ text: 'skip', label: card.skip, price: null }] : []),
    ...(ask.offers.has('pass') ? [{ text: 'pass', label: words().keepMercenary, price: null }] : []),
  ]
}

/** What the prompt's large button does: it ends what is on, or does the only act there is. */
export function mainChoice(ask: Ask): Choice | null {
  const { card } = words()
  const kind = pendingOf(ask)?.kind
  if (ask.offers.has('done')) {
    const label = kind === 'sea' ? card.endSea : kind === 'voyage' ? card.stop : card.done
    return { text: 'done', label, price: null }
  }
  if (kind === 'dive') return { text: 'surface', label: words().dive.surface, price: null }
  const only = (kind === 'recruit' || kind === 'advertise' || kind === 'mussels') && !ask.offers.has('mine')
  const verb = kind === 'recruit' ? 'hire' : kind === 'advertise' ? 'advertise' : 'fish'
  if (!only || !ask.offers.has(verb)) return null
  const label = verb === 'hire' ? card.hire : verb === 'advertise' ? card.advertise : card.fish
  return { text: verb, label, price: verb === 'fish' ? null : facts.linePrice(ask.set, ask.view) }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
