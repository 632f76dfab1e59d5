/** The games that have lessons: known without loading any. */
const LEARNABLE: ReadonlySet<string> = new Set(['silver-and-gold', 'sunken-treasure'])

export function isLearnable(game: string): boolean {
  return LEARNABLE.has(game)
}
