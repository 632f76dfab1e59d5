import { percentile } from '../paint/rows.ts'

/** The least that a browser's speed may be of Node's on the same machine. */
const SPEED_GOAL = 0.7

/** What one game costs on a device without a network. Times in milliseconds, sizes in bytes. */
export interface OfflineRow {
  readonly game: string
  /** From the click on "Play against bots" to the first choice that the page offers, by run. */
  readonly firstMove: readonly number[]
  /** Script that this click brought, page and workers, as it is sent: compressed with Brotli. */
  readonly script: number
  /** What the workers of tables and of bots keep, together, once it is my turn. */
  readonly workers: number
  /** The speed of a Captain's thought in the browser's worker, as a part of Node's. */
  readonly speed: number
}

/** Whether a browser thinks fast enough beside Node. */
export function isFast({ speed }: OfflineRow): boolean {
  return speed >= SPEED_GOAL
}

/** As a table of Markdown. */
export function offlineTable(rows: readonly OfflineRow[], throttle: number): string {
  const head = ['game', `first move at ${throttle}x`, 'worst', 'script', 'workers', 'thought, of Node’s', '']
  const lines = rows.map((row) => [
    row.game,
    `${Math.round(percentile(row.firstMove, 0.5))} ms`,
    `${Math.round(percentile(row.firstMove, 1))} ms`,
    `${Math.round(row.script / 1000)} KB`,
    `${(row.workers / 1e6).toFixed(1)} MB`,
    row.speed.toFixed(2),
    isFast(row) ? 'met' : 'MISSED',
  ])
  const table = [head, ['---', ...head.slice(1).map(() => '--:')], ...lines]
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
