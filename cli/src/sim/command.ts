import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { makeRecord } from '@fathom/kernel'
import {
  MAX_SEED,
  readArguments,
  readLevel,
  readOptions,
  readSeats,
  readWhole,
  type Command,
  seatCountsOf,
  UsageError,
} from '../arguments.ts'
import { Progress } from '../progress.ts'
import { readPlayedGame } from '../setFile.ts'
import { reportText } from './report.ts'
import { simulate, type Plan, type Played } from './simulate.ts'
import { statisticsOf } from './statistics/index.ts'
import { Tally } from './tally.ts'

const USAGE =
  'usage: npm run -s sim -- --game ID [--seats n] [--games n] [--bots level,level] [--seed n] [--components FILE] [--set option=value ...] [--out DIR] [--json]'
const MAX_GAMES = 10_000_000

async function main(args: readonly string[]): Promise<number> {
  const { values } = readArguments({
    args,
    options: {
      game: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string', default: '100' },
      bots: { type: 'string', default: 'deckhand' },
      seed: { type: 'string', default: '1' },
      components: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const { game, set } = await readPlayedGame(values.game, values.components, 'Which game? Say --game ID.')
  const options = readOptions(game, values.set)
  const counts = seatCountsOf(game, options)
  const plan: Plan = {
    game,
    set,
    seats: readSeats(game, values.seats, Math.max(...counts), counts),
    games: readWhole('--games', values.games, 1, MAX_GAMES),
    bots: values.bots.split(',').map((level) => readLevel(game, level.trim())),
    seed: readWhole('--seed', values.seed, 0, MAX_SEED),
    options,
  }
  const write = values.out === undefined ? () => {} : recordWriter(values.out, plan)
  const tally = new Tally(plan)
  const progress = new Progress(plan.games)
  const start = performance.now()
  const statistics = statisticsOf(game.meta.id, set?.data)
  for (const played of simulate(plan, statistics)) {
    tally.add(played)
    write(played)
    progress.show(played.number)
  }
  const report = tally.report((performance.now() - start) / 1000, statistics)
  progress.clear()
  console.log(values.json ? JSON.stringify(report, null, 2) : reportText(report))
  return 0
}

/** Writes each game's record into a folder, which is made if it is not there. */
function recordWriter(folder: string, plan: Plan): (played: Played) => void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw cantWrite(folder, error)
  }
  const digits = String(plan.games).length
  return ({ number, record }) => {
    const file = join(folder, `${plan.game.meta.id}-${plan.seed}-${String(number).padStart(digits, '0')}.txt`)
    try {
      writeFileSync(file, makeRecord(record))
    } catch (error) {
      throw cantWrite(file, error)
    }
  }
}

/** Step by step: Node's own recursive way never comes back where nothing can be made (under /proc, say). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(resolve(folder)))
  mkdirSync(folder)
}

function cantWrite(path: string, error: unknown): UsageError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return new UsageError(`Records can't be written to ${path} (${code}).`)
}

export const command: Command = { usage: USAGE, run: main }
