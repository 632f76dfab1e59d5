/** A position to learn from. */
export interface Position {
  readonly seats: number
  /** At [seat * inputs + input]. */
  readonly measured: Float32Array
  /** The chance of each seat to win as it should be predicted, 0 to 1; together 1. */
  readonly target: readonly number[]
}
