import type { LoadRow } from './run.ts'

/** What a step of the ramp has to keep: part of the moves that people wish for, milliseconds, megabytes of a process. */
const GOALS = { served: 0.9, p99: 50, rss: 600 }

/** What a step missed, in words. */
export function brokenGoals({ rate, wanted, p99, rss, processes }: LoadRow): string[] {
  return [
    ...(wanted !== null && rate < wanted * GOALS.served
      ? [`fewer moves than ${Math.round(wanted * GOALS.served)}/s`]
      : []),
    ...(p99 > GOALS.p99 ? [`p99 over ${GOALS.p99} ms`] : []),
    ...(rss > GOALS.rss * processes ? [`over ${GOALS.rss * processes} MB`] : []),
  ]
}

/** The ramp as a table in Markdown. */
export function loadTable(rows: readonly LoadRow[]): string {
  const isOnDisk = rows.some(({ disk99 }) => disk99 !== null)
  const isShared = rows.some(({ database }) => database !== null)
  const head = ['tables', 'moves/s', 'wanted', 'median', 'p99', 'shown, p99', ...(isOnDisk ? ['disk, p99'] : []), 'server', 'cores', ...(isShared ? ['PostgreSQL'] : []), 'push', ''] // prettier-ignore
  const cells = rows.map((row) => [
    String(row.tables),
    row.rate.toFixed(0),
    row.wanted?.toFixed(0) ?? '',
    `${row.median.toFixed(1)} ms`,
    `${row.p99.toFixed(1)} ms`,
    `${row.told99.toFixed(1)} ms`,
    ...(isOnDisk ? [row.disk99 === null ? '' : `${row.disk99.toFixed(1)} ms`] : []),
    `${row.rss.toFixed(0)} MB`,
    row.cores.toFixed(2),
    ...(isShared ? [row.database?.toFixed(2) ?? ''] : []),
    Object.values(row.pushes).join(' / '),
    brokenGoals(row).join(', ') || 'met',
  ])
  const lines = [head, head.map((_, column) => (column < head.length - 1 ? '--:' : '---')), ...cells]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}
