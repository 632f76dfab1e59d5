import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { AdminCall } from './call.ts'
import { openData } from './data.ts'
import { openDatabase } from './database.ts'

/**
 * Does something with what is kept, where the server keeps it: in PostgreSQL, or in the data folder. Beside a running server, too: it asks the store
 * each time who may do what.
 */
export async function withPeople(
  call: AdminCall,
  work: (call: AdminCall, db: Kysely<Schema>) => Promise<number>,
): Promise<number> {
  const { database, folder, text } = call
  const how = { readOnly: false }
  const data = database === '' ? openData(folder, text, how) : await openDatabase(database, text, how)
  try {
    return await work(call, data.db)
  } finally {
    await data.close()
  }
}
