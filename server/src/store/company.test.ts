import type { SeatResult, TableResult } from '@fathom/engine'
import { beforeAll, expect, test } from 'vitest'
import { startForTest } from '../testing/serverUnderTest.ts'
import type { Store } from './store.ts'

let store: Store

beforeAll(async () => {
  store = (await startForTest()).store
  for (const id of ['ada', 'ben']) await store.saveGuest({ id, name: id, language: 'en', emblem: null, color: null }, 1)
})

const MOST = { members: 9, groups: 9 }

/** Ada's group, whose token is as its id. */
async function group(id: string): Promise<string> {
  expect(await store.company.addGroup({ id, name: id, token: id }, { id: `ada in ${id}`, person: 'ada', at: 1 }, 9)).toBe('ok') // prettier-ignore
  return id
}

test('a game that somebody gave up is in a group’s ranking as played, and not as won', async () => {
  const { company, results } = store
  const id = await group('kelp')
  await company.joinGroup(id, { id: 'ben in kelp', person: 'ben', at: 2 }, MOST)
  const seat = (person: string, rank: number, gaveUp: boolean): SeatResult => ({ person, level: null, name: person, rank, total: 9, sources: {}, gaveUp, strength: null }) // prettier-ignore
  const game = (seats: SeatResult[]): TableResult => ({ game: 'toy', options: {}, visibility: 'private', rated: false, oneDevice: false, end: 'rounds', endedAt: 1, seats }) // prettier-ignore
  for (const [table, gaveUp] of [
    ['played', false],
    ['given up', true],
  ] as const) {
    // prettier-ignore
    await company.addGroupTable(id, table)
    await results.keep(table, game([seat('ada', 1, gaveUp), seat('ben', 2, false)]))
  }
  const members = (await company.group(id))?.members ?? []
  expect(members.map(({ person, played, won }) => [person, played, won])).toEqual([
    ['ada', 2, 1],
    ['ben', 2, 0],
  ])
})
