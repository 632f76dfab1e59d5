import { tell } from '@fathom/kernel'
import type { Sentences } from '../parts.ts'
import { action } from './choices.ts'
import { ENDS, EVENTS } from './events.ts'

export { COLOR_NAMES, KIND_NAMES } from './words.ts'

/** Sunken Treasure in English, at the table. */
export const sentences: Sentences = {
  name: 'Sunken Treasure',
  points: (count) => (count === 1 ? '1 treasure' : `${count} treasures`),
  sources: { treasures: 'Treasures' },
  ends: ENDS,
  tieBreaks: {
    jokers: 'More jokers beside the player board decided the tie.',
    cards: 'More recovery cards decided the tie.',
  },
  action,
  event: (event, names) => tell(EVENTS, event, names),
}
