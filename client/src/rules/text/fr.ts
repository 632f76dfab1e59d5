import type { RulesText } from './en.ts'

/** Les mots de la page des règles. */
export const fr: RulesText = {
  title: (game: string) => `${game} : les règles`,
  games: 'Règles de',
  names: {
    'silver-and-gold': 'Silver & Gold',
    'sunken-treasure': 'Sunken Treasure',
    'artifacts-inc': 'Artifacts, Inc.',
    thesauros: 'Thesauros',
  },
  short: 'En bref',
  print: 'Imprimer ceci sur une page',
  all: 'Sujet par sujet',
  search: 'Chercher un mot, ou ce qui se trouve sur la table',
  figures: 'Les chiffres sont ceux du jeu de composants fourni.',
  found: (n, inShort) => {
    if (n > 0) return n === 1 ? '1 paragraphe trouvé.' : `${n} paragraphes trouvés.`
    return inShort > 0
      ? 'Aucun sujet ne le contient, mais les règles en bref disent :'
      : 'Rien trouvé : essayez un autre mot.'
  },
  showAll: 'Afficher tous les sujets',
}
