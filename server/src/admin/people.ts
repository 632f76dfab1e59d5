import type { Kysely } from 'kysely'
import { connect } from '../store/postgres/connect.ts'
import type { Schema } from '../store/schema.ts'
import type { AdminCall } from './call.ts'
import { openData } from './data.ts'

/**
 * Does something with what is kept, where the server keeps it: in PostgreSQL, or in the data folder. Beside a running server, too: it asks the store
 * each time who may do what.
 */
export async function withPeople(
  call: AdminCall,
  work: (call: AdminCall, db: Kysely<Schema>) => Promise<number>,
): Promise<number> {
  if (call.to !== '') {
    const db = connect(call.to, { most: 1 })
    try {
      return await work(call, db)
    } finally {
      await db.destroy()
    }
  }
  const data = openData(call.folder, call.text, { readOnly: false })
  try {
    return await work(call, data.db)
  } finally {
    data.close()
  }
}
