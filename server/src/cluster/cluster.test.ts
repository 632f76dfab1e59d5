import { beforeAll, describe, expect, test } from 'vitest'
import type { NoticesReading, CreateTable, Push } from '@fathom/protocol'
import type { RunningServer } from '../server.ts'
import { Cable } from '../testing/cable.ts'
import { NATS } from '../testing/nats.ts'
import { inDatabase, newDatabase, POSTGRES } from '../testing/postgres.ts'
import { startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until, type TestSubscription } from '../testing/testClient.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'

const TWO: CreateTable = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }
const TIMES = process.env['FATHOM_LONG'] === '1' ? 10_000 : 25
/** The same person, as another process is asked. */
function at(url: string, { token }: TestClient): TestClient {
  return Object.assign(new TestClient(url), { token })
}

function last<Type extends Push['type']>({ heard }: TestSubscription, type: Type) {
  return heard.findLast((push): push is Extract<Push, { type: Type }> => push.type === type)
}

describe.runIf(POSTGRES !== null)('two processes on one database', () => {
  let one: RunningServer
  let two: RunningServer

  beforeAll(async () => {
    const config = { databaseUrl: await newDatabase(), library: TOY_LIBRARY, drain: 300, botDelay: 200 }
    one = await startForTest(config)
    two = await startForTest(config)
  })

  // The tests follow each other; the last one stops a server.

  test('what is done, said and seen at one is so at the other', async () => {
    const [ada, ben] = [await TestClient.named(one.url, 'Ada'), await TestClient.named(two.url, 'Ben')]
    const { id } = await ada.createTable(TWO)
    const here = await ada.listen(id, 0, '&onlookers=1')
    // Who made themselves known at one process is known at the other.
    const there = await at(two.url, ada).follow(id)
    await ben.does(id, 'join')
    await until(() => last(here, 'update')?.table.seats[1]?.name === 'Ben')
    const benHere = await at(one.url, ben).listen(id)
    await until(() => last(there, 'presence')?.seats[1]?.present === true)
    await ben.post(`/tables/${id}/talk`, { words: 'good luck' })
    await until(() => last(here, 'talk')?.lines[0]?.words === 'good luck')

    // A command that was decided on what stood before is decided again.
    await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
    const shown = await at(one.url, ben).does(id, 'act', { actions: ['hide 1'], endTurn: true })
    expect((await ben.table(id)).version).toBe(shown.version)
    expect((await at(two.url, ada).table(id)).view).toMatchObject({ shown: [[3], [1]] })

    // A further device joins at the other process, and its session ends at the first: it hears nothing more.
    const { body: link } = await ben.post<{ token: string }>('/me/device-link')
    const phone = new TestClient(one.url)
    phone.token = must(await phone.post<{ token: string }>('/sign-in/link', { token: link.token })).token
    const onPhone = await phone.listen(id)
    const { body: mine } = await ben.get<{ sessions: { id: string; current: boolean }[] }>('/me/sessions')
    const other = mine.sessions.find(({ current }) => !current)
    must(await ben.post(`/me/sessions/${other?.id}/end`))
    await until(() => onPhone.closeCode !== null)
    expect(refusalOf(await phone.get('/me'))).toBe('401 no-guest')
    expect(benHere.closeCode).toBeNull()
  })

  test('of two vacations that are taken at both at once both are kept', async () => {
    const ada = await TestClient.named(one.url, 'Ada')
    const days = ['10', '20'].map((day) => `${new Date().getUTCFullYear() + 1}-01-${day}`)
    const take = (url: string, day = '') => at(url, ada).post('/me/vacations', { from: day, to: day })
    await Promise.all([take(one.url, days[0]), take(two.url, days[1])])
    const { settings } = must(await ada.get<NoticesReading>('/me/notices'))
    expect(settings.vacations.map(({ from }) => from)).toEqual(days)
  })

  test('a rematch that is asked for at both at once is one table', async () => {
    const [ada, ben] = [await TestClient.named(one.url, 'Ada'), await TestClient.named(two.url, 'Ben')]
    const { id } = await ada.createTable(TWO)
    await ben.does(id, 'join')
    const plain = (legal: readonly string[]) => legal.at(-1) ?? ''
    await Promise.all([ada.playOut(id, plain), ben.playOut(id, plain)])
    const asked = await Promise.all([ada.does(id, 'rematch'), ben.does(id, 'rematch')])
    const next = (await ada.table(id)).rematch
    expect(asked.map((table) => table.id)).toEqual([next, next])
    expect((await ada.table(next ?? '')).seats.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben'])
  })

  test('a process that is cut off from the others tells it all when they are back, and decides nothing wrong', async () => {
    const databaseUrl = await newDatabase()
    const cable = await Cable.to(Number(new URL(NATS ?? databaseUrl).port || 5432))
    const far = new URL(databaseUrl)
    if (NATS === null) far.host = `127.0.0.1:${cable.port}`
    const near = await startForTest({ databaseUrl, library: TOY_LIBRARY, natsUrl: NATS ?? '' })
    const away = await startForTest({
      databaseUrl: far.href,
      library: TOY_LIBRARY,
      natsUrl: NATS !== null ? `nats://127.0.0.1:${cable.port}` : '',
    })
    const [ada, ben] = [await TestClient.named(near.url, 'Ada'), await TestClient.named(away.url, 'Ben')]
    const { id } = await ada.createTable(TWO)
    await ben.does(id, 'join')
    const there = await ben.listen(id)
    await until(() => last(there, 'update'))
    cable.cut()
    await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
    await ada.post(`/tables/${id}/talk`, { words: 'are you there?' })
    if (NATS === null) cable.mend()
    await until(async () => (await ben.get('/me')).status === 200)
    expect((await ben.table(id)).version).toBe((await at(near.url, ben).table(id)).version)
    await until(() => last(there, 'talk'))
    const now = await at(near.url, ben).table(id)
    await until(() => last(there, 'update')?.table.version === now.version)
    cable.mend()
    await until(
      async () =>
        (await at(near.url, ben)
          .does(id, 'act', { actions: ['hide 1'], endTurn: true })
          .catch(() => false)) !== false,
    )
    await until(() => JSON.stringify(there.heard).includes('[[3],[1]]'))
  })

  test(`of two who decide for the same table at once, ${TIMES} times, one is right and the other is told so`, async () => {
    const ada = await TestClient.named(one.url, 'Ada')
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
    const { chairs } = await one.host.metadata(id)
    const person = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person] : []))[0]
    if (person === undefined) throw new Error('nobody sits there')
    await until(async () => (await one.host.metadata(id)).bots.length === 0)
    const reader = { person: person.id, language: 'en' } as const
    let { version } = await one.host.read(id, reader)
    const before = (await one.store.load(id, 0)).length
    for (let round = 0; round < TIMES; round++) {
      const command =
        round % 2 === 0
          ? ({ do: 'act', actions: ['hide 3'], version, endTurn: false } as const)
          : ({ do: 'undo', version, all: false } as const)
      const both = await Promise.allSettled(
        [one, two].map(({ host }) => host.execute(id, { as: 'person', person, command }, 'en', reader)),
      )
      const done = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value.version] : []))
      const refused = both.flatMap((each) =>
        each.status === 'rejected' ? [String((each.reason as { code?: string }).code)] : [],
      )
      expect([done, refused]).toEqual([[version + 1], ['old-version']])
      version++
    }
    const entries = await one.store.load(id, 0)
    expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: before + TIMES }, (_, index) => index + 1))
  })

  test('bots that nobody has woken where they should be at work go on', async () => {
    const databaseUrl = await newDatabase()
    const slow = await startForTest({ databaseUrl, library: TOY_LIBRARY, botDelay: 60_000 })
    const quick = await startForTest({ databaseUrl, library: TOY_LIBRARY })
    const ada = await TestClient.named(slow.url, 'Ada')
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
    const { version, waitingFor } = await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
    expect(waitingFor).toEqual([1])
    // As where a process has written, and its connection broke before it was told so.
    await inDatabase(`update tables set keeper = '${quick.store.keeper}'`, databaseUrl)
    await until(async () => (await ada.table(id)).version > version)
  })

  test('one that is told to stop sends people elsewhere first, then closes, and the other goes on with its bots', async () => {
    const ada = await TestClient.named(one.url, 'Ada')
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
    const here = await ada.listen(id)
    const ready = async ({ url }: { url: string }) => {
      const answer = await fetch(`${url}/readyz`)
      return [answer.status, await answer.json()]
    }
    expect(await ready(two)).toMatchObject([200, { ok: true, bus: 'well' }])
    const closing = one.close()
    await until(async () => (await ready(one))[0] === 503)
    // Who is there is still served; new ones are not.
    await ada.does(id, 'act', { actions: ['hide 3'], endTurn: true })
    await expect(ada.listen(id)).rejects.toThrow('the socket was refused')
    await closing
    expect([here.heard.at(-1), here.closeCode]).toEqual([{ type: 'closing' }, 1001])
    const version = (await at(two.url, ada).table(id)).version
    await until(async () => (await at(two.url, ada).table(id)).waitingFor.includes(0) && version > 0)
  })
})
