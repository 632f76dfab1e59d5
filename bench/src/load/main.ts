/**
 * `npm run -s load -- --soak 20m [--rate moves/s] [--tables n] [--json]`: plays at an even rate for so long and tells whether memory stays flat.
 * `npm run -s load -- --admirals 50 [--seconds n] [--json]`: people against as many bots that think long: how fast both go on.
 * `npm run -s load -- --by-turns 2500 [--seconds n] [--json]`: what running tables by turns cost while nobody looks.
 * `npm run -s load [-- --json] [--tables 250,500,1000] [--pause ms | --hands n] [--seconds n] [--warm-up ms] [--length n] [--onlookers n]`: how many tables
 * the server holds. `--processes 3 --database postgres://...` is that with so many servers on one database (by `NATS_URL` they tell each other by NATS),
 * `--databases A,B` with so many on each of several, which have the tables divided among them. People with open pages and a few bots play all four games; each step has more tables, until a goal breaks. The server is a process
 * of its own, its tables are some way into their games.
 */
import { parseArgs } from 'node:util'
import { GAME_IDS } from '@fathom/catalog'
import { startServers } from './cluster.ts'
import type { RunningTable } from './folder.ts'
import { ADMIRAL_GOALS, admiralsLine, againstAdmirals, botActions } from './admirals.ts'
import { hangUp } from './http.ts'
import { brokenGoals, loadTable } from './rows.ts'
import { playFor, type LoadRow } from './run.ts'
import { durationOf, soakChart, soakFor, verdictOf } from './soak.ts'
import { PlayedTable } from './table.ts'
import { BY_TURNS, leaveAlone, twoPeople, unwatchedLine } from './unwatched.ts'

/** So many games end for each move, at most: the shortest take some 60. */
const GAMES_A_MOVE = 1 / 60

/** What people take before a move against Admirals on average, in milliseconds: mostly it is the bots' turn. */
const PERSON_PAUSE = 500

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    tables: { type: 'string' },
    pause: { type: 'string' },
    hands: { type: 'string' },
    seconds: { type: 'string' },
    'warm-up': { type: 'string' },
    length: { type: 'string' },
    onlookers: { type: 'string' },
    processes: { type: 'string' },
    database: { type: 'string' },
    databases: { type: 'string' },
    admirals: { type: 'string' },
    'by-turns': { type: 'string' },
    soak: { type: 'string' },
    rate: { type: 'string' },
  },
})
/** How long to soak for, in milliseconds; 0: the ramp. */
const soak = values.soak === undefined ? 0 : durationOf(values.soak)
const admirals = Number(values.admirals ?? '0')
const byTurns = Number(values['by-turns'] ?? '0')
const steps = (
  values.tables ??
  (byTurns > 0
    ? String(byTurns)
    : admirals > 0
      ? String(admirals)
      : soak > 0
        ? '200'
        : '250,500,1000,1500,2000,2500,3500,5000')
)
  .split(',')
  .map(Number)
const rate = Number(values.rate ?? '100')
const hands = Number(values.hands ?? '0')
const pace = {
  pause: hands > 0 ? null : Number(values.pause ?? '5000'),
  hands,
  seconds: Number(values.seconds ?? '20'),
  warmUp: Number(values['warm-up'] ?? '10000'),
}
/** Every so many tables somebody looks on. */
const onlookers = Number(values.onlookers ?? '4')

const databases = (values.databases ?? values.database ?? '').split(',').filter((url) => url !== '')
const processes = Number(values.processes ?? '1')
if (databases.length === 0 && processes > 1) throw new Error('--processes share a --database: say which')
if (databases.length > 0 && soak + admirals + byTurns > 0) throw new Error('the ramp alone is played on a --database')

const servers = await startServers(databases, processes, {
  // Games that end while it soaks are followed by others.
  tables: Math.max(...steps) + Math.ceil((soak / 1000) * rate * GAMES_A_MOVE),
  length: Number(values.length ?? (soak + admirals > 0 ? '20' : '150')),
  seating: admirals > 0 ? againstAdmirals : byTurns > 0 ? twoPeople(GAME_IDS) : undefined,
  timeControl: byTurns > 0 ? BY_TURNS : null,
})
const { start, watched } = servers
/** Of the only process, where there is one. */
const [pid = 0] = watched.pids
const urls = servers.tables[0]?.urls ?? []
const prepared = servers.tables.map(({ table }) => table)
const tables: PlayedTable[] = []
const rows: LoadRow[] = []
try {
  if (byTurns > 0) await leaveByTurns()
  else if (admirals > 0) await playAdmirals()
  else if (soak > 0) await soakThrough()
  else await ramp()
} finally {
  for (const table of tables) table.close()
  hangUp()
  await servers.stop()
}

async function leaveByTurns(): Promise<void> {
  const cost = await leaveAlone(prepared, start, pace, pid)
  console.log(values.json === true ? JSON.stringify(cost, null, 2) : unwatchedLine(cost))
}

async function playAdmirals(): Promise<void> {
  await open(admirals)
  const from = Date.now()
  const row = await playFor(tables, { ...pace, pause: PERSON_PAUSE, warmUp: 0 }, watched, '')
  const thoughts = botActions(servers.folder, from + pace.warmUp)
  const result = { admirals, acknowledged: { median: row.median, p99: row.p99 }, bots: thoughts }
  console.log(values.json === true ? JSON.stringify(result, null, 2) : admiralsLine(result))
  if (row.p99 > ADMIRAL_GOALS.p99 || thoughts.slowest > ADMIRAL_GOALS.action) process.exitCode = 1
}

async function soakThrough(): Promise<void> {
  const open = async (next: RunningTable): Promise<PlayedTable> => {
    const table = new PlayedTable(urls, next, 1)
    await table.opened()
    return table
  }
  const samples = await soakFor(prepared, open, { tables: Math.max(...steps), rate, milliseconds: soak }, pid)
  const verdict = verdictOf(samples)
  console.log(values.json === true ? JSON.stringify({ samples, verdict }, null, 2) : soakChart(samples, verdict))
  if (!verdict.isFlat) process.exitCode = 1
}

async function ramp(): Promise<void> {
  for (const step of steps) {
    await open(step)
    const row = await playFor(tables, pace, watched, servers.folder)
    rows.push(row)
    if (values.json !== true) console.error(loadTable([row]).split('\n').at(-1))
    if (brokenGoals(row).length > 0 && hands === 0) break
  }
  console.log(
    values.json === true
      ? JSON.stringify({ start, rows }, null, 2)
      : `started in ${Math.round(start)} ms with ${prepared.length} running tables\n${loadTable(rows)}`,
  )
}

/** Somebody looks on at one of so many tables, at those of each game in turn. */
function hasOnlooker(index: number): boolean {
  return (index + Math.floor(index / onlookers)) % onlookers === 0
}

/** Opens the pages of further tables, some at once. */
async function open(count: number): Promise<void> {
  while (tables.length < count) {
    const next = servers.tables.slice(tables.length, Math.min(count, tables.length + 50))
    const opened = next.map(
      (placed, index) => new PlayedTable(placed.urls, placed.table, hasOnlooker(tables.length + index) ? 1 : 0),
    )
    tables.push(...opened)
    await Promise.all(opened.map((table) => table.opened()))
  }
}
