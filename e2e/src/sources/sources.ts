import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableSource } from '@fathom/client/tableSource'
import { startServer } from '@fathom/server'
import { actAsBrowser } from './browserInNode.ts'

/** Where tables are: on a server, or on this device. */
export interface Place {
  /** Makes a table for me and one bot. @returns the source of it, made anew at every call: each is a page of mine */
  table(game: string): Promise<() => TableSource>
  /** A source of a table that there is not. */
  nowhere(): TableSource
  end(): Promise<void>
}

const wish = (game: string) => ({
  game,
  seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'deckhand' }],
  options: {},
  visibility: 'private' as const,
  timeControl: null,
})

/** A server in this process, asked over HTTP and WebSocket. */
export async function serverPlace(): Promise<Place> {
  const data = mkdtempSync(join(tmpdir(), 'fathom-sources-'))
  const server = await startServer({ port: 0, host: '127.0.0.1', logLevel: 'silent', botDelay: 0, rateLimit: 0, data })
  const who = actAsBrowser(server.url)
  const api = await import('@fathom/client/api')
  const { remoteSource } = await import('@fathom/client/remoteSource')
  const guest = await api.createGuest({ name: 'Ana', language: 'en' })
  if (!guest.ok) throw new Error(guest.problem.code)
  who.token = guest.value.token
  return {
    async table(game) {
      const made = await api.createTable(wish(game))
      if (!made.ok) throw new Error(made.problem.code)
      return () => remoteSource(made.value.id)
    },
    nowhere: () => remoteSource('0123456789abcdef'),
    async end() {
      await server.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** The tables of a device, asked as the page asks its worker. */
export async function devicePlace(): Promise<Place> {
  const { tablesOver } = await import('@fathom/client/testing/tables')
  const { pageOf } = await import('@fathom/client/testing/page')
  const { tableOver } = await import('@fathom/client/tableOver')
  const { MemoryJournals } = await import('@fathom/client/journals')
  const page = pageOf(tablesOver(new MemoryJournals()))
  const here = () => Promise.resolve(page)
  return {
    async table(game) {
      const made = await page.create(wish(game), 'en', [])
      if (!made.ok) throw new Error(made.problem.code)
      return () => tableOver(made.value, here)
    },
    nowhere: () => tableOver('here-0123456789', here),
    end: () => Promise.resolve(),
  }
}
