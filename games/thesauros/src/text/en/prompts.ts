import { capital, type Names, type Seat } from '@fathom/kernel'
import type { DecisionKind } from '../../pending.ts'
import { ACCOUNTS, MUSEUM, MUSSELS, PORT_AND_LAGOON } from '../../types.ts'
import type { PendingView, View } from '../../views.ts'
import { advertisingPoints, atDepth, balanceOf, isExpert, linePrice, underWay } from '../facts.ts'
import type { Lexicon } from '../lexicon.ts'
import { DEEDS } from './deeds.ts'
import {
  account,
  count,
  dollars,
  holder,
  INCOME_NAMES,
  list,
  points,
  price,
  PURPOSE_NAMES,
  SORT_NAMES,
  yearOf,
  zodiac,
} from './words.ts'

type Asked = (pending: PendingView, view: View, seat: Seat) => string

const PAYS: Readonly<Record<string, string>> = {
  HR: 'zone 1 and wages',
  RD: 'zone 2',
  GE: 'zones 3, 8 and 9',
  ME: 'zones 4, 5 and 7; the rest is slush money',
}

const forPrice = (amount: number): string => (amount === 0 ? 'for free' : `for ${price(amount)}`)

/** "Zone 2: your boss ($2 less) may ..."; in some zones the skilled both pay less and gain more. */
function act(words: Lexicon, what: string): Asked {
  const advantage = dollars(words.set.data.money.discount)
  return ({ zone, meeple, second }) => {
    const name = SORT_NAMES[meeple?.sort ?? 'W']
    const gain = zone === MUSSELS || zone === PORT_AND_LAGOON || zone === MUSEUM ? 'in your favour' : 'less'
    const skill = isExpert(meeple, zone ?? 0) ? ` (${advantage} ${gain})` : ''
    return `Zone ${zone ?? 0}: your ${name}${skill} may ${second ? 'act again: ' : ''}${what}.`
  }
}

function ownPrompts(words: Lexicon): Readonly<Record<DecisionKind, Asked>> {
  const { set } = words
  return {
    'solo-hats': () => 'Choose which hats are in this game: two kinds.',
    budget: (pending, view) => {
      const id = pending.account ?? 'HR'
      const last = view.rules.variant === 'solo' ? 'zones 4, 5 and 7' : PAYS[id]
      const sum = dollars(pending.left ?? 0)
      // The first question is about all of them: a page asks for all accounts at once.
      if (id === 'HR') return `Budget of ${yearOf(view.year)}: share out ${sum} among your accounts.`
      const asked = `how much of ${sum}`
      return `Budget of ${yearOf(view.year)}: ${asked} for ${account(id)} (${id === 'ME' ? last : PAYS[id]})?`
    },
    place: ({ envelope, double }, view, seat) => {
      const own = view.players[seat]?.meeples.some(({ at, sort }) => at === 'home' && sort !== 'M') === true
      if (!own) return 'Place your mercenary, or keep him for later.'
      const extras = [...(envelope ? ['your envelope goes first'] : []), ...(double ? ['on a Double Action'] : [])]
      return `Place a meeple in a line${extras.length > 0 ? ` (${list(extras)})` : ''}.`
    },
    bribe: () => `Seal your bribe: ${dollars(set.data.money.minBribe)} or more, or none for ${points(-1)}.`,
    search: () => 'Choose the technology that comes next.',
    auction: (_, view) => {
      const highest = view.auction?.bids.at(-1)?.amount ?? 0
      return `A mercenary for your slush money: bid ${dollars(Math.max(set.data.money.minAuctionBid, highest + 1))} or more, or pass.`
    },
    teach: ({ zone }) => `Zone ${zone ?? 0}: give your first worker in line the hat of the zone?`,
    recruit: (pending, view, seat) =>
      act(words, `hire a worker ${forPrice(linePrice(set, view) ?? 0)}`)(pending, view, seat),
    'place-recruit': ({ envelope, double }) =>
      `Place the worker you hired, in any zone but 1${envelope ? '; your envelope goes first' : ''}${double ? '; a Double Action lies under it' : ''}.`,
    research: act(words, 'patent, buy an item, do both, or reserve the next card'),
    market: act(words, 'buy a map'),
    flight: (pending, view, seat) =>
      act(words, `fly to one of your Zodiacs at sea ${forPrice(linePrice(set, view) ?? 0)}`)(pending, view, seat),
    mussels: act(words, 'gather mussels'),
    port: act(words, 'buy a Zodiac, visit the lagoon or go out to sea'),
    museum: act(words, 'sponsor a room or sell a treasure'),
    advertise: (pending, view, seat) =>
      act(words, `gain ${advertisingPoints(view)} reputation ${forPrice(linePrice(set, view) ?? 0)}`)(
        pending,
        view,
        seat,
      ),
    pay: ({ account: id, amount, purpose }, view, seat) => {
      const held = balanceOf(view, seat, ACCOUNTS.indexOf(id ?? 'HR')) ?? 0
      return `${dollars(amount ?? 0)} to pay for ${PURPOSE_NAMES[purpose ?? 'wages']}, and ${account(id ?? 'HR')} holds ${dollars(held)}: move money there, for a fee of ${dollars(view.fee)} each time.`
    },
    receive: ({ amount, income }) =>
      `${dollars(amount ?? 0)} for ${INCOME_NAMES[income ?? 'sale']}: which account does it go to?`,
    'satellite-map': ({ left }) => `Choose a satellite map (${left ?? 0} to take).`,
    tile: ({ number, next }) =>
      `Choose the tile that lies face down on site ${number ?? 0}.${next === null ? '' : ` Site ${next} gets one of the others.`}`,
    exchange: ({ holders }) => `Exchange between ${list((holders ?? []).map(holder))}, as you like.`,
    island: () => 'You found two things on the island: keep one.',
    sea: ({ voyages }) => {
      const [only, ...more] = voyages ?? []
      return only === undefined || more.length > 0
        ? 'Your turn at sea: which Zodiac is next?'
        : `Your turn at sea: ${zodiac(only.zodiac)} may sail and dive.`
    },
    voyage: (pending, view) => {
      const voyage = underWay(view)
      const moved = voyage?.moved ?? 0
      const way =
        moved === 0
          ? `${count(set.data.builtIn.freeSpaces, 'space is', 'spaces are')} free`
          : `${count(moved, 'space')} ${forPrice(voyage?.cost ?? 0)} so far`
      return `${capital(zodiac(pending.zodiac ?? 'green'))}: ${way}.`
    },
    dive: ({ depth, left }, view) => {
      const below = atDepth(view, (depth ?? 0) + 1)
      const shark = below?.what === 'shark' ? ' A shark is below.' : ''
      return `Your diver is at level ${depth ?? 0}; ${count(left ?? 0, 'treasure')} may come up.${shark}`
    },
    deed: ({ zone }) => `Your mercenary in zone ${zone ?? 0}: ${(DEEDS[zone ?? 0] ?? '').toLowerCase()}?`,
    'steal-patent': () => 'Your mercenary in zone 2: choose a patent, or let him go.',
    'mercenary-map': ({ left }) => `Your mercenary in zone 3: choose a map (${left ?? 0} to take).`,
    'museum-deed': () => 'Your mercenary in zone 8: swap two exhibits, move one, or let him go.',
  }
}

const OTHERS: Readonly<Record<DecisionKind, string>> = {
  'solo-hats': 'is choosing the hats',
  budget: 'is sharing out the year’s money',
  place: 'is placing a meeple',
  bribe: 'is sealing a bribe',
  search: 'is choosing the next technology',
  auction: 'may bid for the mercenary',
  teach: 'may give a worker a hat',
  recruit: 'may hire a worker',
  'place-recruit': 'is placing a new worker',
  research: 'may patent or buy an item',
  market: 'may buy a map',
  flight: 'may fly to a Zodiac at sea',
  mussels: 'may gather mussels',
  port: 'may buy a Zodiac or leave port',
  museum: 'may sponsor a room or sell a treasure',
  advertise: 'may advertise',
  pay: 'is moving money to pay',
  receive: 'is putting income into accounts',
  'satellite-map': 'is choosing satellite maps',
  tile: 'is choosing a tile for a dig site',
  exchange: 'is exchanging items',
  island: 'is choosing a find on the island',
  sea: 'is playing at sea',
  voyage: 'is sailing',
  dive: 'is diving',
  deed: 'has a mercenary at work',
  'steal-patent': 'may have a patent taken over',
  'mercenary-map': 'is choosing mercenary maps',
  'museum-deed': 'may have exhibits moved',
}

/** What a seat is asked to do. */
export function makePrompt(words: Lexicon) {
  const own = ownPrompts(words)
  return (view: View, seat: Seat, names: Names): string => {
    const { pending } = view
    if (view.phase === 'over' || pending === null) {
      if (view.solo === null) return 'The game is over.'
      return `The game is over: the goal is ${view.solo.isWon ? 'reached' : 'missed'}.`
    }
    const isReader = names.reader === seat
    if (!view.acting.includes(seat)) {
      if (!isReader) return `${names.of(seat)} is waiting.`
      return pending.seats.length > 1 ? 'Sealed: wait for the others.' : 'Wait for your turn.'
    }
    if (isReader) return own[pending.kind](pending, view, seat)
    const zone = pending.meeple !== null && pending.zone !== null ? `Zone ${pending.zone}: ` : ''
    return `${zone}${names.of(seat)} ${OTHERS[pending.kind]}.`
  }
}
