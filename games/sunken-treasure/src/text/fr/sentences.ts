import { tell } from '@fathom/kernel'
import type { Sentences } from '../parts.ts'
import { action } from './choices.ts'
import { ENDS, EVENTS } from './events.ts'

export { COLOR_NAMES, KIND_NAMES } from './words.ts'

/** Sunken Treasure in French, at the table. */
export const sentences: Sentences = {
  name: 'Sunken Treasure',
  points: (count) => (Math.abs(count) < 2 ? `${count} trésor` : `${count} trésors`),
  sources: { treasures: 'Trésors' },
  ends: ENDS,
  tieBreaks: {
    jokers: 'Plus de jokers à côté du plateau personnel ont départagé l’égalité.',
    cards: 'Plus de cartes ont départagé l’égalité.',
  },
  action,
  event: (event, names) => tell(EVENTS, event, names),
}
