import { explain } from '@fathom/kernel'
import type { Text } from '../parts.ts'
import { ADVICE } from './advice.ts'
import { board } from './board.ts'
import { prompt } from './choices.ts'
import { REFUSALS } from './refusals.ts'
import { sentences } from './sentences.ts'

/** Sunken Treasure in French. */
export const fr: Text = {
  ...sentences,
  prompt,
  refusal: (refusal) => explain(REFUSALS, refusal, (code) => `Ce n’est pas possible maintenant (${code}).`),
  advice: (told) => explain(ADVICE, told, (code) => code),
  tagline: 'Plongez vers douze trésors différents et payez ceux qui vous barrent la route.',
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
  modeHelps: {
    standard: 'Chaque bathyscaphe se déplace ou repêche à votre gré ; un double posé reste joker.',
    'same-action': 'Tous vos bathyscaphes d’un tour se déplacent, ou tous repêchent : pensez un tour en avance.',
    'lasting-doubles': 'Un joker posé redevient son trésor : les colonnes changent sous vos yeux.',
    'random-removal': 'Nul ne sait quelles cartes manquent : compter aide moins, oser davantage.',
  },
  board,
}
