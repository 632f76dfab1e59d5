import { explain } from '@fathom/kernel'
import type { ComponentSet } from '../../schema.ts'
import { lexicon, type Text } from '../parts.ts'
import { ADVICE } from './advice.ts'
import { makeBoard } from './board.ts'
import { makePrompt } from './choices.ts'
import { makeRefusals } from './refusals.ts'
import { makeEnglishSentences } from './sentences.ts'
import { dollars } from './words.ts'

/** Artifacts, Inc. in English, with the names of a set. */
export function makeEnglish(set: ComponentSet): Text {
  const words = lexicon(set, 'en')
  const refusals = makeRefusals(words)
  return {
    ...makeEnglishSentences(set),
    prompt: makePrompt(set, words),
    refusal: (refusal) => explain(refusals, refusal, (code) => `That is not possible now (${code}).`),
    advice: (told) => explain(ADVICE, told, (code) => code),
    money: dollars,
    tagline: 'New York, 1929: send dice to dig, sell to museums, be the first of great repute.',
    options: {
      grid2x4: {
        label: 'Two rows of four',
        help: 'Each player has eight places: four above, four below. Otherwise rows grow as long as you like.',
      },
      openBacks: {
        label: 'Level 2 sides open',
        help: 'The level 2 sides of cards for sale can be looked at at any time. Otherwise, as printed, only once your die is there to buy; you can’t take that die back then.',
      },
    },
    modes: {
      standard: 'Level 2 sides open',
      'grid-2x4': 'Level 2 sides open, two rows of four',
      'closed-backs': 'The game as printed',
    },
    modeHelps: {
      standard: 'What a card becomes may be read at any time, before you spend a die on it.',
      'grid-2x4': 'Room for eight cards and no more: once they all lie there, no new one is bought.',
      'closed-backs': 'What a card becomes is seen only once your die is there to buy, and then it stays there.',
    },
    board: makeBoard(set, words),
  }
}
