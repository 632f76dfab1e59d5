import type { BlockList, CreateTable, Lobby, MyData, TableReading } from '@fathom/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { startForTest, newFolder } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until } from '../testing/testClient.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'
import type { CompanyStore } from '../store/companyStore.ts'
import { Blocks } from './blocks.ts'
import { may } from './may.ts'

const OPEN: CreateTable = {
  game: 'toy',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  visibility: 'open',
}
const TWO: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }

let server: RunningServer

beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY })
})

const named = (name: string, on = server) => TestClient.named(on.url, name)
const blocks = async (client: TestClient) => must(await client.get<BlockList>('/me/blocks')).blocks
const offered = async (client: TestClient) => must(await client.get<Lobby>('/tables')).open.map(({ id }) => id)

/** Ada, who keeps Ben away since a game of theirs, which goes on. */
async function apart(on = server) {
  const [ada, ben] = [await named('Ada', on), await named('Ben', on)]
  const { id: both } = await ada.createTable(TWO)
  await ben.does(both, 'join')
  must(await ada.post(`/tables/${both}/block`, { seat: 1 }))
  return { ada, ben, both }
}

describe('a block', () => {
  test('keeps both from sitting down where the other sits, in the same words', async () => {
    const { ada, ben } = await apart()
    const [adas, bens] = [await ada.createTable(OPEN), await ben.createTable(OPEN)]
    const answers = [await ben.post(`/tables/${adas.id}/join`), await ada.post(`/tables/${bens.id}/join`)]
    const told = answers.map(({ status, body }) => ({ status, ...(body as object), requestId: '' }))
    expect(told[0]).toEqual({ status: 403, code: 'not-open-to-you', message: 'This table is not open to you.', params: {}, requestId: '' }) // prettier-ignore
    expect(told[1]).toEqual(told[0])
    await (await named('Cleo')).does(adas.id, 'join')
    expect(await ben.refused(adas.id, 'join', { seat: 2 })).toBe('403 not-open-to-you')
  })

  test('keeps both from looking on by any way, and open tables out of both lobbies', async () => {
    const { ada, ben } = await apart()
    const [adas, bens] = [await ada.createTable(OPEN), await ben.createTable(OPEN)]
    for (const [who, id] of [
      [ben, adas.id],
      [ada, bens.id],
    ] as const) {
      // prettier-ignore
      for (const way of ['', '/log', '/scores', '/components', '?at=1'])
        expect([way, refusalOf(await who.get(`/tables/${id}${way}`))]).toEqual([way, '403 not-open-to-you'])
      await expect(who.listen(id)).rejects.toThrow('refused')
      expect(await offered(who)).not.toContain(id)
    }
    const cleo = await named('Cleo')
    expect(await offered(cleo)).toEqual(expect.arrayContaining([adas.id, bens.id]))
    must(await cleo.get(`/tables/${adas.id}`))
    must(await new TestClient(server.url).get(`/tables/${adas.id}`))
  })

  test('shows an onlooker out at once, made while they look on or before the other sits down', async () => {
    const { ada, ben } = await apart()
    const cleo = await named('Cleo')
    const { id } = await cleo.createTable(OPEN)
    const [bens, cleos] = [await ben.follow(id), await cleo.follow(id)]
    await until(() => bens.table !== null)
    await ada.does(id, 'join')
    await until(() => bens.closeCode !== null)
    expect(bens.heard.at(-1)).toMatchObject({ type: 'error', error: { code: 'not-open-to-you' } })
    const dora = await named('Dora')
    const doras = await dora.follow(id)
    await until(() => doras.table !== null)
    const { id: other } = await cleo.createTable(TWO)
    await dora.does(other, 'join')
    must(await cleo.post(`/tables/${other}/block`, { seat: 1 }))
    await until(() => doras.closeCode !== null)
    await until(() => cleos.table?.seats[1]?.name === 'Ada')
    cleos.close()
  })

  test('ends no game that both play, and closes no finished one to anybody', async () => {
    const { ada, ben, both } = await apart()
    const play = (who: TestClient) => who.playOut(both, (legal) => legal.at(-1) ?? '')
    const [done] = await Promise.all([play(ada), play(ben)])
    expect(done.status).toBe('finished')
    expect(must(await ben.get<TableReading>(`/tables/${both}`)).you).toBe(1)
    // Nobody can be followed to the next game either.
    const { id } = await ada.does(both, 'rematch')
    expect(await ben.refused(both, 'rematch')).toBe('403 not-open-to-you')
    expect(refusalOf(await ben.get(`/tables/${id}`))).toBe('403 not-open-to-you')
  })

  test('is on the list of who made it alone, and is undone there alone', async () => {
    const { ada, ben } = await apart()
    const [block] = await blocks(ada)
    expect(block).toMatchObject({ name: 'Ben' })
    expect(await blocks(ben)).toEqual([])
    expect(refusalOf(await ben.post(`/me/blocks/${block?.id}/remove`))).toBe('404 no-such-block')
    const { id } = await ada.createTable(OPEN)
    expect(must(await ada.post(`/me/blocks/${block?.id}/remove`))).toEqual({ blocks: [] })
    await ben.does(id, 'join')
  })

  test('of both stays when one takes theirs back', async () => {
    const { ada, ben, both } = await apart()
    must(await ben.post(`/tables/${both}/block`, { seat: 0 }))
    const [block] = await blocks(ada)
    must(await ada.post(`/me/blocks/${block?.id}/remove`))
    const { id } = await ada.createTable(OPEN)
    expect(await ben.refused(id, 'join')).toBe('403 not-open-to-you')
  })

  test('can be made only of somebody at a table that one sees', async () => {
    const { ada, ben, both } = await apart()
    const block = async (who: TestClient, table: string, seat: number) =>
      refusalOf(await who.post(`/tables/${table}/block`, { seat }))
    expect(await block(ada, both, 0)).toBe('422 not-yourself')
    expect(await block(ada, both, 7)).toBe('400 invalid')
    expect(await block(ada, both, 3)).toBe('422 no-such-seat')
    expect(await block(ada, 'a'.repeat(16), 0)).toBe('404 no-such-table')
    const { id } = await ada.createTable({ ...OPEN, seats: [...OPEN.seats, { kind: 'bot', level: 'random' }] })
    expect(await block(ada, id, 1)).toBe('422 not-a-person')
    expect(await block(ada, id, 3)).toBe('422 not-a-person')
    expect(await block(ben, id, 0)).toBe('403 not-open-to-you')
    expect(refusalOf(await new TestClient(server.url).post(`/tables/${both}/block`, { seat: 0 }))).toBe('401 no-guest')
  })
})

test('blocks last longer than a server, and go with who leaves for good', async () => {
  const data = newFolder()
  const before = await startForTest({ library: TOY_LIBRARY, data })
  const { ada, ben } = await apart(before)
  const { id } = await ada.createTable(OPEN)
  await before.close()
  const after = await startForTest({ library: TOY_LIBRARY, data })
  const [ada2, ben2] = [ada, ben].map(({ token }) => Object.assign(new TestClient(after.url), { token })) as [TestClient, TestClient] // prettier-ignore
  expect(await ben2.refused(id, 'join')).toBe('403 not-open-to-you')
  expect(must(await ada2.get<MyData>('/me/export')).blocks).toEqual([expect.objectContaining({ name: 'Ben' })])
  must(await ben2.post('/me/delete', { name: 'Ben' }))
  expect(await blocks(ada2)).toEqual([])
})

test('who may look on is a question of who sits there', () => {
  const room = (status: 'playing' | 'finished', ...people: string[]) => ({
    status,
    chairs: people.map((id) => ({ kind: 'person', person: { id, name: id }, nonce: '-' }) as const),
    id: 'table',
    onlookers: { allowed: true, delay: 0 } as const,
  })
  const of = { isShownOut: () => false,
    apartFrom: (person: string | null) => new Set(person === 'ben' ? ['ada'] : person === 'ada' ? ['ben'] : []) } // prettier-ignore
  expect(may.watch(room('playing', 'ada', 'cleo'), 'ben', of)).toBe('not-open-to-you')
  expect(may.watch(room('playing', 'ada', 'ben'), 'ben', of)).toBeNull()
  expect(may.watch(room('playing', 'cleo'), 'ben', of)).toBeNull()
  expect(may.watch(room('playing', 'ada'), 'cleo', of)).toBeNull()
  expect(may.watch(room('playing', 'ada'), null, of)).toBeNull()
  expect(may.watch(room('finished', 'ada'), 'ben', of)).toBeNull()
})

test('a block that is made while another is ended holds', async () => {
  let stored = [{ person: 'ada', other: 'ben' }]
  let answer = () => {}
  let isSlow = false
  const store = {
    shownOut: () => Promise.resolve([]),
    async blocks() {
      const now = [...stored]
      if (isSlow) await new Promise<void>((resolve) => (answer = resolve))
      return now
    },
    addBlock(_: string, block: { person: string; other: string }) {
      stored.push(block)
      return Promise.resolve('ok')
    },
    removeBlock() {
      stored = []
      return Promise.resolve('ben')
    },
  }
  const all = await Blocks.open(store as unknown as CompanyStore)
  isSlow = true
  const ended = all.unblock('ada', 'b1')
  await new Promise((resolve) => setTimeout(resolve, 10))
  const made = all.block('cleo', 'dan')
  await new Promise((resolve) => setTimeout(resolve, 10))
  answer()
  await Promise.all([ended, made])
  expect([all.between('ada', 'ben'), all.between('cleo', 'dan')]).toEqual([false, true])
})

test('a host shows so many people out of a table, and reads what is kept of no other for it', async () => {
  let reads = 0
  let kept: string[] = []
  const store = {
    blocks: () => Promise.resolve([]),
    shownOut: () => Promise.resolve(++reads).then(() => []),
    showOut: ({ person }: { person: string }) => Promise.resolve(void kept.push(person)),
    letIn: (_: string, id: string) => Promise.resolve(void (kept = kept.filter((each) => each !== id))),
  }
  const all = await Blocks.open(store as unknown as CompanyStore)
  const showOut = (n: number, table = 'one') => all.showOut({ id: `p${n}`, table, person: `p${n}`, name: null })
  for (let n = 0; n < 100; n++) await showOut(n)
  await expect(showOut(100)).rejects.toMatchObject({ code: 'too-many-shown-out', params: { limit: 100 } })
  await showOut(99)
  await showOut(100, 'other')
  await all.letIn('one', 'p7')
  expect([all.isShownOut('one', 'p7'), all.isShownOut('one', 'p8'), reads]).toEqual([false, true, 1])
  await showOut(100)
  expect(kept).toHaveLength(101)
  // Many who ask at once wait for the same.
  await Promise.all(Array.from({ length: 9 }, () => all.refresh()))
  expect(reads).toBe(2)
})
