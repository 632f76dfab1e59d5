/** The few things that SQLite and PostgreSQL are asked in different words. */
import { PostgresAdapter, sql, type ColumnDefinitionBuilderCallback, type RawBuilder, type Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export function isPostgres(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** The database's time, in milliseconds since 1970: for what several processes must agree on, as the clock of each may be wrong or jump. */
export function timeIn(db: Kysely<Schema>): RawBuilder<number> {
  return isPostgres(db)
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
}

/** A column, unless it is there: an upgrade that was interrupted is done again. */
export async function addColumn(
  db: Kysely<unknown>,
  table: string,
  column: string,
  type: 'text' | 'integer' | 'bigint' | RawBuilder<unknown>,
  build: ColumnDefinitionBuilderCallback = (made) => made,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db)
  if (rows.some(({ name }) => name === column)) return
  await db.schema.alterTable(table).addColumn(column, type, build).execute()
}

/** The tables that have a column of that name. */
export async function tablesWithColumn(db: Kysely<Schema>, column: string): Promise<string[]> {
  const asked = isPostgres(db)
    ? sql<{ name: string }>`
        select table_name as name from information_schema.columns
        where table_schema = current_schema() and column_name = ${column}`
    : sql<{ name: string }>`
        select tables.name from sqlite_master as tables join pragma_table_info(tables.name) as columns
        where tables.type = 'table' and columns.name = ${column}`
  return (await asked.execute(db)).rows.map(({ name }) => name)
}

/**
 * Makes rows another person's, where that one has none of the same; the others stay as they are.
 * @param column who it is that the row belongs to
 * @param at only at this table
 */
export async function handOver(
  db: Kysely<Schema>,
  table: string,
  { column, from, to, at = null }: { column: string; from: string; to: string; at?: string | null },
): Promise<void> {
  const [rows, person] = [sql.table(table), sql.ref(column)]
  const here = at === null ? sql`` : sql`and table_id = ${at}`
  if (isPostgres(db)) await sql`select hand_over(${table}, ${column}, ${from}, ${to}, ${at})`.execute(db)
  else await sql`update or ignore ${rows} set ${person} = ${to} where ${person} = ${from} ${here}`.execute(db)
}
