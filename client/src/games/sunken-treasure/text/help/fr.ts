import type { Help } from '../../../page.ts'

export const help: Help = {
  rules: [
    'Douze sortes de trésors gisent au fond, chacune en cinq couleurs. Qui a le premier les douze gagne ; la couleur n’y compte pas.',
    'À votre tour, votre navire avance vers la droite, jusqu’à une colonne où vous avez un bathyscaphe, ou hors du plateau.',
    'Puis vos bathyscaphes sous le navire agissent, une fois chacun : se déplacer (toute colonne, même rangée ou une voisine) ou repêcher sur place autant de trésors que possible. Un au moins doit agir.',
    'Un trésor coûte une carte de sa couleur, de votre main. De plus, chaque adversaire reçoit une carte de votre réserve par bathyscaphe à lui dans cette colonne, à côté ou plus haut. Quand votre réserve est épuisée, le reste vient de votre main, à votre choix ; qui ne peut pas tout payer ne repêche pas.',
    'Un joker (votre moule, ou le double d’un trésor) repêche un trésor sans carte. Il prend sa place, et une carte peut l’y repêcher dès le tour suivant. Ce que vous avez gagné ce tour-ci n’est joker qu’au tour suivant. Un joker ne repêche jamais un joker.',
    'Puis votre main remonte à trois cartes. Navire hors du plateau, vous pouvez échanger une carte par tour. Quand tous les navires sont sortis, ils repartent de la gauche.',
    'La partie finit aussi quand une colonne n’a plus de trésor, quand personne n’a plus de carte, ou après trois traversées sans repêchage par carte ou avec une moule (les doubles ne comptent pas). Le plus de trésors gagne, puis de jokers, puis de cartes.',
  ],
  keys: [
    ['Flèches', 'aller de case en case, puis de chose en chose'],
    ['Entrée', 'agir ici ; sinon énumérer ce qui s’y trouve'],
    ['Échap', 'revenir à la case'],
    ['B', 'bathyscaphe suivant'],
    ['T', 'trésor suivant'],
    ['H', 'ma main'],
    ['X', 'terminer les actions, ou garder ma main'],
    ['U', 'annuler'],
    ['E', 'finir le tour'],
  ],
}
