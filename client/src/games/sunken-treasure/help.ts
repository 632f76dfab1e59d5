import type { Language } from '@fathom/kernel'

/** The rules in short, in our own words, and what the keys do. */
interface Help {
  readonly rules: readonly string[]
  readonly keys: readonly (readonly [key: string, does: string])[]
}

const pages: Readonly<Record<Language, Help>> = {
  en: {
    rules: [
      'Twelve kinds of treasure lie on the sea floor, each in five colours. Whoever first has one of every kind on the own board wins; colours do not matter there.',
      'On your turn your ship sails at least one column to the right, to a column where you have a boat, or off the board.',
      'Then your boats under the ship act, each once: move (any column, same row or the one just above or below), or collect any number of tiles where it lies. At least one must act.',
      'A tile costs one card of its colour from your hand. Besides, every opponent gets a card from your supply for each of their boats in this column at the same depth or higher: whoever dives deep pays those above.',
      'A joker (your mussel, or a double of a treasure you have) collects a tile without any card. It stays in the tile’s place, and a card may collect it later.',
      'After your actions you draw up to three cards. While your ship waits off the board you may trade one card a turn. When all ships are out they start again on the left.',
      'The game also ends when a column has no treasure left, when nobody has a card, or after three sweeps without a catch: then most treasures win, ties go to more jokers, then more cards.',
    ],
    keys: [
      ['Arrows', 'go from space to space; inside a space, from thing to thing'],
      ['Enter', 'sail, move or place here; else list what lies in the space'],
      ['Escape', 'back from the things to the space'],
      ['B', 'next boat that may act'],
      ['T', 'next tile that you can collect'],
      ['H', 'to my hand'],
      ['X', 'end my actions, or keep my hand'],
      ['U', 'undo'],
      ['E', 'end the turn'],
    ],
  },
  fr: {
    rules: [
      'Douze sortes de trésors gisent au fond de la mer, chacune en cinq couleurs. Qui en a le premier une de chaque sorte gagne ; la couleur n’y compte pas.',
      'À votre tour, votre navire avance d’au moins une colonne vers la droite, jusqu’à une colonne où vous avez un bathyscaphe, ou hors du plateau.',
      'Puis vos bathyscaphes sous le navire agissent, une fois chacun : se déplacer (toute colonne, même rangée ou celle juste au-dessus ou au-dessous) ou repêcher autant de tuiles que possible là où il est. Un au moins doit agir.',
      'Une tuile coûte une carte de sa couleur, de votre main. De plus, chaque adversaire reçoit une carte de votre réserve pour chacun de ses bathyscaphes dans cette colonne à la même profondeur ou plus haut : qui plonge profond paie ceux d’au-dessus.',
      'Un joker (votre moule, ou le double d’un trésor que vous avez) repêche une tuile sans aucune carte. Il reste à la place de la tuile, et une carte peut le repêcher plus tard.',
      'Après vos actions vous complétez votre main à trois cartes. Tant que votre navire attend hors du plateau, vous pouvez échanger une carte par tour. Quand tous sont sortis, tous repartent de la gauche.',
      'La partie finit aussi quand une colonne n’a plus de trésor, quand personne n’a plus de carte, ou après trois traversées sans prise : le plus de trésors gagne ; à égalité, le plus de jokers, puis de cartes.',
    ],
    keys: [
      ['Flèches', 'aller de case en case ; dans une case, d’une chose à l’autre'],
      ['Entrée', 'naviguer, déplacer ou placer ici ; sinon énumérer ce qui s’y trouve'],
      ['Échap', 'revenir des choses à la case'],
      ['B', 'bathyscaphe suivant qui peut agir'],
      ['T', 'tuile suivante que vous pouvez repêcher'],
      ['H', 'aller à ma main'],
      ['X', 'terminer mes actions, ou garder ma main'],
      ['U', 'annuler'],
      ['E', 'finir le tour'],
    ],
  },
}

export function help(language: Language): Help {
  return pages[language]
}
