import type { Timing } from './stopwatch.ts'

/** One line of the answer; all times in milliseconds. */
export interface PaintRow {
  readonly what: string
  readonly times: number
  readonly median: number
  readonly p75: number
  readonly worst: number
  /** The longest task in three of four gestures. */
  readonly blocked75: number
  /** The most that `p75` may be. */
  readonly goal: number
}

const GOAL = 100

export function summary(what: string, timings: readonly Timing[]): PaintRow {
  const paints = timings.map(({ paint }) => paint)
  return {
    what,
    times: timings.length,
    median: percentile(paints, 0.5),
    p75: percentile(paints, 0.75),
    worst: percentile(paints, 1),
    blocked75: percentile(
      timings.map(({ blocked }) => blocked),
      0.75,
    ),
    goal: GOAL,
  }
}

/** The smallest of the values that at least `part` of them (0 to 1) do not exceed; 0 of an empty list. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
}

/** As a plain table, in the columns of Markdown. */
export function paintTable(rows: readonly PaintRow[]): string {
  const head = ['what', 'times', 'median', 'p75', 'worst', 'longest task, p75', 'goal of p75', '']
  const lines = rows.map((row) => [
    row.what,
    String(row.times),
    ...[row.median, row.p75, row.worst].map((each) => `${Math.round(each)} ms`),
    row.blocked75 === 0 ? 'under 50 ms' : `${Math.round(row.blocked75)} ms`,
    `${row.goal} ms`,
    row.p75 <= row.goal ? 'met' : 'MISSED',
  ])
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => (line[column] ?? '').length)),
  )
  const format = (line: readonly string[]): string =>
    `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [format(head), rule, ...lines.map(format)].join('\n')
}
