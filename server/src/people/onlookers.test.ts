import type { Lobby, OnlookerList } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until } from '../testing/testClient.ts'
import { playRounds } from '../testing/toyPlay.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'

const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }]

test('the host shows somebody out who looks on: they neither watch nor write there until they may again', async () => {
  const data = newFolder()
  const server = await startForTest({ data, library: TOY_LIBRARY })
  const [host, ben, zoe, cleo] = await Promise.all(
    ['Hal', 'Ben', 'Zoe', 'Cleo'].map((name) => TestClient.named(server.url, name)),
  )
  if (!host || !ben || !zoe || !cleo) throw new Error('four people are needed')
  const { id } = await host.createTable({ game: 'toy', seats: SEATS })
  await ben.does(id, 'join')
  const path = `/tables/${id}/onlookers`
  const list = async () => must(await host.get<OnlookerList>(path))
  const page = await zoe.listen(id, 0, '&named=1')
  const other = await cleo.listen(id)
  await until(() => page.table !== null && other.table !== null)
  must(await zoe.post(`/tables/${id}/talk`, { words: 'He is lost' }), 201)

  // What everybody may read of them, and by ids that say nothing elsewhere.
  const { onlookers } = await list()
  expect(onlookers.map(({ name }) => name).toSorted((a, b) => `${a}`.localeCompare(`${b}`))).toEqual([null, 'Zoe'])
  const { id: zoesId } = must(await zoe.get<{ id: string }>('/me'))
  expect(JSON.stringify(onlookers)).not.toContain(zoesId)
  const zoesKey = onlookers.find(({ name }) => name === 'Zoe')?.id
  for (const somebody of [ben, zoe])
    expect(refusalOf(await somebody.post(`${path}/show-out`, { onlooker: zoesKey }))).toBe('403 not-the-host')
  expect(refusalOf(await host.post(`${path}/show-out`, { onlooker: 'nobody' }))).toBe('404 no-such-onlooker')

  const after = must(await host.post<OnlookerList>(`${path}/show-out`, { onlooker: zoesKey }))
  expect(after.shownOut.map(({ name }) => name)).toEqual(['Zoe'])
  const told = await page.hears(({ type }) => type === 'error')
  expect(told).toMatchObject({ error: { code: 'shown-out' } })
  await until(() => page.closeCode !== null)
  for (const read of ['', '/log', '/talk', '/scores'])
    expect(refusalOf(await zoe.get(`/tables/${id}${read}`))).toBe('403 shown-out')
  expect(refusalOf(await zoe.post(`/tables/${id}/talk`, { phrase: 'hello' }))).toBe('403 shown-out')
  await expect(zoe.listen(id)).rejects.toThrow('the socket was refused')
  // Everybody else looks on.
  must(await cleo.get(`/tables/${id}`))
  // At another table nothing is known of it, and after a restart all of it here.
  const elsewhere = await host.createTable({ game: 'toy', seats: SEATS })
  must(await zoe.get(`/tables/${elsewhere.id}`))
  expect(await server.store.company.shownOut()).toHaveLength(1)

  expect(refusalOf(await host.post(`${path}/let-in`, { onlooker: 'nobody' }))).toBe('404 no-such-onlooker')
  must(await host.post(`${path}/let-in`, { onlooker: after.shownOut[0]?.id }))
  must(await zoe.get(`/tables/${id}`))
  must(await zoe.post(`/tables/${id}/talk`, { phrase: 'hello' }), 201)

  // When the game is over it is open to its link, but for the talk.
  await zoe.listen(id)
  const [again] = (await list()).onlookers.filter(({ id: key }) => key === zoesKey)
  must(await host.post(`${path}/show-out`, { onlooker: again?.id }))
  const { company } = server.store
  expect(await company.purgeShownOut(Date.now() + 1000)).toBe(0)
  await playRounds([host, ben], id)
  expect((await host.table(id)).status).toBe('finished')
  must(await zoe.get(`/tables/${id}`))
  expect(refusalOf(await zoe.post(`/tables/${id}/talk`, { phrase: 'hello' }))).toBe('403 shown-out')
  const change = (words: string | null) => zoe.post(`/tables/${id}/talk/change`, { room: 'onlookers', n: 1, words })
  expect(refusalOf(await change('You fool'))).toBe('403 shown-out')
  must(await change(null))
  // Long after it nobody needs to know any more.
  expect(await company.purgeShownOut(Date.now() - 60_000)).toBe(0)
  expect(await company.purgeShownOut(Date.now() + 1000)).toBe(1)
})

test('whoever is shown out while a table waits neither stays nor sits down, and whoever sits there stays', async () => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const [host, zoe] = [await TestClient.named(server.url, 'Hal'), await TestClient.named(server.url, 'Zoe')]
  const { id } = await host.createTable({ game: 'toy', seats: SEATS, visibility: 'open' })
  const path = `/tables/${id}/onlookers`
  const openTo = async (client: TestClient) => must(await client.get<Lobby>('/tables')).open.map((table) => table.id)
  const page = await zoe.listen(id, 0, '&named=1')
  const { onlookers } = await until(async () => {
    const list = must(await host.get<OnlookerList>(path))
    return list.onlookers.length > 0 && list
  })
  expect(await openTo(zoe)).toEqual([id])
  const { shownOut } = must(await host.post<OnlookerList>(`${path}/show-out`, { onlooker: onlookers[0]?.id }))
  await until(() => page.closeCode !== null)
  expect(refusalOf(await zoe.get(`/tables/${id}`))).toBe('403 shown-out')
  expect(await zoe.refused(id, 'join')).toBe('403 shown-out')
  expect(await openTo(zoe)).toEqual([])

  must(await host.post(`${path}/let-in`, { onlooker: shownOut[0]?.id }))
  await zoe.does(id, 'join')
  must(await zoe.get(`/tables/${id}`))
})
