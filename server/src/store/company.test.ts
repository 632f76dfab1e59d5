import type { SeatResult, TableResult } from '@fathom/engine'
import { beforeAll, expect, test } from 'vitest'
import { listedTable } from '../testing/listedTable.ts'
import { startForTest } from '../testing/serverUnderTest.ts'
import type { Store } from './store.ts'

let store: Store

beforeAll(async () => {
  store = (await startForTest()).store
  for (const id of ['ada', 'ben']) await store.saveGuest({ id, name: id, language: 'en', emblem: null, color: null }, 1)
})

const MOST = { members: 9, groups: 9 }

const LISTED = listedTable({ visibility: 'private' })

/** Ada's group, whose token is as its id. */
async function group(id: string): Promise<string> {
  expect(await store.company.addGroup({ id, name: id, token: id }, { id: `ada in ${id}`, person: 'ada', at: 1 }, 9)).toBe('ok') // prettier-ignore
  return id
}

test('a game that somebody gave up is in a group’s ranking as played, and not as won', async () => {
  const { company, results } = store
  const id = await group('kelp')
  await company.joinGroup('kelp', { id: 'ben in kelp', person: 'ben', at: 2 }, MOST)
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

test('whoever is removed from a group and joins at the same moment is out, and so is whoever its maker keeps away', async () => {
  const { company } = store
  const id = await group('dulse')
  const ben = { id: 'ben in dulse', person: 'ben', at: 2 }
  const members = async () => (await company.group(id))?.members.map(({ person }) => person)
  expect(await company.joinGroup('dulse', ben, MOST)).toEqual({ id })
  const back = { ...ben, id: 'ben again' }
  await Promise.all([company.removeMember(id, ben.id, 'other'), company.joinGroup('dulse', back, MOST)])
  expect(await company.joinGroup('dulse', back, MOST)).toBe(null)
  expect(await members()).toEqual(['ada'])
  await company.addBlock('block', { person: 'ada', other: 'ben' }, 3, 9)
  expect(await company.joinGroup('other', back, MOST)).toBe(null)
  expect(await company.removeBlock('ada', 'block')).toBe('ben')
  expect(await company.joinGroup('other', back, MOST)).toEqual({ id })
})

test('a link makes no friends once one keeps the other away, or it has ended', async () => {
  const { company } = store
  const befriend = (hash: string) => company.befriend(hash, ['ben', 'ada'], ['row', 'back'], 5, 9)
  const friends = async () => (await company.friendsOf('ben')).map(({ other }) => other)
  await company.saveFriendLink('ada', 'link', 10)
  expect(await befriend('another')).toBe('old')
  await company.addBlock('block', { person: 'ben', other: 'ada' }, 3, 9)
  expect([await befriend('link'), await friends()]).toEqual(['old', []])
  await company.removeBlock('ben', 'block')
  expect([await befriend('link'), await friends()]).toEqual(['ok', ['ada']])
  expect(await company.unfriend('ada', 'back')).toBe(true)
  expect([await befriend('link'), await friends()]).toEqual(['old', []])
})

test('what waits to be told is of no use any more after a block, a refusal, or at a table that is for others', async () => {
  const { company, notices } = store
  const at = Date.now()
  // Not before the test asks: the server sends what is due, and forgets what is old.
  const due = at + 3600_000
  const kinds = ['invited'] as const
  await notices.addChannel({ id: 'hook', person: 'ben', name: 'hook', address: { kind: 'webhook', url: 'https://one.example' }, site: '', kinds, daily: null, state: 'active', trouble: null }, 1, 9) // prettier-ignore
  const tables = ['kept', 'declined', 'apart', 'of a group']
  for (const table of tables) {
    await store.append(table, [{ kind: 'undone', seat: 0, n: 1, at }], { ...LISTED, changedAt: [at, at, at], persons: table === 'apart' ? ['cleo', null] : LISTED.persons }) // prettier-ignore
    await company.invite(table, 'ada', ['ben'], { at, due })
  }
  await company.decline('declined', 'ben')
  await company.addBlock('block', { person: 'cleo', other: 'ben' }, 3, 9)
  await company.addGroupTable(await group('nori'), 'of a group')
  const taken = (await notices.takeDue(due, due, 9)).flatMap((message) => message.notices)
  const told = taken.map(({ table, isStale }) => [table, isStale] as const)
  expect(new Map(told)).toEqual(new Map([['kept', false], ['apart', true], ['of a group', true]])) // prettier-ignore
  expect((await company.invitationsTo('ben', 9)).map(({ table }) => table.id).toSorted()).toEqual(['apart', 'kept'])
})
