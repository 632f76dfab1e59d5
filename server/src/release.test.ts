import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Lobby, PlayedGames, TableReading } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { admin } from './admin/admin.ts'
import type { RunningServer } from './server.ts'
import type { Told, ToldTable } from './testing/make-release.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { must, TestClient, until } from './testing/testClient.ts'

/** Data folders as releases left them. A new release adds one; none is ever made anew. */
const RELEASES = ['release-0.1']

interface Opened {
  readonly server: RunningServer
  readonly data: string
  readonly people: readonly [TestClient, TestClient]
  readonly told: Told
}

const fixture = (release: string, name: string) =>
  fileURLToPath(new URL(`./testing/fixtures/${release}/${name}`, import.meta.url))

/** This program on a copy of a release's data folder, with the same people. */
async function open(release: string): Promise<Opened> {
  const data = newFolder()
  for (const name of ['fathom.db', 'secret']) copyFileSync(fixture(release, name), join(data, name))
  const told = JSON.parse(readFileSync(fixture(release, 'told.json'), 'utf8')) as Told
  return { ...(await again(data, told)), data, told }
}

async function again(data: string, told: Told): Promise<Pick<Opened, 'server' | 'people'>> {
  // Bots wait, and no table closes however long nobody has come: what the release told is compared as it was.
  const server = await startForTest({ data, botDelay: 60_000, openDays: 0 })
  const [ada, beatrice] = told.guests.map(({ token }) => Object.assign(new TestClient(server.url), { token }))
  if (ada === undefined || beatrice === undefined) throw new Error('two people are in the folder')
  return { server, people: [ada, beatrice] }
}

/** A table as it is told now, in the form in which it was written down; one of older rules goes on under them. */
async function tell(people: readonly TestClient[], { id, rulesVersion }: ToldTable): Promise<ToldTable> {
  const answers = await Promise.all(people.map((person) => person.get<TableReading>(`/tables/${id}`)))
  const readings = answers.map((answer) => must(answer))
  const { game, status, draft, legal, outcome } = readings[0] ?? never()
  const versions = readings.map(({ version }) => version)
  return { id, game, rulesVersion, status, versions, draft: draft.actions, legal: legal.length, outcome }
}

test.each(RELEASES)('%s: whoever asks before the update is told that every table goes on', async (release) => {
  const data = newFolder()
  for (const name of ['fathom.db', 'secret']) copyFileSync(fixture(release, name), join(data, name))
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  expect(await admin(['check', '--release', '--data', data], { LANG: 'C' }, { say, complain: say })).toBe(0)
  expect(said).toEqual(['9 sound, 0 damaged.'])
  expect(readFileSync(join(data, 'fathom.db'))).toEqual(readFileSync(fixture(release, 'fathom.db')))
})

test.each(RELEASES)('%s: people, tables, drafts, scores and seeds are as they were', async (release) => {
  const { people, told } = await open(release)
  const [ada] = people
  expect(told.tables).toHaveLength(9)
  for (const [index, { name, language }] of told.guests.entries())
    expect(must((await people[index]?.get('/me')) ?? never())).toMatchObject({ name, language })
  for (const was of told.tables) expect(await tell(people, was)).toEqual(was)
  const lobby = must(await ada.get<Lobby>('/tables'))
  const idsOf = (isWanted: (status: string) => boolean) =>
    told.tables.flatMap(({ id, status }) => (isWanted(status) ? [id] : [])).toSorted()
  expect(lobby.mine.map(({ id }) => id).toSorted()).toEqual(idsOf((status) => status !== 'finished'))
  expect(lobby.finished.map(({ id }) => id).toSorted()).toEqual(idsOf((status) => status === 'finished'))
  const seeded = await ada.createTable({
    game: 'silver-and-gold',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    seedHash: told.seedHash,
  })
  expect(seeded.seedHash).toBe(told.seedHash)
})

test.each(RELEASES)('%s: every running game is played on, and is there after the next start', async (release) => {
  const { server, people, data, told } = await open(release)
  const playing = told.tables.filter(({ status }) => status === 'playing')
  for (const { id } of playing) await playsOn(people, id)
  const before = await readings(people, playing)
  for (const [index, was] of playing.entries())
    expect(sum(before[index]?.map(({ version }) => version)), was.game).toBeGreaterThan(sum(was.versions))
  await server.close()
  const next = await again(data, told)
  expect(await readings(next.people, playing)).toEqual(before)
})

test.each(RELEASES)('%s: finished games are in the history of who played them, casual ones', async (release) => {
  const { people, told } = await open(release)
  const [ada] = people
  const { id } = must(await ada.get<{ id: string }>('/me'))
  const finished = told.tables.filter(({ status }) => status === 'finished')
  const games = await until(async () => {
    const page = must(await ada.get<PlayedGames>(`/people/${id}/games`))
    return page.games.length === finished.length && page.games
  })
  for (const { table, game, seats, rated, moved } of games) {
    const was = finished.find((each) => each.id === table)
    const outcome = was?.outcome as TableReading['outcome']
    expect({ game, rated, moved }).toEqual({ game: was?.game, rated: false, moved: null })
    expect(seats.map(({ total, rank }) => [total, rank])).toEqual(outcome?.scores.map(({ total }, seat) => [total, outcome.ranks[seat]])) // prettier-ignore
  }
})

/** Somebody of the two who can, does: ends the turn, or takes the first action that there is. */
async function playsOn(people: readonly TestClient[], id: string): Promise<void> {
  for (const person of people) {
    const { draft, legal, version } = await person.table(id)
    if (draft.canEndTurn) return void (await person.does(id, 'end-turn'))
    if (legal.length > 0) return void (await person.does(id, 'act', { actions: [legal[0]], version }))
  }
  throw new Error(`nobody can play on at ${id}`)
}

function readings(people: readonly [TestClient, TestClient], tables: readonly ToldTable[]) {
  return Promise.all(
    tables.map(
      async ({ id }) => [await people[0].table(id), await people[1].table(id)] as [TableReading, TableReading],
    ),
  )
}

function sum(numbers: readonly number[] = []): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function never(): never {
  throw new Error('two people are in the folder')
}
