import * as v from 'valibot'
import { EntryNumber, SeatNumber } from './common.ts'
import { Options } from './games.ts'

/** A position to try moves out upon: whole, and made of what one seat can know. */
export const SandboxReading = v.object({
  game: v.string(),
  rulesVersion: v.number(),
  options: Options,
  /** Which component set is played with; the data where it did not come with the game. Null: the game's components are fixed. */
  components: v.nullable(v.object({ digest: v.string(), data: v.unknown() })),
  seats: v.array(v.object({ kind: v.picklist(['person', 'bot']), name: v.string(), level: v.nullable(v.string()) })),
  /** Who could think of it: my seat. */
  seat: SeatNumber,
  /** The entry after which the table stood so, as I count. */
  at: EntryNumber,
  state: v.unknown(),
  /** My choices that are not final, upon that position. */
  draft: v.array(v.string()),
})
export type SandboxReading = v.InferOutput<typeof SandboxReading>
