import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { levelNamed, type Result } from '@fathom/bots'
import { UsageError } from '../arguments.ts'
import type { ArenaReport, SideReport } from './standing.ts'

/** The results that the levels' Elo is computed from. */
const RESULTS = new URL('../../../bots/src/strength/results.json', import.meta.url)

/**
 * Refuses what can't be kept: only games of two seats between two different levels are comparable.
 * @throws UsageError
 */
export function checkKeepable(bots: readonly string[], seats: number): void {
  const levels = new Set(bots.map(levelNamed))
  if (seats === 2 && bots.length === 2 && levels.size === 2 && !levels.has(null)) return
  throw new UsageError('--keep takes two different levels at two seats.')
}

/** Adds a report to the results; the same meeting with the same seed is replaced. */
export function keepReport(report: ArenaReport): void {
  const [a, b] = report.sides as [SideReport, SideReport]
  const result: Result = {
    game: report.game,
    seats: report.seats,
    a: levelNamed(a.bot) ?? '',
    b: levelNamed(b.bot) ?? '',
    won: a.winShare * report.finished,
    games: report.finished,
    seed: report.seed,
    secondsA: rounded(a.secondsMean),
    secondsB: rounded(b.secondsMean),
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
  }
  const isSame = (other: Result) => (['game', 'a', 'b', 'seed'] as const).every((key) => other[key] === result[key])
  const before = JSON.parse(readFileSync(RESULTS, 'utf8')) as Result[]
  const all = [...before.filter((other) => !isSame(other)), result]
  writeFileSync(RESULTS, `${JSON.stringify(all, null, 2)}\n`)
}

function rounded(seconds: number): number {
  return Number(seconds.toPrecision(3))
}

/** What is checked out; empty where that can't be told. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
