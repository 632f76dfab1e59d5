import { withSet, type CatalogEntry, type EntryReading } from '@fathom/catalog'
import type { StoredSet } from '@fathom/table'
import type { GameLibrary } from './gameLibrary.ts'

/** How many games made from other sets than their own a thread keeps. */
const KEPT = 16

/** Why a journal's game can't be made. */
export type Unplayable = 'unknown-game' | 'other-components'

/** The library's games as tables play them: with their own components, or with a table's own set. What was made is kept, the least used falling out. */
export class PlayedGames {
  private readonly library: GameLibrary
  private readonly kept = new Map<string, CatalogEntry>()

  constructor(library: GameLibrary) {
    this.library = library
  }

  /**
   * The game of a journal.
   * @param components the set that the journal holds; undefined: the game's components are fixed
   */
  async load(game: string, components: StoredSet | undefined): Promise<CatalogEntry | Unplayable> {
    const entry = await this.library.load(game)
    if (entry === null) return 'unknown-game'
    if (components === undefined) return entry
    const made = this.make(entry, components)
    return made.ok ? made.value : 'other-components'
  }

  /**
   * The game made from a set that may be no good.
   * @throws if there is no such game
   */
  async read(game: string, components: StoredSet): Promise<EntryReading> {
    const entry = await this.library.load(game)
    if (entry === null) throw new Error(`there is no game ${game}`)
    return this.make(entry, components)
  }

  private make(entry: CatalogEntry, { digest, data }: StoredSet): EntryReading {
    if (digest === entry.set?.digest) return { ok: true, value: entry }
    const key = `${entry.game.meta.id} ${digest}`
    const kept = this.kept.get(key)
    const made: EntryReading = kept === undefined ? withSet(entry, data) : { ok: true, value: kept }
    if (!made.ok) return made
    this.kept.delete(key)
    this.kept.set(key, made.value)
    const [oldest] = this.kept.keys()
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest)
    return made
  }
}
