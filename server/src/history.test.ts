import type { NewWayIn, PlayedGames, Profile, RatingChanges, Standings, TableReading } from '@fathom/protocol'
import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { must, refusalOf, TestClient } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'
import { playToy } from './testing/toyPlay.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY })
})

class Player extends TestClient {
  id = ''
  static async called(name: string, keepsName = false): Promise<Player> {
    const player = new Player(server.url)
    player.token = (await TestClient.named(server.url, name)).token
    player.id = must(await player.get<{ id: string }>('/me')).id
    if (keepsName) must(await player.post<NewWayIn>('/me/password', { password: 'a long password' }), 201)
    return player
  }
  async profileOf(player: Player): Promise<Profile> {
    return must(await this.get<Profile>(`/people/${player.id}`))
  }
  async gamesOf(player: Player, query = ''): Promise<PlayedGames> {
    return must(await this.get<PlayedGames>(`/people/${player.id}/games${query}`))
  }
}

test('my page counts what I have played, and says against whom and by which points', async () => {
  const [ada, ben] = [await Player.called('Ada'), await Player.called('Ben')]
  const rated = await playToy([ada, ben])
  const casual = await playToy([ben, ada], { rated: false })
  const [first, second] = [await ada.table(rated), await ada.table(casual)]
  const totals = [first.outcome?.scores[0]?.total ?? 0, second.outcome?.scores[1]?.total ?? 0] as const
  const { name: called, isMe, games, opponents } = await ada.profileOf(ada)
  expect({ name: called, isMe }).toEqual({ name: 'Ada', isMe: true })
  const [toy] = games
  expect(games).toHaveLength(1)
  expect(toy).toMatchObject({ game: 'toy', played: 2, won: 1, gaveUp: 0, best: Math.max(...totals) })
  expect(toy?.mean).toBe((totals[0] + totals[1]) / 2)
  expect(toy?.rating).toEqual({ elo: 1598, margin: 567, isProvisional: true, games: 1 })
  expect(toy?.course.map(({ table, elo }) => [table, elo])).toEqual([[rated, 1598]])
  // Three deep twice, and one deep twice.
  expect(toy?.sources.find(({ name }) => name === 'depths')).toEqual({ name: 'depths', mean: 4, others: 4 })
  expect(opponents).toEqual([
    {
      id: null,
      key: ben.id,
      level: null,
      name: 'Ben',
      played: 2,
      ahead: 1,
      behind: 1,
      games: [{ game: 'toy', name: expect.any(String), played: 2, won: 1, lost: 1 }],
    },
  ])
  const { games: listed, next } = await ada.gamesOf(ada)
  expect(listed.map(({ table, moved, seat }) => [table, moved, seat])).toEqual([[casual, null, 1], [rated, 98, 0]]) // prettier-ignore
  expect(next).toBeNull()
  expect(must(await ada.get<RatingChanges>(`/tables/${rated}/ratings`))).toMatchObject({
    rated: true,
    seats: [{ before: { elo: 1500, games: 0 }, after: { elo: 1598, games: 1 } }, { after: { elo: 1402 } }],
  })
})

test('games are found by game, result, kind and opponent, twenty at a time', async () => {
  const [ada, ben, cleo] = [await Player.called('Ada'), await Player.called('Ben'), await Player.called('Cleo')]
  const won = await playToy([ada, ben])
  const lost = await playToy([cleo, ada], { rated: false })
  const found = async (query: string) => (await ada.gamesOf(ada, query)).games.map(({ table }) => table)
  expect(await found('?won=1')).toEqual([won])
  expect(await found('?won=0')).toEqual([lost])
  expect(await found('?rated=1')).toEqual([won])
  expect(await found(`?with=${cleo.id}`)).toEqual([lost])
  expect(await found('?game=thesauros')).toEqual([])
  expect(refusalOf(await ada.get(`/people/${ada.id}/games?after=soon`))).toBe('400 invalid')
  // More than a page, without playing it all.
  const result = await server.host.result(won)
  if (result === null) throw new Error('it is over')
  for (let n = 0; n < 21; n++)
    await server.store.results.keep(`more${n.toString().padStart(4, '0')}`, { ...result, rated: false, endedAt: result.endedAt - n }) // prettier-ignore
  const page = await ada.gamesOf(ada)
  expect(page.games).toHaveLength(20)
  const rest = await ada.gamesOf(ada, `?after=${page.next}`)
  expect(rest).toMatchObject({ next: null })
  const all = [...page.games, ...rest.games].map(({ table }) => table)
  expect(new Set(all).size).toBe(23)
})

test('a guest’s page is the guest’s alone, an account’s is open', async () => {
  const [ada, ben] = [await Player.called('Ada of Accounts', true), await Player.called('Ben')]
  const stranger = new TestClient(server.url)
  expect((await stranger.get(`/people/${ada.id}`)).status).toBe(200)
  for (const path of [`/people/${ben.id}`, `/people/${ben.id}/games`, '/people/nobody', '/people/nobody/games'])
    expect(refusalOf(await stranger.get(path))).toBe('404 no-such-person')
  expect((await ben.get(`/people/${ben.id}`)).status).toBe(200)
})

/** All that somebody is told of a person. */
async function told(reader: TestClient, { id }: Player): Promise<string> {
  const paths = [`/people/${id}`, `/people/${id}/games`, `/people/${id}/games?with=${id}`, '/games/toy/standings']
  const answers = await Promise.all(paths.map((path) => reader.get(path)))
  return JSON.stringify(answers.map(({ status, body }) => [status, body]))
}

test('of private tables nobody is told who was not there', async () => {
  const [ada, ben, eve] = [await Player.called('Ada Two', true), await Player.called('Ben Two', true), await Player.called('Eve')] // prettier-ignore
  const open = await playToy([ada, ben], { rated: false, visibility: 'open' })
  const stranger = new TestClient(server.url)
  const before = [await told(stranger, ada), await told(eve, ada)]
  expect(before[0]).toContain(open)
  const hidden = await playToy([ada, ben], { rated: false })
  expect([await told(stranger, ada), await told(eve, ada)]).toEqual(before)
  expect(await told(ben, ada)).toContain(hidden)
  // A rated one shows by what the rating is worth now, and by nothing else.
  const rated = await playToy([ada, ben])
  const { games, opponents } = must(await stranger.get<Profile>(`/people/${ada.id}`))
  expect(games).toMatchObject([{ played: 1, rating: { games: 1 }, course: [] }])
  expect(opponents).toEqual([])
  expect(await told(stranger, ada)).not.toMatch(new RegExp(`${hidden}|${rated}`))
  // While a game runs nobody is told of it, not even who plays.
  const now = await told(stranger, ada)
  await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], visibility: 'open' })
  expect(await told(stranger, ada)).toBe(now)
  // Head to head Ben reads the games of the two of them alone, and who looks on none.
  await playToy([ada, eve], { rated: false, visibility: 'open' })
  const duels = async (reader: TestClient) => must(await reader.get<Profile>(`/people/${ada.id}`)).opponents
  expect((await duels(ben)).map(({ key, games }) => [key, games.map(({ played }) => played)])).toEqual([[ben.id, [3]]])
  expect(await duels(stranger)).toEqual([])
})

test('the ranking lists accounts, and tells a guest how strong they are', async () => {
  const [ada, ben] = [await Player.called('Ada Three', true), await Player.called('Ben Three')]
  await playToy([ada, ben])
  const list = must(await ben.get<Standings>('/games/toy/standings'))
  expect(list.accountsOnly).toBe(true)
  expect(list.mine).toMatchObject({ elo: 1402, games: 1 })
  expect(list.people.filter(({ name }) => name.endsWith('Three'))).toEqual([
    {
      id: ada.id,
      name: 'Ada Three',
      emblem: null,
      place: null,
      rating: expect.objectContaining({ elo: 1598 }),
      isMe: false,
    },
  ])
  expect(refusalOf(await ben.get('/games/chess/standings'))).toBe('404 unknown-game')
})

test('a game that is given up counts as played, and its points nowhere', async () => {
  const ada = await Player.called('Ada')
  const { id } = must(
    await ada.post<TableReading>('/tables', {
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      rated: true,
    }),
    201,
  )
  expect(refusalOf(await ada.get(`/tables/${id}/ratings`))).toBe('409 not-finished')
  await ada.does(id, 'close')
  const { games, opponents } = await ada.profileOf(ada)
  expect(games).toMatchObject([{ played: 1, won: 0, gaveUp: 1, mean: null, best: null, sources: [] }])
  expect(opponents).toMatchObject([{ key: 'bot:random', level: 'random', ahead: 0, behind: 1 }])
  expect((await ada.gamesOf(ada)).games).toMatchObject([{ table: id, end: 'given-up', moved: -130 }])
})
