import type { Language, Seat } from '@fathom/kernel'
import type { TableStatus } from '@fathom/protocol'
import type { Entry } from '@fathom/table'

export interface StoredGuest {
  readonly id: string
  readonly name: string
  readonly language: Language
}

/** What a list of tables needs to know of one without folding its journal; kept with the table at every append. */
export interface Summary {
  readonly game: string
  readonly status: TableStatus
  readonly visibility: 'private' | 'open'
  readonly seats: readonly { readonly kind: 'open' | 'person' | 'bot'; readonly name: string }[]
  /** The person of each seat, null for bots and open seats. */
  readonly persons: readonly (string | null)[]
  /** Seats of people who have left: a bot plays on for them. */
  readonly left: readonly Seat[]
  readonly waitingFor: readonly Seat[]
  /** What each seat reads, and after the last seat what onlookers read. */
  readonly prompts: Readonly<Record<Language, readonly string[]>>
  readonly totals: readonly number[] | null
  /** Some bot has the move: the table must be woken after a restart. */
  readonly botsToMove: boolean
}

export interface StoredTable {
  readonly id: string
  readonly updatedAt: number
  readonly summary: Summary
}

export interface NewSeed {
  readonly hash: string
  readonly seed: string
  readonly owner: string
  readonly at: number
}

/**
 * Everything that is kept. A promise that resolves after a change means: it is on the disk.
 */
export interface Store {
  /**
   * Appends to a table's journal, all or nothing, with the table's new summary.
   * @returns `conflict` if an entry of that number is there already: somebody else wrote; reload and decide again
   */
  append(table: string, entries: readonly Entry[], summary: Summary): Promise<'ok' | 'conflict'>
  /** The journal after entry `after`, in order; empty for an unknown table. */
  load(table: string, after: number): Promise<Entry[]>
  /** The tables where a person has a seat, last changed first. */
  tablesOf(person: string, which: 'running' | 'finished', limit: number): Promise<StoredTable[]>
  /** Open tables with a free chair and a person waiting, changed after `since`, last changed first. */
  openTables(since: number, limit: number): Promise<StoredTable[]>
  tablesWithBotsToMove(): Promise<string[]>
  saveGuest(guest: StoredGuest, at: number): Promise<void>
  guest(id: string): Promise<StoredGuest | null>
  addSeed(seed: NewSeed): Promise<void>
  /** Takes a seed out, once, for its owner; null if there is none for them. */
  takeSeed(hash: string, owner: string): Promise<string | null>
  /** Resolves if reading and writing work. */
  check(): Promise<void>
  /** Writes what waits, then closes. */
  close(): Promise<void>
}
