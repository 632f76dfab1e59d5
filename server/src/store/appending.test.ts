import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { Engine } from '@fathom/engine'
import type { EntryBody } from '@fathom/table'
import { Kysely, SqliteDialect } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../testing/serverUnderTest.ts'
import { library } from '../testing/toyLibrary.ts'
import { forKysely } from './nodeSqlite.ts'
import type { Schema } from './schema.ts'
import { SqliteStore } from './sqlite.ts'
import { WRITES } from './writes.ts'

const CREATED: EntryBody = {
  kind: 'created',
  game: 'toy',
  rulesVersion: 1,
  options: {},
  chairs: ['ada', 'ben'].map((id) => ({ kind: 'person', person: { id, name: id }, nonce: '-' })),
  visibility: 'private',
  seed: '5e'.repeat(32),
}

test('a move costs the store four statements: the chain, the entries, who is told, how the table stands', async () => {
  const file = join(newFolder(), 'fathom.db')
  await (await SqliteStore.open(file)).close()
  const asked: string[] = []
  const dialect = new SqliteDialect({ database: forKysely(new DatabaseSync(file)) })
  const db = new Kysely<Schema>({ dialect, log: ({ query: { sql } }) => void asked.push(sql.split(' ').slice(0, 3).join(' ')) }) // prettier-ignore
  onTestFinished(() => db.destroy())
  const engine = new Engine(library)
  const common = { table: 't1', readers: [], present: [], subscriptions: [], language: 'en' } as const
  const append = ({ entries, listed, result }: Awaited<ReturnType<Engine['create']>>) =>
    db.transaction().execute((transaction) => WRITES.append(transaction, 't1', entries, listed, result))
  for (const id of ['ada', 'ben']) await db.insertInto('guests').values({ id, name: id, language: 'en', created_at: 1 }).execute() // prettier-ignore
  await append(await engine.create({ ...common, at: 1, created: CREATED }))
  const command = { do: 'act', actions: ['hide 1'], version: null, endTurn: true } as const
  const done = engine.execute({
    ...common,
    at: 2,
    request: { as: 'person', person: { id: 'ada', name: 'ada' }, command },
  })
  if (done?.ok !== true) throw new Error('refused')
  asked.length = 0
  await append(done)
  const perEntry = done.entries.length > 1 ? ['insert into "journal"'] : []
  expect(asked).toEqual(['begin', 'select "hash" from', 'insert into "journal"', ...perEntry, 'select "channels"."id", "channels"."person_id",', 'insert into "tables"', 'commit']) // prettier-ignore
})
