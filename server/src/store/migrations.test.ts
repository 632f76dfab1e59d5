import { Kysely, SqliteDialect } from 'kysely'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS } from './migrations.ts'
import { forKysely } from './nodeSqlite.ts'
import type { Schema } from './schema.ts'

/** What somebody had who was there before most migrations. */
const ROWS: Readonly<Record<string, string>> = {
  '0001-first': `
    insert into guests (id, name, language, created_at) values ('ada', 'Ada', 'en', 1);
    insert into journal (table_id, n, at, body) values ('t1', 1, 7, '{"kind":"created"}')`,
  '0007-notices': `
    insert into channels (id, person_id, kind, name, address, site, kinds, state, created_at)
      values ('c', 'ada', 'webhook', 'c', 'c', 'c', '["your-turn"]', 'active', 1)`,
}

class Killed extends Error {}

/** Whether a migration came to its end. @throws what else went wrong than that it was cut off */
async function isWhole(done: Promise<void>): Promise<boolean> {
  try {
    await done
    return true
  } catch (error) {
    if (error instanceof Killed) return false
    throw error
  }
}

/** A database after all migrations. @param isCut each is cut off after its first statement, done again and cut off after the second, and so on */
async function migrated(isCut: boolean): Promise<Record<string, unknown>> {
  const sqlite = new DatabaseSync(':memory:')
  onTestFinished(() => sqlite.close())
  let left = Infinity
  const whole = forKysely(sqlite)
  const database: typeof whole = {
    ...whole,
    prepare(statement) {
      if (left-- <= 0) throw new Killed()
      return whole.prepare(statement)
    },
  }
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
  for (const [name, { up }] of Object.entries(MIGRATIONS)) {
    let cut = isCut ? 1 : Infinity
    do left = cut++
    while (!(await isWhole(up(db))))
    left = Infinity
    await up(db)
    sqlite.exec(ROWS[name] ?? '')
  }
  const all = (query: string) => sqlite.prepare(query).all()
  const tables = all('select name, sql from sqlite_master where sql is not null order by name')
  const columns = tables.map(({ name }) => [name, all(`select * from pragma_table_info('${String(name)}')`)])
  return { tables, columns, guests: all('select * from guests'), channels: all('select * from channels') }
}

test('an upgrade that was cut off after any of its statements is done again, with the same end', async () => {
  const once = await migrated(false)
  expect(once['guests']).toMatchObject([{ id: 'ada', old_token: 1 }])
  expect(once['channels']).toMatchObject([{ kinds: '["your-turn","opened","invited","named"]' }])
  expect(await migrated(true)).toEqual(once)
})
