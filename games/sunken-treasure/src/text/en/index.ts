import { explain } from '@fathom/kernel'
import type { Text } from '../parts.ts'
import { ADVICE } from './advice.ts'
import { board } from './board.ts'
import { prompt } from './choices.ts'
import { REFUSALS } from './refusals.ts'
import { sentences } from './sentences.ts'

/** Sunken Treasure in English. */
export const en: Text = {
  ...sentences,
  prompt,
  refusal: (refusal) => explain(REFUSALS, refusal, (code) => `That is not possible now (${code}).`),
  advice: (told) => explain(ADVICE, told, (code) => code),
  tagline: 'Dive for twelve different treasures and pay those who are in your way.',
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
  modeHelps: {
    standard: 'Each bathyscaphe moves or collects as you like; a double put down stays a joker.',
    'same-action': 'All your bathyscaphes of a turn move, or all collect: think a turn ahead.',
    'lasting-doubles': 'A joker that was put down becomes its treasure again: columns change under your eyes.',
    'random-removal': 'Nobody knows which cards are missing: counting helps less, daring more.',
  },
  board,
}
