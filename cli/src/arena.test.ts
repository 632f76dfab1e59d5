import { describe, expect, it } from 'vitest'
import { quantile, wilson } from './arena/interval.ts'
import { rotations } from './arena/match.ts'
import type { ArenaReport } from './arena/standing.ts'
import { run } from './testing/run.ts'

const GAME = ['--game', 'silver-and-gold']

async function report(...args: string[]): Promise<ArenaReport> {
  const { stdout, stderr, status } = await run('arena', ['--json', ...args])
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return JSON.parse(stdout) as ArenaReport
}

/** A report without what a clock says. */
function timeless({ seconds: _seconds, sides, ...rest }: ArenaReport): object {
  return { ...rest, sides: sides.map((side) => ({ ...side, secondsMean: 0, secondsP95: 0 })) }
}

describe('rotations', () => {
  it('give two sides each seat once', async () => {
    expect(rotations(2, 2)).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  it('are not repeated where the sides fit the seats more than once', async () => {
    expect(rotations(4, 2)).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ])
  })

  it('are as many as seats where the sides do not fit', async () => {
    expect(rotations(3, 2)).toEqual([
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ])
  })
})

describe('the 95 % interval of a win share', () => {
  it('is Wilson’s', async () => {
    const [from, to] = wilson(60, 100)
    expect(from).toBeCloseTo(0.502, 3)
    expect(to).toBeCloseTo(0.6906, 4)
  })

  it('leaves room where all were won, and is everything where nothing was played', async () => {
    expect(wilson(20, 20)[0]).toBeCloseTo(0.8389, 4)
    expect(wilson(20, 20)[1]).toBe(1)
    expect(wilson(0, 0)).toEqual([0, 1])
  })
})

it('the 95 % quantile is the smallest value that 19 of 20 do not pass', async () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index)
  expect(quantile(values, 0.95)).toBe(19)
  expect(quantile([], 0.95)).toBe(0)
})

describe('arena', () => {
  it('plays whole rotations of every deal and counts each side over all of them', async () => {
    const result = await report(...GAME, '--seats', '3', '--bots', 'mate,deckhand', '--games', '7')
    expect(Object.keys(result)).toEqual('game seats options seed deals games finished seconds sides'.split(' '))
    expect(result).toMatchObject({ game: 'silver-and-gold', seats: 3, seed: 1, deals: 3, games: 9, finished: 9 })
    const [mate, deckhand] = result.sides
    expect(mate).toMatchObject({ bot: 'mate', winShare: 1, fairShare: 2 / 3 })
    expect(deckhand).toMatchObject({ bot: 'deckhand', winShare: 0, fairShare: 1 / 3 })
    expect(deckhand?.meanLead).toBeLessThan(-20)
    expect(mate?.decisions).toBeGreaterThan(9 * 2 * 28)
    expect(mate?.secondsP95).toBeGreaterThanOrEqual(mate?.secondsMean ?? 0)
  })

  it('gives the same games for the same seed, and others for another', async () => {
    const args = ['--game', 'sunken-treasure', '--bots', 'mate,deckhand', '--games', '2', '--seed']
    const first = timeless(await report(...args, '7'))
    expect(timeless(await report(...args, '7'))).toEqual(first)
    expect(timeless(await report(...args, '8'))).not.toEqual(first)
  })

  it.each(['sunken-treasure', 'artifacts-inc', 'thesauros'])('plays %s as well', async (game) => {
    const result = await report('--game', game, '--bots', 'deckhand,deckhand', '--games', '2')
    expect(result).toMatchObject({ game, seats: 2, games: 2, finished: 2 })
    expect((result.sides[0]?.winShare ?? 0) + (result.sides[1]?.winShare ?? 0)).toBeCloseTo(1)
    expect((result.sides[0]?.meanLead ?? 0) + (result.sides[1]?.meanLead ?? 0)).toBeCloseTo(0)
  })

  it('lets a search play, by iterations, the same way each time, or by time', async () => {
    const args = ['--game', 'sunken-treasure', '--bots', 'search:2,deckhand', '--games', '2']
    const first = timeless(await report(...args))
    expect(first).toMatchObject({ finished: 2, sides: [{ bot: 'search:2', winShare: 1 }, { bot: 'deckhand' }] })
    expect(timeless(await report(...args))).toEqual(first)
    const timed = await report('--game', 'sunken-treasure', '--bots', 'search:1ms,deckhand', '--games', '2')
    expect(timed).toMatchObject({ finished: 2, sides: [{ bot: 'search:1ms' }, { bot: 'deckhand' }] })
  })

  it('knows all levels, and what they were called before', async () => {
    const args = ['--game', 'sunken-treasure', '--games', '2', '--bots']
    const { sides, ...rest } = await report(...args, 'greedy,random')
    const { sides: sidesNow, ...restNow } = await report(...args, 'mate,deckhand')
    expect(sides.map(({ winShare }) => winShare)).toEqual(sidesNow.map(({ winShare }) => winShare))
    expect({ ...rest, seconds: 0 }).toEqual({ ...restNow, seconds: 0 })
    expect(await report(...args, 'captain,sailor')).toMatchObject({ finished: 2 })
  })

  it('lets a level play with a character, and so otherwise than without', async () => {
    const against = async (bot: string) => {
      const args = ['--game', 'artifacts-inc', '--games', '4', '--bots', `${bot},deckhand`]
      return (await report(...args)).sides.map(({ meanScore }) => meanScore)
    }
    const plain = await against('mate')
    expect(await against('mate+all-rounder')).toEqual(plain)
    expect(await against('mate+crew')).not.toEqual(plain)
  })

  it('prints a table for people', async () => {
    const { stdout, status } = await run('arena', [...GAME, '--bots', 'mate,deckhand', '--games', '2'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^silver-and-gold, 2 seats, seed 1, expeditionAid=off\n2 of 2 games finished, 1 deals/)
    expect(stdout).toMatch(/\nmate +100\.0 % +34\.2 % - 100\.0 % +50\.0 % /)
  })
})

describe('arena refuses with one sentence and exit code 2', () => {
  it.each([
    ['a missing game', ['--games', '2'], 'Which game?'],
    ['a level', [...GAME, '--bots', 'mate,clever'], 'There is no bot level "clever"'],
    [
      'a character',
      [...GAME, '--bots', 'mate+crew,mate'],
      'There is no character "crew" for silver-and-gold. There is: coins, ',
    ],
    ['a search of nothing', [...GAME, '--bots', 'search:0,deckhand'], 'search:0 must be a whole number from 1'],
    ['a search without a limit', [...GAME, '--bots', 'search,deckhand'], 'There is no bot level "search"'],
    ['more bots than seats', [...GAME, '--bots', 'mate,mate,mate'], "3 bots don't find room at 2 seats."],
    ['keeping what is no level', [...GAME, '--bots', 'search:9,mate', '--keep'], '--keep takes two different levels'],
    ['no games', [...GAME, '--games', '0'], '--games must be a whole number from 1'],
  ])('%s', async (_, args, sentence) => {
    const { status, stdout, stderr } = await run('arena', args)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(sentence)
    expect(stderr).toContain('usage: npm run -s arena -- --game ID')
  })
})

it('stopped by Ctrl+C in its first game it plays that deal to its end and reports it', async () => {
  // Heard as soon as somebody listens, which is after the first game of two.
  const stop = (): void => void (process.emit('SIGINT') || setImmediate(stop))
  setImmediate(stop)
  const { games, deals, finished } = await report(...GAME, '--bots', 'sailor,deckhand', '--games', '1000000')
  expect({ games, deals, finished }).toEqual({ games: 2, deals: 1, finished: 2 })
  expect(process.listenerCount('SIGINT')).toBe(0)
})
