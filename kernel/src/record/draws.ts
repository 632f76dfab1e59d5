/** The draws of a line, with their bounds where the record has them. */
export interface LineDraws {
  /** What stands before the draws. */
  readonly body: string
  readonly draws: readonly number[]
  readonly bounds?: readonly number[]
}

/**
 * Reads the draws at the end of a line: `[4 0]`, or with bounds `[4/6 0/2]`.
 * @param hasBounds the record says that it lists bounds
 * @returns null for draws of the other form, or a draw that is not below its bound
 */
export function readDraws(text: string, hasBounds: boolean): LineDraws | null {
  const [, body = '', list] = /^(.*?)(?: \[(\d{1,15}(?:\/\d{1,15})?(?: \d{1,15}(?:\/\d{1,15})?)*)\])?$/.exec(text) ?? []
  const words = list?.split(' ') ?? []
  if (words.some((word) => word.includes('/') !== hasBounds)) return null
  const pairs = words.map((word) => word.split('/').map(Number))
  const draws = pairs.map(([draw = 0]) => draw)
  if (!hasBounds) return { body, draws }
  const bounds = pairs.map(([, bound = 0]) => bound)
  return draws.every((draw, index) => draw < (bounds[index] ?? 0)) ? { body, draws, bounds } : null
}
