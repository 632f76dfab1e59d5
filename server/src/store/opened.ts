import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'
import type { Fault } from './storeError.ts'

/** A change that waits to be written. */
export interface Change {
  readonly call: string
  readonly args: readonly unknown[]
}

/** A database as a store thread works with it. */
export interface OpenedDatabase {
  readonly db: Kysely<Schema>
  /** Reads can be done beside one another. */
  readonly readsTogether: boolean
  /** Before changes are written in one transaction: other processes may write, too. */
  begin(db: Transaction<Schema>, changes: readonly Change[]): Promise<void>
  /** In which order they are written, as places in the list. */
  orderOf(changes: readonly Change[]): readonly number[]
  /** Brings the tables up to date. @param onProgress told now and then how many of how many entries an upgrade has done */
  prepare(onProgress: (done: number, total: number) => void): Promise<void>
  /** What an error of an operation means. */
  faultOf(error: unknown, call: string): Fault
  close(): Promise<void>
}
