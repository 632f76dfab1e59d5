import type { AdviceTexts } from '../parts.ts'
import { aCard, boats, cards, count } from './words.ts'

export const ADVICE: AdviceTexts = {
  'first-boats': () =>
    'Un bathyscaphe repêche à votre premier passage là où le trésor a la couleur d’une carte de votre main. Les rivaux au même endroit le rendent plus cher.',
  stop: ({ boats: acting, treasures }) =>
    `${boats(Number(acting))} ${Number(acting) < 2 ? 'peut' : 'peuvent'} y agir. ${
      Number(treasures) === 0
        ? 'Votre main n’y repêche tout de suite aucun nouveau trésor : un déplacement peut en mettre un à portée.'
        : `Votre main peut y repêcher ${count(Number(treasures), 'trésor')} qui vous ${Number(treasures) < 2 ? 'manque' : 'manquent'}.`
    }`,
  reach: ({ treasures }) =>
    `Votre main a la couleur de ${count(Number(treasures), 'trésor')} qui vous ${Number(treasures) < 2 ? 'manque' : 'manquent'} là : pour quand votre navire s’arrêtera au-dessus.`,
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
