import type { CreateTable } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { must, refusalOf, TestClient } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

const TWO: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' }
const SECRET = 'first the deep one, then Ben’s reef\n❤'

const noteOf = async (client: TestClient, id: string) => must(await client.get(`/tables/${id}/note`))

test('a note to oneself waits with the table, through a restart, and is in nobody else’s answers', async () => {
  const data = newFolder()
  const first = await startForTest({ data, library: TOY_LIBRARY })
  const [ada, ben] = [await TestClient.named(first.url, 'Ada'), await TestClient.named(first.url, 'Ben')]
  const { id } = await ada.createTable(TWO)
  await ben.does(id, 'join')
  const told = await ben.follow(id)
  expect(await noteOf(ada, id)).toEqual({ words: '' })
  must(await ada.post(`/tables/${id}/note`, { words: SECRET }))
  must(await ben.post(`/tables/${id}/note`, { words: 'mine' }))
  const answers = await Promise.all(['', '/log', '/scores', '/note'].map((path) => ben.get(`/tables/${id}${path}`)))
  const seen = JSON.stringify([answers.map(({ body }) => body), told.heard, (await ben.get('/tables')).body])
  expect([seen.includes('deep'), seen.includes('mine')]).toEqual([false, true])
  await first.close()

  const second = await startForTest({ data, library: TOY_LIBRARY })
  const again = Object.assign(new TestClient(second.url), { token: ada.token })
  expect(await noteOf(again, id)).toEqual({ words: SECRET })
  must(await again.post(`/tables/${id}/note`, { words: '' }))
  expect(await noteOf(again, id)).toEqual({ words: '' })
})

test('only who has a chair keeps one, of 2000 characters at most', async () => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const [ada, cy] = [await TestClient.named(server.url, 'Ada'), await TestClient.named(server.url, 'Cy')]
  const { id } = await ada.createTable(TWO)
  expect(refusalOf(await cy.get(`/tables/${id}/note`))).toBe('403 not-seated')
  expect(refusalOf(await cy.post(`/tables/${id}/note`, { words: 'x' }))).toBe('403 not-seated')
  expect(refusalOf(await ada.post(`/tables/${id}/note`, { words: 'x'.repeat(2001) }))).toBe('400 long-note')
  // PostgreSQL can keep no such character.
  expect(refusalOf(await ada.post(`/tables/${id}/note`, { words: 'a\0b' }))).toBe('400 bad-line')
  expect(refusalOf(await ada.get('/tables/nosuchtable/note'))).toBe('404 no-such-table')
})
