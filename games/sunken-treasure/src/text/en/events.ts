import { capital, english } from '@fathom/kernel'
import type { EventTexts, Text } from '../parts.ts'
import { aCard, boats, cards, count, does, handText, place, their, token, whom } from './words.ts'

export const ENDS: Text['ends'] = {
  twelve: 'A player board has all twelve treasures.',
  'column-empty': 'The last treasure of a column has been collected.',
  'cards-gone': 'Nobody has a recovery card left.',
  stalled: 'Three sweeps went by in which nobody collected by card or with a mussel.',
}

export const EVENTS: EventTexts = {
  placed: ({ seat, space }, names) => `${does(seat, names, 'place', 'places')} a bathyscaphe in ${place(space)}.`,
  sailed: ({ seat, column, boats: ready }, names) =>
    `${does(seat, names, 'sail', 'sails')} to column ${column}: ${boats(ready)} may act.`,
  'sailed-off': ({ seat }, names) => `${does(seat, names, 'leave', 'leaves')} the board to wait for the others.`,
  moved: ({ seat, from, to }, names) =>
    `${does(seat, names, 'move', 'moves')} a bathyscaphe from ${place(from)} to ${place(to)}.`,
  'card-played': ({ seat, token: id, color: played }, names) =>
    `${does(seat, names, 'play', 'plays')} ${aCard(played)} for ${token(id)}.`,
  paid: ({ seat, to, cards: number }, names) =>
    `${does(seat, names, 'pay', 'pays')} ${whom(to, names)} ${cards(number)}.`,
  'paid-from-hand': ({ seat, to, color: paid }, names) =>
    `${does(seat, names, 'pay', 'pays')} ${whom(to, names)} ${paid === null ? 'a card' : aCard(paid)} from ${their(seat, names)} hand.`,
  collected: ({ seat, token: id, joker, as, treasures }, names) => {
    const how = joker === null ? '' : ` and ${names.reader === seat ? 'lay' : 'lays'} down ${token(joker)}`
    const what = {
      board: `treasure number ${treasures}`,
      double: 'a double, to be used as a joker later',
      joker: 'a joker again',
    }[as]
    return `${does(seat, names, 'collect', 'collects')} ${token(id)}${how}: ${what}.`
  },
  drew: ({ seat, count: number, cards: drawn }, names) =>
    `${does(seat, names, 'draw', 'draws')} ${drawn === null ? cards(number) : handText(drawn)}.`,
  traded: ({ seat, gave, drew }, names) =>
    gave === null || drew === null
      ? `${does(seat, names, 'trade', 'trades')} a card with ${their(seat, names)} supply.`
      : `${does(seat, names, 'trade', 'trades')} ${aCard(gave)} for ${aCard(drew)}.`,
  passed: ({ seat }, names) => `${does(seat, names, 'keep', 'keeps')} ${their(seat, names)} cards.`,
  'passed-over': ({ seat }, names) => `${does(seat, names, 'have', 'has')} nothing to trade.`,
  'ships-returned': ({ sweep, idle }) =>
    `All ships are back on the left after sweep ${sweep}.${idle > 0 ? ` ${count(idle, 'sweep')} without a collection by card or mussel; three end the game.` : ''}`,
  'game-ended': ({ end, ranks }, names) => `${ENDS[end]} ${capital(english.winners(ranks, names))}.`,
}
