import type { Seen } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { startForTest } from './testing/serverUnderTest.ts'
import { TestClient } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

test('how far I have seen a table is kept for me alone, and only ever grows', async () => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const ada = await TestClient.named(server.url, 'Ada')
  const ben = await TestClient.named(server.url, 'Ben')
  const eve = await TestClient.named(server.url, 'Eve')
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.does(id, 'join')
  const path = `/tables/${id}/seen`
  const seenBy = async (person: TestClient) => (await person.get<Seen>(path)).body.n
  expect(await seenBy(ada)).toBe(0)
  expect((await ada.post<Seen>(path, { n: 7 })).body).toEqual({ n: 7 })
  expect((await ada.post<Seen>(path, { n: 4 })).body).toEqual({ n: 7 })
  expect(await seenBy(ada)).toBe(7)
  expect(await seenBy(ben)).toBe(0)
  expect(await eve.get(path)).toMatchObject({ status: 403, body: { code: 'not-seated' } })
  expect(await eve.post(path, { n: 1 })).toMatchObject({ status: 403, body: { code: 'not-seated' } })
  expect(await ada.post(path, { n: -1 })).toMatchObject({ status: 400, body: { code: 'invalid' } })
})
