import * as v from 'valibot'

/** The delays that a table may have for who looks on, in minutes. */
export const DELAYS = [0, 3, 10, 60] as const

/** Who may look on while a game of people is played, and how long after. */
export const Onlookers = v.object({
  /** Everybody who has the link. Else nobody without a chair, until the game is over. */
  allowed: v.boolean(),
  /** They see the game so many minutes late. */
  delay: v.picklist(DELAYS),
})
export type Onlookers = v.InferOutput<typeof Onlookers>
