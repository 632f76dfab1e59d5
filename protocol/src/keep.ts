import * as v from 'valibot'
import { SeatNumber, TableId } from './common.ts'

/** The longest record that is kept, in UTF-16 units: the longest game is a tenth of it, and a set of its own may be in it. */
export const LONGEST_RECORD = 512 * 1024

/** A finished game that I have played on one device, to be kept. */
export const KeepRecord = v.object({
  record: v.pipe(v.string(), v.maxLength(LONGEST_RECORD, 'long-record')),
  /** Where I sat. */
  seat: SeatNumber,
})
export type KeepRecord = v.InferInput<typeof KeepRecord>

/** The table that it can be opened by. */
export const KeptRecord = v.object({ table: TableId })
export type KeptRecord = v.InferOutput<typeof KeptRecord>
