import type { AdviceTexts } from '../parts.ts'
import { aCard, boats, cards, count } from './words.ts'

export const ADVICE: AdviceTexts = {
  'first-boats': () =>
    'Un bathyscaphe récupère tout de suite là où le trésor a la couleur d’une carte de votre main. Les rivaux au même endroit le rendent plus cher.',
  stop: ({ boats: acting, treasures }) =>
    `${boats(Number(acting))} ${Number(acting) < 2 ? 'peut' : 'peuvent'} y agir. ${
      Number(treasures) === 0
        ? 'Votre main n’y récupère tout de suite aucun nouveau trésor : un déplacement peut en mettre un à portée.'
        : `Votre main peut y récupérer ${count(Number(treasures), 'trésor')} qui vous ${Number(treasures) < 2 ? 'manque' : 'manquent'}.`
    }`,
  passes: ({ boats: passed }) =>
    `${boats(Number(passed))} à vous ${Number(passed) < 2 ? 'reste' : 'restent'} en arrière : aucune action là avant le prochain départ des bateaux.`,
  price: ({ color, total }) =>
    `Coûte ${aCard(color)}${Number(total) === 0 ? ', et personne n’est payé' : `, et ${cards(Number(total))} pour ceux qui sont sur votre chemin`}.`,
  double: () => 'Il ne remplit aucune place de votre plateau : il reste à côté comme joker, dès votre prochain tour.',
  wins: () => 'Votre douzième trésor : vous gagnez !',
  'ends-game': () => 'Cela termine la partie sur-le-champ.',
  'boats-left': ({ treasures }) =>
    `Vous pourriez encore récupérer ${count(Number(treasures), 'trésor')} qui vous ${Number(treasures) < 2 ? 'manque' : 'manquent'}. Ensuite votre bateau repart.`,
  free: () => 'Un joker ne coûte aucune carte, et personne n’est payé. Il reste à la place de la tuile.',
}
