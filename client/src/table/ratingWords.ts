/** `1540 ± 90`: what a rating is worth, and how sure that is. */
export function ratingWords({ elo, margin }: { readonly elo: number; readonly margin: number }): string {
  return `${elo} ± ${margin}`
}

/** `+12`, with a minus as wide as the plus. */
export function movedWords(moved: number): string {
  return moved < 0 ? `−${-moved}` : `+${moved}`
}
