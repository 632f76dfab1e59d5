import { withRules, withSet, type CatalogEntry, type EntryReading } from '@fathom/catalog'
import type { StoredSet } from '@fathom/table'
import type { TableLibrary } from './gameLibrary.ts'

/** How many games made from other sets than their own a thread keeps. */
const KEPT = 16

/** What a journal says of the game that it is of. */
export interface PlayedGame {
  readonly game: string
  readonly rulesVersion: number
  /** Undefined: its components are fixed. */
  readonly components?: StoredSet
}

/** Why a journal's game can't be made; `newer-rules`: a newer Fathom beside this one, or before it, has begun it. */
export type Unplayable = 'unknown-game' | 'other-rules' | 'newer-rules' | 'other-components'

/**
 * The library's games as tables play them: by today's rules or by those of before, with their own components or with a table's
 * own set. What was made from a set is kept, the least used falling out.
 */
export class PlayedGames {
  private readonly library: TableLibrary
  private readonly kept = new Map<string, CatalogEntry>()

  constructor(library: TableLibrary) {
    this.library = library
  }

  /** The game of a journal. */
  async load({ game, rulesVersion, components }: PlayedGame): Promise<CatalogEntry | Unplayable> {
    const today = await this.library.load(game)
    if (today === null) return 'unknown-game'
    const entry = await withRules(today, rulesVersion)
    if (entry === null) return rulesVersion > today.game.meta.rulesVersion ? 'newer-rules' : 'other-rules'
    if (components === undefined) return entry
    const made = this.make(entry, components)
    return made.ok ? made.value : 'other-components'
  }

  /** The rules of a journal are not today's. */
  async isPast({ game, rulesVersion }: PlayedGame): Promise<boolean> {
    return (await this.library.load(game))?.game.meta.rulesVersion !== rulesVersion
  }

  /**
   * The game by today's rules, made from a set that may be no good.
   * @throws if there is no such game
   */
  async read(game: string, components: StoredSet): Promise<EntryReading> {
    const entry = await this.library.load(game)
    if (entry === null) throw new Error(`there is no game ${game}`)
    return this.make(entry, components)
  }

  private make(entry: CatalogEntry, { digest, data }: StoredSet): EntryReading {
    if (digest === entry.set?.digest) return { ok: true, value: entry }
    const { id, rulesVersion } = entry.game.meta
    const key = `${id} ${rulesVersion} ${digest}`
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
