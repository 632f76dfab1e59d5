import { capital, english } from '@fathom/kernel'
import type { ComponentSet } from '../../schema.ts'
import type { EventTexts, Lexicon, Text } from '../parts.ts'
import { artifacts, count, diceList, does, dollars, inPlace, list, priceText, theMuseum, where } from './words.ts'

export function makeEnds(set: ComponentSet): Text['ends'] {
  return {
    reputation: `Somebody has reached ${set.board.endReputation} reputation, and the round is finished.`,
    stalled: 'Ten rounds went by in which nobody bought, upgraded, dived or filled an order.',
  }
}

export function makeEvents(set: ComponentSet, words: Lexicon): EventTexts {
  const museums = new Set(set.museums.map(({ id }) => id))
  const publicCard = (id: string): string => (museums.has(id) ? theMuseum(words, id) : words.card(id))
  return {
    laid: ({ seat, card, column }, names) =>
      `${does(seat, names, 'lay', 'lays')} ${words.card(card)} in column ${column}.`,
    'turn-started': ({ seat, round, dice }, names) =>
      `Round ${round}: ${names.reader === seat ? 'you roll' : `${names.of(seat)} rolls`} ${diceList(dice)}.`,
    rerolled: ({ seat, dice, into }, names) =>
      `${does(seat, names, 'reroll', 'rerolls')} ${diceList(dice)} into ${diceList(into)}.`,
    placed: ({ seat, die, on }, names) => {
      if (on.kind === 'dive') return `${does(seat, names, 'put', 'puts')} a ${die} into a dive.`
      const target = on.kind === 'public' ? publicCard(on.id) : `${words.card(on.card)} (${where(on.row, on.column)})`
      return `${does(seat, names, 'place', 'places')} a ${die} on ${target}.`
    },
    gained: ({ seat, artifact, count: number }, names) =>
      `${does(seat, names, 'gain', 'gains')} ${number} ${words.artifact(artifact, number)}.`,
    earned: ({ seat, dollars: money }, names) => `${does(seat, names, 'take', 'takes')} ${dollars(money)}.`,
    cash: ({ seat, dollars: money, event }, names) => {
      const why = { adjacentExpedition: 'for the expedition', museum: 'for the order', dive: 'for the dive' }[event]
      return `${does(seat, names, 'take', 'takes')} ${dollars(money)} more ${why}.`
    },
    'order-filled': ({ seat, museum, artifact, size, dollars: money }, names) =>
      `${does(seat, names, 'fill', 'fills')} an order of ${theMuseum(words, museum)}: ${size} ${words.artifact(artifact, size)} for ${dollars(money)}.`,
    // The whole sale is told when it is over.
    'sold-one': () => null,
    sold: ({ seat, artifacts: sold, dollars: money, by }, names) =>
      `${does(seat, names, 'sell', 'sells')} ${artifacts(words, sold)} (${words.card(by)}): ${dollars(money)}.`,
    bought: ({ seat, card, price }, names) =>
      `${does(seat, names, 'buy', 'buys')} ${words.card(card)} for ${priceText(words, price)}.`,
    put: ({ seat, card, row, column }, names) =>
      `${does(seat, names, 'put', 'puts')} ${words.card(card)} ${inPlace(row, column)}.`,
    upgraded: ({ seat, card, price }, names) =>
      `${does(seat, names, 'upgrade', 'upgrades')} ${words.card(card)} for ${priceText(words, price)}.`,
    declined: ({ seat }, names) => `${does(seat, names, 'buy', 'buys')} nothing.`,
    refilled: ({ letter, card }) =>
      card === null ? `Pile ${letter} is used up.` : `${words.card(card)} comes up for sale.`,
    dived: ({ seat, number, find, dice, bonus }, names) =>
      `${does(seat, names, 'dive', 'dives')} with ${dice.length === 1 ? `a ${dice[0]}` : list(dice.map(String))}${bonus > 0 ? ` (+${bonus})` : ''} and ${names.reader === seat ? 'bring' : 'brings'} up ${words.find(find)} (${number}).`,
    reputation: ({ seat, from, to }, names) =>
      `${does(seat, names, 'have', 'has')} ${to} reputation now (${to > from ? '+' : '−'}${Math.abs(to - from)}).`,
    'end-triggered': ({ seat, reputation }, names) =>
      `${does(seat, names, 'have', 'has')} reached ${reputation}: this round is the last.`,
    'turn-ended': ({ seat, unused }, names) =>
      unused.length > 0
        ? `${does(seat, names, 'leave', 'leaves')} ${count(unused.length, 'die', 'dice')} unused: ${diceList(unused)}.`
        : null,
    'round-ended': ({ round, idle }) =>
      idle > 1 ? `Round ${round} is over: ${idle} in a row without a purchase, dive or order; ten end the game.` : null,
    majority: ({ museum, seat, reputation, tied }, names) =>
      seat === null
        ? `Nobody has a cube at ${theMuseum(words, museum)}.`
        : `${does(seat, names, 'have', 'has')} the majority of ${theMuseum(words, museum)}${tied ? ', by the cube furthest on' : ''}: ${reputation} reputation.`,
    'game-ended': ({ end, ranks }, names) => `${makeEnds(set)[end]} ${capital(english.winners(ranks, names))}.`,
  }
}
