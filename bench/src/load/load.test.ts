import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAME_IDS } from '@fathom/catalog'
import { fastSource } from '@fathom/kernel'
import { expect, it } from 'vitest'
import { diskWaits } from './disk.ts'
import { brokenGoals, loadTable } from './rows.ts'
import { playFor, type LoadRow } from './run.ts'
import { durationOf, soakChart, verdictOf, type SoakSample, type SoakVerdict } from './soak.ts'
import type { PlayedTable } from './table.ts'
import { unwatchedLine, type Unwatched } from './unwatched.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const ROW: LoadRow = { tables: 2500, rate: 499, wanted: 500, median: 4, p99: 49, told99: 49, disk99: 41, pushes: { a: 300, b: 500 }, processes: 1, rss: 599, cores: 1, database: null } // prettier-ignore

it('plays all games at a few tables of a server of its own, and tells how it went', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      main,
      '--json',
      '--tables',
      '4,8',
      '--hands',
      '4',
      '--seconds',
      '2',
      '--warm-up',
      '0',
      '--length',
      '20',
      '--onlookers',
      '2',
    ],
    { encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([0, ''])
  const { rows } = JSON.parse(stdout) as { rows: LoadRow[] }
  expect(rows.map(({ tables }) => tables)).toEqual([4, 8])
  for (const { rate, wanted, p99, told99, pushes } of rows) {
    expect(wanted).toBeNull()
    expect(rate).toBeGreaterThan(0)
    expect(told99).toBeGreaterThanOrEqual(p99)
    expect(Object.keys(pushes)).toEqual(GAME_IDS)
  }
}, 120_000)

it('asks for as many moves as people wish to make, however long the server takes', async () => {
  const move = { game: 'a', acknowledged: 200, told: 200 }
  const slow = { game: 'a', isOver: false, isReady: true, move: () => sleep(200, move), takePushes: () => [] }
  const tables = Array.from({ length: 8 }, () => slow as unknown as PlayedTable)
  const pace = { pause: 50, hands: 0, seconds: 1, warmUp: 0 }
  const { rate, wanted, median, disk99 } = await playFor(tables, pace, { pids: [process.pid], databases: [] }, '')
  // Each table is moved at five times a second, as it can't be faster; its people wish for 20.
  expect(rate).toBeLessThan(50)
  expect(wanted).toBeGreaterThan(110)
  expect(wanted).toBeLessThan(210)
  expect([median, disk99]).toEqual([200, null])
})

it('knows how long the disk alone makes moves wait', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-disk-'))
  try {
    const waits = await diskWaits(folder, 1000, 0.2, fastSource(1))
    // 200 on average.
    expect(waits.length).toBeGreaterThan(120)
    expect(waits.length).toBeLessThan(280)
    expect(Math.min(...waits)).toBeGreaterThan(0)
    expect(readdirSync(folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('names the goals that a step has missed', () => {
  expect(brokenGoals(ROW)).toEqual([])
  expect(brokenGoals({ ...ROW, rate: 449, p99: 51, rss: 601 })).toEqual([
    'fewer moves than 450/s',
    'p99 over 50 ms',
    'over 600 MB',
  ])
  expect(brokenGoals({ ...ROW, processes: 3, rss: 1801 })).toEqual(['over 1800 MB'])
  const shared = loadTable([{ ...ROW, processes: 3, rss: 1700, database: 0.351 }])
  expect(shared.split('\n').at(-1)).toBe(
    '| 2500 | 499 | 500 | 4.0 ms | 49.0 ms | 49.0 ms | 41.0 ms | 1700 MB | 1.00 | 0.35 | 300 / 500 | met |',
  )
  expect(
    loadTable([{ ...ROW, disk99: null }])
      .split('\n')
      .at(-1),
  ).toBe('| 2500 | 499 | 500 | 4.0 ms | 49.0 ms | 49.0 ms | 599 MB | 1.00 | 300 / 500 | met |')
})

it('tells what tables by turns cost while nobody looks', () => {
  const asked = ['--json', '--by-turns', '8', '--seconds', '1', '--warm-up', '0', '--length', '20']
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, ...asked], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  const cost = JSON.parse(stdout) as Unwatched
  expect([cost.tables, cost.start > 0, cost.cores < 4]).toEqual([8, true, true])
  expect(unwatchedLine({ tables: 2500, start: 1200.4, rss: 331.4, cores: 0.0041 })).toBe(
    '2500 tables by turns, nobody looks: started in 1200 ms, 331 MB, 0.004 of a processor',
  )
}, 60_000)

it('soaks: plays at an even rate and tells whether memory stays flat', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [main, '--json', '--soak', '4s', '--rate', '20', '--tables', '8'],
    { encoding: 'utf8' },
  )
  const { samples, verdict } = JSON.parse(stdout) as { samples: SoakSample[]; verdict: SoakVerdict }
  expect(stderr).toBe('')
  expect(status).toBe(verdict.isFlat ? 0 : 1)
  expect(samples.at(-1)?.moves).toBeGreaterThan(0)
  expect(samples.length).toBeGreaterThan(8)
})

it('says that memory is flat if it is, with a picture', () => {
  const sample = (second: number, rss: number): SoakSample => ({ second, rss, moves: second * 100, processor: second })
  const flat = [300, 400, 410, 405, 400, 404, 408, 402].map((rss, index) => sample(index, rss))
  expect(verdictOf(flat)).toEqual({ isFlat: true, early: 410, late: 408 })
  const growing = [300, 400, 420, 440, 460, 480, 500, 520].map((rss, index) => sample(index, rss))
  const verdict = verdictOf(growing)
  expect(verdict).toEqual({ isFlat: false, early: 440, late: 520 })
  expect(soakChart(growing, verdict).split('\n').slice(-2)).toEqual([
    `     7 s      700 moves   520 MB ${'#'.repeat(60)}`,
    '440 MB in the second quarter, 520 MB in the last: growing; 100 moves/s, 10.00 ms of the processor each',
  ])
  expect([durationOf('90s'), durationOf('20m')]).toEqual([90_000, 1_200_000])
  expect(() => durationOf('20')).toThrow('not 20')
})
