import { timeIn } from '../store/dialect.ts'
import { sql } from 'kysely'
import { MIGRATIONS, SCHEMA_VERSION } from '../store/migrations.ts'
import { connect } from '../store/postgres/connect.ts'
import { codeOf } from '../store/postgres/errors.ts'
import { takeLock } from '../store/postgres/lock.ts'
import { whyNoDatabase } from '../store/postgres/prepare.ts'
import { AdminError, type OpenedData, type OpenOptions } from './data.ts'
import type { AdminText } from './text/index.ts'

/** PostgreSQL's code for a table that is not there. */
const NO_TABLE = '42P01'

interface DatabaseOptions extends OpenOptions {
  /** No server may use it meanwhile. */
  readonly isAlone?: boolean
}

/**
 * A database of PostgreSQL, beside the servers that use it.
 * @throws AdminError where it is not up to date, or is used and must not be
 */
export async function openDatabase(
  url: string,
  text: AdminText,
  { isOldRead = false, isAlone = false, readOnly }: DatabaseOptions,
): Promise<OpenedData> {
  const place = placeOf(url)
  const db = connect(url, {
    most: 1,
    isPatient: true,
    prepare: async (client) => {
      // A journal and where it ends are read as of one moment, however much is played meanwhile.
      if (readOnly)
        await client.query('set session characteristics as transaction isolation level repeatable read, read only')
      if (isAlone) await takeLock(client, 'use', 'alone').catch(() => Promise.reject(new AdminError(text.inUse(place))))
    },
  })
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    if (rows.some(({ name }) => !Object.hasOwn(MIGRATIONS, name))) throw new AdminError(text.newerData(place))
    if (rows.length < SCHEMA_VERSION && !isOldRead) throw new AdminError(text.oldData(place))
  } catch (error) {
    await db.destroy().catch(() => {})
    if (error instanceof AdminError) throw error
    if (codeOf(error) === NO_TABLE) throw new AdminError(text.noFathom(place))
    throw whyNoDatabase(error, url)
  }
  return { db, close: () => db.destroy() }
}

/** How a database is called where others may look on: without the password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return url
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** How the database is: how many processes use it, and how many bytes it has. */
export async function stateOf({ db }: OpenedData): Promise<{ readonly processes: number; readonly bytes: number }> {
  const { processes } = await db
    .selectFrom('leases')
    .select((one) => one.fn.countAll<number>().as('processes'))
    .where('name', 'like', 'process %')
    .where('until', '>', timeIn(db))
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return { processes, bytes: rows[0]?.bytes ?? 0 }
}
