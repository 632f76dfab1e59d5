import type { AdviceTexts } from '../parts.ts'
import { aCard, boats, cards, count, token } from './words.ts'

export const ADVICE: AdviceTexts = {
  'first-boats': () =>
    'Choisissez un trésor de la couleur d’une de vos cartes : le bathyscaphe peut le repêcher dès que votre navire s’arrête au-dessus. Les adversaires au même endroit le rendent plus cher.',
  'any-card': ({ token: id }) => `N’importe quelle carte de votre main convient : elle paie pour ${token(id)}.`,
  'supply-out': () =>
    'Votre réserve est épuisée. Des cartes reviennent quand un adversaire repêche dans la case d’un de vos bathyscaphes, ou plus bas dans sa colonne.',
  'column-low': ({ column, treasures }) =>
    `La colonne ${Number(column)} n’a plus que ${count(Number(treasures), 'trésor')} : avec le dernier, la partie finit, et qui a le plus de trésors gagne.`,
  stop: ({ boats: acting, cards: byCard, jokers }) =>
    `${boats(Number(acting))} ${Number(acting) < 2 ? 'peut' : 'peuvent'} y agir. ${stopText(Number(byCard), Number(jokers))}`,
  reach: ({ treasures, cards: byCard, jokers }) => reachText(Number(treasures), Number(byCard), Number(jokers)),
  passes: ({ boats: passed }) =>
    `${Number(passed) < 2 ? 'Un de vos bathyscaphes reste' : `${Number(passed)} de vos bathyscaphes restent`} en arrière, sans action avant que tous les navires repartent.`,
  price: ({ color, total }) =>
    `Coûte ${aCard(color)}${Number(total) === 0 ? ', et personne n’est payé' : `, et ${cards(Number(total))} pour les bathyscaphes adverses à côté ou au-dessus du vôtre`}.`,
  double: () => 'Il ne remplit aucune place de votre plateau : il reste à côté comme joker, dès votre prochain tour.',
  wins: () => 'Votre douzième trésor : vous gagnez !',
  'ends-game': ({ place, of }) =>
    `Cela termine la partie sur-le-champ, ${Number(place) > 1 ? 'et vous ne gagnez pas' : Number(of) > 1 ? 'et vous partagez la victoire' : 'et vous gagnez'}.`,
  'boats-left': ({ treasures }) =>
    `Vos cartes pourraient encore repêcher ${count(Number(treasures), 'trésor')} qui vous ${Number(treasures) < 2 ? 'manque' : 'manquent'}. Ensuite votre navire repart.`,
  free: () => 'Un joker ne coûte aucune carte, et personne n’est payé. Il reste à la place du trésor.',
}

function missing(treasures: number): string {
  return `${count(treasures, 'trésor')} qui vous ${treasures < 2 ? 'manque' : 'manquent'}`
}

function stopText(byCard: number, jokers: number): string {
  if (byCard > 0) {
    const more = jokers === 0 ? '' : `, ${jokers < 2 ? 'un joker' : 'vos jokers'} ${jokers} de plus`
    return `Vos cartes peuvent y repêcher ${missing(byCard)}${more}.`
  }
  return jokers > 0
    ? `Vos cartes n’y repêchent aucun nouveau trésor, mais ${withJokers(jokers)}.`
    : 'Vous n’y repêchez tout de suite aucun nouveau trésor : un déplacement peut en mettre un à portée.'
}

function reachText(treasures: number, byCard: number, jokers: number): string {
  if (treasures === 0) return 'Aucun trésor là qui vous manque.'
  const there = `Là, ${missing(treasures)}`
  if (byCard + jokers === 0) return `${there} : aucun d’une couleur de votre main.`
  const hand =
    byCard === 0
      ? `votre main n’a pas la couleur, mais ${withJokers(jokers)}`
      : `votre main a la couleur pour ${byCard}${jokers === 0 ? '' : `, et ${withJokers(jokers)} de plus`}`
  return `${there} : ${hand}. À repêcher à un prochain tour, quand votre navire s’arrêtera au-dessus.`
}

const withJokers = (jokers: number): string =>
  jokers < 2 ? `un joker peut en repêcher ${jokers}` : `vos jokers peuvent en repêcher ${jokers}`
