import { availableParallelism, loadavg } from 'node:os'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { GAME_IDS, gameOfSet, loadGame, withSet, type CatalogEntry } from '@fathom/catalog'
import { benchGame } from './games.ts'
import { table, type Row } from './rows.ts'

const USAGE = 'usage: npm run -s bench -- [--json] [--seconds n] [--only id] [--components FILE]'

interface Wishes {
  readonly json: boolean
  /** Of measuring, for each thing measured. */
  readonly seconds: number
  /** The beginning of the ids wanted: `toy`, `silver-and-gold-clones`; all if empty. */
  readonly only: string
  /** A file of components to measure their game with, and no other game; none if empty. */
  readonly components: string
}

function readArguments(): Wishes | string {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean' },
        seconds: { type: 'string' },
        only: { type: 'string' },
        components: { type: 'string' },
      },
    })
    const seconds = Number(values.seconds ?? '3')
    if (!(seconds > 0 && seconds <= 600)) return '--seconds must be a number above 0, at most 600'
    return { json: values.json ?? false, seconds, only: values.only ?? '', components: values.components ?? '' }
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

/** The game of a file of components, made from it. @returns a sentence if there is none */
async function gameOfFile(file: string): Promise<CatalogEntry | string> {
  let data: unknown
  try {
    data = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}`
  }
  const entry = await loadGame(gameOfSet(data) ?? '')
  if (entry === null) return `${file} does not say which game it is for`
  const own = withSet(entry, data)
  return own.ok ? own.value : `${file}: ${own.problems.map(({ en }) => en).join(' ')}`
}

async function games(only: CatalogEntry | null): Promise<CatalogEntry[]> {
  if (only !== null) return [only]
  const entries = await Promise.all(GAME_IDS.map(loadGame))
  return entries.filter((entry) => entry !== null)
}

/**
 * The toy, here and on boardgame.io. After all else: with boardgame.io in the process everything in it runs slower, copies of positions
 * several times.
 */
async function benchToy(seconds: number, wants: (id: string) => boolean): Promise<Row[]> {
  // Boardgame.io's checks for developers are off, as on a server that uses it.
  process.env['NODE_ENV'] = 'production'
  const { benchRules, benchTables } = await import('./toy/bench.ts')
  return [
    ...(wants('toy-boardgame.io') || wants('toy-plain') ? await benchRules(seconds) : []),
    ...(wants('toy-table') ? await benchTables(seconds) : []),
  ]
}

async function run({ seconds, only }: Wishes, game: CatalogEntry | null): Promise<Row[]> {
  const wants = (id: string) => id.startsWith(only)
  const rows: Row[] = []
  for (const entry of await games(game)) rows.push(...(await benchGame(entry, seconds, wants)))
  if (game === null && (wants('toy-boardgame.io') || wants('toy-plain') || wants('toy-table'))) {
    rows.unshift(...(await benchToy(seconds, wants)))
  }
  return rows.filter(({ id }) => wants(id))
}

function complain(sentence: string): void {
  console.error(`${sentence}\n${USAGE}`)
  process.exitCode = 2
}

const wishes = readArguments()
const game = typeof wishes === 'string' || wishes.components === '' ? null : await gameOfFile(wishes.components)
if (typeof wishes === 'string') complain(wishes)
else if (typeof game === 'string') complain(game)
else {
  warnIfBusy()
  const rows = await run(wishes, game)
  if (rows.length === 0) {
    complain(`no benchmark's id begins with "${wishes.only}"`)
  } else console.log(wishes.json ? JSON.stringify(rows, null, 2) : table(rows))
}
