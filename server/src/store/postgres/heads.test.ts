import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabase, POSTGRES } from '../../testing/postgres.ts'
import { heads } from '../leases.ts'
import { READS } from '../reads.ts'
import { connect } from './connect.ts'
import { prepareDatabase } from './prepare.ts'

const TABLES = 300
const ENTRIES = 150

test.runIf(POSTGRES !== null)('of many journals the last entries are looked up, and nothing else is read', async () => {
  const url = await newDatabase()
  await prepareDatabase(url)
  const db = connect(url, { most: 1, prepare: () => Promise.resolve() })
  onTestFinished(() => db.destroy())
  await sql`
    insert into journal (table_id, n, at, body, hash)
    select 't' || t, n, 0, '{}', 'h' || n from generate_series(1, ${sql.lit(TABLES)}) as t, generate_series(1, ${sql.lit(ENTRIES)}) as n
  `.execute(db)
  await sql`
    insert into tables (id, status, visibility, joinable, bots_to_move, updated_at, summary, archived)
    select 't' || t, 'playing', 'private', 0, 0, 0, '{}', 0 from generate_series(1, ${sql.lit(TABLES)}) as t
  `.execute(db)
  const tables = Array.from({ length: TABLES }, (_, index) => `t${index + 1}`)
  await db.transaction().execute(async (transaction) => {
    expect(await heads(transaction, [...tables, 'none'])).toEqual(
      tables.map((table) => ({ table, n: ENTRIES, hash: `h${ENTRIES}` })),
    )
    expect(await READS.damagedHeads(transaction)).toHaveLength(TABLES)
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read as read from pg_stat_xact_user_tables where relname = 'journal' and schemaname = current_schema()
    `.execute(transaction)
    expect(rows).toEqual([{ read: 0 }])
  })
})
