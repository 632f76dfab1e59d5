/** Node's own SQLite, as Kysely wants a database to be: no library to install, and nothing to build. */
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

/** How many statements stay prepared. The store's own are fewer; lists of every length make more. */
const PREPARED = 200

class PreparedStatement implements SqliteStatement {
  /** It gives rows: a query, or a change with `returning`. */
  readonly reader: boolean
  private readonly database: DatabaseSync
  private readonly statement: StatementSync
  private readonly isRollback: boolean

  constructor(database: DatabaseSync, sql: string) {
    const statement = database.prepare(sql)
    this.database = database
    this.statement = statement
    this.isRollback = sql === 'rollback'
    this.reader = statement.columns().length > 0
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.statement.all(...(parameters as readonly SQLInputValue[]))
  }
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    // When the disk is full SQLite has rolled back already; a second rollback would hide the reason.
    if (this.isRollback && !this.database.isTransaction) return { changes: 0, lastInsertRowid: 0 }
    return this.statement.run(...(parameters as readonly SQLInputValue[]))
  }
  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.statement.iterate(...(parameters as readonly SQLInputValue[]))
  }
}

/**
 * An open database for Kysely's `SqliteDialect`. Statements stay prepared: the store uses the same few all day. One call at a time, as Kysely
 * makes them; closing it twice is fine.
 */
export function forKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, PreparedStatement>()
  return {
    prepare(sql) {
      const known = prepared.get(sql)
      if (known !== undefined) return known
      if (prepared.size >= PREPARED) prepared.clear()
      const made = new PreparedStatement(database, sql)
      prepared.set(sql, made)
      return made
    },
    close() {
      prepared.clear()
      if (database.isOpen) database.close()
    },
  }
}
