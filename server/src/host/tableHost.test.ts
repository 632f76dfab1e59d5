import { Engine, type CallName, type EngineCalls, type EngineHandlers, type TableRequest } from '@fathom/engine'
import type { Entry, EntryBody } from '@fathom/table'
import { expect, test } from 'vitest'
import { library } from '../testing/toyLibrary.ts'
import { TableHost } from './tableHost.ts'
import type { LiveSubscription } from './subscribers.ts'

const ADA = { id: 'ada', name: 'Ada' }
const ADA_READS = { person: 'ada', language: 'en' } as const
const BEN = { as: 'person', person: { id: 'ben', name: 'Ben' }, command: { do: 'join', seat: null, nonce: null } } as const satisfies TableRequest // prettier-ignore
const CREATED: EntryBody = {
  kind: 'created',
  game: 'toy',
  rulesVersion: 1,
  options: {},
  chairs: [{ kind: 'person', person: ADA, nonce: '-' }, { kind: 'open' }, { kind: 'open' }],
  visibility: 'open',
  seed: '5e'.repeat(32),
}

/** A journal whose appends wait until they are settled, and everything that happened, in order. */
class HeldStore {
  readonly written: Entry[] = []
  readonly happened: string[] = []
  /** Settles the append that waits. */
  settle: (outcome: 'ok' | 'conflict' | Error) => void = () => {}
  isHeld = false

  append(_: string, entries: readonly Entry[]): Promise<'ok' | 'conflict'> {
    this.happened.push(`append ${entries.map(({ n }) => n).join()}`)
    const stored = (outcome: 'ok' | 'conflict') => {
      if (outcome === 'ok') this.written.push(...entries)
      this.happened.push(outcome)
      return outcome
    }
    if (!this.isHeld) return Promise.resolve(stored('ok'))
    return new Promise((resolve, reject) => {
      this.settle = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(stored(outcome)))
    })
  }

  heads(): Promise<never[]> {
    return Promise.resolve([])
  }

  load(): Promise<Entry[]> {
    this.happened.push('load')
    return Promise.resolve([...this.written])
  }

  async journal() {
    return { entries: await this.load(), before: '', end: '' }
  }
}

/** A table of Ada with two open chairs, and a subscription that notes what it is told. */
async function started() {
  const store = new HeldStore()
  const engine: EngineHandlers = new Engine(library)
  const call = async <Name extends CallName>(name: Name, request: EngineCalls[Name]['request']) => {
    if (name === 'execute' || name === 'drop') store.happened.push(name)
    return engine[name](request)
  }
  const host = new TableHost(store, { call }, () => {})
  await host.create('t1', CREATED, ADA_READS)
  const send = (push: string) => void store.happened.push(`told ${(JSON.parse(push) as { type: string }).type}`)
  const subscription: LiveSubscription = {
    ...ADA_READS,
    pace: null,
    since: 0,
    changes: 'json',
    knows: false,
    send,
    end: () => {},
  }
  await host.enter('t1', subscription)
  store.happened.length = 0
  store.isHeld = true
  return { store, host }
}

/** Lets everything go on that does not wait for the store. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))
const seatsOf = (table: string) => (JSON.parse(table) as { seats: { name: string }[] }).seats.map(({ name }) => name)

test('a command is told to nobody before the store has it; who reads meanwhile waits', async () => {
  const { store, host } = await started()
  const done = host.execute('t1', BEN, 'en', null)
  const reading = host.read('t1', ADA_READS).then(({ table }) => store.happened.push(`read ${seatsOf(table).join()}`))
  await pause()
  expect(store.happened).toEqual(['execute', 'append 2'])
  store.settle('ok')
  expect(await done).toEqual({ version: 2, snapshot: null })
  await reading
  expect(store.happened).toEqual(['execute', 'append 2', 'ok', 'told change', 'told presence', 'read Ada,Ben,'])
})

test('what the store does not take is told to nobody and is not in the table', async () => {
  const { store, host } = await started()
  const done = host.execute('t1', BEN, 'en', null)
  await pause()
  store.settle(new Error('the disk is full'))
  await expect(done).rejects.toThrow('the disk is full')
  expect(seatsOf((await host.read('t1', ADA_READS)).table)).toEqual(['Ada', '', ''])
  expect(store.happened).toEqual(['execute', 'append 2', 'drop', 'load'])
})

test('a command that meets another writer’s entry is decided again on the journal with it', async () => {
  const { store, host } = await started()
  const done = host.execute('t1', BEN, 'en', null)
  await pause()
  store.written.push({ kind: 'seated', seat: 1, person: { id: 'cy', name: 'Cy' }, nonce: '-', n: 2, at: 0 })
  store.settle('conflict')
  await pause()
  store.settle('ok')
  expect((await done).version).toBe(4)
  expect(seatsOf((await host.read('t1', ADA_READS)).table)).toEqual(['Ada', 'Cy', 'Ben'])
  // The table is loaded anew, and whoever was told of it before is told all of it.
  expect(store.happened.slice(0, 9)).toEqual(['execute', 'append 2', 'conflict', 'drop', 'execute', 'load', 'execute', 'append 3,4', 'ok']) // prettier-ignore
  expect(store.happened.slice(9)).toEqual(['told update', 'told presence'])
})

test('who looks on late sees the journal as it has been rewritten', async () => {
  const store = new HeldStore()
  const engine: EngineHandlers = new Engine(library)
  const call = async <Name extends CallName>(name: Name, request: EngineCalls[Name]['request']) => engine[name](request)
  const host = new TableHost(store, { call }, () => {})
  const chairs = ['Ada', 'Ben'].map((name) => ({ kind: 'person', person: { id: name, name }, nonce: '-' }) as const)
  await host.create('t1', { ...CREATED, chairs, onlookers: { allowed: true, delay: 3 } }, ADA_READS)
  const onlooker = { person: null, language: 'en' } as const
  expect(seatsOf((await host.read('t1', onlooker)).table)).toEqual(['Ada', 'Ben'])
  const renamed = (entry: Entry): Entry =>
    entry.kind === 'created'
      ? { ...entry, chairs: entry.chairs.map((chair) => (chair.kind === 'person' ? { ...chair, person: { ...chair.person, name: 'Cy' } } : chair)) } // prettier-ignore
      : entry
  await host.rewrite(
    't1',
    (entries) => entries.map(renamed),
    async (_, entries) => {
      store.written.splice(0, Infinity, ...entries)
      return 'ok'
    },
  )
  expect(seatsOf((await host.read('t1', onlooker)).table)).toEqual(['Cy', 'Cy'])
})

test('a move asks the engine once and the store once, however many are told of it', async () => {
  const store = new HeldStore()
  const engine: EngineHandlers = new Engine(library)
  const asked: string[] = []
  const call = async <Name extends CallName>(name: Name, request: EngineCalls[Name]['request']) => {
    asked.push(name)
    return engine[name](request)
  }
  const host = new TableHost(store, { call }, () => {})
  const told: number[] = []
  const chairs = ['ada', 'ben'].map((id) => ({ kind: 'person', person: { id, name: id }, nonce: '-' }) as const)
  await host.create('t1', { ...CREATED, chairs }, ADA_READS)
  for (const [reader, person] of ['ada', 'ben', null, null].entries()) {
    const send = () => void told.push(reader)
    await host.enter('t1', { person, language: 'en', pace: null, since: 0, changes: 'terse', knows: false, send, end: () => {} }) // prettier-ignore
  }
  for (const list of [asked, told, store.happened]) list.length = 0
  const hide = { do: 'act', actions: ['hide 1'], version: null, endTurn: true } as const
  await host.execute('t1', { as: 'person', person: ADA, command: hide }, 'en', null)
  expect(asked).toEqual(['execute'])
  expect(store.happened.filter((each) => each !== 'ok')).toEqual([expect.stringMatching(/^append/)])
  expect(told.length).toBe(new Set(told).size)
  told.length = 0
  await host.execute('t1', { as: 'person', person: { id: 'ben', name: 'ben' }, command: hide }, 'en', null)
  expect(asked).toEqual(['execute', 'execute'])
  expect(told.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
})
