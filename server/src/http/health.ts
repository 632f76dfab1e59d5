import type { FastifyInstance } from 'fastify'
import { timeAhead } from '../serverTime.ts'

/** How the server is, for who watches over it. */
export interface Health {
  /** Resolves if the threads answer and the store can be read. */
  isAlive(): Promise<void>
  /** Resolves if, besides, something was written and read back. @throws StoreError, `disk-full` for one */
  isReady(): Promise<void>
  /** Whether processes that share a database hear each other; null: this one is alone. */
  bus(): 'well' | 'lost' | null
  /** How many tables were found to be damaged since the start. */
  damagedTables(): number
}

/** How long an answer of `/readyz` is kept, in milliseconds: anybody may ask, and each check writes to the disk. */
const FRESH = 1000

/** `/healthz`: is it worth keeping this process? `/readyz`: can people play, and is all well? */
export function addHealth(app: FastifyInstance, health: Health): void {
  const checkReady = kept(() => health.isReady(), FRESH)
  app.get('/healthz', async (_request, reply) => {
    await health.isAlive()
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    await checkReady()
    // Where the bus is lost people can play all the same: what others do is told some seconds later.
    const bus = health.bus()
    const ahead = timeAhead() / 1000
    return reply.send({
      ok: true,
      damagedTables: health.damagedTables(),
      ...(bus !== null ? { bus, databaseAhead: ahead } : ahead !== 0 && { timeAhead: ahead }),
    })
  })
}

/** `ask`, whose answer or error is kept for so many milliseconds. */
function kept(ask: () => Promise<void>, milliseconds: number): () => Promise<void> {
  let last: Promise<void> | null = null
  let until = 0
  return () => {
    if (last === null || performance.now() >= until) {
      last = ask()
      until = performance.now() + milliseconds
    }
    return last
  }
}
