/** A server whose disk can be filled up and emptied again by messages, in a process of its own for whoever started it. */
import { startServer } from '@fathom/server'
import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** As large as its database may become, in pages. */
const PAGES = 160

const data = mkdtempSync(join(tmpdir(), 'fathom-full-'))
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  rateLimit: 0,
  botDelay: 0,
  logLevel: 'silent',
  databasePages: PAGES,
})
const beside = new DatabaseSync(join(data, 'fathom.db'), { timeout: 5000 })

function fill(): void {
  beside.exec('create table filler (room blob)')
  const one = beside.prepare('insert into filler values (zeroblob(3000))')
  while (Number(beside.prepare('pragma page_count').get()?.['page_count']) < PAGES) one.run()
}

process.on('message', (wish) => {
  if (wish === 'fill') fill()
  else beside.exec('drop table filler')
  process.send?.('done')
})
process.once('disconnect', () => {
  beside.close()
  void server.close().then(() => rmSync(data, { recursive: true, force: true }))
})
process.send?.(server.url)
