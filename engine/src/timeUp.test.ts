import type { TableReading } from '@fathom/protocol'
import type { TimeControl } from '@fathom/table'
import { expect, test } from 'vitest'
import type { TableRequest } from './requests.ts'
import { Engine } from './engine.ts'
import { library } from './library.ts'
import { createdWith } from './testing/created.ts'

const PEOPLE = ['ana', 'bo'].map((id) => ({ id, name: id }))
const MINUTE = 60_000

/** A game of two with a minute each, in which somebody has the move. */
async function atTheClock(timeOut: TimeControl['timeOut']) {
  const engine = new Engine(library)
  const timeControl = { bank: 60, increment: 0, cap: 60, timeOut } as const
  const created = { ...(await createdWith('sunken-treasure', PEOPLE)), timeControl }
  await engine.create({ table: 't', at: 0, created, readers: [], present: [] })
  const readers = PEOPLE.map(({ id }) => ({ person: id, language: 'en' as const }))
  const read = () =>
    engine
      .read({ table: 't', readers, present: [] })
      ?.snapshots.map(({ table }) => JSON.parse(table) as TableReading) ?? []
  const seat = read()[0]?.waitingFor[0] ?? -1
  const [person, action] = [PEOPLE[seat], read()[seat]?.legal[0]]
  if (person === undefined || action === undefined) throw new Error('nobody has the move')
  const ask = (request: TableRequest, at: number) => {
    const done = engine.execute({ table: 't', at, request, readers: [], subscriptions: [], present: [], language: 'en' }) // prettier-ignore
    return done?.ok === true ? done.entries.map(({ kind }) => kind) : done?.refusal.code
  }
  return { ask, person, action, seat }
}

test('a plan brings nobody back whose time is up', async () => {
  const { ask, person, action } = await atTheClock('wait')
  expect(ask({ as: 'clock', standIn: 'mate' }, MINUTE)).toContain('timed-out')
  expect(ask({ as: 'plan', person, actions: [action] }, MINUTE)).toBe('not-your-turn')
  const command = { do: 'act', actions: [action], version: null, endTurn: true } as const
  expect(ask({ as: 'person', person, command }, MINUTE)).toContain('returned')
})

test('a game that is lost on time does not go on because nobody has looked at the clocks yet', async () => {
  const all = [
    [
      'act',
      (game) => ({
        as: 'person',
        person: game.person,
        command: { do: 'act', actions: [game.action], version: null, endTurn: true },
      }),
    ],
    ['pause', (game) => ({ as: 'person', person: game.person, command: { do: 'pause' } })],
    ['leave', (game) => ({ as: 'person', person: game.person, command: { do: 'leave', standIn: 'mate' } })],
    ['plan', (game) => ({ as: 'plan', person: game.person, actions: [game.action] })],
    ['pass', (game) => ({ as: 'pass', seat: game.seat })],
  ] satisfies [string, (game: Awaited<ReturnType<typeof atTheClock>>) => TableRequest][]
  for (const [what, request] of all) {
    const early = await atTheClock('loss')
    expect([what, early.ask(request(early), MINUTE - 1)]).not.toContainEqual(expect.arrayContaining(['finished']))
    const late = await atTheClock('loss')
    expect([what, late.ask(request(late), MINUTE)]).toEqual([what, ['timed-out', 'finished']])
    expect(late.ask(request(late), MINUTE)).toBe('table-finished')
  }
  const late = await atTheClock('loss')
  const command = { do: 'act', actions: [late.action], version: null, endTurn: true } as const
  expect(late.ask({ as: 'person', person: { id: 'eve', name: 'Eve' }, command }, MINUTE)).toBe('not-seated')
  expect(late.ask({ as: 'person', person: late.person, command: { do: 'rest', rest: null } }, MINUTE)).toEqual([])
  const waiting = await atTheClock('wait')
  expect(waiting.ask({ as: 'person', person: waiting.person, command }, MINUTE)).not.toContain('timed-out')
})
