import { setTimeout as sleep } from 'node:timers/promises'
import { fastSource } from '@fathom/kernel'
import type { RunningTable } from './folder.ts'
import { processorSeconds, residentMegabytes } from './system.ts'
import type { PlayedTable } from './table.ts'

interface SoakPace {
  /** How many tables are played at once. */
  readonly tables: number
  /** Moves a second. */
  readonly rate: number
  readonly milliseconds: number
}

/** How the server stood at one time of a soak. */
export interface SoakSample {
  /** Since the beginning, in seconds. */
  readonly second: number
  /** What the server's process had in memory, in MB. */
  readonly rss: number
  /** All moves until then. */
  readonly moves: number
  /** Processor seconds of the server until then. */
  readonly processor: number
}

/** How often one looks, at most and in all. */
const SAMPLES = 240

/** Milliseconds of `20m`, `90s` or `1h`. @throws Error if it is none of these */
export function durationOf(text: string): number {
  const [, count, unit] = /^(\d+)([smh])$/.exec(text) ?? []
  if (count === undefined) throw new Error(`--soak takes 90s, 20m or 1h, not ${text}`)
  return Number(count) * ({ s: 1000, m: 60_000, h: 3_600_000 }[unit ?? 's'] ?? 0)
}

/**
 * Plays at an even rate; a game that is over makes room for the next.
 * @param prepared tables in the order in which they are opened
 * @param open opens the pages of one
 */
export async function soakFor(
  prepared: readonly RunningTable[],
  open: (table: RunningTable) => Promise<PlayedTable>,
  { tables, rate, milliseconds }: SoakPace,
  pid: number,
): Promise<SoakSample[]> {
  const waiting = prepared.slice(tables)
  const played = new EvenlyPlayed(await Promise.all(prepared.slice(0, tables).map(open)))
  const samples: SoakSample[] = []
  const began = performance.now()
  const elapsed = (): number => performance.now() - began
  const look = (): void => void samples.push({ second: Math.round(elapsed() / 1000), rss: residentMegabytes(pid), moves: played.moves, processor: processorSeconds(pid) }) // prettier-ignore
  while (elapsed() < milliseconds && played.failures.length === 0) {
    if (elapsed() >= (samples.length * milliseconds) / SAMPLES) look()
    await played.replaceOver(async () => {
      const next = waiting.shift()
      if (next === undefined) throw new Error('all prepared games are over')
      return open(next)
    })
    played.moveUntil((elapsed() / 1000) * rate, rate)
    await sleep(10)
  }
  look()
  played.close()
  if (played.failures.length > 0) throw new Error('a move failed', { cause: played.failures[0] })
  return samples
}

/** Tables that are played in turns. */
class EvenlyPlayed {
  moves = 0
  readonly failures: unknown[] = []
  private readonly tables: PlayedTable[]
  private readonly moving = new Set<PlayedTable>()
  private readonly choose = fastSource(1)
  private turn = 0
  private due = 0

  constructor(tables: PlayedTable[]) {
    this.tables = tables
  }

  async replaceOver(next: () => Promise<PlayedTable>): Promise<void> {
    for (const [index, table] of this.tables.entries()) {
      if (!table.isOver || this.moving.has(table)) continue
      table.close()
      this.tables[index] = await next()
    }
  }

  /** Begins the moves that are due, so many in all; what is more than `late` behind is left out. */
  moveUntil(all: number, late: number): void {
    for (this.due = Math.max(this.due, all - late); this.due < all; this.due++) {
      const table = this.next()
      if (table === undefined) return
      void this.move(table)
    }
  }

  close(): void {
    for (const table of this.tables) table.close()
  }

  private next(): PlayedTable | undefined {
    for (let tries = 0; tries < this.tables.length; tries++) {
      const table = this.tables[this.turn++ % this.tables.length] as PlayedTable
      if (table.isReady && !this.moving.has(table)) return table
    }
    return undefined
  }

  private async move(table: PlayedTable): Promise<void> {
    this.moving.add(table)
    try {
      if ((await table.move(this.choose)) !== null) this.moves++
    } catch (error) {
      this.failures.push(error)
    }
    this.moving.delete(table)
  }
}

export interface SoakVerdict {
  readonly isFlat: boolean
  /** The median of what was in memory in the second quarter of the time and in the last one, in MB. */
  readonly early: number
  readonly late: number
}

/** Memory may grow by this part between the second quarter and the last and still count as flat. */
const FLAT = 0.05

export function verdictOf(samples: readonly SoakSample[]): SoakVerdict {
  const quarter = Math.floor(samples.length / 4)
  const early = medianOf(samples.slice(quarter, 2 * quarter))
  const late = medianOf(samples.slice(3 * quarter))
  return { isFlat: late <= early * (1 + FLAT), early, late }
}

function medianOf(samples: readonly SoakSample[]): number {
  const sorted = samples.map(({ rss }) => rss).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** How many lines the picture has, and how wide its longest bar is. */
const LINES = 24
const WIDTH = 60

/** The soak as a picture in text, with what it says. */
export function soakChart(samples: readonly SoakSample[], { isFlat, early, late }: SoakVerdict): string {
  const most = Math.max(...samples.map(({ rss }) => rss))
  const step = Math.max(1, Math.ceil(samples.length / LINES))
  const lines = samples
    .filter((_, index) => index % step === 0)
    .map(({ second, rss, moves }) => {
      const bar = '#'.repeat(Math.round((rss / most) * WIDTH))
      return `${String(second).padStart(6)} s ${String(moves).padStart(8)} moves ${rss.toFixed(0).padStart(5)} MB ${bar}`
    })
  const last = samples.at(-1)
  const [rate, cost] = [(last?.moves ?? 0) / (last?.second ?? 1), ((last?.processor ?? 0) * 1000) / (last?.moves ?? 1)]
  const growth = `${early.toFixed(0)} MB in the second quarter, ${late.toFixed(0)} MB in the last: ${isFlat ? 'flat' : 'growing'}`
  return [...lines, `${growth}; ${rate.toFixed(0)} moves/s, ${cost.toFixed(2)} ms of the processor each`].join('\n')
}
