import { setTimeout as sleep } from 'node:timers/promises'
import { fastSource, type NumberSource } from '@fathom/kernel'
import { percentile } from '../paint/rows.ts'
import { backendsOf, processorSeconds, residentMegabytes, type Watched } from './system.ts'
import type { Move, PlayedTable } from './table.ts'

/** How the tables are played. */
export interface Pace {
  /** What a person thinks before a move on average, in milliseconds; null: no thinking, `hands` moves at once as fast as they go. */
  readonly pause: number | null
  readonly hands: number
  readonly seconds: number
  /** Plays for so long after the first move before it counts, in milliseconds. At few tables all games may be over by then: 0 counts from the first move on. */
  readonly warmUp: number
}

/** A step of the ramp. */
export interface LoadRow {
  readonly tables: number
  /** Moves a second, those of bots not counted. */
  readonly rate: number
  /** What the pauses ask for; null: as many as go. */
  readonly wanted: number | null
  /** Until a move was acknowledged, in milliseconds. */
  readonly median: number
  readonly p99: number
  /** Until the page of who moved showed it. */
  readonly told99: number
  /** Characters of a push, the median of each game. */
  readonly pushes: Readonly<Record<string, number>>
  readonly processes: number
  /** Of the servers' processes together, in MB; 0 where the system doesn't tell. */
  readonly rss: number
  /** Processor seconds of the servers' processes a second of the clock. */
  readonly cores: number
  /** The same of PostgreSQL's processes that serve them; null: none is on this machine. */
  readonly database: number | null
}

/** How long the first move may take, and how often one looks for it, in milliseconds. */
const STARTING = 30_000
const LOOK = 50

/** Plays for a while and tells how it went. */
export async function playFor(
  tables: readonly PlayedTable[],
  { pause, hands, seconds, warmUp }: Pace,
  { pids, databases }: Watched,
): Promise<LoadRow> {
  let isOver = false
  let moves: Move[] = []
  const note = (move: Move | null): void => void (move !== null && moves.push(move))
  const played =
    pause === null
      ? Array.from({ length: hands }, (_, hand) => playThrough(tables, hand, hands, note, () => isOver))
      : tables.map((table, index) => playAt(table, fastSource(index), pause, note, () => isOver))
  // Every table is over, or one failed.
  const ended = Promise.all(played).then(() => null)
  // A server that has just started loads every game first: on a busy machine that takes its time.
  for (let waited = 0; moves.length === 0 && waited < STARTING; waited += LOOK) await Promise.race([sleep(LOOK), ended])
  if (warmUp > 0) {
    await Promise.race([sleep(warmUp), ended])
    moves = []
    for (const table of tables) table.takePushes()
  }
  const backends = backendsOf(databases)
  const [cpu, cpuThere, started] = [processorSeconds(...pids), processorSeconds(...backends), performance.now()]
  await Promise.race([sleep(seconds * 1000), ended])
  const elapsed = (performance.now() - started) / 1000
  const counted = moves
  const cores = (processorSeconds(...pids) - cpu) / elapsed
  const database = backends.length === 0 ? null : (processorSeconds(...backends) - cpuThere) / elapsed
  isOver = true
  await ended
  const times = counted.map(({ acknowledged }) => acknowledged)
  return {
    tables: tables.length,
    rate: counted.length / elapsed,
    wanted: pause === null ? null : (tables.length * 1000) / pause,
    median: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    told99: percentile(
      counted.map(({ told }) => told),
      0.99,
    ),
    pushes: pushesOf(tables),
    processes: pids.length,
    rss: residentMegabytes(...pids),
    cores,
    database,
  }
}

/** One table played by people who think: mostly a moment, now and then for long (an exponential pause). */
async function playAt(
  table: PlayedTable,
  choose: NumberSource,
  mean: number,
  note: (move: Move | null) => void,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver() && !table.isOver) {
    const pause = -Math.log(1 - choose(1_000_000) / 1_000_000) * mean
    for (let left = pause; left > 0 && !isOver(); left -= 500) await sleep(Math.min(left, 500))
    while (!isOver() && !table.isReady && !table.isOver) await table.news()
    if (!isOver()) note(await table.move(choose))
  }
}

/** Moves at one table after the other, without a pause: each hand at tables of its own. */
async function playThrough(
  tables: readonly PlayedTable[],
  hand: number,
  hands: number,
  note: (move: Move | null) => void,
  isOver: () => boolean,
): Promise<void> {
  const own = tables.filter((_, index) => index % hands === hand)
  const choose = fastSource(hand)
  while (!isOver() && !own.every((table) => table.isOver)) {
    const ready = own.filter(({ isReady }) => isReady)
    if (ready.length === 0) await sleep(10)
    for (const table of ready) if (!isOver()) note(await table.move(choose))
  }
}

function pushesOf(tables: readonly PlayedTable[]): Record<string, number> {
  const sizes: Record<string, number[]> = {}
  for (const table of tables) (sizes[table.game] ??= []).push(...table.takePushes())
  return Object.fromEntries(Object.entries(sizes).map(([game, list]) => [game, percentile(list, 0.5)]))
}
