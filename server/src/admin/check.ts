import { openRecord } from '@fathom/catalog'
import { Engine, type GameLibrary, type ListedTable } from '@fathom/engine'
import { verify } from '@fathom/kernel'
import type { Entry, EntryBody } from '@fathom/table'
import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { READS } from '../store/reads.ts'
import type { OpenedData } from './data.ts'
import type { AdminText } from './text/index.ts'

export interface CheckOptions {
  /** What lists were told of the table by the program that wrote it last must be what this one would tell. */
  readonly isRelease: boolean
}

/**
 * Folds a table's journal: its hashes, then every entry, and of a finished game the record with every draw.
 * @returns what is wrong, null if all is well
 */
export async function damageOf(
  data: OpenedData,
  table: string,
  library: GameLibrary,
  text: AdminText,
  { isRelease }: CheckOptions = { isRelease: false },
): Promise<string | null> {
  const { db } = data
  const engine = new Engine(library)
  const entries = () => (data.isUnchained ? unchainedEntries(db, table) : READS.load(db, table, 0))
  try {
    const journal = await entries()
    const loaded = await engine.load({ table, entries: journal, checkpoint: null, verify: false })
    if (typeof loaded === 'string') return text.unplayable(loaded)
    if (loaded !== null && 'damaged' in loaded) return loaded.damaged
    const changed = isRelease ? await changeOf(db, table, engine, text) : null
    // Others play meanwhile: what lists say may be of an entry that was not there yet.
    if (changed !== null && (await entries()).length > journal.length)
      return await damageOf(data, table, library, text, { isRelease })
    if (changed !== null) return changed
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const record = engine.record({ table })?.text ?? null
  return record === null ? null : damageOfRecord(record, library)
}

/** A journal of before there were hashes, as the first start of this program would chain it. */
async function unchainedEntries(db: OpenedData['db'], table: string): Promise<Entry[]> {
  const rows = db.selectFrom('journal').select(['n', 'at', 'body']).where('table_id', '=', table).orderBy('n')
  return (await rows.execute()).map(({ n, at, body }) => ({ ...(JSON.parse(body) as EntryBody), n, at }))
}

/** The record that a table writes must verify, with its draws from the seed and its outcome. */
async function damageOfRecord(record: string, library: GameLibrary): Promise<string | null> {
  const opened = await openRecord(record, library.load)
  const verified = opened.ok ? verify(opened.value.entry.game, opened.value.record) : opened
  if (verified.ok) return null
  const { code, params } = verified.refusal
  return `${code} ${JSON.stringify(params)}`
}

/** What this program makes otherwise of a table than the one that wrote its last entry did: who is waited for, and the points. */
async function changeOf(db: OpenedData['db'], table: string, engine: Engine, text: AdminText): Promise<string | null> {
  const row = await db.selectFrom('tables').select('summary').where('id', '=', table).executeTakeFirst()
  const now = engine.list({ table })?.listed
  if (row === undefined || now === undefined) return null
  const before = JSON.parse(row.summary) as Partial<ListedTable>
  const differing = COMPARED.filter(
    (field) => before[field] !== undefined && !isDeepStrictEqual(before[field], JSON.parse(JSON.stringify(now[field]))),
  )
  return differing.length === 0 ? null : text.changedBy(differing.join(', '))
}

/** What follows from the rules, of what lists say. */
const COMPARED = ['status', 'waitingFor', 'totals', 'lostOnTime', 'left'] as const

/** The ids of all tables, also of those that have only a journal or only a place in the lists. */
export async function allTables({ db }: OpenedData): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tables union select distinct table_id from journal order by 1`.execute(db)
  return rows.map(({ id }) => id)
}
