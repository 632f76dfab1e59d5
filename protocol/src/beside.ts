import * as v from 'valibot'
import { DisplayName, Nonce, SeatNumber } from './common.ts'

/** Seats somebody at my side, at my device: they are called so, and play there in turns with me. */
export const SeatBeside = v.object({ seat: SeatNumber, name: DisplayName, nonce: v.optional(Nonce) })
export type SeatBeside = v.InferInput<typeof SeatBeside>

/** Who plays a table at my device, and whom it waits for; nothing of the position. */
export const CompanyReading = v.object({
  /** Where I sit myself. */
  you: v.number(),
  /** `isAway`: they have left. */
  people: v.array(v.object({ seat: v.number(), name: v.string(), isAway: v.boolean() })),
  waitingFor: v.array(v.number()),
  isPlaying: v.boolean(),
})
export type CompanyReading = v.InferOutput<typeof CompanyReading>
