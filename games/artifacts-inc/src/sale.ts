/** What the set says of a sale. */
interface SaleTerms {
  readonly perArtifact: number
  readonly perExtraType: number
}

/**
 * Dollars for a sale as a whole: so much an artifact, so much more for every type beyond the first, and the bonus (EN: Private Collectors).
 * @param counts artifacts sold, by type; nothing sold brings nothing
 */
export function saleDollars(
  { perArtifact, perExtraType }: SaleTerms,
  bonus: number,
  counts: readonly number[],
): number {
  let sold = 0
  let types = 0
  for (const count of counts) {
    sold += count
    if (count > 0) types++
  }
  return sold === 0 ? 0 : sold * perArtifact + (types - 1) * perExtraType + bonus
}
