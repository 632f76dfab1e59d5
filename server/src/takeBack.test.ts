import type { CreateTable, TableReading } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { refusalOf, TestClient, until } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

const TWO: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }

async function bothHaveHidden(url: string) {
  const [ada, ben] = [await TestClient.named(url, 'Ada'), await TestClient.named(url, 'Ben')]
  const { id } = await ada.createTable(TWO)
  await ben.does(id, 'join')
  await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
  await ben.does(id, 'act', { actions: ['hide 1'], endTurn: true })
  return { ada, ben, id }
}

test('a take-back is asked for, refused, asked for again and granted, through a restart; all are told', async () => {
  const data = newFolder()
  const first = await startForTest({ data, library: TOY_LIBRARY })
  const { ada, ben, id } = await bothHaveHidden(first.url)
  const before = await ada.table(id)
  expect(before.view?.['phase']).toBe('sound')
  await ada.does(id, 'act', { actions: ['stop'], endTurn: true })
  const asked = await ada.does(id, 'take-back', { reason: '  the wrong rock ' })
  expect(asked.takeBack).toMatchObject({ seat: 0, reason: 'the wrong rock', missing: [1] })
  expect(refusalOf(await ben.post(`/tables/${id}/take-back`, { reason: 'me too' }))).toBe('409 take-back-asked')
  const refused = await ben.does(id, 'take-back-answer', { agrees: false })
  expect(refused.takeBack).toBeNull()
  expect(refusalOf(await ada.post(`/tables/${id}/take-back`, { reason: 'please' }))).toBe('409 take-back-refused')
  expect(refusalOf(await ben.post(`/tables/${id}/take-back-answer`, { agrees: true }))).toBe('409 no-take-back')
  await ben.does(id, 'take-back', { reason: 'so do I' })
  await first.close()

  const second = await startForTest({ data, library: TOY_LIBRARY })
  const again = (client: TestClient): TestClient => Object.assign(new TestClient(second.url), { token: client.token })
  const told = await again(ben).follow(id)
  const granted: TableReading = await again(ada).does(id, 'take-back-answer', { agrees: true })
  expect([granted.takeBack, granted.view?.['phase'], granted.waitingFor]).toEqual([null, 'hide', [0, 1]])
  await until(() => told.heard.some((push) => JSON.stringify(push).includes('taken-back')))
})

test('a reason is one line of 1 to 120 characters', async () => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const { ada, id } = await bothHaveHidden(server.url)
  const codeOf = async (reason: unknown) => refusalOf(await ada.post(`/tables/${id}/take-back`, { reason }))
  expect(await codeOf('  ')).toBe('400 empty-reason')
  expect(await codeOf('x'.repeat(121))).toBe('400 long-reason')
  expect(await codeOf('two\nlines')).toBe('400 bad-reason')
  expect(await codeOf(undefined)).toBe('400 missing-field')
})

test('what is asked of everybody at a table is limited as talk is', async () => {
  const server = await startForTest({ library: TOY_LIBRARY, rateLimit: 1 })
  const { ada, id } = await bothHaveHidden(server.url)
  const ask = async (what: string, body: unknown = {}) => refusalOf(await ada.post(`/tables/${id}/${what}`, body))
  const reasons = Array.from({ length: 20 }, (_, index) => ask('take-back', { reason: `reason ${index}` }))
  expect(await Promise.all(reasons)).not.toContain('429 too-many-requests')
  const more = [ask('take-back', { reason: 'and' }), ask('pause'), ask('end'), ask('talk', { words: 'and' })]
  expect(new Set(await Promise.all(more))).toEqual(new Set(['429 too-many-requests']))
})
