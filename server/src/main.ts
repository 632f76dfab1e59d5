/** The program: configuration in, a running server out, one sentence if that can't be. */
import { readConfig } from './config.ts'
import { startServer } from './server.ts'
import { StartError } from './startError.ts'

/** However slow the goodbye: after this many milliseconds the process ends. What was acknowledged is on the disk. */
const LAST_MOMENT = 8000

try {
  const config = readConfig(process.env)
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
