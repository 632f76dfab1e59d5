import type { Localized } from '@fathom/kernel'

/** By what a player looks at: how many times as much a character makes of it as others do. What is not named counts as it does for all. */
export type Shifts = Readonly<Record<string, number>>

/** What a bot likes beyond what wins: small, so that it is felt at a table and costs little (bench/strength.md). */
export interface Character {
  readonly id: string
  /** A noun phrase: what somebody is called who plays like that. */
  readonly name: Localized
  readonly shifts: Shifts
}
