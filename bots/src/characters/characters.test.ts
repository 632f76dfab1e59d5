import { artifactsInc } from '@fathom/artifacts-inc'
import type { AnyGame } from '@fathom/kernel'
import { silverAndGold } from '@fathom/silver-and-gold'
import { sunkenTreasure } from '@fathom/sunken-treasure'
import { thesauros } from '@fathom/thesauros'
import { describe, expect, it } from 'vitest'
import {
  BOT_NAMES,
  botFor,
  botLevels,
  characterIn,
  characterOf,
  charactersOf,
  shownCharacter,
  type Bot,
} from '../index.ts'
import { playOut, type Played } from '../testing/playing.ts'

const GAMES = [silverAndGold, sunkenTreasure, artifactsInc, thesauros] as unknown as AnyGame[]

describe.each(GAMES.map((game) => [game.meta.id, game] as const))('the characters of %s', (id, game) => {
  it('are several, each with a name of its own in both languages', () => {
    const names = charactersOf(id).flatMap(({ name }) => [name.en, name.fr])
    expect(names.length).toBeGreaterThanOrEqual(6)
    expect(new Set(names).size).toBe(names.length)
  })

  it('shift what their game looks at, and can be had at every level', () => {
    for (const character of charactersOf(id)) {
      for (const level of botLevels(id)) expect(botFor(id, level, null, character)).not.toBeNull()
    }
    expect(() => botFor(id, 'mate', null, { id: 'x', name: { en: '', fr: '' }, shifts: { luck: 2 } })).toThrow('luck')
  })

  it('belong to names, and every one to somebody', () => {
    const found = BOT_NAMES.map((name) => characterOf(id, name))
    expect(new Set(found)).toEqual(new Set(charactersOf(id)))
    expect(characterOf(id, 'Nobody')).toBeNull()
    expect(characterOf(id, '')).toBeNull()
  })

  it('are told where they are played: not of who plays at random, nor of who likes nothing more than winning', () => {
    const told = (level: string) => BOT_NAMES.map((name) => shownCharacter(id, level, name)?.id ?? null)
    expect(told('deckhand').every((each) => each === null)).toBe(true)
    expect(told('mate')).toContain(null)
    expect(new Set(told('mate')).size).toBe(charactersOf(id).length)
  })

  it('leave the same bot the same: who has none plays as before', () => {
    const allRound = characterIn(id, 'all-rounder')
    const players = [botFor(id, 'mate', null, allRound), botFor(id, 'mate')] as Bot[]
    const games = players.map((bot) => playOut(game, [bot, bot], 5))
    expect(games[0]?.state).toEqual(games[1]?.state)
  })
})

/** What a character did in so many games of two, and what the other did, who has none. */
function met(game: AnyGame, id: string, games: number, count: (played: Played, seat: number) => number) {
  const own = botFor(game.meta.id, 'mate', null, characterIn(game.meta.id, id)) as Bot
  const other = botFor(game.meta.id, 'mate') as Bot
  let [mine, others] = [0, 0]
  for (let seed = 1; seed <= games; seed++) {
    const seat = seed % 2
    const played = playOut(game, seat === 0 ? [own, other] : [other, own], seed)
    mine += count(played, seat)
    others += count(played, 1 - seat)
  }
  return { mine, others }
}

const points = (source: string) => (played: Played, seat: number) => played.outcome.scores[seat]?.sources[source] ?? 0

/** By game and character: in how many games, and what of. */
const LIKINGS: readonly (readonly [AnyGame, string, number, string])[] = [
  [GAMES[0] as AnyGame, 'coins', 40, 'coins'],
  [GAMES[0] as AnyGame, 'palms', 40, 'palms'],
  [GAMES[2] as AnyGame, 'dives', 12, 'dives'],
  [GAMES[3] as AnyGame, 'mussels', 40, 'mussels'],
  [GAMES[3] as AnyGame, 'patents', 12, 'patents'],
]

describe('a character shows', () => {
  it.each(LIKINGS.map(([game, id, games, source]) => [game.meta.id, id, source, game, games] as const))(
    '%s, %s: more points by %s',
    (_, id, source, game, games) => {
      const { mine, others } = met(game, id, games, points(source))
      expect(mine).toBeGreaterThan(others)
    },
  )
})
