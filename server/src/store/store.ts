import type { ListedTable, TableResult } from '@fathom/engine'
import type { StoredCheckpoint } from './checkpoints.ts'
import type { CompanyStore } from './companyStore.ts'
import type { NoticeStore } from './noticeStore.ts'
import type { OperatorStore } from './operatorStore.ts'
import type { PeopleStore } from './peopleStore.ts'
import type { TalkStore } from './talkStore.ts'
import type { ResultStore } from './resultStore.ts'
import type { PlanAtOnce, StoredPlan } from './plans.ts'
import type { Language } from '@fathom/kernel'
import type { Emblem, SeatColor } from '@fathom/protocol'
import type { Entry } from '@fathom/table'

import type { StoredTable } from './listed.ts'

export type { ListedTable } from '@fathom/engine'
export type { StoredTable } from './listed.ts'

export interface StoredGuest {
  readonly id: string
  readonly name: string
  readonly language: Language
  /** The sign beside their name; null: none. */
  readonly emblem: Emblem | null
  /** Of the seat that they would like; null: any. */
  readonly color: SeatColor | null
}

export interface NewSeed {
  readonly hash: string
  readonly seed: string
  readonly owner: string
  /** The address it was issued to, as `Guests.originKey` hides it. */
  readonly origin: string
  readonly at: number
}

/** What somebody has made that is still there. */
export interface Owned {
  /** Tables that wait for players. */
  readonly open: number
  readonly running: number
  /** Seeds that no table has used. */
  readonly seeds: number
}

/** By kind of table: a time or a length of time. */
export interface ArchiveTimes {
  readonly open: number
  /** Running ones that nobody moves on. */
  readonly abandoned: number
  readonly finished: number
}

/** A table's last entry, and its hash: it is made of all before it, so that it is another one when any of it was rewritten. */
export interface Head {
  readonly table: string
  readonly n: number
  readonly hash: string
}

/** Entries of a journal from some number on; the hash of the entry before them, and that of the last. */
export interface JournalPart {
  readonly entries: Entry[]
  readonly before: string
  readonly end: string
}

export type Written = 'ok' | 'conflict'

/** What became of an append. `gone`: it would have seated somebody who has left for good. */
export type AppendResult = Written | 'gone' | { readonly runs: string }

/**
 * Everything that is kept. A promise that resolves after a change means: it is on the disk. One that rejects does so with a StoreError.
 */
export interface Store {
  readonly notices: NoticeStore
  readonly people: PeopleStore
  readonly talk: TalkStore
  readonly operators: OperatorStore
  readonly company: CompanyStore
  readonly results: ResultStore
  /**
   * Appends to a table's journal, all or nothing, with what lists say of the table now.
   * @param ended how the game ended, where these entries have ended it
   * @param decidedOn the hash of the last entry that was known; null: nobody else writes
   * @returns `conflict` if an entry of that number is there already, or another one before it: somebody else wrote; reload and decide again. `runs`: a rated game against bots
   * alone would begin while that table's still runs
   */
  append(
    table: string,
    entries: readonly Entry[],
    listed: ListedTable,
    ended?: TableResult | null,
    decidedOn?: string | null,
  ): Promise<AppendResult>
  /**
   * Puts a journal in the place of a table's, entry by entry, and makes its hashes anew. Its checkpoint goes.
   * @param listed null: lists go on saying what they said, but for whom the journal does not seat any more
   * @param end the hash of the last entry that was read
   * @returns `conflict` if the journal does not end there any more: somebody else wrote, and nothing is changed
   */
  rewrite(table: string, entries: readonly Entry[], listed: ListedTable | null, end: string): Promise<Written>
  /** The journal after entry `after`, in order; empty for an unknown table. @throws StoreError `damaged-journal` */
  load(table: string, after: number): Promise<Entry[]>
  /** `load`, with how it is chained. */
  journal(table: string, after: number): Promise<JournalPart>
  /** The last entries of tables; of those that are not there nothing. */
  heads(tables: readonly string[]): Promise<Head[]>
  /** The checkpoint of a table that the program of that stamp made of its journal as it is; null: there is none. */
  checkpoint(table: string, stamp: string): Promise<StoredCheckpoint | null>
  saveCheckpoint(table: string, checkpoint: StoredCheckpoint, stamp: string, end?: string | null): Promise<void>
  dropCheckpoint(table: string): Promise<void>
  /**
   * The tables where a person has a seat, those that changed last for everybody first: which are listed must not tell of hidden steps. With the running
   * ones come those that closed by themselves within the last days.
   */
  tablesOf(person: string, which: 'running' | 'finished', limit: number): Promise<StoredTable[]>
  /**
   * Open tables with a free chair and a person waiting, changed after `since`, last changed first. If there are more than `limit`, addresses
   * take turns, and among the guests of an address they do.
   */
  openTables(since: number, limit: number): Promise<StoredTable[]>
  /** Open tables where somebody waits at a free chair and nothing has happened since a time, the longest ago first. */
  unattendedTables(since: number, limit: number): Promise<string[]>
  tablesWithBotsToMove(): Promise<string[]>
  /** Tables where a clock has come to zero by a time, the longest ago first. */
  dueTables(until: number, limit: number): Promise<string[]>
  /** When the next clock of all tables comes to zero, in milliseconds since 1970; null: none runs. */
  nextDue(): Promise<number | null>
  saveGuest(guest: StoredGuest, at: number): Promise<void>
  guest(id: string): Promise<StoredGuest | null>
  /** What a person wrote to themselves at a table; empty: nothing. */
  note(table: string, person: string): Promise<string>
  saveNote(table: string, person: string, words: string): Promise<void>
  /** What a person wants to choose next at a table; null: nothing. */
  plan(table: string, person: string): Promise<StoredPlan | null>
  savePlan(table: string, person: string, plan: StoredPlan | null): Promise<void>
  /** Whose plans are to be played as soon as their turn comes, at tables that are still being played. */
  plansAtOnce(): Promise<PlanAtOnce[]>
  /** Notes who is about to make a table, and from which address; of two who make the same the first. */
  own(table: string, person: string, origin: string): Promise<void>
  owned(person: string, origin: string): Promise<{ ofGuest: Owned; ofOrigin: Owned }>
  /**
   * Takes tables out of all lists that have not changed since those times.
   * @returns how many
   */
  archive(before: ArchiveTimes, except: readonly string[]): Promise<number>
  /** The last entry of a table that a person has seen, as they count; 0: none. */
  seen(person: string, table: string): Promise<number>
  /** Keeps that they have seen it up to `n`, unless they have seen more. */
  keepSeen(person: string, table: string, n: number): Promise<void>
  addSeed(seed: NewSeed): Promise<void>
  /** Takes a seed out, once, for its owner; null if there is none for them. */
  takeSeed(hash: string, owner: string): Promise<string | null>
  /** Unfinished tables whose last entry is missing or has been changed; looks at the ends of the journals only. */
  damagedHeads(): Promise<string[]>
  /** Resolves if reading works. */
  isReadable(): Promise<void>
  /** Resolves if what is written now can be read. */
  check(): Promise<void>
  /** Writes what waits, then closes. */
  close(): Promise<void>
}
