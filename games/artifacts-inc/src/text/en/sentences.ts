import { tell } from '@fathom/kernel'
import type { ComponentSet } from '../../schema.ts'
import { lexicon, type Sentences } from '../parts.ts'
import { makeAction } from './choices.ts'
import { makeEnds, makeEvents } from './events.ts'

export { sideWords } from './sides.ts'

/** Artifacts, Inc. in English, at the table, with the names of a set. */
export function makeEnglishSentences(set: ComponentSet): Sentences {
  const words = lexicon(set, 'en')
  const events = makeEvents(set, words)
  return {
    name: 'Artifacts, Inc.',
    points: (count) => `${count} reputation`,
    sources: {
      ...Object.fromEntries(set.letters.map(({ id, name }) => [id, name.en])),
      abilities: 'Abilities',
      dives: 'Dives',
      majorities: 'Museum majorities',
    },
    ends: makeEnds(set),
    tieBreaks: { money: 'At equal reputation, more money wins.' },
    action: makeAction(set, words),
    event: (event, names) => tell(events, event, names),
  }
}
