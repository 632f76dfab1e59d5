import { SEAT_COLORS, type FriendLink, type FriendList, type GroupReading, type Guest, type MyData, type Profile, type TableReading } from '@fathom/protocol' // prettier-ignore
import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient } from '../testing/testClient.ts'

const SEATS = [{ kind: 'me' as const }, ...SEAT_COLORS.slice(1, 4).map(() => ({ kind: 'open' as const }))]
const TABLE = { game: 'silver-and-gold', seats: SEATS }

let server: RunningServer

beforeAll(async () => (server = await startForTest()))

const named = (name: string) => TestClient.named(server.url, name)
const choose = async (who: TestClient, wish: unknown) => must(await who.send<Guest>('PATCH', '/me', wish))
const seatsOf = (table: TableReading) => table.seats.map(({ name, emblem }) => [name, emblem])

test('an emblem stands beside the name: at a seat as it was on sitting down, with friends and on one’s page as it is', async () => {
  const [ada, ben] = [await named('Ada'), await named('Ben')]
  expect(await choose(ada, { emblem: 'octopus' })).toMatchObject({ name: 'Ada', emblem: 'octopus', color: null })
  const { id } = await ada.createTable(TABLE)
  await ben.does(id, 'join')
  await choose(ada, { emblem: 'anchor' })
  expect(seatsOf(await ben.table(id)).slice(0, 2)).toEqual([
    ['Ada', 'octopus'],
    ['Ben', null],
  ])
  const { token } = must(await ada.post<FriendLink>('/me/friend-link'), 201)
  must(await ben.post('/friend-links/accept', { token }))
  const { friends } = must(await ben.get<FriendList>('/me/friends'))
  expect(friends).toMatchObject([{ name: 'Ada', emblem: 'anchor' }])
  const { members } = must(await ada.post<GroupReading>('/groups', { name: 'The Gulls' }), 201)
  expect(members).toMatchObject([{ name: 'Ada', emblem: 'anchor' }])
  const { me } = must(await ada.get<MyData>('/me/export'))
  expect(me).toMatchObject({ emblem: 'anchor', color: null })
  expect(must(await ada.get<Profile>(`/people/${me.id}`)).emblem).toBe('anchor')
  // What is not of our set is nothing; null takes it away again.
  for (const wish of [{ emblem: 'skull' }, { emblem: 7 }, { color: 'black' }])
    expect(refusalOf(await ada.send('PATCH', '/me', wish))).toBe('400 invalid')
  expect(await choose(ada, { emblem: null })).toMatchObject({ emblem: null })
})

test('the colour somebody would like is theirs where it is free and they have not chosen a seat', async () => {
  const people = await Promise.all(['Cleo', 'Dan', 'Eve', 'Finn'].map(named))
  const [cleo, dan, eve, finn] = people as [TestClient, TestClient, TestClient, TestClient]
  for (const each of people) await choose(each, { color: 'blue' })
  const { id } = await cleo.createTable(TABLE)
  await dan.does(id, 'join')
  // Dan has the blue one: Eve sits on the first that is free, Finn where he says.
  await eve.does(id, 'join')
  must(await finn.post(`/tables/${id}/join`, { seat: 2 }))
  expect(seatsOf(await cleo.table(id)).map(([name]) => name)).toEqual(['Cleo', 'Eve', 'Finn', 'Dan'])
})

test('who leaves for good leaves no emblem behind', async () => {
  const [gus, hal] = [await named('Gus'), await named('Hal')]
  await choose(gus, { emblem: 'key', color: 'red' })
  const { id } = await hal.createTable({ ...TABLE, seats: SEATS.slice(0, 2) })
  await gus.does(id, 'join')
  expect((await hal.table(id)).seats[1]).toMatchObject({ name: 'Gus', emblem: 'key' })
  must(await gus.post('/me/delete', { name: 'Gus' }))
  expect((await hal.table(id)).seats[1]).toMatchObject({ kind: 'person', emblem: null })
})
