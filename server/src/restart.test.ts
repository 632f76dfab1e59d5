import type { CreateTable } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'
import { refusalOf, until, TestClient } from './testing/testClient.ts'

const TWO: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }

/** The same person at a server that was started again elsewhere. */
function again(client: TestClient, url: string): TestClient {
  const same = new TestClient(url)
  same.token = client.token
  return same
}

test('drafts, ended turns, guests and seeds survive a restart in mid-turn', async () => {
  const data = newFolder()
  const first = await startForTest({ data, library: TOY_LIBRARY })
  const [ada, ben] = [await TestClient.named(first.url, 'Ada'), await TestClient.named(first.url, 'Ben', 'fr')]
  const { id } = await ada.createTable(TWO)
  await ben.does(id, 'join')
  await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
  await ben.does(id, 'act', { actions: ['hide 1'] })
  const { body: seed } = await ada.post<{ seedHash: string }>('/seeds')
  const before = [await ada.table(id), await ben.table(id)]
  await first.close()

  const second = await startForTest({ data, library: TOY_LIBRARY })
  const [ada2, ben2] = [again(ada, second.url), again(ben, second.url)]
  expect([await ada2.table(id), await ben2.table(id)]).toEqual(before)
  expect((await ben2.does(id, 'undo')).draft.actions).toEqual([])
  const shown = await ben2.does(id, 'act', { actions: ['hide 2'], endTurn: true })
  expect(shown.view).toMatchObject({ shown: [[3], [2]] })
  const seeded = await ada2.createTable({ ...TWO, seedHash: seed.seedHash })
  expect(seeded.seedHash).toBe(seed.seedHash)
})

test('bots that had the move go on by themselves', async () => {
  const data = newFolder()
  const slow = await startForTest({ data, library: TOY_LIBRARY, botDelay: 60_000 })
  const ada = await TestClient.named(slow.url, 'Ada')
  const table = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
  await ada.does(table.id, 'act', { actions: ['hide 3'], endTurn: true })
  const written = await slow.store.load(table.id, 0)
  await slow.close()
  const quick = await startForTest({ data, library: TOY_LIBRARY })
  // Nobody looks: the store alone tells.
  const later = await until(async () => {
    const now = await quick.store.load(table.id, 0)
    return now.length > written.length && now
  })
  expect(later.slice(0, written.length)).toEqual(written)
})

test('a stopped server finishes what it was doing and says goodbye', async () => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const ada = await TestClient.named(server.url, 'Ada')
  const { id } = await ada.createTable(TWO)
  const subscription = await ada.listen(id)
  await until(() => subscription.heard.length > 0)
  const asked = server.store.append.bind(server.store)
  let isWritten = false
  server.store.append = async (...args) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    const result = await asked(...args)
    isWritten = true
    return result
  }
  const leaving = ada.post(`/tables/${id}/leave`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const closing = server.close()
  const late = await server.app.inject('/api/me')
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([503, 'closing'])
  expect((await leaving).status).toBe(200)
  await closing
  expect(isWritten).toBe(true)
  await until(() => subscription.closeCode !== null)
  expect([subscription.heard.at(-1), subscription.closeCode]).toEqual([{ type: 'closing' }, 1001])
  await expect(ada.get('/me')).rejects.toThrow('fetch failed')
})

test.each([
  ['rules that are no longer played says so', 0, '409 other-rules', null],
  ['newer rules than this process has asks to be asked again: it is being updated', 77, '503 newer-rules', '5'],
] as const)('a table of %s', async (_, rulesVersion, refused, retry) => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const ada = await TestClient.named(server.url, 'Ada')
  const { id } = await ada.createTable(TWO)
  const [created] = await server.store.load(id, 0)
  if (created?.kind !== 'created') throw new Error('a journal begins with its creation')
  const other = { ...created, rulesVersion }
  const [mine] = await server.store.tablesOf(personOf(created), 'running', 1)
  if (mine === undefined) throw new Error('my table is listed')
  await server.store.append('othertable000000', [other], mine.listed)
  const answer = await ada.get('/tables/othertable000000')
  expect(refusalOf(answer)).toBe(refused)
  expect(answer.headers.get('retry-after')).toBe(retry)
})

function personOf(created: { chairs: readonly { kind: string; person?: { id: string } }[] }): string {
  return created.chairs.find((chair) => chair.kind === 'person')?.person?.id ?? ''
}
