import { beforeAll, expect, it } from 'vitest'
import type { GameList } from '@fathom/protocol'
import { startForTest } from './testing/serverUnderTest.ts'
import { must, TestClient } from './testing/testClient.ts'

let url = ''
beforeAll(async () => {
  url = (await startForTest()).url
})

it('every game offers five levels, the usual one among them, and only strengths that were measured', async () => {
  const { games } = must(await new TestClient(url).get<GameList>('/games'))
  expect(games).toHaveLength(4)
  for (const { botLevels, usualLevel, strengths } of games) {
    expect(botLevels).toEqual(['deckhand', 'sailor', 'mate', 'captain', 'admiral'])
    expect(usualLevel).toBe('mate')
    for (const { level, elo, from, to, games: played } of strengths) {
      expect(botLevels).toContain(level)
      expect(from <= elo && elo <= to && played > 0).toBe(true)
    }
  }
})

it('bots like something besides winning, by their names: the lobby names it and so does the table, in the language of who asks', async () => {
  for (const language of ['en', 'fr'] as const) {
    const ada = await TestClient.named(url, 'Ada', language)
    const bots = ['mate', 'mate', 'deckhand'].map((level) => ({ kind: 'bot' as const, level }))
    const { seats, characters } = await ada.createTable({ game: 'silver-and-gold', seats: [{ kind: 'me' }, ...bots] })
    const { games } = must(await ada.get<GameList>('/games'))
    const listed = games.find(({ id }) => id === 'silver-and-gold')?.characters ?? []
    expect(listed.flatMap((each) => each.bots)).toHaveLength(25)
    expect(listed[0]?.name).toBe(language === 'en' ? 'collects coins' : 'aime les pièces')
    // Who has no favourites is the last.
    const liked = listed.slice(0, -1)
    const likes = seats.map(({ name }) => liked.find((each) => each.bots.includes(name))?.name ?? '')
    // Who plays at random shows nothing of it.
    expect(characters).toEqual([...likes.slice(0, 3), ''])
  }
})

it('a level by its older name gets its name of today', async () => {
  const ada = await TestClient.named(url, 'Ada')
  const table = await ada.createTable({
    game: 'sunken-treasure',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'greedy' }],
  })
  expect(table.seats.map(({ level }) => level)).toEqual([null, 'deckhand', 'mate'])
})

it.each(['sailor', 'captain', 'admiral'])('at a table %s makes its choices in time', async (level) => {
  const ada = await TestClient.named(url, 'Ada')
  const { id } = await ada.createTable({ game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'bot', level }] })
  const start = await ada.table(id)
  await ada.does(id, 'act', { actions: [start.legal[0]], endTurn: true })
  await expect.poll(async () => (await ada.table(id)).view?.['phase'], { timeout: 10_000 }).toBe('cross')
})
