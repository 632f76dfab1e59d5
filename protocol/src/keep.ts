import * as v from 'valibot'
import { SeatNumber, TableId } from './common.ts'

/** The longest record that is kept, in UTF-16 units: the longest game is a tenth of it, and a set of its own may be in it. */
export const LONGEST_RECORD = 512 * 1024

/**
 * The most actions of a record that is kept, those that were taken back included: the longest game has a third of them. A server plays all of them
 * whenever the game's course is asked for.
 */
export const MOST_RECORDED_ACTIONS = 3000

const ACTION_ROW = /^\d+ /gm

function isLong(record: string): boolean {
  let actions = 0
  for (const _ of record.matchAll(ACTION_ROW)) if (++actions > MOST_RECORDED_ACTIONS) return true
  return false
}

/** A finished game that I have played on one device, to be kept. */
export const KeepRecord = v.object({
  record: v.pipe(
    v.string(),
    v.maxLength(LONGEST_RECORD, 'long-record'),
    v.check((record) => !isLong(record), 'long-record'),
  ),
  /** Where I sat. */
  seat: SeatNumber,
})
export type KeepRecord = v.InferInput<typeof KeepRecord>

/** The table that it can be opened by. */
export const KeptRecord = v.object({ table: TableId })
export type KeptRecord = v.InferOutput<typeof KeptRecord>
