/** The games that have lessons: known without loading any. */
const LEARNABLE: ReadonlySet<string> = new Set(['artifacts-inc', 'silver-and-gold', 'sunken-treasure', 'thesauros'])

export function isLearnable(game: string): boolean {
  return LEARNABLE.has(game)
}
