import * as kernel from '@fathom/kernel'
import type { Refusal } from '@fathom/kernel'
import type { Table } from './table.ts'

/** Why a table refuses a command, or to be looked at as it stood. Every other refusal of a command is the game's own. */
const TABLE_CODES = [
  'table-full',
  'not-open-to-you',
  'no-such-seat',
  'seat-taken',
  'already-seated',
  'not-seated',
  'table-not-started',
  'table-finished',
  'table-closed',
  'others-play',
  'table-not-full',
  'old-version',
  'not-your-turn',
  'not-an-action',
  'turn-complete',
  'turn-not-complete',
  'nothing-to-undo',
  'nothing-to-redo',
  'not-finished',
  'rematch-exists',
  'not-timed-out',
  'nothing-to-pass',
  'already-voted',
  'take-back-asked',
  'take-back-refused',
  'take-back-shows',
  'take-back-rated',
  'too-many-take-backs',
  'nothing-to-take-back',
  'no-take-back',
  'no-time-control',
  'pause-asked',
  'pause-rated',
  'no-pause',
  'end-asked',
  'end-refused',
  'no-end-asked',
  'hints-rated',
  'no-hints-here',
  'nothing-ahead',
  'sandbox-rated',
  'no-sandbox',
  'no-position',
  'no-choice',
  'covered-position',
] as const

export type TableCode = (typeof TABLE_CODES)[number]

const CODES: ReadonlySet<string> = new Set(TABLE_CODES)

export function isTableCode(code: string): code is TableCode {
  return CODES.has(code)
}

/** A failed result with a code that has its sentence (a misspelt one does not compile). */
export function refuse(code: TableCode, params: Refusal['params'] = {}): ReturnType<typeof kernel.refuse> {
  return kernel.refuse(code, params)
}

/** Nothing happens at this table any more. */
export function isOver({ status }: Pick<Table, 'status'>): boolean {
  return status === 'finished' || status === 'closed'
}

/** Refuses what comes after the end. */
export function refuseOver({ status }: Pick<Table, 'status'>): ReturnType<typeof kernel.refuse> {
  return refuse(status === 'closed' ? 'table-closed' : 'table-finished')
}
