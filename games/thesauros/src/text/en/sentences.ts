import { tell } from '@fathom/kernel'
import type { ThesaurosSet } from '../../set.ts'
import { lexicon } from '../lexicon.ts'
import { say, type Sentences } from '../parts.ts'
import { makeActions } from './actions.ts'
import { makeEvents } from './events.ts'
import { sources } from './sources.ts'

/** Thesauros in English, at the table, with the names of a set. */
export function makeEnglishSentences(set: ThesaurosSet): Sentences {
  const words = lexicon(set, 'en')
  const [actions, events] = [makeActions(words), makeEvents(words)]
  return {
    name: 'Thesauros',
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
    sources,
    ends: { 'museum-full': 'Every room of the museum is open.', time: 'Three years are over.' },
    tieBreaks: { order: 'The better place in the turn order decided the tie.' },
    action: (action, view) => say(actions, action, view),
    event: (event, names) => tell(events, event, names),
  }
}
