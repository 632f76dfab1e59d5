import type { Lobby, TableSummary } from '@fathom/protocol'
import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { TestClient, type Answer } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

/** Makes sure that the next entry has a later time than the last. */
const nextMoment = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Of all tests: each has people of its own, and none but one leaves a table open. */
let server: RunningServer
beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY })
})

/** Ada and Ben at tables of two, the first made first; all in the phase where both hide a depth at the same time. */
async function tablesOfTwo(count: number) {
  const [ada, ben] = [await TestClient.named(server.url, 'Ada'), await TestClient.named(server.url, 'Ben')]
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ben.does(id, 'join')
    ids.push(id)
    await nextMoment()
  }
  return { ada, ben, ids }
}

async function mine(person: TestClient): Promise<TableSummary[]> {
  return (await person.get<Lobby>('/tables')).body.mine
}

/** An answer as it came: its text and every header but what is of the moment and of the request. */
function whole({ body, headers }: Answer): unknown {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { body, kept }
}

test('a hidden step moves its table in one’s own list and in nobody else’s', async () => {
  const { ada, ben, ids } = await tablesOfTwo(3)
  const [first = '', second = '', third = ''] = ids
  const before = whole(await ben.get('/tables'))
  const adasBefore = await mine(ada)
  expect(adasBefore.map(({ id }) => id)).toEqual([third, second, first])
  for (const steps of [['act'], ['undo', 'act'], ['undo']]) {
    for (const step of steps) await ada.does(first, step, step === 'act' ? { actions: ['hide 2'] } : {})
    expect(whole(await ben.get('/tables'))).toEqual(before)
  }
  const adasAfter = await mine(ada)
  expect(adasAfter.map(({ id }) => id)).toEqual([first, third, second])
  expect(adasAfter[0]?.updatedAt).toBeGreaterThan(adasBefore[0]?.updatedAt ?? 0)
})

test('what both may know moves the table in both lists', async () => {
  const { ada, ben, ids } = await tablesOfTwo(2)
  const [first = '', second = ''] = ids
  for (const person of [ada, ben]) await person.does(first, 'act', { actions: ['hide 2'], endTurn: true })
  const [adas, bens] = [await mine(ada), await mine(ben)]
  // Ada is to move at the first table; at the second both are.
  expect(adas.map(({ id }) => id)).toEqual([first, second])
  expect(bens.map(({ id }) => id)).toEqual([second, first])
  expect(bens[1]?.updatedAt).toBe(adas[0]?.updatedAt)
})

test('a list tells what everybody knows last, and nothing of a hidden step', async () => {
  const { ada, ben, ids } = await tablesOfTwo(1)
  const [id = ''] = ids
  const happened = async (person: TestClient) => (await mine(person))[0]?.happened
  const before = await happened(ben)
  await ada.does(id, 'act', { actions: ['hide 2'], endTurn: true })
  expect(await happened(ben)).toBe(before)
  expect(await happened(ada)).toBe(before)
  await ben.does(id, 'act', { actions: ['hide 3'], endTurn: true })
  expect(await happened(ben)).not.toBe(before)
  expect(await happened(ben)).toBe(await happened(ada))
})

test('an open table says whose language it speaks and how much time there is', async () => {
  const ada = await TestClient.named(server.url, 'Ada', 'fr')
  const timeControl = { bank: 3600, increment: 60, cap: 7200, timeOut: 'bot' } as const
  await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open', timeControl })
  const ben = await TestClient.named(server.url, 'Ben')
  const [open] = (await ben.get<Lobby>('/tables')).body.open
  expect(open).toMatchObject({ language: 'fr', timeControl, happened: '' })
})

test('of tables that wait for me, the one with the least time left comes first', async () => {
  const ada = await TestClient.named(server.url, 'Ada')
  const ben = await TestClient.named(server.url, 'Ben')
  const ids: string[] = []
  for (const bank of [7200, 600, null, 3600]) {
    const timeControl = bank === null ? null : ({ bank, increment: 0, cap: 7200, timeOut: 'bot' } as const)
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], timeControl })
    await ben.does(id, 'join')
    ids.push(id)
    await nextMoment()
  }
  const [day = '', minutes = '', none = '', hour = ''] = ids
  expect((await mine(ada)).map(({ id }) => id)).toEqual([minutes, hour, day, none])
})
