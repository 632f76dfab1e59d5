import { explain, tell } from '@fathom/kernel'
import type { Text } from '../parts.ts'
import { board } from './board.ts'
import { action, prompt } from './choices.ts'
import { ENDS, EVENTS } from './events.ts'
import { REFUSALS } from './refusals.ts'

/** Sunken Treasure in English. */
export const en: Text = {
  name: 'Sunken Treasure',
  tagline: 'Dive for twelve different treasures and pay those who are in your way.',
  points: (count) => (count === 1 ? '1 treasure' : `${count} treasures`),
  options: {
    sameActionForAll: {
      label: 'One kind of action a turn',
      help: 'All bathyscaphes that act in a turn move, or all of them collect. Otherwise each one chooses.',
    },
    placedDoublesAreJokers: {
      label: 'Doubles put down stay jokers',
      help: 'A double used as a joker is a joker for ever and no longer counts as a treasure of its column. Otherwise it lies there as the treasure it shows.',
    },
    removal: {
      label: 'Cards left out',
      help: 'With two or three players: the same number of each colour, or any cards unseen.',
      choices: { equal: 'The same number of each colour', random: 'At random, unseen' },
    },
  },
  modes: {
    standard: 'The game as printed',
    'same-action': 'One kind of action a turn',
    'lasting-doubles': 'Doubles put down are treasures again',
    'random-removal': 'Cards left out at random',
  },
  sources: { treasures: 'Treasures' },
  ends: ENDS,
  tieBreaks: {
    jokers: 'More jokers beside the player board decided the tie.',
    cards: 'More recovery cards decided the tie.',
  },
  prompt,
  action,
  event: (event, names) => tell(EVENTS, event, names),
  refusal: (refusal) => explain(REFUSALS, refusal, (code) => `That is not possible now (${code}).`),
  board,
}
