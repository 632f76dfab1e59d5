import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Report } from './sim/tally.ts'
import { run, temporaryFolder } from './testing/run.ts'

const GAME = ['--game', 'silver-and-gold']
const folder = temporaryFolder()

async function report(...args: string[]): Promise<Report> {
  const { stdout, stderr, status } = await run('sim', [...GAME, '--json', ...args])
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return JSON.parse(stdout) as Report
}

/** A report without what a clock says. */
function timeless({ seconds: _seconds, actionsPerSecond: _rate, ...rest }: Report): object {
  return rest
}

function recordsIn(path: string): string[] {
  return readdirSync(path)
    .toSorted()
    .map((file) => readFileSync(join(path, file), 'utf8'))
}

describe('sim', () => {
  it('plays the games asked for, bots in the order of the seats, repeated round', async () => {
    const result = await report('--seats', '4', '--games', '20', '--bots', 'deckhand,mate', '--seed', '1')
    expect(Object.keys(result)).toEqual(
      'game seats options seed games finished actions seconds actionsPerSecond ends perBot perSeat'.split(' '),
    )
    expect(result).toMatchObject({ game: 'silver-and-gold', seats: 4, games: 20, finished: 20 })
    expect(result.ends).toEqual({ rounds: 20 })
    expect(result.perSeat.map(({ seat, bot }) => [seat, bot])).toEqual([
      [0, 'deckhand'],
      [1, 'mate'],
      [2, 'deckhand'],
      [3, 'mate'],
    ])
    expect(result.actions).toBeGreaterThan(20 * 4 * 28)
    expect(result.seconds).toBeGreaterThan(0)
  })

  it('gives every game of every seat once: means and win shares add up', async () => {
    const { perBot, perSeat } = await report('--seats', '3', '--games', '30', '--bots', 'mate,deckhand')
    const shares = perSeat.map(({ winShare }) => winShare)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect((perBot['mate']?.winShare ?? 0) + (perBot['deckhand']?.winShare ?? 0)).toBeCloseTo(1)
    expect(perBot['mate']?.mean).toBeCloseTo(((perSeat[0]?.mean ?? 0) + (perSeat[2]?.mean ?? 0)) / 2)
    expect(perBot['deckhand']).toEqual({
      mean: perSeat[1]?.mean,
      min: perSeat[1]?.min,
      max: perSeat[1]?.max,
      winShare: perSeat[1]?.winShare,
    })
    expect(perBot['mate']?.mean).toBeGreaterThan(perBot['deckhand']?.max ?? 0)
  })

  it('gives the same result and the same records for the same seed, byte for byte', async () => {
    const args = ['--seats', '2', '--games', '4', '--bots', 'mate', '--seed', '7']
    const [one, two] = ['one', 'two'].map((name) => join(folder, name))
    expect(timeless(await report(...args, '--out', one ?? ''))).toEqual(
      timeless(await report(...args, '--out', two ?? '')),
    )
    expect(recordsIn(one ?? '')).toEqual(recordsIn(two ?? ''))
    expect(new Set(recordsIn(one ?? '')).size).toBe(4)
    expect(timeless(await report(...args))).not.toEqual(timeless(await report(...args.slice(0, -1), '8')))
  })

  it('writes one record a game that verify takes, draws and all', async () => {
    const path = join(folder, 'new', 'folder')
    await report('--seats', '3', '--games', '5', '--bots', 'deckhand,mate', '--set', 'expeditionAid=on', '--out', path)
    const files = readdirSync(path).toSorted()
    expect(files).toEqual([1, 2, 3, 4, 5].map((number) => `silver-and-gold-1-${number}.txt`))
    expect(recordsIn(path)[0]).toContain('option expeditionAid on')
    const verified = await run(
      'verify',
      files.map((file) => join(path, file)),
    )
    expect(verified).toEqual({ status: 0, stdout: '5 verified, 0 failed\n', stderr: '' })
  })

  it('prints a table for people, and no progress where nobody looks on', async () => {
    const { stdout, stderr, status } = await run('sim', [
      ...GAME,
      '--seats',
      '2',
      '--games',
      '3',
      '--bots',
      'deckhand,mate',
    ])
    expect(status).toBe(0)
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^silver-and-gold, 2 seats, seed 1, expeditionAid=off\n3 of 3 games finished/)
    expect(stdout).toContain('ends: rounds 3')
    expect(stdout).toMatch(/seat 2, mate +\d+\.\d/)
  })
})

describe('sim with a mode', () => {
  const solo = ['--game', 'thesauros', '--set', 'mode=solo-french', '--games', '2', '--json']

  it('plays with the mode’s options and seats, and tells more of its game', async () => {
    const { stdout, status } = await run('sim', solo)
    expect(status).toBe(0)
    const result = JSON.parse(stdout) as Report
    expect(result).toMatchObject({ seats: 1, finished: 2, options: { variant: 'solo', soloThreshold: '80' } })
    expect(Object.keys(result.statistics ?? {})).toEqual(
      'scores roundsPlayed earlyEnds zoneUsePerGame refusedPerGame donePerPlayer deedsByZone pointsBySource penaltiesPerPlayer worstPenalties'.split(
        ' ',
      ),
    )
  })

  it('refuses other seats, and modes that there are not', async () => {
    expect((await run('sim', [...solo, '--seats', '4'])).stderr).toContain(
      'thesauros is played so with 1 seats, not "4".',
    )
    const { stderr, status } = await run('sim', ['--game', 'thesauros', '--set', 'mode=fast'])
    expect(status).toBe(2)
    expect(stderr).toContain('thesauros has no mode "fast". It has: standard, introductory, lawless, solo,')
  })
})

describe('sim refuses with one sentence and exit code 2', () => {
  writeFileSync(join(folder, 'file'), '')
  it.each([
    ['a missing game', ['--games', '2'], 'Which game?'],
    ['an unknown game', ['--game', 'chess'], 'There is no game "chess". There is: thesauros, silver-and-gold'],
    ['a seat count', [...GAME, '--seats', '5'], 'is played with 2, 3, 4 seats, not "5"'],
    ['a bot level', [...GAME, '--bots', 'random,clever'], 'There is no bot level "clever"'],
    ['an empty bot level', [...GAME, '--bots', ''], 'There is no bot level ""'],
    ['an option', [...GAME, '--set', 'colour=red'], 'has no option "colour". It has: expeditionAid.'],
    ['an option without a value', [...GAME, '--set', 'expeditionAid'], '--set wants option=value'],
    ['an option value', [...GAME, '--set', 'expeditionAid=maybe'], 'It can be on or off.'],
    ['a number of games', [...GAME, '--games', 'many'], '--games must be a whole number'],
    ['no games', [...GAME, '--games', '0'], '--games must be a whole number from 1'],
    ['half a game', [...GAME, '--games', '1.5'], '--games must be a whole number'],
    ['a seed', [...GAME, '--seed', '-1'], '--seed'],
    ['a folder that is a file', [...GAME, '--out', join(folder, 'file')], "Records can't be written"],
    ['a folder under a file', [...GAME, '--out', join(folder, 'file', 'sub')], "Records can't be written"],
    ['a flag', [...GAME, '--fast'], "Unknown option '--fast'"],
    ['a stray word', [...GAME, 'now'], 'now'],
  ])('%s', async (_, args, sentence) => {
    const { status, stdout, stderr } = await run('sim', args)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(sentence)
    expect(stderr).toContain('usage: npm run -s sim -- --game ID')
    expect(stderr.trimEnd().split('\n')).toHaveLength(2)
  })
})
