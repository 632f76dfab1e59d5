import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newDatabase, POSTGRES } from '../../testing/postgres.ts'
import type { OpenedDatabase } from '../opened.ts'
import { openPostgres } from './open.ts'
import { prepareDatabase } from './prepare.ts'

/** A change that wants the tables alone. */
const CHANGE = [{ call: 'say', args: ['t1'] }] as const

describe.runIf(POSTGRES !== null)('on PostgreSQL', () => {
  async function writers(): Promise<[OpenedDatabase, OpenedDatabase]> {
    const database = await newDatabase()
    await prepareDatabase(database)
    const open = (): OpenedDatabase => {
      const opened = openPostgres({ role: 'writer', database, pages: 0 })
      onTestFinished(() => opened.close())
      return opened
    }
    return [open(), open()]
  }

  test('a process that stands still in the middle of a change holds the others up for some seconds', async () => {
    const [paused, other] = await writers()
    const begun = Promise.withResolvers<void>()
    const woken = paused.db
      .transaction()
      .execute(async (db) => {
        await paused.begin(db, CHANGE)
        begun.resolve()
        await sleep(7000)
        await sql`select 1`.execute(db)
      })
      .catch((error: unknown) => paused.faultOf(error, 'say'))
    await begun.promise
    await other.db.transaction().execute((db) => other.begin(db, CHANGE))
    // What it was about to write is refused when it wakes, and what it does next is done.
    expect(await woken).toBe('store-away')
    await paused.db.transaction().execute((db) => paused.begin(db, CHANGE))
  }, 30_000)
})
