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

/** Thesauros in English, with the names of a set. */
export function makeEnglish(set: ThesaurosSet): Text {
  const words = lexicon(set, 'en')
  const [actions, events, refusals] = [makeActions(words), makeEvents(words), makeRefusals(words)]
  return {
    name: 'Thesauros',
    tagline: 'Wreck hunters: hire, invent, dive, and make the museum talk of you.',
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
    options,
    modes,
    sources,
    ends: { 'museum-full': 'Every room of the museum is open.', time: 'Three years are over.' },
    tieBreaks: { order: 'The better place in the turn order decided the tie.' },
    prompt: makePrompt(words),
    action: (action, view) => say(actions, action, view),
    event: (event, names) => tell(events, event, names),
    refusal: (refusal) => explain(refusals, refusal, (code) => `That is not possible now (${code}).`),
    board: makeBoard(words),
  }
}
