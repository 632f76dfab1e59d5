import { describe, expect, test } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { inDatabase, newDatabase, POSTGRES } from '../testing/postgres.ts'
import { ServerProcess } from '../testing/serverProcess.ts'
import { must, TestClient, until } from '../testing/testClient.ts'

/** Has a process's clock jump back by an hour when it is sent SIGUSR2. */
const JUMP = `data:text/javascript,${encodeURIComponent(`
  const now = Date.now
  process.on('SIGUSR2', () => {
    Date.now = () => now() - 3600_000
    process.stderr.write('jumped\\n')
  })`)}`

describe.runIf(POSTGRES !== null)('a clock that jumps back by an hour', () => {
  test(
    'takes nothing from anybody: both processes go on, and no entry is earlier than the one before',
    { timeout: 180_000 },
    async () => {
      const database = await newDatabase()
      const start = () => ServerProcess.start({ DATABASE_URL: database, NODE_OPTIONS: `--import=${JUMP}` })
      const [one, two] = [await start(), await start()]
      const [here, there] = [await TestClient.named(one.url, 'Ada'), new TestClient(two.url)]
      there.token = here.token
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }] as const
      const { id } = await here.createTable({ game: 'silver-and-gold', seats: [...seats] })
      /** A turn of hers and the bot's. */
      const plays = async (client: TestClient) => {
        const { legal } = await until(async () => {
          const table = await client.table(id)
          return table.legal.length > 0 && table
        })
        return (await client.does(id, 'act', { actions: [legal[0]], endTurn: true })).version
      }
      /** Both processes live, as the database sees it, and each of three duties is somebody's. */
      const allIsHeld = async () => {
        const held = `select count(*)::int as held from leases where until > extract(epoch from clock_timestamp()) * 1000`
        return (await inDatabase(held, database))[0]?.['held'] === 5
      }
      await until(allIsHeld)
      const versions = [await plays(here), await plays(there)]
      two.send('SIGUSR2')
      await until(() => two.errors.includes('jumped'))
      // What was leased before the jump has run out by then.
      await sleep(3100)
      await until(allIsHeld)
      for (const client of [there, here, there, there, here]) versions.push(await plays(client))
      expect(versions).toEqual(versions.toSorted((a, b) => a - b))
      expect(must(await there.get<{ name: string }>('/me')).name).toBe('Ada')
      const back = `select n from journal as later where at < (select max(at) from journal where table_id = later.table_id and n < later.n)`
      expect(await inDatabase(back, database)).toEqual([])
    },
  )
})
