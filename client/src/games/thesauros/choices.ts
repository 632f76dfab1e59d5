import { capital } from '@fathom/kernel'
import { facts, ZODIACS, type ZodiacId } from '@fathom/thesauros'
import type { Facts } from './scene.ts'
import { income, offersOf, points, type Card, type Choice, type Group } from './cardParts.ts'
import { marketGroups, museumGroups } from './townOffers.ts'
import { aimAtColumn, pendingOf, spaceOfZodiac, voyageInHand, type Ask } from './input/index.ts'
import { spaceName } from './speech.ts'
import { messages } from './text/index.ts'

/** The card for what is asked; groups are empty where everything is done elsewhere. */
export function cardOf(model: Facts, ask: Ask): Card {
  const groups = groupsOf(model, ask).filter(({ choices }) => choices.length > 0)
  return { groups, foot: footOf(ask) }
}

function groupsOf(model: Facts, ask: Ask): Group[] {
  switch (pendingOf(ask)?.kind) {
    case 'recruit':
      return [plain(ask, 'hire', messages().card.hire)]
    case 'advertise':
      return [plain(ask, 'advertise', messages().card.advertise, points(facts.advertisingPoints(ask.view)))]
    case 'mussels':
      return [musselGroup(ask)]
    case 'research':
      return researchGroups(model, ask)
    case 'market':
      return marketGroups(ask)
    case 'museum':
      return museumGroups(model, ask)
    case 'flight':
      return [flightGroup(ask)]
    case 'port':
      return portGroups(model, ask)
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

const boatName = (zodiac: string | undefined): string => messages().zodiac[zodiac as ZodiacId] ?? ''

function plain(ask: Ask, verb: string, label: string, gain?: string): Group {
  if (!ask.offers.has(verb)) return { title: '', choices: [] }
  return { title: '', choices: [{ text: verb, label, price: facts.linePrice(ask.set, ask.view), gain }] }
}

function musselGroup(ask: Ask): Group {
  const { money, points: gained } = facts.mussels(ask.set, ask.view)
  const gain = [...(money > 0 ? [income(money)] : []), ...(gained > 0 ? [points(gained)] : [])].join(', ')
  const choices = ask.offers.has('fish') ? [{ text: 'fish', label: messages().card.fish, price: null, gain }] : []
  return { title: '', choices }
}

/** Each card with its patent, its item, or both. */
function researchGroups({ names, nameOfSeat }: Facts, ask: Ask): Group[] {
  const { card } = messages()
  const deals = ['patent', 'item', 'prototype'] as const
  const groups = ask.view.cards.map(({ card: id }): Group => {
    const index = ask.set.items.ids.indexOf(id)
    const choices = deals
      .filter((deal) => offersOf(ask, deal).some(([name]) => name === id))
      .map((deal): Choice => {
        const { bank, royalty, owner } = facts.dealPrice(ask.set, ask.view, index, deal)
        const share = owner === null || royalty === 0 ? undefined : card.royalty(messages().money(royalty), nameOfSeat(owner)) // prettier-ignore
        return { text: `${deal} ${id}`, label: card[deal], price: owner === null ? bank : bank + royalty, share }
      })
    const { patentRP } = ask.set.technologies
    const sold = card.stock(ask.view.cards.find((each) => each.card === id)?.copies ?? 0)
    const worth = choices.some(({ text }) => !text.startsWith('item')) ? `${points(patentRP[index] ?? 0)} · ` : ''
    return { title: names().item(id), picture: { kind: 'item', id }, detail: `${worth}${sold}`, choices }
  })
  const reserve = ask.offers.has('reserve') ? [{ text: 'reserve', label: card.reserve, price: null }] : []
  return [...groups, { title: '', choices: reserve }]
}

function flightGroup(ask: Ask): Group {
  const price = facts.linePrice(ask.set, ask.view)
  const choices = offersOf(ask, 'fly').map(([zodiac]): Choice => ({
    text: `fly ${zodiac}`,
    label: messages().card.fly(boatName(zodiac)),
    price,
  }))
  return { title: '', choices }
}

/** The store, then what each Zodiac in port can do. */
function portGroups(model: Facts, ask: Ask): Group[] {
  const { card } = messages()
  const buys = ask.offers.has('buy-zodiac') ? [{ text: 'buy-zodiac', label: card.buyZodiac, price: facts.storePrice(ask.set, ask.view), gain: points(1) }] : [] // prettier-ignore
  const loads = ask.offers.has('exchange') ? [{ text: 'exchange', label: card.load, price: null }] : []
  const boats = ZODIACS.filter((zodiac) => ask.view.zodiacs.some((each) => each.zodiac === zodiac && each.seat === ask.seat)) // prettier-ignore
  return [
    { title: '', choices: [...buys, ...loads] },
    ...boats.map((zodiac): Group => ({ title: capital(boatName(zodiac)), choices: boatChoices(model, ask, zodiac) })),
  ]
}

function boatChoices(model: Facts, ask: Ask, zodiac: ZodiacId): Choice[] {
  const code = ZODIACS.indexOf(zodiac)
  const trips = offersOf(ask, 'lagoon')
    .filter(([, boat]) => boat === zodiac)
    .map(([space = '']): Choice => {
      const money = facts.lagoonMoney(ask.set, ask.view, code, model.names().spot(space))
      return { text: `lagoon ${space} ${zodiac}`, label: spaceName(model, space), price: null, gain: money > 0 ? income(money) : undefined } // prettier-ignore
    })
  const departs = offersOf(ask, 'depart').some(([boat]) => boat === zodiac)
  return departs ? [...trips, { text: `depart ${zodiac}`, label: messages().card.depart, price: null }] : trips
}

/** A dive below the Zodiac in the hand, and seaplanes before her turn. */
function seaGroups(ask: Ask): Group[] {
  const { card } = messages()
  const planes = offersOf(ask, 'rent').map(([zodiac]): Choice => ({ text: `rent ${zodiac}`, label: card.rent(boatName(zodiac)), price: ask.view.rental })) // prettier-ignore
  const black = offersOf(ask, 'black').map(([zodiac]): Choice => ({ text: `black ${zodiac}`, price: null })) // prettier-ignore
  const voyage = voyageInHand(ask)
  const below = voyage?.dives.find(({ space }) => space === spaceOfZodiac(ask, voyage.zodiac))
  const dives = below === undefined ? null : aimAtColumn(ask, below.number, below.column)
  const dive = dives?.can === 'do' ? [{ text: 'dive', before: dives.texts.slice(0, -1), label: card.diveNow, price: null }] : [] // prettier-ignore
  return [{ title: '', choices: [...dive, ...planes, ...black] }]
}

function voyageGroup(ask: Ask): Group {
  const { card } = messages()
  const dive = ask.offers.has('dive') ? [{ text: 'dive', label: card.diveNow, price: null }] : []
  const exchange = ask.offers.has('exchange') ? [{ text: 'exchange', label: card.exchange, price: null }] : []
  return { title: '', choices: [...dive, ...exchange] }
}

function exchangeGroup(ask: Ask): Group {
  const choices = ['crews', 'pilot'].flatMap((verb) =>
    offersOf(ask, verb).map((words): Choice => ({ text: [verb, ...words].join(' '), price: null })),
  )
  return { title: '', choices }
}

/** Not to act, and what leaves something out. What ends a turn is the prompt's button. */
function footOf(ask: Ask): Choice[] {
  const { card } = messages()
  return [
    ...(ask.offers.has('refuse') ? [{ text: 'refuse', label: card.refuse, price: null, gain: card.refuseCosts, isLoss: true }] : []), // prettier-ignore
    ...(ask.offers.has('skip') ? [{ text: 'skip', label: card.skip, price: null }] : []),
    ...(ask.offers.has('pass') ? [{ text: 'pass', label: messages().keepMercenary, price: null }] : []),
  ]
}

/** What the prompt's large button does: it finishes a move that has begun, or does the only act there is. */
export function mainChoice(ask: Ask): (Choice & { readonly label: string }) | null {
  const { card } = messages()
  const kind = pendingOf(ask)?.kind
  if (ask.offers.has('done')) {
    const label = kind === 'sea' ? card.endSea : kind === 'voyage' ? card.stop : card.done
    return { text: 'done', label, price: null, isLess: ask.offers.has('dive') }
  }
  if (kind === 'dive') {
    const isLess = ask.offers.has('lift') || ask.offers.has('deeper')
    return { text: 'surface', label: messages().dive.surface, price: null, isLess }
  }
  const only = (kind === 'recruit' || kind === 'advertise' || kind === 'mussels') && !ask.offers.has('mine')
  const verb = kind === 'recruit' ? 'hire' : kind === 'advertise' ? 'advertise' : 'fish'
  if (!only || !ask.offers.has(verb)) return null
  const label = verb === 'hire' ? card.hire : verb === 'advertise' ? card.advertise : card.fish
  return { text: verb, label, price: verb === 'fish' ? null : facts.linePrice(ask.set, ask.view) }
}
