import { tell } from '@fathom/kernel'
import type { Sentences } from '../parts.ts'
import { action } from './choices.ts'
import { EVENTS } from './events.ts'
import { island } from './words.ts'

/** Silver & Gold in English, at the table. */
export const sentences: Sentences = {
  name: 'Silver & Gold',
  points: (count) => (count === 1 ? '1 point' : `${count} points`),
  sources: { cards: 'Islands', seals: 'Seals', coins: 'Coins', trophies: 'Trophies', palms: 'Palms' },
  ends: { rounds: 'All four rounds have been played.' },
  tieBreaks: {
    grey: 'More finished grey islands decided the tie.',
    green: 'More finished green islands decided the tie.',
    orange: 'More finished orange islands decided the tie.',
    purple: 'More finished purple islands decided the tie.',
  },
  island,
  action,
  event: (event, names) => tell(EVENTS, event, names),
}
