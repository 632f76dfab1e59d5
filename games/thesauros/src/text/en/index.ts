import { explain } from '@fathom/kernel'
import type { ThesaurosSet } from '../../set.ts'
import { withEditions } from '../editions.ts'
import { lexicon } from '../lexicon.ts'
import type { Text } from '../parts.ts'
import { makeAdvice } from './advice.ts'
import { makeBoard } from './board.ts'
import { makePrompt } from './prompts.ts'
import { makeRefusals } from './refusals.ts'
import { editionWords, modeHelps, modes, options } from './options.ts'
import { makeEnglishSentences } from './sentences.ts'
import { dollars } from './words.ts'

/** Thesauros in English, with the names of a set. */
export function makeEnglish(set: ThesaurosSet): Text {
  const words = lexicon(set, 'en')
  const refusals = makeRefusals(words)
  const advice = makeAdvice(words)
  return {
    ...makeEnglishSentences(set),
    prompt: makePrompt(words),
    refusal: (refusal) => explain(refusals, refusal, (code) => `That is not possible now (${code}).`),
    advice: (told) => explain(advice, told, (code) => code),
    money: dollars,
    tagline: 'Wreck hunters: hire, invent, dive, and make the museum talk of you.',
    options: withEditions(options, editionWords),
    modes,
    modeHelps,
    board: makeBoard(words),
  }
}
