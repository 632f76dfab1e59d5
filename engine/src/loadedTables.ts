import type { CatalogEntry } from '@fathom/catalog'
import type { GameTexts } from '@fathom/kernel'
import type { TableReading, ToldEvents } from '@fathom/protocol'
import { foldJournal, restoreTable, type Checkpoint, type Entry, type StoredSet, type Table } from '@fathom/table'
import type { PlayedGames, Unplayable } from './playedGames.ts'

export interface LoadedTable {
  readonly table: Table
  readonly texts: GameTexts
  /** The component values that the table plays with. */
  readonly components: unknown
  /** The set that it plays with, if that is another than the one that came with its rules. */
  readonly foreign: StoredSet | null
  /** It goes on by rules of before. */
  readonly isPast: boolean
  /** The table as each of its subscribers knows it, by `readerKey`: what the next change is compared with. Of nobody else. */
  readings: ReadonlyMap<string, TableReading>
  /** The last events that each of them was told of, by `readerKey`. Only in a game where they may come to read otherwise. */
  told: ReadonlyMap<string, ToldEvents>
  /** The moment at which clocks are read, in milliseconds since 1970: it moves where a clock begins or ceases to stand, and with nothing else. */
  clocksAt: number
  /** The last entry of the last checkpoint; 0: there is none. */
  checkpointed: number
  /** Somebody is subscribed: it stays loaded, whatever the budget. */
  isFollowed: boolean
}

/** By what a table is kept as it stood some time ago, beside the table as it stands. */
export function lateKey(table: string): string {
  return `${table} late`
}

function tableOf(key: string): string {
  return key.split(' ', 1)[0] ?? key
}

/** What a loaded table takes in memory, in bytes: the most that was measured on the four games, 40 to 600 entries long (bench/results.md). */
const TABLE_SIZE = 40_960
const ENTRY_SIZE = 160
const READING_SIZE = 16_384

/** About how much memory a loaded table takes, in bytes. */
export function sizeOf({ table, readings }: LoadedTable): number {
  return TABLE_SIZE + ENTRY_SIZE * table.log.length + READING_SIZE * readings.size
}

/** This part of the budget is for tables without subscribers even where the others fill it: else those would be loaded for every request. */
const IDLE_PART = 0.25

/** Tables in the order of their last use, and what they take. */
class CountedTables {
  /** In bytes. */
  size = 0
  private readonly tables = new Map<string, { readonly loaded: LoadedTable; readonly size: number }>()

  get count(): number {
    return this.tables.size
  }

  ids(): Iterable<string> {
    return this.tables.keys()
  }

  get(id: string): LoadedTable | null {
    return this.tables.get(id)?.loaded ?? null
  }

  add(id: string, loaded: LoadedTable): void {
    const size = sizeOf(loaded)
    this.tables.set(id, { loaded, size })
    this.size += size
  }

  drop(id: string): void {
    this.size -= this.tables.get(id)?.size ?? 0
    this.tables.delete(id)
  }
}

/**
 * The tables that an engine keeps loaded, as many as a budget of memory holds; the least used fall out, but never one that somebody is subscribed
 * to. They are a cache: the truth is the journal.
 */
export class LoadedTables {
  private readonly games: PlayedGames
  private readonly budget: number
  /** Nobody is subscribed to these. */
  private readonly idle = new CountedTables()
  private readonly followed = new CountedTables()

  /** @param budget in bytes */
  constructor(games: PlayedGames, budget: number) {
    this.games = games
    this.budget = budget
  }

  /** How many there are, and about how many bytes they take. */
  get counted(): { readonly tables: number; readonly bytes: number } {
    const { idle, followed } = this
    return { tables: idle.count + followed.count, bytes: idle.size + followed.size }
  }

  get(id: string): LoadedTable | null {
    const loaded = this.followed.get(id) ?? this.idle.get(id)
    if (loaded !== null) this.keep(id, loaded)
    return loaded
  }

  /** Notes whether anybody is subscribed to a loaded table. */
  follow(id: string, loaded: LoadedTable, isFollowed: boolean): void {
    if (loaded.isFollowed === isFollowed) return
    this.drop(id)
    loaded.isFollowed = isFollowed
    if (!isFollowed) [loaded.readings, loaded.told] = [new Map(), new Map()]
    this.keep(id, loaded)
  }

  drop(id: string): void {
    this.followed.drop(id)
    this.idle.drop(id)
  }

  dropAll(): void {
    for (const id of [...this.followed.ids(), ...this.idle.ids()]) this.drop(id)
  }

  /** Loads a table from its whole journal, sooner with a checkpoint of it. */
  async load(
    id: string,
    entries: readonly Entry[],
    checkpoint: Checkpoint | null = null,
  ): Promise<LoadedTable | Unplayable> {
    const [created, ...rest] = entries
    if (created?.kind !== 'created') throw new Error(`the journal of table ${id} has no beginning`)
    const found: CatalogEntry | Unplayable = await this.games.load(created)
    if (typeof found === 'string') return found
    const { texts, components, sets } = found
    const first = withSharedSet(created, components)
    const foreign = components === sets?.builtIn ? null : (first.components ?? null)
    const all = [first, ...rest]
    const table =
      checkpoint === null
        ? foldJournal(tableOf(id), found.game, found.set, all)
        : restoreTable(tableOf(id), found.game, found.set, all, checkpoint)
    const checkpointed = checkpoint?.n ?? 0
    const isPast = await this.games.isPast(created)
    const loaded: LoadedTable = { table, texts, components, foreign, isPast, checkpointed, clocksAt: table.updatedAt, readings: new Map(), told: new Map(), isFollowed: false } // prettier-ignore
    this.keep(id, loaded)
    this.trim()
    return loaded
  }

  /** Counts a table as it is now, and as used last. */
  private keep(id: string, loaded: LoadedTable): void {
    this.drop(id)
    this.setOf(loaded).add(id, loaded)
  }

  private setOf({ isFollowed }: LoadedTable): CountedTables {
    return isFollowed ? this.followed : this.idle
  }

  /** Lets the least used go, but for the one that was just loaded: whoever had it loaded will ask for it. */
  private trim(): void {
    const limit = Math.max(this.budget - this.followed.size, this.budget * IDLE_PART)
    for (const id of this.idle.ids()) {
      if (this.idle.size <= limit || this.idle.count === 1) return
      this.idle.drop(id)
    }
  }
}

/** The journal's first entry with the set that the game holds already, not a copy of its own: a set takes some 50 KB. */
function withSharedSet(
  created: Extract<Entry, { kind: 'created' }>,
  components: unknown,
): Extract<Entry, { kind: 'created' }> {
  if (created.components === undefined) return created
  return { ...created, components: { digest: created.components.digest, data: components } }
}
