/** A server of one toy game, which the page has no board for, in a process of its own for whoever started it. */
import { startServer } from '@fathom/server'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const library = new URL('./testing/toyLibrary.ts', import.meta.resolve('@fathom/server/main')).href
const data = mkdtempSync(join(tmpdir(), 'fathom-toy-'))
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  rateLimit: 0,
  botDelay: 0,
  logLevel: 'error',
  library,
})
process.once('disconnect', () => void server.close().then(() => rmSync(data, { recursive: true, force: true })))
process.send?.(server.url)
