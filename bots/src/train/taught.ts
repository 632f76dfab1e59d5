/** What self-play has taught: a row for every position, what was measured there and what came of it. */
export interface Lessons {
  /** Row after row: each feature of a seat, less what the others have of it on the average. */
  readonly measured: number[]
  /** Per row: the seat's points in the end, less those of the others on the average. */
  readonly leads: number[]
}
