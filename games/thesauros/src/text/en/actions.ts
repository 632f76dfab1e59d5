import { SORTS, TREASURE_VALUES, ACCOUNTS, HAT_ZONES } from '../../types.ts'
import type { View } from '../../views.ts'
import {
  advertisingPoints,
  atDepth,
  dealPrice,
  lagoonMoney,
  linePrice,
  mapPrice,
  mussels,
  reachOf,
  roomAt,
  saleOf,
  sponsorPrice,
  storePrice,
  type Deal,
} from '../facts.ts'
import type { Lexicon } from '../lexicon.ts'
import type { ActionTexts } from '../parts.ts'
import { DEEDS } from './deeds.ts'
import {
  account,
  aTreasure,
  dollars,
  holderAt,
  points,
  price,
  room,
  sort,
  spot,
  treasure,
  zodiacAt,
  ZONES,
} from './words.ts'

const forPrice = (amount: number | null): string => (amount === null ? '' : ` for ${price(amount)}`)

/** What an action does, what it costs and what it brings. */
export function makeActions(words: Lexicon): ActionTexts {
  const { set } = words
  const deal = (view: View, card: number, how: Deal): string => {
    const { bank, royalty, owner } = dealPrice(set, view, card, how)
    return owner === null ? forPrice(bank) : `${forPrice(bank)} and ${dollars(royalty)} to the patent’s owner`
  }
  const roomName = (view: View, number: number): string => {
    const there = roomAt(view, number)
    return there === null ? room(`M${number}`) : `${words.room(there.room, view.players.length)} (${room(there.room)})`
  }
  const exhibit = (view: View, code: number): string =>
    `${roomName(view, Math.floor(code / 3) + 1)}, place ${(code % 3) + 1}`
  return {
    budget: (action) => `${dollars(action.amount)} for ${account(ACCOUNTS[action.account] ?? '')}`,
    envelope: () => 'Post the envelope first',
    double: () => 'Put a Double Action under the next meeple',
    place: (action) =>
      `Place the ${sort(SORTS[action.sort] ?? '')} in zone ${action.zone}, ${ZONES[action.zone] ?? ''}`,
    pass: (_, view) => (view.pending?.kind === 'auction' ? 'Bid no more' : 'Keep the mercenary for later'),
    bribe: ({ amount }) => `Put ${dollars(amount)} into the envelope`,
    bid: ({ amount }) => `Bid ${dollars(amount)}`,
    'bid-up-to': ({ amount }) => `Keep bidding, up to ${dollars(amount)}`,
    higher: () => 'Name a higher sum',
    choose: ({ card }) => `Lay out ${words.itemAt(card)}`,
    hat: ({ hat }) => `Hats of zone ${HAT_ZONES[hat - 1] ?? 0}, ${ZONES[HAT_ZONES[hat - 1] ?? 0] ?? ''}`,
    refuse: (_, view) => `${view.pending?.kind === 'bribe' ? 'Pay no bribe' : 'Do not act'}: ${points(-1)}`,
    teach: () => 'Give the first worker in line the hat',
    skip: (_, view) =>
      view.pending?.kind === 'teach'
        ? 'No hat now'
        : view.pending?.second === true
          ? 'No second act'
          : 'No deed: the mercenary leaves',
    hire: (_, view) => `Hire a worker${forPrice(linePrice(set, view))}`,
    patent: ({ card }, view) => `Patent ${words.itemAt(card)}${deal(view, card, 'patent')}`,
    item: ({ card }, view) => `Buy ${words.itemAt(card)}${deal(view, card, 'item')}`,
    prototype: ({ card }, view) =>
      `Patent ${words.itemAt(card)} and take the first item${deal(view, card, 'prototype')}`,
    reserve: () => 'Reserve the next card: you choose it',
    buy: ({ number }, view) => `Buy map ${number}${forPrice(mapPrice(set, view, number))}`,
    fly: ({ zodiac }, view) => `Fly to ${zodiacAt(zodiac)}${forPrice(linePrice(set, view))}`,
    fish: (_, view) => {
      const { money, points: gained } = mussels(set, view)
      const gain = [...(money > 0 ? [`+${dollars(money)}`] : []), ...(gained > 0 ? [points(gained)] : [])]
      return `Gather mussels: ${gain.join(', ')}`
    },
    advertise: (_, view) => `Advertise: ${points(advertisingPoints(view))}${forPrice(linePrice(set, view))}`,
    'buy-zodiac': (_, view) => `Buy a Zodiac${forPrice(storePrice(set, view))}: ${points(1)}`,
    lagoon: ({ space, zodiac }, view) => {
      const there = words.spot(words.spaceId(space))
      const gain = there.kind === 'island' ? 'a find' : `+${dollars(lagoonMoney(set, view, zodiac, there))}`
      return `Take ${zodiacAt(zodiac)} to ${spot(there)}: ${gain}`
    },
    depart: ({ zodiac }) => `Go out to sea with ${zodiacAt(zodiac)}`,
    sponsor: (action, view) => {
      const there = roomAt(view, action.room)
      const terms =
        there === null ? '' : `${forPrice(sponsorPrice(set, view, there))}: ${points(there.bonus)} when full`
      return `Sponsor ${roomName(view, action.room)}${terms}`
    },
    sell: (action, view) => {
      const there = action.room === 0 ? null : roomAt(view, action.room)
      const { money, points: later } = saleOf(set, view, action.treasure, there)
      const where = there === null ? 'the storeroom' : roomName(view, action.room)
      const when = there === null ? 'at the end' : 'once the room is full'
      return `Sell ${aTreasure(TREASURE_VALUES[action.treasure] ?? 0)} to ${where}: +${dollars(money)}, ${points(later)} ${when}`
    },
    transfer: (action, view) =>
      `Move ${dollars(action.amount)} out of ${account(ACCOUNTS[action.account] ?? '')} (fee ${dollars(view.fee)})`,
    take: (action) => `${dollars(action.amount)} into ${account(ACCOUNTS[action.account] ?? '')}`,
    map: ({ number }) => `Take map ${number}`,
    tile: ({ tile }) => `Lay ${words.tileAt(tile)}`,
    move: ({ item, from, to }) => `${words.itemAt(item)}: from ${holderAt(from)} to ${holderAt(to)}`,
    crews: ({ one, other }) => `Swap the crews of ${zodiacAt(one)} and ${zodiacAt(other)}`,
    pilot: ({ zodiac }, { pending }) =>
      `${pending?.meeple == null ? 'The pilot' : `The ${sort(pending.meeple.sort)}`} takes over ${zodiacAt(zodiac)}`,
    done: (_, view) =>
      view.pending?.kind === 'voyage'
        ? 'Stop here'
        : view.pending?.kind === 'sea'
          ? 'End the turn at sea'
          : 'All is loaded',
    keep: ({ found }) => `Keep ${words.foundAt(found)}`,
    rent: ({ zodiac }, view) => `Rent a seaplane for ${zodiacAt(zodiac)}${forPrice(view.rental)}`,
    black: ({ zodiac }) => `Send the black seaplane to ${zodiacAt(zodiac)}`,
    sail: ({ zodiac }) => `Play ${zodiacAt(zodiac)}`,
    step: ({ space }, view) => {
      const id = words.spaceId(space)
      const there = reachOf(view, id)
      return `Sail to ${spot(words.spot(id))}${there === null ? '' : ` (${dollars(there.cost)} in all)`}`
    },
    exchange: (_, view) => {
      if (view.pending?.kind === 'port') return 'Load and unload items'
      return view.rules.crossingSwap === 'items' ? 'Exchange items here' : 'Exchange items and crews here'
    },
    dive: () => 'Dive here',
    lift: ({ depth }, view) => {
      const there = atDepth(view, depth)
      const what = there?.what === 'treasure' ? `the ${treasure(there.value)}` : 'the treasure'
      const cost = there?.what === 'treasure' && (there.cost ?? 0) > 0 ? ` for ${dollars(there.cost ?? 0)}` : ''
      return `Lift ${what} at level ${depth}${cost}`
    },
    deeper: (_, view) => {
      const depth = (view.pending?.depth ?? 0) + 1
      const there = atDepth(view, depth)
      if (there?.what !== 'shark') return `Go down to level ${depth}`
      const odds = there.kills === null ? 'the cage protects you' : `you kill it with ${there.kills} of 6 rolls`
      return `Go down to the shark at level ${depth}: ${odds}`
    },
    surface: () => 'Surface',
    mine: ({ number, column }) => `Blow up columns ${column} to ${column + 2} of site ${number} with the mine`,
    deed: (_, view) => DEEDS[view.pending?.zone ?? 0] ?? 'Let the mercenary act',
    steal: ({ card }) => `Take over the patent of ${words.itemAt(card)}`,
    swap: ({ one, other }, view) => `Swap the exhibits of ${exhibit(view, one)} and ${exhibit(view, other)}`,
    shift: ({ from, to }, view) => `Move the exhibit of ${exhibit(view, from)} to ${exhibit(view, to)}`,
  }
}
