import { listOf } from '@fathom/kernel'
import { boxesNamed } from '../../boxes.ts'
import type { Shape } from '../../types.ts'
import type { RefusalTexts } from '../parts.ts'
import { boxesText, island, islands, shapeName, count, list } from './words.ts'

export const REFUSALS: RefusalTexts = {
  'game-over': () => 'The game is over.',
  'wrong-phase': ({ phase }) =>
    ({
      keep: 'First everybody keeps two of the four cards dealt.',
      cross: 'Now everybody crosses off boxes: the pattern on one island, or a single box.',
      take: 'Now finished islands are replaced: a card of the display or the top of the deck.',
    })[String(phase)] ?? 'That is not what is asked for now.',
  'already-chosen': () => 'You have kept your two cards. The others are still choosing.',
  'already-crossed': () => 'You have nothing left to cross off this turn. The others are still choosing.',
  'not-your-turn': () => 'Somebody else is taking cards now; everyone does so in turn order.',
  'two-different-cards': () => 'Keep two different cards of the four.',
  'must-cross-bonus': ({ owed }) =>
    `You crossed a red X: first cross off ${count(Number(owed), 'more empty box', 'more empty boxes')}, anywhere on your islands.`,
  'nothing-owed': () => 'No red X of yours gives you a box now: cross off the pattern, or a single box.',
  'one-card-only': ({ card, other }) =>
    `A pattern lies whole on one island, not across ${list([String(card), String(other)].map(island))}. A single box is always possible.`,
  'not-your-card': ({ card, own }) => `${island(String(card))} is not yours. Yours: ${islands(listOf(own))}.`,
  'no-such-box': ({ card, boxes }) => `${island(String(card))} has no box at ${boxesText(boxesNamed(listOf(boxes)))}.`,
  'box-already-crossed': ({ card, boxes }) =>
    `On ${island(String(card))}, ${boxesText(boxesNamed(listOf(boxes)))} ${listOf(boxes).length === 1 ? 'is' : 'are'} crossed off already. Each box is crossed off once.`,
  'not-the-pattern': ({ shape }) =>
    `These boxes are not ${shapeName(shape as Shape)}, however you turn or mirror it. Place it whole, or cross off a single box.`,
  'card-not-on-display': ({ card, display }) =>
    `${island(String(card))} is not on the display. There you find ${listOf(display).length > 0 ? islands(listOf(display)) : 'nothing any more'}.`,
  'deck-empty': () => 'The deck is used up. Take a card of the display.',
}
