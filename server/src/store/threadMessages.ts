import type { Fault } from './storeError.ts'

/** What a thread of a store is given at its start. */
export interface StoreThreadData {
  readonly role: 'writer' | 'reader'
  /** A file of SQLite, or the address of a database of PostgreSQL. */
  readonly database: string
  /** How large the database may become, in pages of 4 KiB; 0: as large as the disk is. */
  readonly pages: number
}

/** A call of the store, sent to its thread. */
export interface StoreRequest {
  readonly id: number
  readonly call: string
  readonly args: readonly unknown[]
}

/** `batch`: how many changes were committed together, to be measured. -1: how far an upgrade is. */
export type StoreReply =
  | { readonly id: -1; readonly done: number; readonly total: number }
  | { readonly id: number; readonly ok: true; readonly value: unknown; readonly batch: number }
  | { readonly id: number; readonly ok: false; readonly fault: Fault; readonly message: string }
