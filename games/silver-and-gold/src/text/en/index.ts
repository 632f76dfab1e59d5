import { explain } from '@fathom/kernel'
import type { Text } from '../parts.ts'
import { ADVICE } from './advice.ts'
import { board } from './board.ts'
import { prompt } from './choices.ts'
import { REFUSALS } from './refusals.ts'
import { sentences } from './sentences.ts'

/** Silver & Gold in English. */
export const en: Text = {
  ...sentences,
  prompt,
  refusal: (refusal) => explain(REFUSALS, refusal, (code) => `That is not possible now (${code}).`),
  advice: (told) => explain(ADVICE, told, (code) => code),
  tagline: 'Cross off island charts with the pattern that everybody gets.',
  options: {
    expeditionAid: {
      label: 'Show the patterns still to come',
      help: 'Tells everybody which patterns have not been revealed this round. In the printed game you have to remember.',
    },
  },
  modes: { standard: 'The game as printed' },
  board,
}
