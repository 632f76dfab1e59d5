import { tell } from '@fathom/kernel'
import type { Sentences } from '../parts.ts'
import { action } from './choices.ts'
import { EVENTS } from './events.ts'
import { island } from './words.ts'

/** Silver & Gold in French, at the table. */
export const sentences: Sentences = {
  name: 'Silver & Gold',
  points: (count) => (Math.abs(count) < 2 ? `${count} point` : `${count} points`),
  sources: { cards: 'Îles', seals: 'Sceaux', coins: 'Pièces', trophies: 'Trophées', palms: 'Palmiers' },
  ends: { rounds: 'Les quatre manches ont été jouées.' },
  tieBreaks: {
    grey: 'L’égalité est tranchée par les îles grises terminées.',
    green: 'L’égalité est tranchée par les îles vertes terminées.',
    orange: 'L’égalité est tranchée par les îles orange terminées.',
    purple: 'L’égalité est tranchée par les îles violettes terminées.',
  },
  island,
  action,
  event: (event, names) => tell(EVENTS, event, names),
}
