import type { Help } from '../../../page.ts'

export const help: Help = {
  rules: [
    'Vous avez deux îles. À chaque tour, un motif est révélé, le même pour tous ; chacun le coche en même temps, sur une de ses îles.',
    'Tournez et retournez le motif à volonté, mais il doit tenir en entier sur une seule île, sur des cases libres. S’il ne tient pas, ou si vous n’en voulez pas, cochez une seule case.',
    'Pièce : elle va sur votre feuille de score et vaut 1. Quatre pièces remplissent une rangée et gagnent le plus haut trophée restant.',
    'Palmier : il rapporte aussitôt 1 point, plus 1 par palmier imprimé à l’étalage. Au plus quatre palmiers comptent.',
    'X rouge : cochez aussitôt une case de plus, n’importe où sur vos îles. Si c’est encore un X rouge, une autre.',
    'Une île terminée rapporte ses points. Prenez-en une nouvelle à l’étalage ou sur la pioche. Les sceaux ajoutent des points pour chaque île terminée de leur couleur.',
    'Quatre manches de sept tours. Une île inachevée ne rapporte que ses pièces et ses palmiers. Le plus de points gagne ; à égalité, le plus d’îles grises terminées, puis vertes, orange, violettes.',
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
}
