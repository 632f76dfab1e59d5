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
import { makeFrenchSentences } from './sentences.ts'
import { dollars } from './words.ts'

/** Thesauros in French, with the names of a set. */
export function makeFrench(set: ThesaurosSet): Text {
  const words = lexicon(set, 'fr')
  const refusals = makeRefusals(words)
  const advice = makeAdvice(words)
  return {
    ...makeFrenchSentences(set),
    prompt: makePrompt(words),
    refusal: (refusal) => explain(refusals, refusal, (code) => `Ce n’est pas possible maintenant (${code}).`),
    advice: (told) => explain(advice, told, (code) => code),
    money: dollars,
    tagline: 'Chasseurs d’épaves : recrutez, inventez, plongez, et faites parler le musée de vous.',
    options: withEditions(options, editionWords),
    modes,
    modeHelps,
    board: makeBoard(words),
  }
}
