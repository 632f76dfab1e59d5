import { explain, tell } from '@fathom/kernel'
import type { Text } from '../parts.ts'
import { board } from './board.ts'
import { action, prompt } from './choices.ts'
import { ENDS, EVENTS } from './events.ts'
import { REFUSALS } from './refusals.ts'

/** Sunken Treasure in French. */
export const fr: Text = {
  name: 'Sunken Treasure',
  tagline: 'Plongez vers douze trésors différents et payez ceux qui vous barrent la route.',
  points: (count) => (Math.abs(count) < 2 ? `${count} trésor` : `${count} trésors`),
  options: {
    sameActionForAll: {
      label: 'Une seule sorte d’action par tour',
      help: 'Tous les bathyscaphes qui agissent dans un tour se déplacent, ou tous repêchent. Sinon chacun choisit.',
    },
    placedDoublesAreJokers: {
      label: 'Les doubles posés restent jokers',
      help: 'Un double qui a servi de joker le reste pour toujours et ne compte plus comme trésor de sa colonne. Sinon il redevient le trésor qu’il montre.',
    },
    removal: {
      label: 'Cartes écartées',
      help: 'À deux ou trois : autant de cartes de chaque couleur, ou n’importe lesquelles sans les voir.',
      choices: { equal: 'Autant de chaque couleur', random: 'Au hasard, sans les voir' },
    },
  },
  modes: {
    standard: 'Le jeu tel qu’imprimé',
    'same-action': 'Une seule sorte d’action par tour',
    'lasting-doubles': 'Les doubles posés redeviennent trésors',
    'random-removal': 'Cartes écartées au hasard',
  },
  sources: { treasures: 'Trésors' },
  ends: ENDS,
  tieBreaks: {
    jokers: 'Plus de jokers à côté du plateau personnel ont départagé l’égalité.',
    cards: 'Plus de cartes de récupération ont départagé l’égalité.',
  },
  prompt,
  action,
  event: (event, names) => tell(EVENTS, event, names),
  refusal: (refusal) => explain(REFUSALS, refusal, (code) => `Ce n’est pas possible maintenant (${code}).`),
  board,
}
