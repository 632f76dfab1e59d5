import { setTimeout as sleep } from 'node:timers/promises'
import { fastSource, type NumberSource } from '@fathom/kernel'
import { percentile } from '../paint/rows.ts'
import { diskWaits } from './disk.ts'
import { backendsOf, processorSeconds, residentMegabytes, type Watched } from './system.ts'
import type { Move, PlayedTable } from './table.ts'
import { Wishes } from './wishes.ts'

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
  /** How many people wished to make, at tables whose game was still on; null: as many as go. */
  readonly wanted: number | null
  /** Until a move was acknowledged, in milliseconds. */
  readonly median: number
  readonly p99: number
  /** Until the page of who moved showed it. */
  readonly told99: number
  /** Of as many moves that are nothing but written to the same disk, right afterwards, in milliseconds; null: not on this machine, or as many moves as go. */
  readonly disk99: number | null
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
/** How long the disk is looked at, in seconds. */
const DISK = 10

/**
 * Plays for a while and tells how it went.
 * @param folder the data folder of the server; empty: its database is elsewhere
 */
export async function playFor(
  tables: readonly PlayedTable[],
  { pause, hands, seconds, warmUp }: Pace,
  { pids, databases }: Watched,
  folder: string,
): Promise<LoadRow> {
  let isOver = false
  let moves: Move[] = []
  const note = (move: Move | null): void => void (move !== null && moves.push(move))
  const wishes = tables.map((_, index) => new Wishes(pause ?? Infinity, fastSource(index)))
  const wished = (): number => wishes.reduce((sum, each) => sum + each.now(), 0)
  const played =
    pause === null
      ? Array.from({ length: hands }, (_, hand) => playThrough(tables, hand, hands, note, () => isOver))
      : tables.map((table, index) => playAt(table, wishes[index] as Wishes, fastSource(index), note, () => isOver))
  // Every table is over, or one failed.
  const ended = Promise.all(played).then(() => null)
  // A server that has just started loads every game first: on a busy machine that takes its time.
  for (let waited = 0; moves.length === 0 && waited < STARTING; waited += LOOK) await Promise.race([sleep(LOOK), ended])
  if (warmUp > 0) {
    await Promise.race([sleep(warmUp), ended])
    moves = []
    for (const table of tables) table.takePushes()
  }
  const wishedBefore = wished()
  const backends = backendsOf(databases)
  const [cpu, cpuThere, started] = [processorSeconds(...pids), processorSeconds(...backends), performance.now()]
  await Promise.race([sleep(seconds * 1000), ended])
  const elapsed = (performance.now() - started) / 1000
  const [counted, wanted] = [moves, (wished() - wishedBefore) / elapsed]
  const cores = (processorSeconds(...pids) - cpu) / elapsed
  const database = backends.length === 0 ? null : (processorSeconds(...backends) - cpuThere) / elapsed
  isOver = true
  await ended
  return {
    tables: tables.length,
    rate: counted.length / elapsed,
    wanted: pause === null ? null : wanted,
    ...waitsOf(counted),
    pushes: pushesOf(tables),
    processes: pids.length,
    rss: residentMegabytes(...pids),
    cores,
    database,
    // Last: a server at rest gives memory back.
    disk99: pause === null || folder === '' ? null : await onDisk99(folder, wanted, seconds),
  }
}

function waitsOf(moves: readonly Move[]): Pick<LoadRow, 'median' | 'p99' | 'told99'> {
  const acknowledged = moves.map((move) => move.acknowledged)
  const told = moves.map((move) => move.told)
  return { median: percentile(acknowledged, 0.5), p99: percentile(acknowledged, 0.99), told99: percentile(told, 0.99) }
}

async function onDisk99(folder: string, rate: number, seconds: number): Promise<number> {
  return percentile(await diskWaits(folder, rate, Math.min(seconds, DISK), fastSource(0)), 0.99)
}

/** One table played by people who think. Who was kept waiting by the server or a bot makes up for it. */
async function playAt(
  table: PlayedTable,
  wishes: Wishes,
  choose: NumberSource,
  note: (move: Move) => void,
  isOver: () => boolean,
): Promise<void> {
  let made = 0
  while (!isOver() && !table.isOver) {
    if (made === wishes.now()) await sleep(Math.min(Math.max(wishes.left(), 1), 500))
    else if (!table.isReady) await table.news()
    else {
      const move = await table.move(choose)
      if (move === null) continue
      note(move)
      made++
    }
  }
  wishes.end()
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
