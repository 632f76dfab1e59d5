import { capital, listOf } from '@fathom/kernel'
import type { Lexicon, RefusalTexts } from '../parts.ts'
import { diceList, inNamedPlace, list, namedPlace, theMuseum } from './words.ts'

const PHASES: Readonly<Record<string, string>> = {
  lay: 'First everybody lays the starting cards in a row.',
  act: 'Now you place dice: on your cards, on public cards or on a dive.',
  reroll: 'First say which dice you reroll, and roll them.',
  order: 'First choose the order that your die fills.',
  sell: 'First finish the sale.',
  gain: 'First choose what your die gains.',
  buy: 'Your die is there to buy: take a card, upgrade one, or buy nothing.',
  put: 'First put the card you bought in its place.',
  dive: 'First finish the dive: add dice until the sum is enough.',
}

/** Why not, and what would be possible. */
export function makeRefusals(words: Lexicon): RefusalTexts {
  return {
    'game-over': () => 'The game is over.',
    'not-your-turn': () => 'Somebody else has the move. Wait for your turn.',
    'wrong-phase': ({ phase }) => PHASES[String(phase)] ?? 'That is not what is asked for now.',
    'not-a-starting-card': ({ card, cards }) =>
      `${words.card(card)} is no starting card.${listOf(cards).length > 0 ? ` Lay ${list(listOf(cards).map(words.card), 'or')}.` : ''}`,
    'already-laid': ({ card }) => `${words.card(card)} lies already, and cards never move.`,
    'lay-first': ({ cards }) => `Lay ${list(listOf(cards).map(words.card))} first.`,
    'no-such-die': ({ die, dice }) =>
      `You have no die left that shows ${Number(die)}. ${listOf(dice).length > 0 ? `You have: ${diceList(listOf(dice))}.` : 'All dice are placed: end your turn.'}`,
    'no-card-there': ({ place: name }) => `You have no card ${inNamedPlace(name)}.`,
    'no-such-slot': ({ card, slots }) =>
      Number(slots) === 0
        ? `${words.card(card)} takes no dice.`
        : `${words.card(card)} has no such slot on this level.`,
    'slot-taken': ({ card, die }) =>
      `A ${Number(die)} lies there already (${words.card(card)}): one die a slot and turn.`,
    'die-does-not-fit': ({ die, faces }) =>
      `A ${Number(die)} does not fit. What fits there: ${list(listOf(faces), 'or')}.`,
    'no-adjacent-expedition': () => 'No expedition of yours lies beside this card, so there is nothing to gain.',
    'nothing-to-sell': () => 'You have no artifact to sell. Gain some first.',
    'no-order-possible': ({ museum }) =>
      museum === 'any'
        ? 'No museum has an open order that you have artifacts enough for.'
        : `${capital(theMuseum(words, museum))} has no open order that you have artifacts enough for.`,
    'one-dive-a-turn': () => 'You have dived this turn. One dive a turn is all.',
    'underwater-empty': () => 'All underwater cards are taken: there is nothing left to dive for.',
    'too-deep': ({ number, reach }) =>
      `The top underwater card needs ${Number(number)}. With all your dice you reach ${Number(reach)}.`,
    'no-reroll': () => 'No card of yours lets you reroll.',
    'already-rerolled': () => 'You have rerolled this turn. Once a turn is all.',
    'too-late-to-reroll': () => 'Rerolling comes before the first die is placed.',
    'not-gained-there': ({ artifact, artifacts }) =>
      `No expedition beside this card gains ${words.artifact(artifact, 2)}. Possible: ${list(
        listOf(artifacts).map((id) => words.artifact(id, 2)),
        'or',
      )}.`,
    'other-museum': ({ museum }) => `Your die lies on ${theMuseum(words, museum)}: fill an order there.`,
    'no-such-box': ({ museum, boxes }) => `${capital(theMuseum(words, museum))} has ${Number(boxes)} orders.`,
    'box-taken': ({ museum, box }) =>
      `Order ${Number(box)} of ${theMuseum(words, museum)} holds a cube for good. Choose an open one.`,
    'not-enough-artifacts': ({ artifact, need, have }) =>
      `This order wants ${Number(need)} ${words.artifact(artifact, Number(need))}, and you have ${Number(have)}. Choose a smaller one.`,
    'none-left': ({ artifact }) => `You have no ${words.artifact(artifact, 1)} left.`,
    'nothing-sold': () => 'Sell at least one artifact.',
    'not-for-sale': ({ card }) => `${words.card(card)} is not for sale now.`,
    'not-enough-money': ({ need, have }) => `It costs $${Number(need)}, and you have $${Number(have)}.`,
    'not-enough-scrolls': ({ need, have }) =>
      `It also costs ${Number(need)} ${words.artifact('scroll', Number(need))}, and you have ${Number(have)}.`,
    'row-full': () => 'At this table rows have four columns, and there is no place.',
    'place-taken': ({ place: name }) => `A card of yours lies ${inNamedPlace(name)} already.`,
    'not-adjacent': ({ place: name }) =>
      `No card of yours shares a side with that place (${namedPlace(name)}). A new card lies beside, above or below one; corners do not count.`,
    'already-upgraded': ({ card }) => `${words.card(card)} is on level 2 already. There is no level 3.`,
  }
}
