import {
  Engine,
  KeyedQueue,
  type CallName,
  type EngineCalls,
  type TableLibrary,
  type Subscription,
  type TableMetadata,
  type TablePush,
  type TableRequest,
} from '@fathom/engine'
import type { Language } from '@fathom/kernel'
import { writePush } from '@fathom/protocol'
import type { Chair, Entry, EntryBody } from '@fathom/table'
import { noTable, Refused } from './answers.ts'
import type { Journals } from './journals.ts'
import type { Looker } from './looker.ts'
import { ME, PRESENT, readerIn } from './persons.ts'

/** How often a command is decided anew because another tab wrote first, or a table loaded anew because others took its room. */
const TRIES = 5
/** What the loaded tables of a page may take, in bytes. */
const BUDGET = 64 * 1024 * 1024

/** How a page listens to a table. */
export interface LineWish {
  /** The last entry that the page knows. */
  readonly since: number
  readonly language: Language
  /** How long bots take for an action at least, in milliseconds. */
  readonly pace: number
  /** Absent or null: this device's owner. */
  readonly looker?: Looker | null
}

interface Listener {
  readonly table: string
  readonly wish: LineWish
  readonly send: (push: string) => void
  since: number
  /** It has been told how the table stood before the change to come. */
  knows: boolean
}

/**
 * The tables of this device: the very engine of the server over journals that the browser keeps. As on a server, a command is decided, its
 * entries are appended, and only then the page is told.
 */
export class LocalHost {
  private readonly engine: Engine
  private readonly journals: Journals
  private readonly now: () => number
  /** Called when a table has changed here, or somebody begins to listen. */
  private readonly onChange: (table: string) => void
  private readonly queue = new KeyedQueue()
  private readonly listeners = new Map<number, Listener>()
  private lastListener = 0

  constructor(library: TableLibrary, journals: Journals, now: () => number, onChange: (table: string) => void) {
    this.engine = new Engine(library, BUDGET)
    this.journals = journals
    this.now = now
    this.onChange = onChange
  }

  /** Makes a table from its first entry; a full one starts at once, or where what was `played` has come to. */
  async create(table: string, created: EntryBody, played?: readonly EntryBody[]): Promise<void> {
    const begun = played === undefined ? {} : { played }
    const made = await this.engine.create({ table, at: this.now(), created, ...begun, readers: [], present: PRESENT })
    const appended = await this.journals.append({ id: table, listed: made.listed }, made.entries)
    if (appended === 'conflict') throw new Error(`there is a table ${table} already`)
  }

  /**
   * Makes a table from its first entry on which so much has been played already, each seat's turns ended as soon as they are whole.
   * @param lines "SEAT ACTION" each, in order
   * @throws if the rules do not allow one of them
   */
  async createPlayed(table: string, created: EntryBody, lines: readonly string[]): Promise<void> {
    const at = this.now()
    const made = await this.engine.create({ table, at, created, readers: [], present: PRESENT })
    const entries = [...made.entries]
    let { listed } = made
    for (const line of lines) {
      const played = this.engine.execute({ table, request: requestOf(line, made.metadata.chairs), subscriptions: [], language: 'en', at, readers: [], present: [] }) // prettier-ignore
      if (played?.ok !== true) throw new Error(`"${line}" can't be played: ${JSON.stringify(played)}`)
      entries.push(...played.entries)
      listed = played.listed
    }
    if ((await this.journals.append({ id: table, listed }, entries)) === 'conflict')
      throw new Error(`there is a table ${table} already`)
  }

  /** What has been played at a table and counts, as "SEAT ACTION" each. */
  async lines(table: string): Promise<string[]> {
    const entries = await this.entries(table)
    return entries.flatMap((entry) => (entry.kind === 'done' ? [`${entry.seat} ${entry.action}`] : []))
  }

  /** The journal of a table. */
  entries(table: string): Promise<Entry[]> {
    return this.queue.run(table, () => this.journals.load(table))
  }

  /** Asks the engine about a table, one question after the other. @throws Refused if there is no such table */
  ask<Name extends CallName>(
    name: Name,
    request: EngineCalls[Name]['request'] & { readonly table: string },
  ): Promise<NonNullable<EngineCalls[Name]['result']>> {
    return this.queue.run(request.table, () => this.call(name, request))
  }

  async metadata(table: string): Promise<TableMetadata> {
    const { metadata } = await this.ask('read', { table, readers: [], present: PRESENT })
    return metadata
  }

  /** Decides a request, appends its entries, then tells the page. @returns the last entry, as who asked counts @throws Refused */
  async execute(table: string, request: TableRequest, language: Language): Promise<number> {
    const version = await this.queue.run(table, () => this.executeNow(table, request, language))
    this.onChange(table)
    return version
  }

  /** Tells how a table stands, and then every change. @returns what `leave` takes */
  async listen(table: string, wish: LineWish, send: (push: string) => void): Promise<number> {
    const id = ++this.lastListener
    const listener: Listener = { table, wish, send, since: wish.since, knows: false }
    await this.queue.run(table, async () => {
      this.listeners.set(id, listener)
      try {
        await this.tellAnew(listener)
      } catch (error) {
        this.listeners.delete(id)
        throw error
      }
    })
    this.onChange(table)
    return id
  }

  leave(id: number): void {
    const listener = this.listeners.get(id)
    if (listener === undefined) return
    this.listeners.delete(id)
    const { table } = listener
    if (this.pace(table) === null) void this.queue.run(table, async () => this.engine.release({ table }))
    this.onChange(table)
  }

  /** How long bots take for an action at least, in milliseconds; null: nobody listens. */
  pace(table: string): number | null {
    const paces = this.of(table).map(({ wish }) => wish.pace)
    return paces.length === 0 ? null : Math.max(...paces)
  }

  /** Another tab has written into the journal of a table, or removed it: what is loaded of it is not how it stands. */
  async changedElsewhere(table: string): Promise<void> {
    await this.queue.run(table, async () => {
      this.engine.drop({ table })
      try {
        for (const listener of this.of(table)) await this.tellAnew(listener)
      } catch (error) {
        // Whoever listened has been told that there is nothing to tell.
        if (!(error instanceof Refused)) throw error
      }
    })
    // The other tab may be closed before its bots are done: whoever still listens goes on with them.
    if (this.pace(table) !== null) this.onChange(table)
  }

  /** Forgets a table for good. */
  remove(table: string): Promise<void> {
    return this.queue.run(table, async () => {
      this.engine.drop({ table })
      await this.journals.remove(table)
    })
  }

  private async executeNow(table: string, request: TableRequest, language: Language): Promise<number> {
    for (let tries = 0; tries < TRIES; tries++) {
      const live = this.of(table)
      const subscriptions = live.map(subscriptionOf)
      const at = this.now()
      const done = await this.call('execute', { table, request, subscriptions, language, at, readers: [], present: PRESENT }) // prettier-ignore
      if (!done.ok) throw new Refused(done.refusal, done.message)
      // What is noted already is not noted again.
      if (done.entries.length === 0) return done.version
      const kept = { id: table, listed: done.listed }
      if ((await this.append(table, () => this.journals.append(kept, done.entries))) === 'ok') {
        live.forEach((listener, index) => sendTo(listener, done.pushes[index] ?? null))
        return done.version
      }
      // What the other tab has written these have not been told.
      for (const listener of live) listener.knows = false
    }
    throw new Error(`table ${table}: another tab always wrote first`)
  }

  /** Appends; if the journal did not take the entries, the loaded table, which has them, is dropped. */
  private async append(table: string, write: () => Promise<'ok' | 'conflict'>): Promise<'ok' | 'conflict'> {
    let result: 'ok' | 'conflict' | 'failed' = 'failed'
    try {
      result = await write()
      return result
    } finally {
      if (result !== 'ok') this.engine.drop({ table })
    }
  }

  private async tellAnew(listener: Listener): Promise<void> {
    const { table } = listener
    listener.knows = false
    const subscription = subscriptionOf(listener)
    const { push } = await this.call('subscribe', { table, subscription, present: PRESENT })
    sendTo(listener, push)
  }

  /** Asks the engine; loads the table if the engine does not have it. */
  private async call<Name extends CallName>(
    name: Name,
    request: EngineCalls[Name]['request'] & { readonly table: string },
  ): Promise<NonNullable<EngineCalls[Name]['result']>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await this.engine[name](request as never)
      if (answer !== null && answer !== undefined) return answer
      await this.load(request.table)
    }
    throw new Error(`table ${request.table} was not kept`)
  }

  /** Whoever listens to a table that can't be loaded is told why, and nothing more. */
  private async load(table: string): Promise<void> {
    const why = await this.whyNotLoaded(table)
    if (why === null) return
    const push = writePush({ type: 'error', error: { code: why.refusal.code, message: '', params: {} } })
    for (const [id, listener] of this.listeners)
      if (listener.table === table) {
        this.listeners.delete(id)
        listener.send(push)
      }
    throw why
  }

  /** Loads a table. @returns why it can't be; null: it is loaded */
  private async whyNotLoaded(table: string): Promise<Refused | null> {
    const entries = await this.journals.load(table)
    if (entries.length === 0) return noTable('no-such-table')
    const loaded = await this.engine.load({ table, entries, checkpoint: null, verify: false })
    if (typeof loaded === 'string') return noTable(loaded)
    return 'damaged' in loaded ? noTable('damaged', { why: loaded.damaged }) : null
  }

  private of(table: string): Listener[] {
    return [...this.listeners.values()].filter((listener) => listener.table === table)
  }
}

/** What whoever has a chair asks for with a line. */
function requestOf(line: string, chairs: readonly Chair[]): TableRequest {
  const [seat, action] = [Number.parseInt(line, 10), line.slice(line.indexOf(' ') + 1)]
  if (chairs[seat]?.kind === 'bot') return { as: 'bot', seat, version: null, action }
  return { as: 'person', person: { id: ME, name: '' }, command: { do: 'act', actions: [action], version: null, endTurn: true } } // prettier-ignore
}

function subscriptionOf({ wish, since, knows }: Listener): Subscription {
  return { ...readerIn(wish.language, wish.looker), since, knows, changes: 'tersest' }
}

function sendTo(listener: Listener, told: TablePush | null): void {
  if (told === null) return
  listener.since = told.since
  listener.knows = true
  listener.send(told.push)
}
