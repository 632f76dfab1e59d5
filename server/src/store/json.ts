import { sql, type RawBuilder } from 'kysely'

/**
 * What is in a JSON text of a row, in words that SQLite and PostgreSQL both understand: `json_extract` gives what it finds with its type in SQLite,
 * and as text in PostgreSQL (`postgres/sqliteWords.ts`), so what is no text is compared by these.
 */
export function jsonInteger(column: string, path: string): RawBuilder<number> {
  return sql<number>`cast(json_extract(${sql.ref(column)}, ${sql.lit(path)}) as integer)`
}

/** True where it is there and is that. */
export function jsonIs(column: string, path: string, value: boolean): RawBuilder<boolean> {
  const written = sql.lit(value ? 'true' : 'false')
  const counted = sql.lit(value ? '1' : '0')
  return sql<boolean>`cast(json_extract(${sql.ref(column)}, ${sql.lit(path)}) as text) in (${counted}, ${written})`
}
