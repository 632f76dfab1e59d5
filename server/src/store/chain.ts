/** The chain of hashes through a journal: each entry carries the hash of the one before and of itself, so that a changed one is noticed. */
import { hash } from 'node:crypto'
import type { Entry } from '@fathom/table'
import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { compiled } from './compiled.ts'
import { StoreError } from './storeError.ts'

/** What an entry's hash is made of besides the one before: the row exactly as it is stored. */
export interface ChainedRow {
  readonly n: number
  readonly at: number
  readonly body: string
}

/** Entries as a journal keeps them, each with its hash. @param before the hash of the entry before the first of them */
export function chained(before: string, entries: readonly Entry[]): (ChainedRow & { readonly hash: string })[] {
  let link = before
  return entries.map(({ n, at, ...content }) => {
    const row = { n, at, body: JSON.stringify(content) }
    link = linkOf(link, row)
    return { ...row, hash: link }
  })
}

/** What stands in for a hash before a table's first entry: so no journal can pass for another table's. */
export function firstLink(table: string): string {
  return hash('sha256', `fathom journal ${table}`)
}

/** The hash of an entry, as 64 hex digits. */
export function linkOf(before: string, { n, at, body }: ChainedRow): string {
  return hash('sha256', `${before} ${n} ${at} ${body}`)
}

/**
 * Holds rows of a journal against their hashes.
 * @param before the hash of the entry before the first of them, whose number is `after`
 * @returns the hash of the last one
 * @throws StoreError `damaged-journal` at the first that is missing or has been changed
 */
export function checkChain(
  table: string,
  rows: readonly (ChainedRow & { readonly hash: string | null })[],
  after: number,
  before: string,
): string {
  let link = before
  for (const [index, row] of rows.entries()) {
    const n = after + index + 1
    if (row.n !== n) throw damaged(table, `entry ${n} is missing`)
    link = linkOf(link, row)
    if (row.hash !== link) throw damaged(table, `entry ${n} is not what was written`)
  }
  return link
}

export function damaged(table: string, why: string): StoreError {
  return new StoreError('damaged-journal', `the journal of table ${table} is damaged: ${why}`)
}

/** How many entries get their hash in one transaction. */
const BATCH = 2000

/**
 * Gives entries without a hash theirs, in order, batch by batch: an upgrade that is interrupted goes on where it stopped.
 * @param onProgress told after every batch how many of how many are done
 */
export async function fillChain(
  db: Kysely<Schema>,
  onProgress: (done: number, total: number) => void,
  batch = BATCH,
): Promise<void> {
  const { total } = await db
    .selectFrom('journal')
    .select((one) => one.fn.countAll<number>().as('total'))
    .where('hash', 'is', null)
    .executeTakeFirstOrThrow()
  let last: Place = { table_id: '', n: 0 }
  for (let done = 0; done < total; onProgress(done, total)) {
    const filled = await db.transaction().execute((transaction) => fillSome(transaction, last, batch))
    last = filled.at(-1) ?? last
    done += filled.length
  }
  if (total === 0) return
  // The last entry of each table, so that one that is cut off is noticed.
  await sql`update tables set head = (select hash from journal where table_id = tables.id order by n desc limit 1)`.execute(
    db,
  )
}

interface Place {
  readonly table_id: string
  readonly n: number
}

/** The next entries without a hash: those after `last`, where the search need not begin anew. */
async function fillSome(db: Kysely<Schema>, last: Place, batch: number): Promise<readonly Place[]> {
  const rows = await db
    .selectFrom('journal')
    .select(['table_id', 'n', 'at', 'body'])
    .where(sql<boolean>`(table_id, n) > (${last.table_id}, ${last.n})`)
    .where('hash', 'is', null)
    .orderBy('table_id')
    .orderBy('n')
    .limit(batch)
    .execute()
  let [table, link] = ['', '']
  for (const row of rows) {
    if (row.table_id !== table) {
      table = row.table_id
      link = (await linkAt(db, table, row.n - 1)) ?? firstLink(table)
    }
    link = linkOf(link, row)
    await db.updateTable('journal').set({ hash: link }).where('table_id', '=', table).where('n', '=', row.n).execute()
  }
  return rows
}

/** The hash of an entry; before the first, what stands in for one; undefined where there is no such entry. */
export async function linkAt(db: Kysely<Schema>, table: string, n: number): Promise<string | undefined> {
  if (n === 0) return firstLink(table)
  const [row] = await hashOf(db, table, n)
  return row?.hash ?? undefined
}

const hashOf = compiled(2, (db, table: string, n: number) =>
  db.selectFrom('journal').select('hash').where('table_id', '=', table).where('n', '=', n),
)
