/** The program: configuration in, a running server out, one sentence if that can't be. */
import { readConfig, unknownSettings } from './config.ts'
import { makeLog } from './log.ts'
import { startServer } from './server.ts'
import { keepSteady } from './serverTime.ts'
import { StartError } from './startError.ts'

/** However slow the goodbye: after this many milliseconds the process ends. What was acknowledged is on the disk. */
const LAST_MOMENT = 8000

try {
  refuseArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  const log = makeLog(config.logLevel)
  for (const name of unknownSettings(process.env))
    log.warn({ name }, 'this is no setting of Fathom: it changes nothing')
  // Where it is shared, the database's time counts.
  if (config.databaseUrl === '')
    keepSteady((ahead) => log.warn({ timeAheadMs: Math.round(ahead) }, 'somebody has set this machine’s clock: players’ clocks come to it by and by')) // prettier-ignore
  const server = await startServer(config)
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), config.drain + LAST_MOMENT).unref()
    void server.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.stderr.write(`Fathom is at ${server.url}\n`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** Whoever names a port or a folder on the command line means that one, and not the usual one. */
function refuseArguments([first]: readonly string[]): void {
  if (first === undefined) return
  throw new StartError(`Fathom takes no arguments, but "${first}" was given: set it up by the environment, like PORT=8080 FATHOM_DATA=./data.`) // prettier-ignore
}
