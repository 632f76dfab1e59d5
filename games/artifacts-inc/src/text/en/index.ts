import { explain, tell } from '@fathom/kernel'
import type { ComponentSet } from '../../schema.ts'
import { lexicon, type Text } from '../parts.ts'
import { makeBoard } from './board.ts'
import { makeAction, makePrompt } from './choices.ts'
import { makeEnds, makeEvents } from './events.ts'
import { makeRefusals } from './refusals.ts'

/** Artifacts, Inc. in English, with the names of a set. */
export function makeEnglish(set: ComponentSet): Text {
  const words = lexicon(set, 'en')
  const events = makeEvents(set, words)
  const refusals = makeRefusals(words)
  return {
    name: 'Artifacts, Inc.',
    tagline: 'New York, 1929: send dice to dig, sell to museums, be the first of great repute.',
    points: (count) => `${count} reputation`,
    options: {
      grid2x4: {
        label: 'Two rows of four',
        help: 'Each player has eight places: four above, four below. Otherwise rows grow as long as you like.',
      },
      openBacks: {
        label: 'Level 2 sides open',
        help: 'The level 2 sides of cards for sale can be looked at at any time. Otherwise only while you are buying.',
      },
    },
    modes: {
      standard: 'The game as printed',
      'grid-2x4': 'Two rows of four',
      'closed-backs': 'Level 2 sides only while buying',
    },
    sources: {
      ...Object.fromEntries(set.letters.map(({ id, name }) => [id, name.en])),
      abilities: 'Abilities',
      dives: 'Dives',
      majorities: 'Museum majorities',
    },
    ends: makeEnds(set),
    tieBreaks: { money: 'More money decided the tie.' },
    prompt: makePrompt(set, words),
    action: makeAction(set, words),
    event: (event, names) => tell(events, event, names),
    refusal: (refusal) => explain(refusals, refusal, (code) => `That is not possible now (${code}).`),
    board: makeBoard(set, words),
  }
}
