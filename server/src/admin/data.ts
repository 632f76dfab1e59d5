import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { lock } from '../dataFolder.ts'
import { SCHEMA_VERSION } from '../store/migrations.ts'
import type { Schema } from '../store/schema.ts'
import { forKysely } from '../store/nodeSqlite.ts'
import type { AdminText } from './text/index.ts'

/** A command that can't be carried out: one sentence for the operator. */
export class AdminError extends Error {}

/** A database, opened beside servers that may be running. */
export interface OpenedData {
  readonly db: Kysely<Schema>
  /** An old program wrote it, when journals had no hashes yet. */
  readonly isUnchained?: boolean
  close(): void | Promise<void>
}

export interface OpenOptions {
  readonly readOnly: boolean
  /** What an older program wrote is read, too: nothing but journals is looked at. */
  readonly isOldRead?: boolean
}

/** The database of a data folder. @throws AdminError where there is no database, or one that is not up to date */
export function openData(folder: string, text: AdminText, { readOnly, isOldRead = false }: OpenOptions): OpenedData {
  const database = databaseIn(folder, text)
  const sqlite = new DatabaseSync(database, { readOnly, timeout: 5000 })
  const version = Number(sqlite.prepare('pragma user_version').get()?.['user_version'])
  if (version !== SCHEMA_VERSION && !(isOldRead && version < SCHEMA_VERSION)) {
    sqlite.close()
    throw new AdminError((version < SCHEMA_VERSION ? text.oldData : text.newerData)(folder))
  }
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(sqlite) }) })
  const isUnchained =
    sqlite.prepare("select 1 from pragma_table_info('journal') where name = 'hash'").get() === undefined
  return { db, isUnchained, close: () => sqlite.close() }
}

/** The database file of a data folder. @throws AdminError if there is none */
export function databaseIn(folder: string, text: AdminText): string {
  const database = join(resolve(folder), 'fathom.db')
  if (!existsSync(database)) throw new AdminError(text.noData(resolve(folder)))
  return database
}

/** Does something while no server may use the folder. @throws AdminError if one does */
export async function whileStopped<T>(folder: string, text: AdminText, work: () => T | Promise<T>): Promise<T> {
  const release = tryLock(folder)
  if (release === null) throw new AdminError(text.inUse(folder))
  try {
    return await work()
  } finally {
    release()
  }
}

/** True while a server holds the folder. */
export function isRunning(folder: string): boolean {
  const release = tryLock(folder)
  release?.()
  return release === null
}

function tryLock(folder: string): (() => void) | null {
  try {
    return lock(folder)
  } catch {
    return null
  }
}
