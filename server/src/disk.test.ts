import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TableReading } from '@fathom/protocol'
import { expect, onTestFinished, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'
import { refusalOf, TestClient, until, type Answer } from './testing/testClient.ts'

/** As large as the database may become in these tests, in pages. */
const PAGES = 180

interface Full {
  readonly server: RunningServer
  readonly ada: TestClient
  readonly ben: TestClient
  readonly id: string
  /** Fills the database to its last page, or makes room again. */
  fill(): void
  empty(): void
}

async function start(): Promise<Full> {
  const data = newFolder()
  const server = await startForTest({ data, library: TOY_LIBRARY, databasePages: PAGES })
  const ada = await TestClient.named(server.url, 'Ada')
  const ben = await TestClient.named(server.url, 'Ben', 'fr')
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.does(id, 'join')
  const beside = new DatabaseSync(join(data, 'fathom.db'), { timeout: 5000 })
  onTestFinished(() => beside.close())
  const pages = () => Number(beside.prepare('pragma page_count').get()?.['page_count'])
  const fill = () => {
    beside.exec('create table filler (room blob)')
    const one = beside.prepare('insert into filler values (zeroblob(3000))')
    while (pages() < PAGES) one.run()
  }
  return { server, ada, ben, id, fill, empty: () => beside.exec('drop table filler') }
}

/** Drafts and takes back, again and again, until that is refused; gives the refusal and what was acknowledged before. */
async function playUntilFull(ada: TestClient, id: string): Promise<{ refused: Answer; before: TableReading }> {
  let before = await ada.table(id)
  for (let tries = 0; tries < 500; tries++) {
    const answer =
      before.draft.actions.length === 0
        ? await ada.post<TableReading>(`/tables/${id}/act`, { actions: ['hide 1'] })
        : await ada.post<TableReading>(`/tables/${id}/undo`)
    if (answer.status !== 200) return { refused: answer, before }
    before = answer.body
  }
  throw new Error('the database never was full')
}

async function ready(server: RunningServer): Promise<[number, unknown]> {
  const response = await fetch(`${server.url}/readyz`)
  return [response.status, await response.json()]
}

test('a full disk refuses commands and says so, loses nothing, and play goes on when there is room', async () => {
  const { server, ada, ben, id, fill, empty } = await start()
  expect(await ready(server)).toEqual([200, { ok: true, damagedTables: 0 }])
  fill()
  const { refused, before } = await playUntilFull(ada, id)
  expect(refusalOf(refused)).toBe('507 disk-full')
  expect(refused.body).toMatchObject({
    message: expect.stringMatching(/^The server’s disk is full.*Nothing.*lost/) as string,
  })
  expect(await ada.table(id)).toEqual(before)
  await until(async () => (await ready(server))[0] === 507)
  expect((await ready(server))[1]).toMatchObject({ code: 'disk-full' })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

  empty()
  await until(async () => (await ready(server))[0] === 200)
  if (before.draft.actions.length > 0) await ada.does(id, 'undo')
  await ada.does(id, 'act', { actions: ['hide 1'], endTurn: true })
  await ben.does(id, 'act', { actions: ['hide 2'], endTurn: true })
  expect((await ben.table(id)).status).toBe('playing')
})

test('a damaged journal is told to its players and to the operator; other tables play on', async () => {
  const data = newFolder()
  const first = await startForTest({ data, library: TOY_LIBRARY })
  const ada = await TestClient.named(first.url, 'Ada')
  const ben = await TestClient.named(first.url, 'Ben', 'fr')
  const ids: string[] = []
  for (let count = 0; count < 3; count++) {
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ben.does(id, 'join')
    await ada.does(id, 'act', { actions: ['hide 1'] })
    ids.push(id)
  }
  const [inside = '', end = '', sound = ''] = ids
  await first.close()
  const database = new DatabaseSync(join(data, 'fathom.db'))
  database.prepare(`update journal set at = at + 1 where table_id = ? and n = 2`).run(inside)
  database.prepare(`delete from journal where table_id = ? and n = (select max(n) from journal)`).run(end)
  database.close()

  const server = await startForTest({ data, library: TOY_LIBRARY })
  for (const person of [ada, ben]) Object.assign(person, new TestClient(server.url), { token: person.token })
  // The end of a journal is looked at by the start, the rest when somebody comes.
  await until(async () => JSON.stringify(await ready(server)) === '[200,{"ok":true,"damagedTables":1}]')
  expect(refusalOf(await ada.get(`/tables/${inside}`))).toBe('500 damaged-journal')
  expect(refusalOf(await ada.post(`/tables/${end}/undo`))).toBe('500 damaged-journal')
  expect((await ben.get(`/tables/${inside}`)).body).toMatchObject({
    code: 'damaged-journal',
    message: expect.stringMatching(/^Ce que le serveur a gardé de cette table est endommagé/) as string,
  })
  await until(async () => JSON.stringify(await ready(server)) === '[200,{"ok":true,"damagedTables":2}]')
  expect((await ada.does(sound, 'undo')).draft.actions).toEqual([])
})
