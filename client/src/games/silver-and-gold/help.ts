import type { Language } from '@fathom/kernel'

/** The rules in short, in our own words, and what the keys do. */
interface Help {
  readonly rules: readonly string[]
  readonly keys: readonly (readonly [key: string, does: string])[]
}

const pages: Readonly<Record<Language, Help>> = {
  en: {
    rules: [
      'You have two islands. Each turn one pattern is revealed, the same for everybody; all cross it off at the same time, each on one island of their own.',
      'Turn and mirror the pattern as you like, but it lies whole on one island and on free boxes. If it does not fit, or you do not want it, cross off any single box instead.',
      'Coin: goes onto your score card and is worth 1. Four coins fill a row and win the highest trophy that is left.',
      'Palm: scores at once 1 point and 1 more for every palm printed on the display. Four palms count.',
      'X: cross off one more box anywhere on your islands, at once. If that is an X too, another one.',
      'A finished island gives its points. Take a new one from the display or the top of the deck. Seals give extra points for every finished island of their colour.',
      'Four rounds of seven turns. Unfinished islands are worth nothing. Most points win; ties go to more finished grey islands, then green, orange, purple.',
    ],
    keys: [
      ['Arrows', 'go from box to box'],
      ['Enter', 'cross off here'],
      ['R', 'turn the pattern (Shift+R the other way)'],
      ['F', 'mirror it'],
      ['S', 'single box or pattern'],
      ['U', 'undo'],
      ['E', 'end the turn'],
    ],
  },
  fr: {
    rules: [
      'Vous avez deux îles. À chaque tour, un motif est révélé, le même pour tous ; chacun le coche en même temps, sur une de ses îles.',
      'Tournez et retournez le motif à volonté, mais il tient entier sur une seule île et sur des cases libres. S’il n’entre pas, ou si vous n’en voulez pas, cochez une seule case.',
      'Pièce : elle va sur votre feuille de score et vaut 1. Quatre pièces remplissent une rangée et gagnent le plus haut trophée restant.',
      'Palmier : il rapporte aussitôt 1 point, plus 1 par palmier imprimé à l’étalage. Quatre palmiers comptent.',
      'X : cochez aussitôt une case de plus, n’importe où sur vos îles. Si c’est encore un X, une autre.',
      'Une île terminée rapporte ses points. Prenez-en une nouvelle à l’étalage ou sur la pioche. Les sceaux ajoutent des points pour chaque île terminée de leur couleur.',
      'Quatre manches de sept tours. Une île inachevée ne vaut rien. Le plus de points gagne ; à égalité, le plus d’îles grises terminées, puis vertes, orange, violettes.',
    ],
    keys: [
      ['Flèches', 'aller de case en case'],
      ['Entrée', 'cocher ici'],
      ['R', 'tourner le motif (Maj+R dans l’autre sens)'],
      ['F', 'le retourner'],
      ['S', 'une seule case ou le motif'],
      ['U', 'annuler'],
      ['E', 'finir le tour'],
    ],
  },
}

export function help(language: Language): Help {
  return pages[language]
}
