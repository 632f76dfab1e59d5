import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { GAME_IDS } from '@fathom/catalog'
import { benchGame } from './games.ts'
import { table, type Row } from './rows.ts'

const USAGE = 'usage: npm run -s bench -- [--json] [--seconds n] [--only id]'

interface Wishes {
  readonly json: boolean
  /** Of measuring, for each thing measured. */
  readonly seconds: number
  /** The beginning of the ids wanted: `toy`, `silver-and-gold-clones`; all if empty. */
  readonly only: string
}

function readArguments(): Wishes | string {
  try {
    const { values } = parseArgs({
      options: { json: { type: 'boolean' }, seconds: { type: 'string' }, only: { type: 'string' } },
    })
    const seconds = Number(values.seconds ?? '3')
    if (!(seconds > 0 && seconds <= 600)) return '--seconds must be a number above 0, at most 600'
    return { json: values.json ?? false, seconds, only: values.only ?? '' }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Says on the error stream that the machine has other things to do, if it has: then the numbers are too low. */
function warnIfBusy(): void {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  if (load > cores / 2)
    console.error(`The machine is busy (load ${load.toFixed(1)} on ${cores} cores): numbers are too low.`)
}

async function run({ seconds, only }: Wishes): Promise<Row[]> {
  const wants = (id: string) => id.startsWith(only)
  const rows: Row[] = []
  if (wants('toy-boardgame.io') || wants('toy-plain')) {
    // Its checks for developers are off, as on a server that uses it.
    process.env['NODE_ENV'] = 'production'
    const { benchToy } = await import('./toy/bench.ts')
    rows.push(...benchToy(seconds).filter((row) => wants(row.id)))
  }
  for (const id of GAME_IDS) rows.push(...(await benchGame(id, seconds, wants)))
  return rows
}

const wishes = readArguments()
if (typeof wishes === 'string') {
  console.error(`${wishes}\n${USAGE}`)
  process.exitCode = 2
} else {
  warnIfBusy()
  const rows = await run(wishes)
  if (rows.length === 0) {
    console.error(`no benchmark's id begins with "${wishes.only}"\n${USAGE}`)
    process.exitCode = 2
  } else console.log(wishes.json ? JSON.stringify(rows, null, 2) : table(rows))
}
