import { explain, tell } from '@fathom/kernel'
import type { ComponentSet } from '../../schema.ts'
import { lexicon, type Text } from '../parts.ts'
import { makeBoard } from './board.ts'
import { makeAction, makePrompt } from './choices.ts'
import { makeEnds, makeEvents } from './events.ts'
import { makeRefusals } from './refusals.ts'

/** Artifacts, Inc. in French, with the names of a set. */
export function makeFrench(set: ComponentSet): Text {
  const words = lexicon(set, 'fr')
  const events = makeEvents(set, words)
  const refusals = makeRefusals(words)
  return {
    name: 'Artifacts, Inc.',
    tagline: 'New York, 1929 : envoyez vos dés fouiller, vendez aux musées, soyez les premiers en renom.',
    points: (count) => `${count} de réputation`,
    options: {
      grid2x4: {
        label: 'Deux rangées de quatre',
        help: 'Chacun a huit places : quatre en haut, quatre en bas. Sinon, les rangées s’allongent à volonté.',
      },
      openBacks: {
        label: 'Niveaux 2 visibles',
        help: 'Le niveau 2 des cartes en vente se consulte à tout moment. Sinon, seulement pendant un achat.',
      },
    },
    modes: {
      standard: 'Le jeu tel qu’imprimé',
      'grid-2x4': 'Deux rangées de quatre',
      'closed-backs': 'Niveaux 2 visibles à l’achat seulement',
    },
    sources: {
      ...Object.fromEntries(set.letters.map(({ id, name }) => [id, name.fr])),
      abilities: 'Pouvoirs',
      dives: 'Plongées',
      majorities: 'Majorités des musées',
    },
    ends: makeEnds(set),
    tieBreaks: { money: 'L’argent a départagé les ex æquo.' },
    prompt: makePrompt(set, words),
    action: makeAction(set, words),
    event: (event, names) => tell(events, event, names),
    refusal: (refusal) => explain(refusals, refusal, (code) => `Ce n’est pas possible maintenant (${code}).`),
    board: makeBoard(set, words),
  }
}
