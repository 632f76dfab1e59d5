/** Words of the page of the rules. */
export const en = {
  title: (game: string) => `${game}: the rules`,
  games: 'Rules of',
  names: {
    'silver-and-gold': 'Silver & Gold',
    'sunken-treasure': 'Sunken Treasure',
    'artifacts-inc': 'Artifacts, Inc.',
    thesauros: 'Thesauros',
  } as Readonly<Record<string, string>>,
  short: 'In short',
  print: 'Print this on one page',
  all: 'Topic by topic',
  search: 'Look for a word, or for what lies on the table',
  figures: 'Figures are those of the set that comes with the game.',
  found: (n: number, inShort: number) => {
    if (n > 0) return n === 1 ? '1 paragraph found.' : `${n} paragraphs found.`
    return inShort > 0 ? 'No topic has that, but the rules in short say:' : 'Nothing found: try another word.'
  },
  showAll: 'Show all topics',
}

export type RulesText = typeof en
