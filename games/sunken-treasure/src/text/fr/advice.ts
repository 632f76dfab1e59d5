import type { AdviceTexts } from '../parts.ts'
import { aCard, boats, cards, count } from './words.ts'

export const ADVICE: AdviceTexts = {
  'first-boats': () =>
    'Choisissez un trésor de la couleur d’une de vos cartes : le bathyscaphe peut le repêcher dès que votre navire s’arrête au-dessus. Les rivaux au même endroit le rendent plus cher.',
  'supply-out': () =>
    'Votre réserve est épuisée. Des cartes reviennent quand un rival repêche dans la case d’un de vos bathyscaphes, ou plus bas dans sa colonne.',
  'column-low': ({ column, treasures }) =>
    `La colonne ${Number(column)} n’a plus que ${count(Number(treasures), 'trésor')} : avec le dernier, la partie finit, et qui a le plus de trésors gagne.`,
  stop: ({ boats: acting, treasures }) =>
    `${boats(Number(acting))} ${Number(acting) < 2 ? 'peut' : 'peuvent'} y agir. ${
      Number(treasures) === 0
        ? 'Vos cartes n’y repêchent tout de suite aucun nouveau trésor : un déplacement peut en mettre un à portée.'
        : `Vos cartes peuvent y repêcher ${count(Number(treasures), 'trésor')} qui vous ${Number(treasures) < 2 ? 'manque' : 'manquent'}.`
    }`,
  reach: ({ treasures }) =>
    `Vous avez la couleur de ${count(Number(treasures), 'trésor')} qui vous ${Number(treasures) < 2 ? 'manque' : 'manquent'} là. À repêcher quand votre navire s’arrêtera au-dessus.`,
  passes: ({ boats: passed }) =>
    `${boats(Number(passed))} à vous ${Number(passed) < 2 ? 'reste' : 'restent'} en arrière : aucune action là avant le prochain départ des navires.`,
  price: ({ color, total }) =>
    `Coûte ${aCard(color)}${Number(total) === 0 ? ', et personne n’est payé' : `, et ${cards(Number(total))} pour les bathyscaphes rivaux à côté ou au-dessus du vôtre`}.`,
  double: () => 'Il ne remplit aucune place de votre plateau : il reste à côté comme joker, dès votre prochain tour.',
  wins: () => 'Votre douzième trésor : vous gagnez !',
  'ends-game': () => 'Cela termine la partie sur-le-champ.',
  'boats-left': ({ treasures }) =>
    `Vous pourriez encore repêcher ${count(Number(treasures), 'trésor')} qui vous ${Number(treasures) < 2 ? 'manque' : 'manquent'}. Ensuite votre navire repart.`,
  free: () => 'Un joker ne coûte aucune carte, et personne n’est payé. Il reste à la place du trésor.',
}
