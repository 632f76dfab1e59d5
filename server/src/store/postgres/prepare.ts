import { Migrator, sql, type Kysely } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { StartError } from '../../startError.ts'
import { MIGRATIONS } from '../migrations.ts'
import type { Schema } from '../schema.ts'
import { StoreError } from '../storeError.ts'
import { connect } from './connect.ts'
import { codeOf, isAway, NO_RIGHT } from './errors.ts'
import { takeLock } from './lock.ts'
import { SqliteTypes } from './sqliteTypes.ts'
import { SQLITE_WORDS } from './sqliteWords.ts'

/** What is known of a database before it is used. */
export interface PreparedDatabase {
  /** As `DataFolder.secret`; it is in the database, so that all who use it have the same. */
  readonly secret: Buffer
}

/** A table that is there as long as not everything has been moved into a database. */
export const MOVING = 'fathom_moving'

const EXAMPLE = 'postgres://fathom:password@localhost:5432/fathom'

/**
 * Brings a database up to date: makes or changes its tables, and the secret.
 * @param isMoving a data folder is being moved into it: no server may take it before the end
 * @throws StartError with one sentence; it names no password
 */
export async function prepareDatabase(url: string, { isMoving = false } = {}): Promise<PreparedDatabase> {
  const place = placeOf(url)
  const prepare = async (client: PoolClient) => {
    await takeLock(client, 'use', isMoving ? 'alone' : 'together')
    await takeLock(client, 'prepare', 'alone')
  }
  const db = connect(url, { most: 1, isPatient: true, prepare, plugins: [new SqliteTypes()] })
  try {
    await refuseForeign(db, place)
    if (!isMoving) await refuseHalf(db, place)
    await migrate(db)
    return { secret: await secretOf(db) }
  } catch (error) {
    throw error instanceof StartError ? error : whyNot(error, place)
  } finally {
    await db.destroy().catch(() => {})
  }
}

interface Place {
  readonly server: string
  readonly database: string
  readonly account: string
}

/** @throws StartError for what is no address of a database */
function placeOf(url: string): Place {
  const parsed = URL.canParse(url) ? new URL(url) : null
  const database = parsed === null ? '' : decodeURIComponent(parsed.pathname.slice(1))
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol) || database === '' || database.includes('/')) {
    throw new StartError(`DATABASE_URL must be the address of a PostgreSQL database like "${EXAMPLE}".`)
  }
  const server = parsed.searchParams.get('host') ?? (parsed.host || 'this machine')
  return { server, database, account: decodeURIComponent(parsed.username) || 'of this process' }
}

/** Refuses what a newer program has written, or what can't hold all names. */
async function refuseForeign(db: Kysely<Schema>, { database, server }: Place): Promise<void> {
  const encoding = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  if (encoding.rows[0]?.server_encoding !== 'UTF8') {
    throw new StartError(
      `The database "${database}" at ${server} can't hold all names: make it anew with the encoding UTF8.`,
    )
  }
  const found = await sql<{ has: number }>`select to_regclass('kysely_migration') is not null as has`.execute(db)
  if (found.rows[0]?.has !== 1) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  if (rows.some(({ name }) => !Object.hasOwn(MIGRATIONS, name))) {
    throw new StartError(`The database "${database}" at ${server} was written by a newer Fathom; please update.`)
  }
}

async function refuseHalf(db: Kysely<Schema>, { database, server }: Place): Promise<void> {
  const { rows } = await sql<{ has: number }>`select to_regclass(${MOVING}) is not null as has`.execute(db)
  if (rows[0]?.has === 1) {
    throw new StartError(
      `The database "${database}" at ${server} has been moved into by half only: run "npm run -s admin -- move" again, to its end.`,
    )
  }
}

async function migrate(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db)
  const [{ schema } = { schema: null }] = rows
  if (schema === null) throw Object.assign(new Error('no schema'), { code: NO_RIGHT })
  const known = await sql<{ has: number }>`select to_regclass('server_secret') is not null as has`.execute(db)
  if (known.rows[0]?.has !== 1) await sql.raw(SQLITE_WORDS).execute(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
    migrationTableSchema: schema,
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

/** Made once, by whoever comes first. */
async function secretOf(db: Kysely<Schema>): Promise<Buffer> {
  const made = randomBytes(32).toString('hex')
  await sql`insert into server_secret (secret) values (${made}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ secret: string }>`select secret from server_secret`.execute(db)
  return Buffer.from(rows[0]?.secret ?? '', 'hex')
}

/** Why a database can't be used, in one sentence that names no password. @param url as `prepareDatabase` takes it */
export function whyNoDatabase(error: unknown, url: string): StartError {
  return whyNot(error, placeOf(url))
}

function whyNot(error: unknown, { server, database, account }: Place): StartError {
  const message = error instanceof Error ? error.message : String(error)
  const code = codeOf(error)
  if (error instanceof StoreError)
    return new StartError(`The database "${database}" at ${server} is in use by another Fathom process.`)
  if (code.startsWith('28'))
    return new StartError(
      `PostgreSQL at ${server} does not let the account "${account}" in: check name and password in DATABASE_URL.`,
    )
  if (code === '3D000')
    return new StartError(`PostgreSQL at ${server} has no database "${database}": make it, by "createdb ${database}".`)
  if (code === NO_RIGHT)
    return new StartError(
      `The account "${account}" may not make tables in the database "${database}" at ${server}: make it the owner, by 'alter database "${database}" owner to "${account}"'.`,
    )
  if (isAway(error))
    return new StartError(`PostgreSQL at ${server} does not answer (${message}): start it, or correct DATABASE_URL.`)
  return new StartError(`The database "${database}" at ${server} can't be used: ${message}.`)
}
