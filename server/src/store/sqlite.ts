import type { Entry } from '@fathom/table'
import type { Waiting } from '../people/waiting.ts'
import { StartError } from '../startError.ts'
import type { StoredCheckpoint } from './checkpoints.ts'
import type { PlanAtOnce, StoredPlan } from './plans.ts'
import type { Reads } from './reads.ts'
import type { AppendResult, ArchiveTimes, Head, JournalPart, NewSeed, Owned, Store, StoredGuest, StoredTable, ListedTable, Written } from './store.ts' // prettier-ignore
import { SqliteCompany } from './sqliteCompany.ts'
import { SqliteNotices } from './sqliteNotices.ts'
import { SqliteOperators } from './sqliteOperators.ts'
import { SqlitePeople } from './sqlitePeople.ts'
import { SqliteTalk } from './sqliteTalk.ts'
import { SqliteResults } from './sqliteResults.ts'
import type { TableResult } from '@fathom/engine'
import { StoreError } from './storeError.ts'
import { StoreThread, type OnCall, type OnProgress } from './storeThread.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Writes } from './writes.ts'
import { serverNow } from '../serverTime.ts'

/** What is kept in tables of a database: one writer thread with group commit, one reader thread. Which database it is, only they know. */
export class SqlStore implements Store {
  private readonly writer: StoreThread<Writes>
  private readonly reader: StoreThread<Reads>
  readonly notices: SqliteNotices
  readonly people: SqlitePeople
  readonly talk: SqliteTalk
  readonly operators: SqliteOperators
  readonly company: SqliteCompany
  readonly results: SqliteResults
  /** Called after an append that wrote notices, with when the first of them falls due. */
  onNotice: (due: number) => void = () => {}

  /** The process, as its leases name it, where several may use the database; null: it is this one's alone. */
  readonly keeper: string | null

  protected constructor(writer: StoreThread<Writes>, reader: StoreThread<Reads>, keeper: string | null = null) {
    this.keeper = keeper
    this.writer = writer
    this.reader = reader
    this.notices = new SqliteNotices(reader, writer)
    this.people = new SqlitePeople(reader, writer)
    this.company = new SqliteCompany(reader, writer, (due) => this.onNotice(due))
    this.talk = new SqliteTalk(reader, writer, (due) => this.onNotice(due))
    this.operators = new SqliteOperators(reader, writer)
    this.results = new SqliteResults(reader, writer)
  }

  /** How many changes the largest commit so far held. */
  get largestBatch(): number {
    return this.writer.largestBatch
  }

  /** Has every call told that has ended. */
  watch(onCall: OnCall): void {
    this.writer.onCall = onCall
    this.reader.onCall = onCall
  }

  /** Has every call told of as a part of what it is for. */
  trace(tracing: Tracing): void {
    this.writer.tracing = tracing
    this.reader.tracing = tracing
  }

  async append(
    table: string,
    entries: readonly Entry[],
    listed: ListedTable,
    ended: TableResult | null = null,
    decidedOn: string | null = null,
  ): Promise<AppendResult> {
    try {
      const { keeper } = this
      const { result, noticeDue } = await this.writer.call('append', table, entries, listed, ended, keeper, decidedOn)
      if (noticeDue !== null) this.onNotice(noticeDue)
      return result
    } catch (error) {
      if (error instanceof StoreError && error.fault === 'rewritten') return 'conflict'
      throw error
    }
  }
  rewrite(table: string, entries: readonly Entry[], listed: ListedTable | null, end: string): Promise<Written> {
    return this.writer.call('rewrite', table, entries, listed, end)
  }
  journal(table: string, after: number): Promise<JournalPart> {
    return this.reader.call('journal', table, after)
  }
  load(table: string, after: number): Promise<Entry[]> {
    return this.reader.call('load', table, after)
  }
  heads(tables: readonly string[]): Promise<Head[]> {
    return this.reader.call('heads', tables)
  }
  hold(names: readonly string[], length: number): Promise<string[]> {
    return this.writer.call('hold', this.keeper ?? '', names, length)
  }
  giveUp(): Promise<void> {
    return this.writer.call('giveUp', this.keeper ?? '')
  }
  bury(): Promise<string[]> {
    return this.writer.call('bury')
  }
  adopt(): Promise<string[]> {
    return this.writer.call('adopt', this.keeper ?? '')
  }
  standing(still: number): Promise<string[]> {
    return this.reader.call('standing', this.keeper ?? '', still)
  }
  /** What time it is at the database, in milliseconds since 1970. */
  time(): Promise<number> {
    return this.reader.call('time')
  }
  /** What waits for somebody, in the database. */
  get waiting(): Waiting {
    const { reader, writer } = this
    return {
      put: (key, body, person, until) => writer.call('keepWaiting', key, { body, person, now: serverNow(), until }),
      read: (key, now) => reader.call('waiting', key, now),
      take: (key, now) => writer.call('takeWaiting', key, now),
    }
  }
  checkpoint(table: string, stamp: string): Promise<StoredCheckpoint | null> {
    return this.reader.call('checkpoint', table, stamp)
  }
  saveCheckpoint(table: string, checkpoint: StoredCheckpoint, stamp: string, end: string | null = null): Promise<void> {
    return this.writer.call('saveCheckpoint', table, checkpoint, stamp, end)
  }
  dropCheckpoint(table: string): Promise<void> {
    return this.writer.call('dropCheckpoint', table)
  }
  tablesOf(person: string, which: 'running' | 'finished', limit: number): Promise<StoredTable[]> {
    return this.reader.call('tablesOf', person, which, limit)
  }
  openTables(since: number, limit: number): Promise<StoredTable[]> {
    return this.reader.call('openTables', since, limit)
  }
  unattendedTables(since: number, limit: number): Promise<string[]> {
    return this.reader.call('unattendedTables', since, limit)
  }
  tablesWithBotsToMove(): Promise<string[]> {
    return this.reader.call('tablesWithBotsToMove')
  }
  dueTables(until: number, limit: number): Promise<string[]> {
    return this.reader.call('dueTables', until, limit)
  }
  nextDue(): Promise<number | null> {
    return this.reader.call('nextDue')
  }
  saveGuest(guest: StoredGuest, at: number): Promise<void> {
    return this.writer.call('saveGuest', guest, at)
  }
  guest(id: string): Promise<StoredGuest | null> {
    return this.reader.call('guest', id)
  }
  note(table: string, person: string): Promise<string> {
    return this.reader.call('note', table, person)
  }
  saveNote(table: string, person: string, words: string): Promise<void> {
    return this.writer.call('saveNote', table, person, words)
  }
  plan(table: string, person: string): Promise<StoredPlan | null> {
    return this.reader.call('plan', table, person)
  }
  savePlan(table: string, person: string, plan: StoredPlan | null): Promise<void> {
    return this.writer.call('savePlan', table, person, plan)
  }
  plansAtOnce(): Promise<PlanAtOnce[]> {
    return this.reader.call('plansAtOnce')
  }
  own(table: string, person: string, origin: string): Promise<void> {
    return this.writer.call('own', table, person, origin)
  }
  owned(person: string, origin: string): Promise<{ ofGuest: Owned; ofOrigin: Owned }> {
    return this.reader.call('owned', person, origin)
  }
  archive(before: ArchiveTimes, except: readonly string[]): Promise<number> {
    return this.writer.call('archive', before, except)
  }
  seen(person: string, table: string): Promise<number> {
    return this.reader.call('seen', person, table)
  }
  keepSeen(person: string, table: string, n: number): Promise<void> {
    return this.writer.call('keepSeen', person, table, n)
  }
  addSeed(seed: NewSeed): Promise<void> {
    return this.writer.call('addSeed', seed)
  }
  takeSeed(hash: string, owner: string): Promise<string | null> {
    return this.writer.call('takeSeed', hash, owner)
  }
  damagedHeads(): Promise<string[]> {
    return this.reader.call('damagedHeads')
  }
  async isReadable(): Promise<void> {
    await this.reader.call('probed')
  }
  async check(): Promise<void> {
    const at = serverNow()
    await this.writer.call('probe', at)
    if ((await this.reader.call('probed')) < at) throw new Error('what was written is not read')
  }
  async close(): Promise<void> {
    await this.reader.close()
    await this.writer.close()
  }
}

/**
 * Starts the threads of a store.
 * @param database a file of SQLite, or the address of a database of PostgreSQL
 */
export async function openThreads(
  database: string,
  onProgress: OnProgress = () => {},
  pages = 0,
): Promise<[StoreThread<Writes>, StoreThread<Reads>]> {
  const writer = new StoreThread<Writes>({ role: 'writer', database, pages }, onProgress)
  await writer.ready()
  const reader = new StoreThread<Reads>({ role: 'reader', database, pages }, onProgress)
  await reader.ready()
  return [writer, reader]
}

/** The embedded store: SQLite in one file, WAL and synchronous=FULL. */
export class SqliteStore extends SqlStore {
  /**
   * Opens the database, makes or updates its tables.
   * @param onProgress told now and then how many of how many entries an upgrade has done
   * @param pages how large the database may become, in pages of 4 KiB; 0: as large as the disk is
   * @throws StartError if it can't be used
   */
  static async open(database: string, onProgress: OnProgress = () => {}, pages = 0): Promise<SqliteStore> {
    try {
      return new SqliteStore(...(await openThreads(database, onProgress, pages)))
    } catch (error) {
      throw new StartError(`The database ${database} can't be opened: ${error instanceof Error ? error.message : ''}.`)
    }
  }
}
