import { Client } from 'pg'
import type { OpenLine } from './bus.ts'

/** How long a connection may take to come about, and a text to be taken, in milliseconds. */
const PATIENCE = 5000

/**
 * A line by LISTEN and NOTIFY.
 * @param url of the database
 * @param channel a name that needs no quotes
 */
export function postgresLine(url: string, channel: string): OpenLine {
  return async (heard, broken) => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
      application_name: 'fathom bus',
    })
    client.on('error', broken)
    client.on('end', broken)
    client.on('notification', ({ payload }) => heard(payload ?? ''))
    await client.connect()
    await client.query(`listen ${channel}`)
    return {
      send: async (text) => void (await client.query('select pg_notify($1, $2)', [channel, text])),
      close: () => client.end(),
    }
  }
}
