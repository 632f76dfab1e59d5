import type { Language } from '@fathom/kernel'
import type { Entry, EntryBody, StoredSet } from '@fathom/table'
import { apiError, refusedBy } from '../apiError.ts'
import type { Ask, Digest, Follower, Mind, SetAnswer, Sight, ToReadSet, Viewer } from '../engine/calls.ts'
import { CallTimeout } from '../engine/timedThread.ts'
import type { Store } from '../store/store.ts'
import { Audience, show, type Listener } from './audience.ts'
import type { Engines } from './engines.ts'
import { Serial } from './serial.ts'

/** How often a command is decided anew because somebody else wrote first. */
const TRIES = 5

/** What became of a command. */
export interface Done {
  /** The last entry, as who asked counts. */
  readonly version: number
  /** The table as they see it, if they wanted that. */
  readonly sight: Sight | null
}

/** A viewer who wants no log lines, only the table. */
const NOW = Number.MAX_SAFE_INTEGER

/**
 * The tables of this server. Everything asked of a table goes through one line: a command is decided and taken into the fold, appended to the
 * store, and only then told to anybody. A fold that the store did not confirm is thrown away and made anew from the journal.
 */
export class TableHost {
  readonly audience = new Audience()
  private readonly store: Pick<Store, 'append' | 'load'>
  private readonly engines: Pick<Engines, 'call'>
  private readonly lines = new Serial()
  /** Called after every change, and when a table is looked at, with how it stands. */
  private readonly onStanding: (digest: Digest) => void

  constructor(
    store: Pick<Store, 'append' | 'load'>,
    engines: Pick<Engines, 'call'>,
    onStanding: (digest: Digest) => void,
  ) {
    this.store = store
    this.engines = engines
    this.onStanding = onStanding
  }

  /** Makes a new table from its first entry; a full one starts at once. */
  create(table: string, created: EntryBody, viewer: Omit<Viewer, 'since'>): Promise<Sight> {
    return this.inLine(table, async () => {
      const viewers = [{ ...viewer, since: NOW }]
      const made = await this.engines.call('create', { table, at: Date.now(), created, viewers, present: [] })
      if ((await this.append(table, made.entries, made.summary)) === 'conflict') {
        throw new Error(`there is a table ${table} already`)
      }
      this.onStanding(made.digest)
      return first(made.sights)
    })
  }

  /**
   * Does what somebody asks.
   * @param language of a refusal
   * @param viewer whose sight of the table is wanted afterwards; null: nobody's
   * @throws ApiError if it is refused
   */
  execute(table: string, ask: Ask, language: Language, viewer: Omit<Viewer, 'since'> | null): Promise<Done> {
    return this.inLine(table, () => this.executeNow(table, ask, language, viewer))
  }

  /** The table as somebody may see it. */
  async see(table: string, viewer: Omit<Viewer, 'since'>): Promise<Sight> {
    return this.inLine(table, async () => {
      const present = this.audience.present(table)
      const seen = await this.folded(table, () =>
        this.engines.call('see', { table, viewers: [{ ...viewer, since: NOW }], present }),
      )
      this.onStanding(seen.digest)
      return first(seen.sights)
    })
  }

  /** Lets a listener in: what it missed and how the table stands is sent, then every change. */
  async enter(table: string, listener: Listener): Promise<void> {
    await this.inLine(table, async () => {
      const present = [...this.audience.present(table), ...(listener.person === null ? [] : [listener.person])]
      const seen = await this.folded(table, () =>
        this.engines.call('see', { table, viewers: [viewerOf(listener)], present }),
      )
      this.audience.enter(listener, seen.digest)
      show(listener, first(seen.sights))
      this.onStanding(seen.digest)
    })
  }

  /** Lets the bots of a table go on if they have the move. */
  async wake(table: string): Promise<void> {
    this.onStanding(await this.digest(table))
  }

  digest(table: string): Promise<Digest> {
    return this.inLine(table, async () => {
      const seen = await this.folded(table, () => this.engines.call('see', { table, viewers: [], present: [] }))
      return seen.digest
    })
  }

  /** The table as it stood after entry `n`, as JSON. */
  async lookBack(table: string, viewer: Viewer, n: number): Promise<string> {
    const present = this.audience.present(table)
    const { text } = await this.inLine(table, () =>
      this.folded(table, () => this.engines.call('lookBack', { table, viewer, n, present })),
    )
    if (text === null) throw apiError('no-position', { at: n })
    return text
  }

  /** The log or the history of the scores, as JSON. */
  history(table: string, what: 'log' | 'scores', viewer: Viewer): Promise<string> {
    return this.inLine(table, () => this.folded(table, () => this.engines.call(what, { table, viewer })))
  }

  async record(table: string): Promise<string> {
    const { text } = await this.inLine(table, () => this.folded(table, () => this.engines.call('record', { table })))
    if (text === null) throw apiError('not-finished')
    return text
  }

  /** The component values that a table plays with, as JSON, and its set as the journal has it; null: the game's components are fixed. */
  components(table: string): Promise<{ json: string; stored: StoredSet | null }> {
    return this.inLine(table, () => this.folded(table, () => this.engines.call('components', { table })))
  }

  /** What a set from outside is, or what is wrong with it. */
  readSet(asked: ToReadSet): Promise<SetAnswer> {
    return this.inLine(asked.table, () => this.engines.call('readSet', asked))
  }

  async mind(table: string, seat: number, sample: number): Promise<Mind | null> {
    const { mind } = await this.inLine(table, () =>
      this.folded(table, () => this.engines.call('mind', { table, seat, sample })),
    )
    return mind
  }

  /**
   * Makes the rematch of a finished table, once; `make` makes the other table and is not called if there is one already.
   * @returns the id of the rematch's table
   */
  rematch(
    table: string,
    ask: (next: string) => Ask,
    viewer: Omit<Viewer, 'since'>,
    make: (old: Digest) => Promise<string>,
  ) {
    return this.inLine(table, async () => {
      const { digest } = await this.folded(table, () => this.engines.call('see', { table, viewers: [], present: [] }))
      if (digest.rematch !== null) return digest.rematch
      // Refused before a table is made that nobody would find.
      const isSeated = digest.chairs.some((chair) => chair.kind === 'person' && chair.person.id === viewer.person)
      if (!isSeated) throw apiError('not-seated')
      if (digest.status !== 'finished') throw apiError('not-finished')
      const next = await make(digest)
      await this.executeNow(table, ask(next), viewer.language, null)
      return next
    })
  }

  /** Resolves when nothing is being done any more. */
  idle(): Promise<void> {
    return this.lines.idle()
  }

  private async executeNow(
    table: string,
    ask: Ask,
    language: Language,
    viewer: Omit<Viewer, 'since'> | null,
  ): Promise<Done> {
    const viewers = viewer === null ? [] : [{ ...viewer, since: NOW }]
    for (let tries = 0; tries < TRIES; tries++) {
      const listeners = this.audience.listeners(table)
      const followers = listeners.map(followerOf)
      const present = this.audience.present(table)
      const done = await this.folded(table, () =>
        this.engines.call('execute', { table, at: Date.now(), ask, viewers, followers, present, language }),
      )
      if (!done.ok) throw refusedBy(done.refusal, done.message)
      if ((await this.append(table, done.entries, done.summary)) === 'conflict') {
        // What the other has written these have not been told.
        for (const listener of listeners) listener.knows = false
        continue
      }
      this.audience.tell(done.digest, listeners, done.news)
      this.onStanding(done.digest)
      return { version: done.version, sight: done.sights[0] ?? null }
    }
    throw new Error(`table ${table}: somebody else always wrote first`)
  }

  /** Appends; what the store did not take is not in the fold either. */
  private async append(...args: Parameters<Store['append']>): Promise<'ok' | 'conflict'> {
    let result: 'ok' | 'conflict' | 'failed' = 'failed'
    try {
      result = await this.store.append(...args)
      return result
    } finally {
      if (result !== 'ok') await this.engines.call('drop', { table: args[0] })
    }
  }

  /** Asks the engine; a table that it has not folded is loaded first. */
  private async folded<T>(table: string, ask: () => Promise<T | null>): Promise<T> {
    const reply = await ask()
    if (reply !== null) return reply
    const entries: readonly Entry[] = await this.store.load(table, 0)
    const [created] = entries
    if (created === undefined) throw apiError('no-such-table', { table })
    const loaded = await this.engines.call('load', { table, entries })
    if (loaded === 'other-rules' || loaded === 'other-components') throw apiError(loaded)
    if (loaded === 'unknown-game') {
      throw apiError('unknown-game', { game: created.kind === 'created' ? created.game : '' })
    }
    const again = await ask()
    if (again === null) throw new Error(`table ${table} was not kept`)
    return again
  }

  private inLine<T>(table: string, work: () => Promise<T>): Promise<T> {
    return this.lines.run(table, async () => {
      try {
        return await work()
      } catch (error) {
        throw error instanceof CallTimeout ? apiError('engine-timeout') : error
      }
    })
  }
}

function followerOf({ person, language, since, changes, knows }: Listener): Follower {
  return { person, language, since, changes, knows }
}

function viewerOf({ person, language, since }: Listener): Viewer {
  return { person, language, since }
}

function first(sights: readonly Sight[]): Sight {
  const [sight] = sights
  if (sight === undefined) throw new Error('nothing was seen')
  return sight
}
