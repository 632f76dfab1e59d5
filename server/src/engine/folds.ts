import type { CatalogEntry } from '@fathom/catalog'
import type { GameTexts } from '@fathom/kernel'
import type { TableReading } from '@fathom/protocol'
import { evolve, openTable, type Entry, type Table } from '@fathom/table'
import type { PlayedGames, Unplayable } from './playedGames.ts'

export interface Fold {
  readonly table: Table
  readonly texts: GameTexts
  /** The component values that the table plays with. */
  readonly components: unknown
  /** The table as each of its followers knows it, by `followerKey`: what the next change is told against. Of nobody else. */
  readings: ReadonlyMap<string, TableReading>
}

/** Why a journal can't be folded here. */
export type Unfoldable = Unplayable | 'other-rules'

/** The tables that a thread holds folded, the least used ones falling out. A fold is a cache: the truth is the journal. */
export class Folds {
  private readonly games: PlayedGames
  private readonly limit: number
  private readonly folds = new Map<string, Fold>()

  constructor(games: PlayedGames, limit: number) {
    this.games = games
    this.limit = limit
  }

  get(id: string): Fold | null {
    const fold = this.folds.get(id)
    if (fold === undefined) return null
    this.folds.delete(id)
    this.folds.set(id, fold)
    return fold
  }

  drop(id: string): void {
    this.folds.delete(id)
  }

  /** Folds a whole journal. */
  async load(id: string, entries: readonly Entry[]): Promise<Fold | Unfoldable> {
    const [created, ...rest] = entries
    if (created?.kind !== 'created') throw new Error(`the journal of table ${id} has no beginning`)
    const found: CatalogEntry | Unplayable = await this.games.load(created.game, created.components)
    if (typeof found === 'string') return found
    if (created.rulesVersion !== found.game.meta.rulesVersion) return 'other-rules'
    const table = openTable(id, found.game, created, found.set)
    for (const entry of rest) evolve(table, entry)
    const fold: Fold = { table, texts: found.texts, components: found.components, readings: new Map() }
    this.folds.delete(id)
    this.folds.set(id, fold)
    this.trim()
    return fold
  }

  private trim(): void {
    for (const id of this.folds.keys()) {
      if (this.folds.size <= this.limit) return
      this.folds.delete(id)
    }
  }
}
