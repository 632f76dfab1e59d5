import { Engine, type CallName, type EngineCalls, type EngineHandlers } from '@fathom/engine'
import { library } from '@fathom/engine/library'
import type { LogReading, TableReading } from '@fathom/protocol'
import type { EntryBody } from '@fathom/table'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SqliteStore } from '../store/sqlite.ts'
import { newFolder } from '../testing/serverUnderTest.ts'
import { until } from '../testing/testClient.ts'
import { savePeople } from '../testing/people.ts'
import { Checkpoints } from './checkpoints.ts'
import { TableHost } from './tableHost.ts'

const PEOPLE = ['Ada', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }))
const ADA = { person: 'ada', language: 'en' } as const
const CREATED: EntryBody = {
  kind: 'created',
  game: 'sunken-treasure',
  rulesVersion: 1,
  options: {},
  chairs: PEOPLE.map((person) => ({ kind: 'person', person, nonce: '-' })),
  visibility: 'private',
  seed: '5e'.repeat(32),
}
const TABLE = 't1'

/** A host over a database, an engine in this thread, and a look into the checkpoints. */
async function opened() {
  const file = join(newFolder(), 'fathom.db')
  const store = await SqliteStore.open(file)
  await savePeople(store, ...PEOPLE.map(({ id }) => id))
  const database = new DatabaseSync(file)
  onTestFinished(async () => {
    database.close()
    await store.close()
  })
  const engine: EngineHandlers = new Engine(library)
  const call = async <Name extends CallName>(name: Name, request: EngineCalls[Name]['request']) => engine[name](request)
  const said: string[] = []
  const note = (_: object, message: string): void => void said.push(message)
  const hostOf = (stamp: string, every?: number) =>
    new TableHost(
      store,
      { call },
      () => {},
      () => {},
      new Checkpoints(store, stamp, { warn: note, error: note } as never, every),
    )
  const change = (column: 'body' | 'stamp' | 'journal', value: string) =>
    database.prepare(`update checkpoints set ${column} = ?`).run(value)
  const row = () =>
    database.prepare('select n, stamp, journal, body from checkpoints').get() as
      | { n: number; stamp: string; journal: string; body: string }
      | undefined
  /** What Ada may see of the table when it is loaded anew. */
  const reloaded = async (host: TableHost) => {
    await engine.drop({ table: TABLE })
    return { table: JSON.parse((await host.read(TABLE, ADA)).table) as TableReading, log: JSON.parse(await host.log(TABLE, ADA, 0)) as LogReading } // prettier-ignore
  }
  return { hostOf, change, row, reloaded, said, database }
}

/** Plays the first choice of whoever has one, so many times. */
async function play(host: TableHost, moves: number): Promise<void> {
  await host.create(TABLE, CREATED, ADA)
  for (let move = 0; move < moves; move++) {
    const readings = await Promise.all(PEOPLE.map(({ id }) => host.read(TABLE, { person: id, language: 'en' })))
    const seats = readings.map(({ table }) => JSON.parse(table) as TableReading)
    const seat = seats.findIndex(({ legal, draft }) => legal.length > 0 || draft.canEndTurn)
    const [reading, person] = [seats[seat], PEOPLE[seat]]
    if (reading === undefined || person === undefined) return
    const act = { do: 'act', actions: [reading.legal[0] ?? ''], version: null, endTurn: true } as const
    const command = reading.draft.canEndTurn ? ({ do: 'end-turn', version: null } as const) : act
    await host.execute(TABLE, { as: 'person', person, command }, 'en', null)
  }
  await host.idle()
}

test('a table is loaded with its checkpoint and is what it was; the journal counts where they differ', async () => {
  const { hostOf, change, row, reloaded, said, database } = await opened()
  const host = hostOf('s')
  await play(host, 55)
  await until(() => row())
  const { n = 0, body = '', journal = '' } = row() ?? {}
  expect(n).toBe(68)
  const truth = await reloaded(hostOf('none'))
  expect(await reloaded(host)).toEqual(truth)

  // What it says is believed until somebody compares: so it was loaded with it, not by playing through.
  const lie = body.replaceAll('"Ada"', '"Eve"')
  change('body', lie)
  expect((await reloaded(host)).table.seats[0]?.name).toBe('Eve')
  // It does not count for another program, nor with another journal.
  expect(await reloaded(hostOf('other'))).toEqual(truth)
  change('journal', 'other')
  expect(await reloaded(host)).toEqual(truth)
  expect(said).toEqual([])

  // Compared with the journal, and where it can't be read: the journal counts, the operator is told, the checkpoint is gone.
  const message = 'a checkpoint differed from its journal and is deleted; the journal counts'
  change('journal', journal)
  expect(await reloaded(hostOf('s', 1))).toEqual(truth)
  expect(said.splice(0)).toEqual([message])
  await until(() => row() === undefined)
  database.prepare('insert into checkpoints values (?, ?, ?, ?, ?)').run(TABLE, n, 's', journal, '{')
  expect(await reloaded(host)).toEqual(truth)
  expect(said).toEqual([message])
}, 30_000)

test('every so many loads the journal is played through, and a failing store costs nothing but time', async () => {
  const said: string[] = []
  const say = (_: object, message: string): void => void said.push(message)
  const failing = { checkpoint: () => Promise.reject(new Error('no disk')), saveCheckpoint: () => Promise.reject(new Error('no disk')), dropCheckpoint: () => Promise.reject(new Error('no disk')) } // prettier-ignore
  const log = { warn: say, error: say } as never
  const broken = new Checkpoints(failing, 's', log)
  expect(await broken.read('t')).toEqual({ checkpoint: null, verify: false })
  broken.save('t', { n: 1, checkpoint: '{}' as never })
  broken.isWrong('t')
  await new Promise(setImmediate)
  expect(said).toEqual([
    'a checkpoint could not be read',
    'a checkpoint differed from its journal and is deleted; the journal counts',
    'a checkpoint could not be written',
    'a checkpoint could not be deleted',
  ])
  const store = { ...failing, checkpoint: () => Promise.resolve({ n: 70, body: '{}' }) }
  const checkpoints = new Checkpoints(store, 's', log, 3)
  const verified: boolean[] = []
  for (let load = 0; load < 6; load++) verified.push((await checkpoints.read('t')).verify)
  expect(verified).toEqual([false, false, true, false, false, true])
})
