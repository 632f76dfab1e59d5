import { explain, tell } from '@fathom/kernel'
import type { ThesaurosSet } from '../../set.ts'
import { lexicon } from '../lexicon.ts'
import { say, type Text } from '../parts.ts'
import { makeActions } from './actions.ts'
import { makeBoard } from './board.ts'
import { makeEvents } from './events.ts'
import { modes, options, sources } from './options.ts'
import { makePrompt } from './prompts.ts'
import { makeRefusals } from './refusals.ts'

/** Thesauros in French, with the names of a set. */
export function makeFrench(set: ThesaurosSet): Text {
  const words = lexicon(set, 'fr')
  const [actions, events, refusals] = [makeActions(words), makeEvents(words), makeRefusals(words)]
  return {
    name: 'Thesauros',
    tagline: 'Chasseurs d’épaves : recrutez, inventez, plongez, et faites parler le musée de vous.',
    points: (count) => (Math.abs(count) < 2 ? `${count} point` : `${count} points`),
    options,
    modes,
    sources,
    ends: { 'museum-full': 'Toutes les salles du musée sont ouvertes.', time: 'Les trois années sont écoulées.' },
    tieBreaks: { order: 'La meilleure place dans l’ordre du tour a départagé les ex æquo.' },
    prompt: makePrompt(words),
    action: (action, view) => say(actions, action, view),
    event: (event, names) => tell(events, event, names),
    refusal: (refusal) => explain(refusals, refusal, (code) => `Ce n’est pas possible maintenant (${code}).`),
    board: makeBoard(words),
  }
}
