import type { SeatResult, TableResult } from '@fathom/engine'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFolder } from '../testing/serverUnderTest.ts'
import { SqliteStore } from './sqlite.ts'

let stores: SqliteStore[] = []

beforeAll(async () => {
  stores = await Promise.all([open(), open()])
})
afterAll(async () => {
  for (const store of stores) await store.close()
})

async function open(): Promise<SqliteStore> {
  const store = await SqliteStore.open(join(newFolder(), 'fathom.db'))
  for (const id of ['ada', 'ben', 'cleo'])
    await store.saveGuest({ id, name: id, language: 'en', emblem: null, color: null }, 1)
  return store
}

/** A rated game that the people finished in this order. */
function game(endedAt: number, people: readonly string[], id = 'toy'): TableResult {
  const seats = people.map((person, index): SeatResult => ({ person, level: null, name: person, rank: index + 1, total: 9 - index, sources: {}, gaveUp: false, strength: null })) // prettier-ignore
  return { game: id, options: {}, visibility: 'open', rated: true, oneDevice: false, end: 'rounds', endedAt, seats }
}

const PLAYED = [
  ['t1', game(10, ['ada', 'ben'])],
  ['t2', game(20, ['ben', 'cleo', 'ada'])],
  ['t3', game(30, ['cleo', 'ada'])],
  // In one millisecond: then the table's id decides.
  ['t5', game(40, ['ada', 'ben'])],
  ['t4', game(40, ['ben', 'cleo'])],
] as const

test('in whatever order results come in, ratings are those of the order in which the games ended', async () => {
  const [one, other] = stores as [SqliteStore, SqliteStore]
  const inOrder = PLAYED.toSorted(([a, x], [b, y]) => x.endedAt - y.endedAt || (a < b ? -1 : 1))
  for (const [table, result] of inOrder) await one.results.keep(table, result)
  for (const [table, result] of PLAYED.toReversed()) await other.results.keep(table, result)
  const told = (store: SqliteStore) =>
    Promise.all([...PLAYED.map(([table]) => store.results.changes(table)), store.results.standings('toy')])
  expect(await told(other)).toEqual(await told(one))
  expect((await one.results.changes('t5'))?.seats[0]?.nth).toBe(4)
})

test('games that come to light long after are folded in, with the many after them', async () => {
  const [one, other] = stores as [SqliteStore, SqliteStore]
  const first = game(1, ['cleo', 'ben'], 'old')
  const early = game(150, ['cleo', 'ada'], 'old')
  const many = Array.from({ length: 700 }, (_, n) => [`m${n}`, game(100 + n, n % 3 ? ['ada', 'ben'] : ['ben', 'cleo'], 'old')] as const) // prettier-ignore
  await one.results.keep('first', first)
  await one.results.keep('early', early)
  await Promise.all(many.map(([table, result]) => one.results.keep(table, result)))
  await Promise.all(many.map(([table, result]) => other.results.keep(table, result)))
  // Of the many after it some are still to be folded when the next one comes.
  await other.results.keep('first', first)
  await other.results.keep('early', early)
  await other.results.fold()
  expect(await other.results.changes('m699')).toEqual(await one.results.changes('m699'))
  expect(await other.results.standings('old')).toEqual(await one.results.standings('old'))
  expect((await one.results.ratingOf('ben', 'old')).games).toBe(701)
})
