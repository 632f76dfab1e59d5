import type { ServerConfig } from './config.ts'
import { takeDataFolder } from './dataFolder.ts'
import type { Log } from './log.ts'
import { PostgresStore } from './store/postgres.ts'
import { SqliteStore, type SqlStore } from './store/sqlite.ts'

/** Where a server keeps what lasts, while it holds it. */
export interface OpenedStore {
  readonly store: SqlStore
  /** Signs links in e-mails, hides addresses, and signed the guests' tokens before there were sessions. */
  readonly secret: Buffer
  /** The data folder; null: everything is in a database of PostgreSQL. */
  readonly folder: string | null
  /** Lets others have it. After the store was closed. */
  release(): void
}

/** Opens the database that is set, else the data folder. @throws StartError with one sentence; then nothing of it was taken */
export async function openStore(config: ServerConfig, log: Log): Promise<OpenedStore> {
  if (config.databaseUrl !== '') {
    return { ...(await PostgresStore.open(config.databaseUrl)), folder: null, release: () => {} }
  }
  const taken = takeDataFolder(config.data)
  const { folder, database, secret, release } = taken
  if (!taken.isPrivate) log.warn({ folder }, 'other accounts of this machine may look into the data folder')
  try {
    const onProgress = (done: number, total: number) => log.info({ done, total }, 'journals get their hashes')
    return { store: await SqliteStore.open(database, onProgress, config.databasePages), secret, folder, release }
  } catch (error) {
    release()
    throw error
  }
}
