import type { DatabaseSync } from 'node:sqlite'

export interface MovedColumn {
  readonly name: string
  /** PostgreSQL takes whole numbers only; SQLite once took others as well. */
  readonly isWhole: boolean
  readonly isText: boolean
}

/** A table as it is copied: in the order of its key. */
export interface MovedTable {
  readonly name: string
  readonly columns: readonly MovedColumn[]
  readonly key: readonly MovedColumn[]
}

export type Row = Readonly<Record<string, unknown>>

/** A row that is written to see whether the disk takes it, and the list of migrations, are each database's own. */
const LEFT = /^(sqlite_|kysely_|probe$)/

/** All tables of a data folder, whatever program has added them. */
export function readTables(source: DatabaseSync): MovedTable[] {
  const rows = source.prepare(`select name from sqlite_master where type = 'table' order by name`).all()
  return rows
    .map(({ name }) => String(name))
    .filter((name) => !LEFT.test(name))
    .map((name) => {
      const found = source.prepare('select name, type, pk from pragma_table_info(?) order by cid').all(name)
      const columns = found.map((column) => ({
        name: String(column['name']),
        isWhole: /int/i.test(String(column['type'])),
        isText: /text/i.test(String(column['type'])),
        pk: Number(column['pk']),
      }))
      const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk)
      return { name, columns, key }
    })
}

/** Rows after a place, in the order of the key, as PostgreSQL will have them. */
export function readRows(source: DatabaseSync, table: MovedTable, after: Row | null, limit: number): Row[] {
  const key = table.key.map(({ name }) => quoted(name)).join(', ')
  const places = table.key.map(() => '?').join(', ')
  const where = after === null ? '' : `where (${key}) > (${places})`
  const statement = source.prepare(`select * from ${quoted(table.name)} ${where} order by ${key} limit ${limit}`)
  const from = after === null ? [] : table.key.map(({ name }) => after[name] as string | number)
  return statement.all(...from).map((row) =>
    Object.fromEntries(
      table.columns.map(({ name, isWhole }) => {
        const value = row[name]
        return [name, isWhole && typeof value === 'number' ? Math.ceil(value) : value]
      }),
    ),
  )
}

/** The key as PostgreSQL orders it: letter by letter, as SQLite does. */
export function orderOf({ key }: MovedTable, direction: 'asc' | 'desc' = 'asc'): string {
  return key.map((column) => `${compared(column)} ${direction}`).join(', ')
}

export function compared({ name, isText }: MovedColumn): string {
  return isText ? `${quoted(name)} collate "C"` : quoted(name)
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
