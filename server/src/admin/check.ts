import { openRecord } from '@fathom/catalog'
import { Engine, type GameLibrary } from '@fathom/engine'
import { verify } from '@fathom/kernel'
import { sql } from 'kysely'
import { READS } from '../store/reads.ts'
import type { OpenedData } from './data.ts'
import type { AdminText } from './text/index.ts'

/**
 * Folds a table's journal: its hashes, then every entry, and of a finished game the record with every draw.
 * @returns what is wrong, null if all is well
 */
export async function damageOf(
  { db }: OpenedData,
  table: string,
  library: GameLibrary,
  text: AdminText,
): Promise<string | null> {
  const engine = new Engine(library)
  try {
    const loaded = await engine.load({
      table,
      entries: await READS.load(db, table, 0),
      checkpoint: null,
      verify: false,
    })
    if (typeof loaded === 'string') return text.unplayable(loaded)
    if (loaded !== null && 'damaged' in loaded) return loaded.damaged
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const record = engine.record({ table })?.text ?? null
  return record === null ? null : damageOfRecord(record, library)
}

/** The record that a table writes must verify, with its draws from the seed and its outcome. */
async function damageOfRecord(record: string, library: GameLibrary): Promise<string | null> {
  const opened = await openRecord(record, library.load)
  const verified = opened.ok ? verify(opened.value.entry.game, opened.value.record) : opened
  if (verified.ok) return null
  const { code, params } = verified.refusal
  return `${code} ${JSON.stringify(params)}`
}

/** The ids of all tables, also of those that have only a journal or only a place in the lists. */
export async function allTables({ db }: OpenedData): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tables union select distinct table_id from journal order by 1`.execute(db)
  return rows.map(({ id }) => id)
}
