import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Fault } from './storeError.ts'

/** A database as a store thread works with it. */
export interface OpenedDatabase {
  readonly db: Kysely<Schema>
  /** Reads can be done beside one another. */
  readonly readsTogether: boolean
  /** Brings the tables up to date. @param onProgress told now and then how many of how many entries an upgrade has done */
  prepare(onProgress: (done: number, total: number) => void): Promise<void>
  /** What an error of an operation means. */
  faultOf(error: unknown, call: string): Fault
  close(): Promise<void>
}
