import { english } from '@fathom/kernel'
import type { Crossing } from '../../types.ts'
import { shapeOf, type EventTexts } from '../parts.ts'
import { boxesText, island, islands, shapeName, count, list, does } from './words.ts'

function whatCrossed(crossing: Crossing): string {
  // A covered pattern has no boxes, and is told without its name.
  const boxes = crossing.how === 'pattern' ? shapeName(shapeOf(crossing.boxes)) : boxesText(crossing.boxes)
  return `${boxes} on ${island(crossing.card)}${crossing.how === 'bonus' ? ' for a red X' : ''}`
}

function gained({ coins, lostCoins, palms }: Crossing): string {
  const parts = [
    ...(coins > 0 ? [count(coins, 'coin')] : []),
    ...(lostCoins > 0 ? [`${count(lostCoins, 'coin')} too many for the score card`] : []),
    ...palms.map((points) => (points > 0 ? `a palm worth ${points}` : 'a palm too many, worth nothing')),
  ]
  return list(parts)
}

export const EVENTS: EventTexts = {
  kept: ({ seat, cards }, names) => `${does(seat, names, 'keep', 'keeps')} ${islands(cards)}.`,
  hands: ({ hands }, names) =>
    hands.map((cards, seat) => `${does(seat, names, 'set', 'sets')} out for ${islands(cards)}.`).join(' '),
  displayed: ({ cards }) => `Laid on the display: ${islands(cards)}.`,
  expedition: ({ shape, round, turn, startSeat }, names) =>
    `Round ${round}, turn ${turn}: ${shapeName(shape)}. ${does(startSeat, names, 'take', 'takes')} first.`,
  crossed: ({ seat, crossing, owed }, names) => {
    const gain = gained(crossing)
    const owes = owed > 0 ? ` A red X gives ${count(owed, 'more box', 'more boxes')}.` : ''
    return `${does(seat, names, 'crossed', 'crossed')} ${whatCrossed(crossing)}${gain === '' ? '' : `: ${gain}`}.${owes}`
  },
  chose: ({ seat, crossings }, names) => {
    // The reader's own crossings were told one by one when they were made.
    if (seat === names.reader) return null
    const told = crossings.map((crossing) => {
      const gain = gained(crossing)
      return gain === '' ? whatCrossed(crossing) : `${whatCrossed(crossing)} (${gain})`
    })
    return `${names.of(seat)} crossed ${told.join(', then ')}.`
  },
  'passed-over': ({ seat }, names) =>
    `${does(seat, names, 'have', 'has')} no empty box left and sit${names.reader === seat ? '' : 's'} this turn out.`,
  'coin-row': ({ seat, value }, names) =>
    value > 0
      ? `${does(seat, names, 'completed', 'completed')} a row of coins: the trophy worth ${value}.`
      : `${does(seat, names, 'completed', 'completed')} a row of coins, but no trophy is left.`,
  finished: ({ seat, card, points, seals }, names) =>
    `${does(seat, names, 'finished', 'finished')} ${island(card)}: ${count(points, 'point')}${seals === undefined ? '' : `, and ${seals} more by seals`}.`,
  took: ({ seat, card, from }, names) =>
    `${does(seat, names, 'took', 'took')} ${island(card)} from ${from === 'deck' ? 'the top of the deck' : 'the display'}.`,
  'nothing-to-take': ({ seat }, names) =>
    `No card is left for ${names.reader === seat ? 'you' : names.of(seat)} to take.`,
  'round-ended': ({ round }) => `Round ${round} is over.`,
  'game-ended': ({ ranks }, names) => `The game is over: ${english.winners(ranks, names)}.`,
}
