import type { DatabaseSync } from 'node:sqlite'
import type { MoveTarget } from '../store/postgres/moving.ts'
import { orderOf, quoted, readRows, type MovedTable, type Row } from './movedTables.ts'

/** How many rows go in one statement. A journal's are the largest, some 1 KB each. */
const BATCH = 500

/** Copies what is not there yet: rows after the last one, each batch whole or not at all. @returns how many, and how many were there */
export async function copyTable(
  source: DatabaseSync,
  target: MoveTarget,
  table: MovedTable,
): Promise<{ copied: number; before: number }> {
  const [{ count } = { count: 0 }] = await target.run(`select count(*) as count from ${quoted(table.name)}`)
  const [last] = await target.run(`select * from ${quoted(table.name)} order by ${orderOf(table, 'desc')} limit 1`)
  let [after, copied]: [Row | null, number] = [last ?? null, 0]
  for (;;) {
    const rows = readRows(source, table, after, BATCH)
    if (rows.length === 0) break
    await insert(target, table, rows)
    copied += rows.length
    after = rows.at(-1) ?? null
  }
  await numberOn(target, table)
  return { copied, before: Number(count) }
}

async function insert(target: MoveTarget, { name, columns }: MovedTable, rows: readonly Row[]): Promise<void> {
  const width = columns.length
  const places = rows.map((_, row) => `(${columns.map((__, column) => `$${row * width + column + 1}`).join(', ')})`)
  const values = rows.flatMap((row) => columns.map((column) => row[column.name]))
  const names = columns.map((column) => quoted(column.name)).join(', ')
  await target.run(`insert into ${quoted(name)} (${names}) values ${places.join(', ')}`, values)
}

/** Where PostgreSQL numbers the rows, the next one comes after those that were copied. */
async function numberOn(target: MoveTarget, { name, key }: MovedTable): Promise<void> {
  const [column] = key
  if (key.length !== 1 || column?.isWhole !== true) return
  await target.run(
    `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${quoted(column.name)}), 0) + 1 from ${quoted(name)}), false)`,
    [quoted(name), column.name],
  )
}
