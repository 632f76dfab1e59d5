/**
 * The reputation race as numbers: how far the scale goes, and where flags stand so that none hides another's letter.
 */
export interface Racer {
  readonly score: number
}

/** The last number on the scale: a little past the goal, further if somebody is. */
export function scaleEnd(goal: number, racers: readonly Racer[]): number {
  return Math.max(goal + 4, ...racers.map((racer) => racer.score + 1))
}

/** Where a score is on a scale of `width` pixels with `margin` at either end. */
export function scaleX(score: number, end: number, width: number, margin: number): number {
  return margin + (Math.max(0, score) / end) * (width - 2 * margin)
}

/**
 * Left edges for flags of `flag` pixels that want to stand at `wanted`, in its order: pushed apart until `gap` pixels
 * of each can be seen, and kept on a strip of `width` pixels.
 */
export function spreadFlags(wanted: readonly number[], gap: number, flag: number, width: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b)
  const places = [...wanted]
  let least = -Infinity
  for (const index of order) {
    places[index] = Math.max(wanted[index] ?? 0, least)
    least = places[index] + gap
  }
  let most = width - flag
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, most)
    most = places[index] - gap
  }
  return places
}
