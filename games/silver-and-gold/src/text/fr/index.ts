import { explain } from '@fathom/kernel'
import type { Text } from '../parts.ts'
import { ADVICE } from './advice.ts'
import { board } from './board.ts'
import { prompt } from './choices.ts'
import { REFUSALS } from './refusals.ts'
import { sentences } from './sentences.ts'

/** Silver & Gold in French. */
export const fr: Text = {
  ...sentences,
  prompt,
  refusal: (refusal) => explain(REFUSALS, refusal, (code) => `Ce n’est pas possible maintenant (${code}).`),
  advice: (told) => explain(ADVICE, told, (code) => code),
  tagline: 'Cochez des cartes d’îles avec le motif que tout le monde reçoit.',
  options: {
    expeditionAid: {
      label: 'Montrer les motifs à venir',
      help: 'Dit à tous quels motifs n’ont pas encore été révélés dans cette manche. Dans le jeu imprimé, il faut s’en souvenir.',
    },
  },
  modes: { standard: 'Le jeu tel qu’imprimé' },
  board,
}
