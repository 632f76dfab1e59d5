import { listOf } from '@fathom/kernel'
import { boxesNamed } from '../../boxes.ts'
import type { Shape } from '../../types.ts'
import type { RefusalTexts } from '../parts.ts'
import { boxesText, island, islands, shapeName, count } from './words.ts'

export const REFUSALS: RefusalTexts = {
  'game-over': () => 'La partie est finie.',
  'wrong-phase': ({ phase }) =>
    ({
      keep: 'D’abord, chacun garde deux des quatre cartes distribuées.',
      cross: 'Maintenant, chacun coche : le motif sur une île, ou une seule case.',
      take: 'Maintenant, on remplace les îles terminées : une carte de l’étalage ou le dessus de la pioche.',
    })[String(phase)] ?? 'Ce n’est pas ce qui est demandé maintenant.',
  'already-chosen': () => 'Vous avez gardé vos deux cartes. Les autres choisissent encore.',
  'already-crossed': () => 'Vous n’avez plus rien à cocher ce tour-ci. Les autres choisissent encore.',
  'not-your-turn': () => 'Quelqu’un d’autre prend des cartes en ce moment ; chacun le fait à son tour.',
  'two-different-cards': () => 'Gardez deux cartes différentes parmi les quatre.',
  'must-cross-bonus': ({ owed }) =>
    `Vous avez coché un X rouge : cochez d’abord encore ${count(Number(owed), 'case vide', 'cases vides')}, où vous voulez sur vos îles.`,
  'nothing-owed': () => 'Aucun de vos X rouges ne donne de case maintenant : cochez le motif, ou une seule case.',
  'one-card-only': ({ card, other }) =>
    `Un motif se pose entier sur une seule île, pas à cheval sur ${islands([String(card), String(other)])}. Une seule case reste toujours possible.`,
  'not-your-card': ({ card, own }) => `${island(String(card))} n’est pas à vous. À vous : ${islands(listOf(own))}.`,
  'no-such-box': ({ card, boxes }) =>
    `${island(String(card))} n’a pas de case en ${boxesText(boxesNamed(listOf(boxes)))}.`,
  'box-already-crossed': ({ card, boxes }) =>
    `Sur ${island(String(card))}, ${boxesText(boxesNamed(listOf(boxes)))} : déjà coché. Chaque case se coche une seule fois.`,
  'not-the-pattern': ({ shape }) =>
    `Ces cases ne forment pas ${shapeName(shape as Shape)}, même tourné ou retourné. Posez le motif entier, ou cochez une seule case.`,
  'card-not-on-display': ({ card, display }) =>
    `${island(String(card))} n’est pas à l’étalage. On y trouve ${listOf(display).length > 0 ? islands(listOf(display)) : 'plus rien'}.`,
  'deck-empty': () => 'La pioche est épuisée. Prenez une carte de l’étalage.',
}
