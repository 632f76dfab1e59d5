import { tell } from '@fathom/kernel'
import type { ComponentSet } from '../../schema.ts'
import { lexicon, type Sentences } from '../parts.ts'
import { makeAction } from './choices.ts'
import { makeEnds, makeEvents } from './events.ts'

export { sideWords } from './sides.ts'

/** Artifacts, Inc. in French, at the table, with the names of a set. */
export function makeFrenchSentences(set: ComponentSet): Sentences {
  const words = lexicon(set, 'fr')
  const events = makeEvents(set, words)
  return {
    name: 'Artifacts, Inc.',
    points: (count) => `${count} de réputation`,
    sources: {
      ...Object.fromEntries(set.letters.map(({ id, name }) => [id, name.fr])),
      abilities: 'Pouvoirs',
      dives: 'Plongées',
      majorities: 'Majorités des musées',
    },
    ends: makeEnds(set),
    tieBreaks: { money: 'À égalité de réputation, le plus d’argent l’emporte.' },
    action: makeAction(set, words),
    event: (event, names) => tell(events, event, names),
  }
}
