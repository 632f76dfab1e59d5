import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { Entry } from '@fathom/table'
import { Kysely, SqliteDialect } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { listedTable } from '../testing/listedTable.ts'
import { newFolder } from '../testing/serverUnderTest.ts'
import { fillChain } from './chain.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Schema } from './schema.ts'
import { forKysely } from './nodeSqlite.ts'
import { SqliteStore } from './sqlite.ts'

const SUMMARY = listedTable({ status: 'playing' })

const entry = (n: number, draw = n): Entry => ({
  kind: 'done',
  seat: 0,
  action: 'roll',
  draws: [draw],
  n,
  at: 1000 + n,
})

/** A file with a journal of three entries and one of one: written once for all tests. */
const WRITTEN = join(newFolder(), 'fathom.db')

beforeAll(async () => {
  const store = await SqliteStore.open(WRITTEN)
  await store.append('t1', [entry(1), entry(2)], SUMMARY)
  await store.append('t1', [entry(3)], SUMMARY)
  await store.append('t2', [entry(1)], SUMMARY)
  await store.close()
})

/** A store of those journals; `change` is what somebody has done to its file before. */
async function changed(change: string): Promise<SqliteStore> {
  const file = join(newFolder(), 'fathom.db')
  copyFileSync(WRITTEN, file)
  const database = new DatabaseSync(file)
  database.exec(change)
  database.close()
  return open(file)
}

async function open(file: string): Promise<SqliteStore> {
  const store = await SqliteStore.open(file)
  onTestFinished(() => store.close())
  return store
}

const DRAW = `replace(body, '[2]', '[5]')`

test.each([
  ['a draw', `update journal set body = ${DRAW} where table_id = 't1' and n = 2`, 'entry 2 is not what was written'],
  ['a time', `update journal set at = at + 1 where table_id = 't1' and n = 2`, 'entry 2 is not what was written'],
  ['a hash', `update journal set hash = 'x' where table_id = 't1' and n = 2`, 'entry 2 is not what was written'],
  ['a lost entry', `delete from journal where table_id = 't1' and n = 2`, 'entry 2 is missing'],
  ['a lost beginning', `delete from journal where table_id = 't1' and n = 1`, 'entry 1 is missing'],
  ['a lost end', `delete from journal where table_id = 't1' and n = 3`, 'its end is missing'],
  ['a lost journal', `delete from journal where table_id = 't1'`, 'its end is missing'],
])('%s is noticed when the journal is loaded, and other tables go on', async (_, change, why) => {
  const store = await changed(change)
  await expect(store.load('t1', 0)).rejects.toMatchObject({
    fault: 'damaged-journal',
    message: `the store failed: the journal of table t1 is damaged: ${why}`,
  })
  expect(await store.load('t2', 0)).toEqual([entry(1)])
  expect(await store.append('t2', [entry(2)], SUMMARY)).toBe('ok')
  expect(await store.load('t2', 1)).toEqual([entry(2)])
})

test('a journal can’t pass for another table’s', async () => {
  const store = await changed(`update journal set table_id = 't3' where table_id = 't2';
    update tables set id = 't3' where id = 't2'`)
  await expect(store.load('t3', 0)).rejects.toMatchObject({ fault: 'damaged-journal' })
})

test('the look at the ends finds what is wrong there, of unfinished tables', async () => {
  expect(await (await changed('select 1')).damagedHeads()).toEqual([])
  const end = await changed(`update journal set body = replace(body, '[3]', '[5]') where table_id = 't1' and n = 3`)
  expect(await end.damagedHeads()).toEqual(['t1'])
  const lost = await changed(`delete from journal where table_id = 't1'`)
  expect(await lost.damagedHeads()).toEqual(['t1'])
  const finished = await changed(`delete from journal; update tables set status = 'finished' where id = 't1'`)
  expect(await finished.damagedHeads()).toEqual(['t2'])
})

test('the journals of an older release get their hashes; an upgrade that was interrupted goes on', async () => {
  const file = join(newFolder(), 'fathom.db')
  copyFileSync(fileURLToPath(new URL('../testing/fixtures/release-0.1/fathom.db', import.meta.url)), file)
  const database = new DatabaseSync(file)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(database) }) })
  await MIGRATIONS['0002-chain']?.up(db)
  const done: number[] = []
  const interrupted = fillChain(db, (count) => { if (done.push(count) === 3) throw new Error('power cut') }, 10) // prettier-ignore
  await expect(interrupted).rejects.toThrow('power cut')
  expect(done).toEqual([10, 20, 30])
  expect(database.prepare('select count(*) as filled from journal where hash is not null').get()).toEqual({
    filled: 30,
  })
  const rows = database.prepare('select count(*) as rows from journal').get()?.['rows'] as number
  const tables = database.prepare('select id from tables').all() as { id: string }[]
  database.close()

  const told: [number, number][] = []
  const store = await SqliteStore.open(file, (count, total) => told.push([count, total]))
  expect(told).toEqual([[rows - 30, rows - 30]])
  expect(tables).toHaveLength(9)
  for (const { id } of tables) expect((await store.load(id, 0)).length).toBeGreaterThan(0)
  expect(await store.damagedHeads()).toEqual([])
  await store.close()
  const again: unknown[] = []
  await (await SqliteStore.open(file, (...progress) => again.push(progress))).close()
  expect(again).toEqual([])
})
