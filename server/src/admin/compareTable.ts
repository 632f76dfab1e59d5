import type { DatabaseSync } from 'node:sqlite'
import { withoutNul } from '../store/postgres/connect.ts'
import type { MoveTarget } from '../store/postgres/moving.ts'
import { compared, orderOf, quoted, readRows, type MovedTable, type Row } from './movedTables.ts'

/** How many rows of each are held against each other at a time. */
const BATCH = 1000

/** Holds every row against its copy, and counts on both sides. */
export async function compareTable(
  source: DatabaseSync,
  target: MoveTarget,
  table: MovedTable,
): Promise<{ same: number; different: number }> {
  let [same, different]: [number, number] = [0, 0]
  let after: Row | null = null
  for (;;) {
    const rows = readRows(source, table, after, BATCH)
    if (rows.length === 0) break
    const copies = new Map((await copiesOf(target, table, after)).map((row) => [keyOf(table, row), row]))
    for (const row of rows) {
      const copy = copies.get(keyOf(table, row))
      if (copy !== undefined && table.columns.every(({ name }) => isSame(row[name], copy[name]))) same++
      else different++
    }
    after = rows.at(-1) ?? null
  }
  const [{ count } = { count: 0 }] = await target.run(`select count(*) as count from ${quoted(table.name)}`)
  // Rows that only the copy has.
  return { same, different: Math.max(different, Number(count) - same) }
}

async function copiesOf(target: MoveTarget, table: MovedTable, after: Row | null): Promise<Row[]> {
  const key = table.key.map(compared).join(', ')
  const where = after === null ? '' : `where (${key}) > (${table.key.map((_, place) => `$${place + 1}`).join(', ')})`
  const from = after === null ? [] : table.key.map(({ name }) => after[name])
  return target.run(`select * from ${quoted(table.name)} ${where} order by ${orderOf(table)} limit ${BATCH}`, from)
}

function keyOf({ key }: MovedTable, row: Row): string {
  return JSON.stringify(key.map(({ name }) => row[name]))
}

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Uint8Array && other instanceof Uint8Array) return Buffer.compare(one, other) === 0
  return withoutNul(one) === other
}
