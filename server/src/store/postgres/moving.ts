import { CompiledQuery, sql } from 'kysely'
import { connect } from './connect.ts'
import { takeLock } from './lock.ts'
import { prepareDatabase } from './prepare.ts'

/** A database that a data folder is moved into. */
export interface MoveTarget {
  /** @param values of `$1`, `$2` and so on */
  run(statement: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** Makes the tables of an empty database and takes its lock. @throws StartError if it can't be used */
export async function connectToMove(url: string): Promise<MoveTarget> {
  await prepareDatabase(url, { isMoving: true })
  const db = connect(url, { most: 1, isPatient: true, prepare: (client) => takeLock(client, 'use', 'alone') })
  await sql`select 1`.execute(db)
  return {
    run: async (statement, values = []) => {
      const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(statement, [...values]))
      return rows
    },
    close: () => db.destroy(),
  }
}
