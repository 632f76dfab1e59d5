import { DatabaseSync } from 'node:sqlite'
import { join as joinPath } from 'node:path'
import type {
  CreateTable,
  FriendLink,
  FriendList,
  GroupList,
  GroupReading,
  Guestlist,
  Lobby,
  MyData,
  TableReading,
} from '@fathom/protocol'
import { beforeAll, expect, test, vi } from 'vitest'
import type { RunningServer } from '../server.ts'
import { StoreError } from '../store/storeError.ts'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until } from '../testing/testClient.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'

const data = newFolder()
let server: RunningServer

beforeAll(async () => {
  server = await startForTest({ data, library: TOY_LIBRARY })
})

const named = (name: string) => TestClient.named(server.url, name)
const read = async (client: TestClient, id: string) => must(await client.get<GroupReading>(`/groups/${id}`))
const groupsOf = async (client: TestClient) => must(await client.get<GroupList>('/me/groups')).groups
const join = (client: TestClient, token: string) => client.post<GroupReading>('/group-links/join', { token })
const wish = (group: string): CreateTable => ({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open', group }) // prettier-ignore

/** Ada has made a group, and Ben has joined it. */
async function club() {
  const [ada, ben] = [await named('Ada'), await named('Ben')]
  const { id, token } = must(await ada.post<GroupReading>('/groups', { name: 'Kelp' }), 201)
  must(await join(ben, token))
  return { ada, ben, id, token }
}

test('a group is read by its members alone, who join by its link', async () => {
  const { ada, ben, id, token } = await club()
  const cleo = await named('Cleo')
  expect(refusalOf(await cleo.get(`/groups/${id}`))).toBe('404 no-such-group')
  expect(refusalOf(await new TestClient(server.url).get(`/groups/${id}`))).toBe('401 no-guest')
  expect(must(await new TestClient(server.url).post('/group-links/read', { token }))).toEqual({ name: 'Kelp', maker: 'Ada' }) // prettier-ignore
  for (const _ of ['once', 'again']) must(await join(cleo, token))
  const page = await read(cleo, id)
  expect(page.members.map(({ name, isMe, isMaker }) => [name, isMe, isMaker])).toEqual([
    ['Ada', false, true],
    ['Ben', false, false],
    ['Cleo', true, false],
  ])
  expect([await groupsOf(ada), await groupsOf(ben)].flat()).toEqual(
    Array.from({ length: 2 }, () => ({ id, name: 'Kelp', members: 3 })),
  )
  expect(refusalOf(await ada.post('/groups', { name: '  ' }))).toBe('400 empty-name')
})

test('its maker alone removes members and ends links; who leaves hands that on', async () => {
  const { ada, ben, id, token } = await club()
  const [cleo] = [await named('Cleo')]
  must(await join(cleo, token))
  const memberOf = async (name: string) => (await read(ada, id)).members.find((each) => each.name === name)?.id
  expect(refusalOf(await ben.post(`/groups/${id}/link`))).toBe('403 not-the-maker')
  expect(refusalOf(await ben.post(`/groups/${id}/remove-member`, { member: await memberOf('Cleo') }))).toBe('403 not-the-maker') // prettier-ignore
  expect(refusalOf(await ada.post(`/groups/${id}/remove-member`, { member: 'x' }))).toBe('404 no-such-member')
  const left = must(await ada.post<GroupReading>(`/groups/${id}/remove-member`, { member: await memberOf('Cleo') }))
  expect(left.members.map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  expect(refusalOf(await join(cleo, token))).toBe('409 old-link')
  const renewed = must(await ada.post<GroupReading>(`/groups/${id}/link`))
  expect(refusalOf(await join(cleo, left.token))).toBe('409 old-link')
  expect(must(await ada.post<GroupList>(`/groups/${id}/leave`))).toEqual({ groups: [] })
  expect(refusalOf(await ada.get(`/groups/${id}`))).toBe('404 no-such-group')
  expect((await read(ben, id)).isMaker).toBe(true)
  expect(must(await ben.get<MyData>('/me/export')).groups).toEqual(['Kelp'])
  must(await ben.post('/me/delete', { name: 'Ben' }))
  expect(refusalOf(await join(cleo, renewed.token))).toBe('409 old-link')
})

test('only members sit down at a table of the group; they are asked, and it counts in the ranking', async () => {
  const { ada, ben, id } = await club()
  const cleo = await named('Cleo')
  expect(refusalOf(await cleo.post('/tables', wish(id)))).toBe('404 no-such-group')
  const table = await ada.createTable(wish(id))
  expect(must(await cleo.get<Lobby>('/tables')).open.map((each) => each.id)).not.toContain(table.id)
  expect(await cleo.refused(table.id, 'join')).toBe('403 members-only')
  expect(must(await ben.get<Lobby>('/tables')).invited.map((each) => each.table.id)).toEqual([table.id])
  expect((await read(ben, id)).tables.map((each) => each.id)).toEqual([table.id])
  await ben.does(table.id, 'join')
  const [done] = await Promise.all([ada, ben].map((who) => who.playOut(table.id, (legal) => legal.at(-1) ?? '')))
  const ranks = done?.outcome?.ranks ?? []
  const page = await until(async () => {
    const now = await read(ada, id)
    return now.members.some(({ played }) => played > 0) && now
  })
  expect(page.tables).toEqual([])
  expect(page.finished.map((each) => each.id)).toEqual([table.id])
  const wins = page.members.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ played, won }) => [played, won])
  expect(wins).toEqual(ranks.map((rank) => [1, rank === 1 ? 1 : 0]))
  // Another game is the group's, too, also where its old link is known to others.
  const next = must(await ada.post<TableReading>(`/tables/${table.id}/rematch`))
  expect(await cleo.refused(next.id, 'join')).toBe('403 members-only')
  expect((await read(ben, id)).tables.map((each) => each.id)).toEqual([next.id])
})

test('nobody but members is asked to a table of the group, and who was removed is asked no more', async () => {
  const { ada, ben, id } = await club()
  const zoe = await named('Zoe')
  const { token } = must(await ada.post<FriendLink>('/me/friend-link'), 201)
  for (const who of [ben, zoe]) must(await who.post('/friend-links/accept', { token }))
  const invited = async (who: TestClient) => must(await who.get<Lobby>('/tables')).invited.map(({ table }) => table.id)
  const peopleFor = async (table: string) => must(await ada.get<Guestlist>(`/tables/${table}/guestlist`)).people
  const { id: own } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const zoes = (await peopleFor(own)).find(({ name }) => name === 'Zoe')?.who

  const { id: table } = await ada.createTable(wish(id))
  expect((await peopleFor(table)).map(({ name }) => name)).toEqual(['Ben'])
  expect(await ada.refused(table, 'invite', zoes)).toBe('403 members-only')
  expect([await invited(zoe), await invited(ben)]).toEqual([[], [table]])

  const member = (await read(ada, id)).members.find(({ name }) => name === 'Ben')?.id
  must(await ada.post(`/groups/${id}/remove-member`, { member }))
  expect([await invited(ben), await peopleFor(table)]).toEqual([[], []])
})

test('another game is the group’s only where a member makes it', async () => {
  const { ada, ben, id } = await club()
  const table = await ada.createTable(wish(id))
  await ben.does(table.id, 'join')
  await Promise.all([ada, ben].map((who) => who.playOut(table.id, (legal) => legal.at(-1) ?? '')))
  const member = (await read(ada, id)).members.find(({ name }) => name === 'Ben')?.id
  must(await ada.post(`/groups/${id}/remove-member`, { member }))
  must(await ben.post<TableReading>(`/tables/${table.id}/rematch`))
  expect((await read(ada, id)).tables).toEqual([])
})

test('a rematch that could not be written is made by the next try', async () => {
  const { ada, ben, id } = await club()
  const table = await ada.createTable(wish(id))
  await ben.does(table.id, 'join')
  await Promise.all([ada, ben].map((who) => who.playOut(table.id, (legal) => legal.at(-1) ?? '')))
  vi.spyOn(server.store, 'append').mockRejectedValueOnce(new StoreError('store-away', 'nobody answers'))
  expect((await ada.post(`/tables/${table.id}/rematch`)).status).toBe(503)
  const next = must(await ada.post<TableReading>(`/tables/${table.id}/rematch`))
  expect((await read(ben, id)).tables.map((each) => each.id)).toEqual([next.id])
})

test('who was removed plays on where they sit, and friends in the group see its tables', async () => {
  const { ada, ben, id } = await club()
  const { token } = must(await ada.post<FriendLink>('/me/friend-link'), 201)
  must(await ben.post('/friend-links/accept', { token }))
  const table = await ada.createTable(wish(id))
  const seen = async () =>
    must(await ben.get<FriendList>('/me/friends')).friends[0]?.tables.map((each) => each.table.id)
  expect(await seen()).toEqual([table.id])
  await ben.does(table.id, 'join')
  const member = (await read(ada, id)).members.find(({ name }) => name === 'Ben')?.id
  must(await ada.post(`/groups/${id}/remove-member`, { member }))
  await ben.does(table.id, 'leave')
  await ben.does(table.id, 'join')
  expect(refusalOf(await ben.get(`/groups/${id}`))).toBe('404 no-such-group')
})

test('a table that is refused for its seed leaves nothing with its group', async () => {
  const { ada, id } = await club()
  const refused = await ada.post('/tables', { ...wish(id), seedHash: 'a'.repeat(64) })
  expect(refusalOf(refused)).toBe('422 unknown-seed')
  const sqlite = new DatabaseSync(joinPath(data, 'fathom.db'), { readOnly: true })
  expect(sqlite.prepare('select * from group_tables where group_id = ?').all(id)).toEqual([])
  sqlite.close()
})
