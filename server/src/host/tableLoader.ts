import type { Entry } from '@fathom/table'
import { apiError, type ApiError } from '../apiError.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/storeError.ts'
import type { Checkpoints, CheckpointToLoad } from './checkpoints.ts'
import type { Engines } from './engines.ts'

/** How often a table is loaded anew because others took its room in the engine. */
const TRIES = 5

/** A table of newer rules waits for the end of an update: so long until it is worth while to ask again, in seconds. */
const UPDATE = 5

const NO_CHECKPOINT: CheckpointToLoad = { checkpoint: null, verify: false }

/** Loads a table into the engine when the engine is asked about it and does not have it. */
export class TableLoader {
  private readonly store: Pick<Store, 'load'>
  private readonly engines: Pick<Engines, 'call'>
  private readonly checkpoints: Checkpoints | null
  private readonly onDamage: (table: string, why: string) => void

  /**
   * @param checkpoints null: tables are loaded from their journals alone
   * @param onDamage is called with a table whose journal can't be loaded, and why
   */
  constructor(
    store: Pick<Store, 'load'>,
    engines: Pick<Engines, 'call'>,
    checkpoints: Checkpoints | null,
    onDamage: (table: string, why: string) => void,
  ) {
    this.store = store
    this.engines = engines
    this.checkpoints = checkpoints
    this.onDamage = onDamage
  }

  /**
   * Asks the engine. If it has not loaded the table, hands it the journal and asks again.
   * @param request resolves to null if the engine has not loaded the table
   * @throws ApiError if the table can't be loaded
   */
  async call<T>(table: string, request: () => Promise<T | null>): Promise<T> {
    for (let tries = 0; tries < TRIES; tries++) {
      const reply = await request()
      if (reply !== null) return reply
      await this.load(table)
    }
    throw new Error(`table ${table} was not kept`)
  }

  private async load(table: string): Promise<void> {
    const [entries, stored] = await Promise.all([this.journalOf(table), this.checkpoints?.read(table) ?? NO_CHECKPOINT])
    const [created] = entries
    if (created === undefined) throw apiError('no-such-table', { table })
    const loaded = await this.engines.call('load', { table, entries, ...stored })
    if (typeof loaded === 'object' && 'damaged' in loaded) throw this.damaged(table, loaded.damaged)
    if (loaded === 'other-rules' || loaded === 'other-components') throw apiError(loaded)
    if (loaded === 'newer-rules') throw apiError('newer-rules', { retry: UPDATE })
    if (loaded === 'unknown-game') {
      throw apiError('unknown-game', { game: created.kind === 'created' ? created.game : '' })
    }
    if (loaded.isCheckpointWrong) this.checkpoints?.isWrong(table)
  }

  private async journalOf(table: string): Promise<readonly Entry[]> {
    try {
      return await this.store.load(table, 0)
    } catch (error) {
      if (error instanceof StoreError && error.fault === 'damaged-journal') throw this.damaged(table, error.message)
      throw error
    }
  }

  /** Tells the operator why, the players that it is so. */
  private damaged(table: string, why: string): ApiError {
    this.onDamage(table, why)
    return apiError('damaged-journal')
  }
}
