import { capital, english, type Names, type Seat } from '@fathom/kernel'
import type { Income, ReputationId } from '../../types.ts'
import type { Lexicon } from '../lexicon.ts'
import { roomAndPlace, type EventTexts } from '../parts.ts'
import {
  account,
  aTreasure,
  count,
  does,
  dollars,
  holder,
  INCOME_NAMES,
  list,
  points,
  PURPOSE_NAMES,
  room,
  sort,
  spot,
  who,
  whose,
  yearOf,
  zodiac,
  zone,
} from './words.ts'

const WHY: Readonly<Record<ReputationId, string>> = {
  start: 'start',
  hiring: 'third worker hired',
  store: 'a new Zodiac',
  mussels: 'mussels',
  advertising: 'advertising',
  openings: 'a room opened',
  influence: 'influence',
  refusals: 'no act',
  wages: 'wages not paid',
  bribes: 'no bribe',
  auctions: 'a bid not paid',
  closings: 'a room closed',
  smear: 'smear campaign',
}

const FISHED: Readonly<Partial<Record<Income, string>>> = {
  'sea-fishing': 'fishes at sea',
  coastal: 'fishes along the coast',
  lobster: 'brings lobsters',
  tour: 'takes tourists round the lagoon',
}

function place(name: string): string {
  const { room: id, place: number } = roomAndPlace(name)
  return `${room(id)}, place ${number}`
}

/** A sentence for everything that happens. */
export function makeEvents(words: Lexicon): EventTexts {
  const meeple = (seat: Seat, names: Names, id: string): string => capital(whose(seat, names, sort(id)))
  return {
    'year-began': ({ year }) => `${capital(yearOf(year))} begins.`,
    income: ({ seat, amount, maps }, names) =>
      `${does(seat, names, 'get', 'gets')} ${dollars(amount)} from investors${maps > 0 ? ` (${count(maps, 'map')})` : ''}.`,
    budgeted: ({ seat, accounts, slush }, names) => {
      const shares = ['HR', 'RD', 'GE', 'ME'].map((id, index) => `${account(id)} ${dollars(accounts[index] ?? 0)}`)
      return `${capital(whose(seat, names, 'budget'))}: ${shares.join(', ')}${(slush ?? 0) > 0 ? `, slush fund ${dollars(slush ?? 0)}` : ''}.`
    },
    'quadrimester-began': ({ quadrimester }) => `Quadrimester ${quadrimester} begins.`,
    'zone-began': ({ zone: number }) => `${capital(zone(number))}.`,
    'zone-skipped': ({ zone: number }) => `${capital(zone(number))}: not yet, in the first quadrimester.`,
    reputation: ({ seat, change, reason, total }, names) =>
      `${does(seat, names, 'have', 'has')} ${total} reputation (${points(change).split(' ')[0] ?? ''}, ${WHY[reason]}).`,
    'wages-due': ({ seat, workers, paid }, names) => {
      if (workers === 0) return null
      const whom = paid < workers ? `${paid} of ${count(workers, 'wage')}` : count(workers, 'wage')
      return `${does(seat, names, 'pay', 'pays')} ${whom}.`
    },
    'order-changed': ({ order }, names) => `Turn order: ${order.map((seat) => who(seat, names)).join(', ')}.`,
    'game-ended': ({ ranks }, names) =>
      ranks.length === 1 ? 'The game is over.' : `The game is over: ${english.winners(ranks, names)}.`,
    paid: ({ seat, account: id, amount, purpose }, names) =>
      `${does(seat, names, 'pay', 'pays')} ${dollars(amount)} from ${account(id)} for ${PURPOSE_NAMES[purpose]}.`,
    transferred: ({ seat, from, to, amount, fee }, names) =>
      `${does(seat, names, 'move', 'moves')} ${dollars(amount)} from ${account(from)} to ${account(to)} (fee ${dollars(fee)}).`,
    received: ({ seat, account: id, amount, income }, names) =>
      `${does(seat, names, 'put', 'puts')} ${dollars(amount)} for ${INCOME_NAMES[income]} into ${account(id)}.`,
    'envelope-posted': ({ seat }, names) => `${does(seat, names, 'post your envelope', 'posts an envelope')}.`,
    placed: ({ seat, sort: id, zone: number, space, double }, names) =>
      `${meeple(seat, names, id)} goes to ${zone(number)}${space > 0 ? `, space ${space}` : ''}${double ? ', with a Double Action' : ''}.`,
    passed: ({ seat }, names) => `${does(seat, names, 'pass', 'passes')}.`,
    'act-began': ({ seat, sort: id, second }, names) =>
      second ? `${meeple(seat, names, id)} acts a second time.` : null,
    refused: ({ seat, sort: id, zone: number, forced }, names) =>
      `${meeple(seat, names, id)} ${forced ? 'can do nothing' : 'does nothing'} in zone ${number}.`,
    'double-lost': ({ seat, zone: number }, names) =>
      `${capital(whose(seat, names, 'Double Action'))} in zone ${number} is lost.`,
    taught: ({ seat, zone: number }, names) =>
      `${meeple(seat, names, 'W')} gets the hat of zone ${number} and is a specialist now.`,
    'hats-chosen': ({ zones }) => `Hats of this game: zones ${list(zones.map(String))}.`,
    hired: ({ seat, token }, names) =>
      `${does(seat, names, 'hire', 'hires')} a worker${token ? ', with a Double Action' : ''}.`,
    // Where everybody is, the board shows.
    'went-home': () => null,
    patented: ({ seat, card }, names) => `${does(seat, names, 'patent', 'patents')} ${words.item(card)}.`,
    'item-bought': ({ seat, card, left }, names) =>
      `${does(seat, names, 'buy', 'buys')} ${words.item(card)} (${left} left).`,
    reserved: ({ seat }, names) => `${does(seat, names, 'will', 'will')} choose the next technology.`,
    searched: ({ seat, deck }, names) =>
      deck === null
        ? `${does(seat, names, 'go', 'goes')} through the technology deck.`
        : `The deck from the top: ${deck.map(words.item).join(', ')}.`,
    'card-shown': ({ card, chosenBy, rival }, names) =>
      `New technology: ${words.item(card)}${chosenBy === null ? '' : `, chosen by ${who(chosenBy, names)}`}.${rival ? ' The opponent has its patent and one copy.' : ''}`,
    'map-offered': ({ number, space, count: maps }) =>
      `Map ${number} is on sale: space ${space} of the market${maps > 1 ? `, ${maps} of them` : ''}.`,
    'map-rose': ({ number, to }) => `The rest of map ${number} moves to space ${to} of the market.`,
    'map-gained': ({ seat, number, kind }, names) =>
      `${does(seat, names, 'have', 'has')} a new ${{ market: '', satellite: 'satellite ', mercenary: 'mercenary ' }[kind]}map of site ${number}.`,
    'tiles-seen': ({ seat, number, tiles }, names) =>
      tiles === null
        ? `${does(seat, names, 'look', 'looks')} at tiles for site ${number}.`
        : `For site ${number} you look at ${list(tiles.map(words.tile))}.`,
    'tile-laid': ({ seat, number, tile }, names) =>
      `${does(seat, names, 'lay', 'lays')} ${tile === null ? 'a tile' : words.tile(tile)} face down on site ${number}.`,
    'tile-looked': ({ seat, number, tile }, names) =>
      tile === null
        ? `${does(seat, names, 'look', 'looks')} at the tile of site ${number}.`
        : `The tile of site ${number} is ${words.tile(tile)}.`,
    'tile-turned': ({ number, tile }) => `Site ${number} shows ${words.tile(tile)}.`,
    'seaplane-reserved': ({ seat, zodiac: id }, names) => `${does(seat, names, 'fly', 'flies')} to ${zodiac(id)}.`,
    'seaplane-rented': ({ seat, zodiac: id }, names) =>
      `${does(seat, names, 'rent', 'rents')} a seaplane for ${zodiac(id)}.`,
    'black-seaplane': ({ zodiac: id }) => `The black seaplane flies to ${zodiac(id)}.`,
    'item-moved': ({ item, from, to }) => `${words.item(item)}: from ${holder(from)} to ${holder(to)}.`,
    'crews-swapped': ({ one, other }) => `The crews of ${zodiac(one)} and ${zodiac(other)} change places.`,
    'pilot-swapped': ({ seat, zodiac: id, home }, names) =>
      `The seaplane’s pilot takes over ${zodiac(id)}; ${whose(seat, names, sort(home))} flies home.`,
    boarded: ({ seat, zodiac: id, sort: who1 }, names) => `${meeple(seat, names, who1)} boards ${zodiac(id)}.`,
    'turn-at-sea': ({ seat }, names) => `${does(seat, names, 'play', 'plays')} at sea.`,
    sailed: ({ zodiac: id, to, cost }) =>
      `${capital(zodiac(id))} sails to ${spot(words.spot(to))}${cost > 0 ? ` (${dollars(cost)})` : ''}.`,
    returned: ({ zodiac: id }) => `${capital(zodiac(id))} is back in port.`,
    dived: ({ seat, number, column }, names) =>
      `${does(seat, names, 'dive', 'dives')} on site ${number}, column ${column}.`,
    // What is met there is told.
    'went-deeper': () => null,
    'shark-met': ({ depth, roll, bonus, needed, killed }) => {
      if (roll === null) return `The shark at level ${depth} has no chance and is killed.`
      const sum = bonus > 0 ? `${roll} + ${bonus}` : `${roll}`
      return `Shark at level ${depth}: ${sum} rolled, ${needed} needed. It is ${killed ? 'killed' : 'scared off for now'}.`
    },
    'shark-ignored': ({ depth }) => `In its cage, the diver passes the shark at level ${depth}.`,
    lifted: ({ seat, value, depth }, names) =>
      `${does(seat, names, 'lift', 'lifts')} ${aTreasure(value)} from level ${depth}.`,
    surfaced: () => null,
    fished: ({ seat, where, zodiac: id }, names) =>
      id === null
        ? `${does(seat, names, 'gather', 'gathers')} mussels.`
        : `${capital(zodiac(id))} ${FISHED[where] ?? 'fishes'}.`,
    'zodiac-bought': ({ seat, zodiac: id }, names) => `${does(seat, names, 'buy', 'buys')} ${zodiac(id)}.`,
    'island-searched': ({ seat, found }, names) =>
      found === null
        ? `${does(seat, names, 'find', 'finds')} two things on the island and keeps one.`
        : `On the island you find ${list(found.map(words.found))}.`,
    found: ({ seat, found }, names) => `${does(seat, names, 'take', 'takes')} ${words.found(found)} from the island.`,
    'seaplanes-back': () => 'The grey seaplanes are back.',
    'zodiac-back': ({ zodiac: id }) => `${capital(zodiac(id))} is back in port.`,
    sponsored: ({ seat, room: id }, names) => `${does(seat, names, 'sponsor', 'sponsors')} ${room(id)} of the museum.`,
    sold: ({ seat, value, room: id }, names) =>
      `${does(seat, names, 'sell', 'sells')} ${aTreasure(value)} to ${id === null ? 'the storeroom' : `${room(id)} of the museum`}.`,
    'room-opened': ({ room: id }) => `${capital(room(id))} of the museum is full and opens.`,
    'room-closed': ({ room: id }) => `${capital(room(id))} of the museum has a gap and closes.`,
    advertised: ({ seat }, names) => `${does(seat, names, 'advertise', 'advertises')}.`,
    'marker-moved': ({ zone: number, place: at }) => `The marker of zone ${number} moves to place ${at}.`,
    'bribes-opened': ({ bribes }, names) => {
      const told = bribes.flatMap((bribe, seat) =>
        bribe === null ? [] : [`${who(seat, names)} ${bribe === 0 ? 'nothing' : dollars(bribe)}`],
      )
      return `Bribes: ${told.join(', ')}.`
    },
    'auction-began': () => 'A mercenary is up for auction.',
    bid: ({ seat, amount }, names) => `${does(seat, names, 'bid', 'bids')} ${dollars(amount)}.`,
    'standing-bid': ({ seat, limit }, names) =>
      `${does(seat, names, 'leave', 'leaves')} a standing bid${limit === null ? '' : ` up to ${dollars(limit)}`}.`,
    'bid-failed': ({ seat, amount }, names) =>
      `${does(seat, names, 'cannot', 'cannot')} pay the ${dollars(amount)} of the bid.`,
    'mercenary-hired': ({ seat }, names) => `${does(seat, names, 'hire', 'hires')} the mercenary.`,
    'mercenary-unsold': () => 'Nobody hires the mercenary.',
    'mercenary-acts': ({ seat, zone: number }, names) => `${meeple(seat, names, 'M')} acts in zone ${number}.`,
    'mercenary-discarded': ({ seat, zone: number, forced }, names) =>
      `${meeple(seat, names, 'M')} leaves zone ${number}${forced ? ': there is nothing to do' : ' without a deed'}.`,
    'tokens-stolen': ({ seat, from, count: tokens }, names) =>
      from === seat
        ? `${does(seat, names, 'take', 'takes')} the Double Action that waited in zone 1.`
        : `${does(seat, names, 'take', 'takes')} ${count(tokens, 'Double Action')} meant for ${who(from, names)}.`,
    'patent-stolen': ({ seat, card, from, item }, names) =>
      `${does(seat, names, 'take', 'takes')} the patent of ${words.item(card)}${from === null ? '' : ` from ${who(from, names)}`}${item ? ', and a copy' : ''}.`,
    'seaplanes-sabotaged': ({ seat }, names) =>
      `The grey seaplanes are grounded; ${does(seat, names, 'have', 'has').replace('You', 'you')} the black one.`,
    'mine-gained': ({ seat }, names) => `${does(seat, names, 'have', 'has')} the underwater mine.`,
    'mine-exploded': ({ number, column, sharks, treasures }) => {
      const lost = treasures.length > 0 ? ` Destroyed: ${treasures.map(dollars).join(', ')}.` : ''
      return `The mine blows up site ${number}, columns ${column} to ${column + 2}: ${count(sharks, 'shark')}.${lost}`
    },
    'exhibits-swapped': ({ one, other }) => `The exhibits of ${place(one)} and ${place(other)} change places.`,
    'exhibit-shifted': ({ from, to }) => `The exhibit of ${place(from)} goes to ${place(to)}.`,
  }
}
