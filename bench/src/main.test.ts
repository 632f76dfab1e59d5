import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { median } from './measure.ts'
import { against, meetsGoal, table, type Row } from './rows.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

function bench(...args: string[]) {
  return spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })
}

describe('bench', () => {
  it('prints rows of the declared form as JSON', () => {
    const { stdout, status } = bench('--json', '--seconds', '0.02')
    expect(status).toBe(0)
    const rows = JSON.parse(stdout) as Row[]
    // Of the catalog's games one stands for all.
    const isCompared = ({ id }: Row) => /^(toy|silver-and-gold)-/.test(id)
    expect(rows.filter(isCompared).map(({ id }) => id)).toEqual([
      'toy-boardgame.io',
      'toy-plain',
      'toy-table',
      'toy-table-text',
      'silver-and-gold-plies-2',
      'silver-and-gold-plies-3',
      'silver-and-gold-plies-4',
      'silver-and-gold-clones',
      'silver-and-gold-searches',
    ])
    for (const row of rows) {
      expect(row.value).toBeGreaterThan(0)
      expect(row.what).not.toBe('')
      expect(row.goal ?? 1).toBeGreaterThan(0)
      expect(row.unit).toMatch(/^((plies|clones|moves|worlds)\/s|characters)$/)
    }
    for (const row of rows.filter(({ peer }) => peer !== undefined)) {
      expect(row.ratio).toBeCloseTo(row.value / (row.peerValue ?? 0))
    }
  }, 60_000)

  it('prints a table, and only what is asked for', () => {
    const { stdout, status } = bench('--only', 'silver-and-gold-clones', '--seconds', '0.02')
    expect(status).toBe(0)
    expect(stdout.trimEnd().split('\n')).toHaveLength(3)
    expect(stdout).toContain('clones/s')
  }, 60_000)

  it.each([[['--only', 'chess']], [['--seconds', 'many']], [['--fast']]])('refuses %j', (args) => {
    const { stderr, status } = bench(...args)
    expect(status).toBe(2)
    expect(stderr).toContain('usage: npm run -s bench')
  })
})

describe('rows', () => {
  const row = against({ id: 'a', what: 'A', value: 30, unit: 'x/s', peer: 'B', peerValue: 10, goal: 4 })

  it('hold the ratio to the goal where there is a peer, else the value', () => {
    expect(row.ratio).toBe(3)
    expect(meetsGoal(row)).toBe(false)
    expect(meetsGoal({ id: 'b', what: 'B', value: 30, unit: 'x/s', goal: 4 })).toBe(true)
    expect(table([row])).toContain('3.00x  4.00x  MISSED')
    expect(meetsGoal({ ...row, lessIsBetter: true })).toBe(true)
  })

  it('come from the median of the rounds', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
  })
})
