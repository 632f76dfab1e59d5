import { tell } from '@fathom/kernel'
import type { ThesaurosSet } from '../../set.ts'
import { lexicon } from '../lexicon.ts'
import { say, type Sentences } from '../parts.ts'
import { makeActions } from './actions.ts'
import { makeEvents } from './events.ts'
import { sources } from './sources.ts'

/** Thesauros in French, at the table, with the names of a set. */
export function makeFrenchSentences(set: ThesaurosSet): Sentences {
  const words = lexicon(set, 'fr')
  const [actions, events] = [makeActions(words), makeEvents(words)]
  return {
    name: 'Thesauros',
    points: (count) => (Math.abs(count) < 2 ? `${count} point` : `${count} points`),
    sources,
    ends: { 'museum-full': 'Toutes les salles du musée sont ouvertes.', time: 'Les trois années sont écoulées.' },
    tieBreaks: { order: 'La meilleure place dans l’ordre du tour a départagé les ex æquo.' },
    action: (action, view) => say(actions, action, view),
    event: (event, names) => tell(events, event, names),
  }
}
