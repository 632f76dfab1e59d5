import { join } from 'node:path'
import { Engine, type CallName, type EngineCalls, type EngineHandlers } from '@fathom/engine'
import type { Entry, EntryBody } from '@fathom/table'
import { expect, onTestFinished, test } from 'vitest'
import type { LiveSubscription } from './subscribers.ts'
import { TableHost } from './tableHost.ts'
import { renamed } from '../people/renamed.ts'
import { newFolder } from '../testing/serverUnderTest.ts'
import { library } from '../testing/toyLibrary.ts'
import { savePeople } from '../testing/people.ts'
import { SqliteStore } from '../store/sqlite.ts'

type Created = Extract<EntryBody, { kind: 'created' }>

const ADA = { person: 'ada', language: 'en' } as const
const CREATED: Created = {
  kind: 'created',
  game: 'toy',
  rulesVersion: 1,
  options: {},
  chairs: ['ada', 'ben'].map((id) => ({ kind: 'person', person: { id, name: id }, nonce: '-' })),
  visibility: 'private',
  seed: '5e'.repeat(32),
}

/** Two processes on one database, as far as tables go: each has an engine of its own. */
async function two(created: EntryBody = CREATED) {
  const store = await SqliteStore.open(join(newFolder(), 'fathom.db'))
  onTestFinished(() => store.close())
  const process = () => {
    const engine: EngineHandlers = new Engine(library)
    const call = async <Name extends CallName>(name: Name, request: EngineCalls[Name]['request']) =>
      engine[name](request)
    const nothing = () => {}
    return { engine, host: new TableHost(store, { call }, nothing, nothing, null, true) }
  }
  const [one, other] = [process(), process()]
  await savePeople(store, 'ada', 'ben', 'cy')
  await one.host.create('t1', created, ADA)
  return { store, one, other }
}

const hide = (host: TableHost, id: string, n: number) => {
  const command = { do: 'act', actions: [`hide ${n}`], version: null, endTurn: true } as const
  return host.execute('t1', { as: 'person', person: { id, name: id }, command }, 'en', null)
}
const following = (person: string | null, told: string[]): LiveSubscription => ({
  person,
  language: 'en',
  pace: null,
  since: 0,
  changes: null,
  knows: false,
  send: (push) => void told.push((JSON.parse(push) as { type: string }).type),
  end: () => {},
})
const names = async (host: TableHost) =>
  (JSON.parse((await host.read('t1', ADA)).table) as { seats: { name: string }[] }).seats.map(({ name }) => name)
const toCy = (entries: readonly Entry[]) => renamed(entries, 'ben', { id: 'cy', name: 'Cy' })

test('a journal is rewritten beside another process’s move, and is whole', async () => {
  const { store, one, other } = await two()
  let isFirst = true
  await one.host.rewrite('t1', toCy, async (...kept) => {
    if (isFirst) await hide(other.host, 'ada', 1)
    isFirst = false
    return store.rewrite(...kept)
  })
  expect((await store.load('t1', 0)).map(({ kind }) => kind)).toEqual(['created', 'started', 'drafted', 'ended'])
  expect(await names(other.host)).toEqual(['ada', 'Cy'])
})

test('what was decided on a journal of before it was rewritten is decided again, and lists do not name who left', async () => {
  const { store, one, other } = await two()
  // It has the table loaded, with Ben.
  expect(await names(other.host)).toEqual(['ada', 'ben'])
  await one.host.rewrite('t1', toCy, (...kept) => store.rewrite(...kept))
  await hide(other.host, 'ada', 1)
  const [listed] = await store.tablesOf('ada', 'running', 9)
  expect(listed?.listed.persons).toEqual(['ada', 'cy'])
  expect(await names(other.host)).toEqual(['ada', 'Cy'])
  // And they go on from there.
  await hide(one.host, 'cy', 1)
})

test('whoever follows a table that the engine has let go of is told all of it next', async () => {
  const { one, other } = await two()
  const told: string[] = []
  await other.host.enter('t1', following('ada', told))
  await other.engine.drop({ table: 't1' })
  await hide(one.host, 'ada', 1)
  told.length = 0
  await other.host.catchUp('t1')
  expect(told).toContain('update')
  await other.engine.drop({ table: 't1' })
  told.length = 0
  await hide(other.host, 'ben', 1)
  expect(told).toContain('update')
})

test.each(['follows', 'has been let go of'])(
  'who looks on late hears of no move when the beginning comes with it: the table %s',
  async (how) => {
    const [ada] = CREATED.chairs
    if (ada === undefined) throw new Error('nobody sits there')
    const { one, other } = await two({ ...CREATED, chairs: [ada, { kind: 'open' }], onlookers: { allowed: true, delay: 3 } }) // prettier-ignore
    const seen: string[] = []
    const onlooker = { ...following(null, []), send: (push: string) => void seen.push(push) }
    await other.host.enter('t1', onlooker)
    const join = { do: 'join', seat: null, nonce: null } as const
    await one.host.execute('t1', { as: 'person', person: { id: 'ben', name: 'ben' }, command: join }, 'en', null)
    await hide(one.host, 'ada', 1)
    await hide(one.host, 'ben', 1)
    if (how !== 'follows') await other.engine.drop({ table: 't1' })
    seen.length = 0
    await other.host.catchUp('t1')
    /** How far it was told, as an onlooker counts: seated and started are 2 and 3. */
    const told = () => Math.max(0, ...seen.map((push) => (JSON.parse(push) as { table?: { version: number } }).table?.version ?? 0)) // prettier-ignore
    expect(told()).toBe(0)
    await other.host.lookLate('t1')
    expect(told()).toBe(3)
    await other.host.idle()
  },
)

test('a checkpoint of a journal of before it was rewritten is not kept', async () => {
  const { store, one } = await two()
  const { end, entries } = await store.journal('t1', 0)
  await one.host.rewrite('t1', toCy, (...kept) => store.rewrite(...kept))
  await store.saveCheckpoint('t1', { n: entries.length, body: 'with Ben' }, 'stamp', end)
  expect(await store.checkpoint('t1', 'stamp')).toBeNull()
})

test('whoever comes while the last one leaves is told of what others write', async () => {
  const { one, other } = await two()
  const first = following('ben', [])
  await one.host.enter('t1', first)
  const told: string[] = []
  const entering = one.host.enter('t1', following('ben', told))
  one.host.subscribers.leave(first, 't1')
  await entering
  // The table is let go of before it is read.
  await one.host.read('t1', ADA)
  const before = told.length
  await hide(other.host, 'ada', 1)
  await one.host.poll()
  expect(told.slice(before)).toEqual(['update'])
})
