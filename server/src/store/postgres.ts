import { newId } from '../ids.ts'
import { prepareDatabase } from './postgres/prepare.ts'
import { openThreads, SqlStore } from './sqlite.ts'

/** The store in a database of PostgreSQL, for any number of processes. */
export class PostgresStore extends SqlStore {
  /**
   * Opens the database, makes or updates its tables.
   * @param url like `postgres://user:password@host:5432/database`
   * @returns the store, and the secret that is kept with it (as `DataFolder.secret`)
   * @throws StartError if it can't be used
   */
  static async open(url: string): Promise<{ readonly store: PostgresStore; readonly secret: Buffer }> {
    const { secret } = await prepareDatabase(url)
    return { store: new PostgresStore(...(await openThreads(url)), newId()), secret }
  }
}
