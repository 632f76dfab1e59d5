export const GAMES = ['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros'] as const

/** Recorded games of four, by their names. */
export const RECORDS = {
  'Silver & Gold': 'silver-and-gold/four-seats',
  'Sunken Treasure': 'sunken-treasure/traded',
  'Artifacts, Inc.': 'artifacts-inc/reputation-4',
  Thesauros: 'standard-4',
} as const
