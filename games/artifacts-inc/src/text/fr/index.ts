import { explain } from '@fathom/kernel'
import type { ComponentSet } from '../../schema.ts'
import { lexicon, type Text } from '../parts.ts'
import { ADVICE } from './advice.ts'
import { makeBoard } from './board.ts'
import { makePrompt } from './choices.ts'
import { makeRefusals } from './refusals.ts'
import { makeFrenchSentences } from './sentences.ts'
import { dollars } from './words.ts'

/** Artifacts, Inc. in French, with the names of a set. */
export function makeFrench(set: ComponentSet): Text {
  const words = lexicon(set, 'fr')
  const refusals = makeRefusals(words)
  return {
    ...makeFrenchSentences(set),
    prompt: makePrompt(set, words),
    refusal: (refusal) => explain(refusals, refusal, (code) => `Ce n’est pas possible maintenant (${code}).`),
    advice: (told) => explain(ADVICE, told, (code) => code),
    money: dollars,
    tagline: 'New York, 1929 : envoyez vos dés fouiller, vendez aux musées, soyez les premiers en renom.',
    options: {
      grid2x4: {
        label: 'Deux rangées de quatre',
        help: 'Chacun a huit places : quatre en haut, quatre en bas. Sinon, les rangées s’allongent à volonté.',
      },
      openBacks: {
        label: 'Niveaux 2 visibles',
        help: 'Le niveau 2 des cartes en vente se consulte à tout moment. Sinon, comme dans le jeu imprimé, seulement une fois votre dé posé pour acheter ; ce dé ne se reprend plus alors.',
      },
    },
    modes: {
      standard: 'Niveaux 2 visibles',
      'grid-2x4': 'Niveaux 2 visibles, deux rangées de quatre',
      'closed-backs': 'Le jeu tel qu’imprimé',
    },
    modeHelps: {
      standard: 'Ce que devient une carte se lit à tout moment, avant d’y mettre un dé.',
      'grid-2x4': 'Huit places et pas une de plus : une fois pleines, aucune carte nouvelle ne s’achète.',
      'closed-backs': 'Ce que devient une carte ne se voit qu’une fois votre dé posé pour acheter, et il y reste.',
    },
    board: makeBoard(set, words),
  }
}
