import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { DatabaseSync } from 'node:sqlite'
import { fillChain } from './chain.ts'
import { faultOf } from './faults.ts'
import { MIGRATIONS, SCHEMA_VERSION } from './migrations.ts'
import { forKysely } from './nodeSqlite.ts'
import type { OpenedDatabase } from './opened.ts'
import type { Schema } from './schema.ts'
import type { StoreThreadData } from './threadMessages.ts'

/** How much of the database each thread keeps in memory, in KiB. */
const CACHE = 16_000

/** Opens a file of SQLite. */
export function openSqlite({ role, database, pages }: StoreThreadData): OpenedDatabase {
  const sqlite = new DatabaseSync(database, { readOnly: role === 'reader', timeout: 5000 })
  const forDialect = forKysely(sqlite)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forDialect }) })
  return {
    db,
    readsTogether: false,
    begin: () => Promise.resolve(),
    orderOf: (changes) => changes.map((_, place) => place),
    async prepare(onProgress) {
      sqlite.exec(`pragma cache_size = -${CACHE}`)
      if (role === 'reader') return
      if (pages > 0) sqlite.exec(`pragma max_page_count = ${pages}`)
      sqlite.exec('pragma journal_mode = WAL')
      sqlite.exec('pragma synchronous = FULL')
      if (versionOf(sqlite) === SCHEMA_VERSION) return
      const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } })
      // All or nothing, and on the disk at once: to sync each of a hundred statements is most of a first start.
      sqlite.exec('begin immediate')
      const { error } = await migrator.migrateToLatest()
      if (error !== undefined) throw error
      sqlite.exec('commit')
      await fillChain(db, onProgress)
      sqlite.exec(`pragma user_version = ${SCHEMA_VERSION}`)
      // Into the file itself: an older program reads the version there without opening the database.
      sqlite.exec('pragma wal_checkpoint(TRUNCATE)')
    },
    faultOf: (error, call) => faultOf(error, call, database),
    async close() {
      await db.destroy()
      forDialect.close() // also where nothing was ever asked of Kysely
    },
  }
}

function versionOf(of: DatabaseSync): unknown {
  return of.prepare('pragma user_version').get()?.['user_version']
}
