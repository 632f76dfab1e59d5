import type { CreateTable, FriendLink, FriendList, Guestlist, Lobby, TableReading } from '@fathom/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { outboxOf } from '../testing/outbox.ts'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until } from '../testing/testClient.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'

const OPEN: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' }
const PRIVATE: CreateTable = { ...OPEN, visibility: 'private' }

const data = newFolder()
let server: RunningServer

beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY, data, privateNotices: true })
})

const named = (name: string) => TestClient.named(server.url, name)
const friends = async (client: TestClient) => must(await client.get<FriendList>('/me/friends')).friends
const link = async (client: TestClient) => must(await client.post<FriendLink>('/me/friend-link'), 201).token
const accept = (client: TestClient, token: string) => client.post('/friend-links/accept', { token })
const invited = async (client: TestClient) => must(await client.get<Lobby>('/tables')).invited
const guestlist = async (client: TestClient, id: string) => must(await client.get<Guestlist>(`/tables/${id}/guestlist`)).people // prettier-ignore

async function twoFriends() {
  const [ada, ben] = [await named('Ada'), await named('Ben')]
  must(await accept(ben, await link(ada)))
  return { ada, ben }
}

describe('a link', () => {
  test('says who asks, and makes whoever opens it a friend of theirs', async () => {
    const [ada, ben, cleo] = [await named('Ada'), await named('Ben'), await named('Cleo')]
    const token = await link(ada)
    const stranger = new TestClient(server.url)
    expect(must(await stranger.post('/friend-links/read', { token }))).toEqual({ name: 'Ada' })
    for (const other of [ben, cleo, ben]) must(await accept(other, token))
    expect((await friends(ada)).map(({ name }) => name)).toEqual(['Ben', 'Cleo'])
    expect((await friends(ben)).map(({ name }) => name)).toEqual(['Ada'])
    expect(refusalOf(await accept(ada, token))).toBe('422 not-yourself')
    expect(refusalOf(await accept(stranger, token))).toBe('401 no-guest')
  })

  test('ends with the next one, and where one keeps the other away', async () => {
    const { ada, ben } = await twoFriends()
    const old = await link(ada)
    const token = await link(ada)
    for (const way of ['read', 'accept'])
      expect(refusalOf(await ben.post(`/friend-links/${way}`, { token: old }))).toBe('409 old-link')
    const { id } = await ada.createTable(PRIVATE)
    await ben.does(id, 'join')
    must(await ben.post(`/tables/${id}/block`, { seat: 0 }))
    expect([await friends(ada), await friends(ben)]).toEqual([[], []])
    for (const way of ['read', 'accept'])
      expect(refusalOf(await ben.post(`/friend-links/${way}`, { token }))).toBe('409 old-link')
    expect(refusalOf(await accept(ada, await link(ben)))).toBe('409 old-link')
  })
})

test('the link of who kept somebody away is over, also when that one may come back', async () => {
  const [ada, ben] = [await named('Ada'), await named('Ben')]
  const token = await link(ada)
  const { id } = await ben.createTable(PRIVATE)
  await ada.does(id, 'join')
  must(await ada.post(`/tables/${id}/block`, { seat: 0 }))
  const [block] = must(await ada.get<{ blocks: { id: string }[] }>('/me/blocks')).blocks
  must(await ada.post(`/me/blocks/${block?.id}/remove`))
  expect(refusalOf(await accept(ben, token))).toBe('409 old-link')
  must(await accept(ben, await link(ada)))
})

test('whoever was removed does not come back by the link that they have', async () => {
  const [ada, ben] = [await named('Ada'), await named('Ben')]
  const token = await link(ada)
  must(await accept(ben, token))
  const [friend] = await friends(ada)
  must(await ada.post(`/me/friends/${friend?.id}/remove`))
  expect(refusalOf(await accept(ben, token))).toBe('409 old-link')
  must(await accept(ben, await link(ada)))
})

test('a friend is told where I sit at tables open to everybody or shared with them, and whether I am there', async () => {
  const { ada, ben } = await twoFriends()
  const { id: open } = await ada.createTable(OPEN)
  await ada.createTable(PRIVATE)
  const { id: shared } = await ada.createTable(PRIVATE)
  await ben.does(shared, 'join')
  const page = await ada.follow(open)
  // Who has a socket is there once the table has been told to them.
  await until(() => page.table !== null)
  const [friend] = await friends(ben)
  const seen = friend?.tables.map(({ table, present }) => `${table.id} ${present}`)
  expect(new Set(seen)).toEqual(new Set([`${open} true`, `${shared} false`]))
  expect(JSON.stringify(friend)).not.toContain(must(await ada.get<{ id: string }>('/me')).id)
  page.close()
  must(await ben.post(`/me/friends/${friend?.id}/remove`))
  expect([await friends(ada), await friends(ben)]).toEqual([[], []])
  expect(refusalOf(await ben.post(`/me/friends/${friend?.id}/remove`))).toBe('404 no-such-friend')
})

describe('an invitation', () => {
  test('stands in the lobby of who is asked, and in their outbox, until the table is full', async () => {
    const { ada, ben } = await twoFriends()
    const channel = must(await ben.post<{ channels: { id: string }[] }>('/me/notices/channels', { kind: 'webhook', url: 'http://127.0.0.1:9/x' }), 201) // prettier-ignore
    expect(channel.channels).toHaveLength(1)
    const { id } = await ada.createTable(PRIVATE)
    const [ben1] = await guestlist(ada, id)
    expect(ben1).toMatchObject({ name: 'Ben', isFriend: true, isInvited: false })
    for (const _ of ['once', 'again']) must(await ada.post(`/tables/${id}/invite`, ben1?.who))
    expect((await guestlist(ada, id))[0]).toMatchObject({ isInvited: true })
    expect(await invited(ben)).toMatchObject([{ from: 'Ada', table: { id, status: 'open' } }])
    expect(outboxOf(data, id).map(({ kind }) => kind)).toEqual(['invited'])
    await (await named('Cleo')).does(id, 'join')
    expect(await invited(ben)).toEqual([])
    expect(refusalOf(await ada.post(`/tables/${id}/invite`, ben1?.who))).toBe('409 table-full')
  })

  test('that is declined stands nowhere, and does not come again', async () => {
    const { ada, ben } = await twoFriends()
    const { id } = await ada.createTable(PRIVATE)
    const [who] = (await guestlist(ada, id)).map((each) => each.who)
    must(await ada.post(`/tables/${id}/invite`, who))
    must(await ben.post(`/tables/${id}/decline`))
    must(await ada.post(`/tables/${id}/invite`, who))
    expect(await invited(ben)).toEqual([])
    expect((await guestlist(ada, id))[0]?.isInvited).toBe(true)
    expect((await ben.get('/me/export')).body).toMatchObject({
      invitations: [{ table: id, from: 'Ada', declined: true }],
    })
  })

  test('goes also to whom I have played with, from a seat at the table, and never to whom I keep away', async () => {
    const [ada, ben, cleo] = [await named('Ada'), await named('Ben'), await named('Cleo')]
    const { id: before } = await ada.createTable(PRIVATE)
    await ben.does(before, 'join')
    const { id } = await ada.createTable(PRIVATE)
    const [who] = await guestlist(ada, id)
    expect(who).toMatchObject({ who: { table: before, seat: 1 }, name: 'Ben', isFriend: false })
    expect(refusalOf(await cleo.get(`/tables/${id}/guestlist`))).toBe('403 not-seated')
    expect(refusalOf(await cleo.post(`/tables/${id}/invite`, who?.who))).toBe('403 not-seated')
    const { id: cleos } = await cleo.createTable(PRIVATE)
    expect(refusalOf(await cleo.post(`/tables/${cleos}/invite`, who?.who))).toBe('403 not-seated')
    expect(refusalOf(await ada.post(`/tables/${id}/invite`, { friend: 'x' }))).toBe('404 no-such-friend')
    must(await ben.post(`/tables/${before}/block`, { seat: 0 }))
    must(await ada.post(`/tables/${id}/invite`, who?.who))
    expect([await invited(ben), await guestlist(ada, id)]).toEqual([[], []])
  })

  test('comes to those who played before when somebody wants another game', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')]
    const { id } = await ada.createTable(PRIVATE)
    await ben.does(id, 'join')
    await Promise.all([ada, ben].map((who) => who.playOut(id, (legal) => legal.at(-1) ?? '')))
    const next = must(await ada.post<TableReading>(`/tables/${id}/rematch`))
    expect(await invited(ben)).toMatchObject([{ from: 'Ada', table: { id: next.id } }])
    await ben.does(next.id, 'join')
    expect(await invited(ben)).toEqual([])
  })
})

test('which tables are told where there are too many hangs on nothing that is played there', async () => {
  const { ada, ben } = await twoFriends()
  const other = await named('Cleo')
  const tables = [await ben.createTable(OPEN), await ben.createTable(OPEN)]
  for (const { id } of tables) await other.does(id, 'join')
  const { id: me } = must(await ada.get<{ id: string }>('/me'))
  const first = async () => (await server.store.company.friendTables(me, 1)).map(({ table }) => table.id)
  const before = await first()
  for (const { id } of tables) {
    const { legal } = await ben.table(id)
    if (legal[0] !== undefined) must(await ben.post(`/tables/${id}/act`, { actions: [legal[0]], endTurn: true }))
    expect(await first()).toEqual(before)
  }
})
