import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { Client } from 'pg'
import { afterAll } from 'vitest'

/** A PostgreSQL that tests may use is asked for at `TEST_DATABASE_URL`, else where it usually is. */
function candidates(): string[] {
  const asked = process.env['TEST_DATABASE_URL']
  if (asked) return [asked]
  const accounts = [...new Set([process.env['PGUSER'] || userInfo().username, 'postgres'])]
  return accounts.flatMap((account) =>
    ['test', 'postgres'].map((name) => `postgres://${account}@127.0.0.1:5432/${name}`),
  )
}

async function asksAnswers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ may: boolean }>(`
      select has_database_privilege(current_database(), 'create')
        and current_setting('server_encoding') = 'UTF8' as may`)
    return rows[0]?.may === true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function find(): Promise<string | null> {
  for (const url of candidates()) if (await asksAnswers(url)) return url
  return null
}

/** A database of PostgreSQL where tests may make schemas of their own; null: none answers here. */
export const POSTGRES = await find()

const made: string[] = []

/** A new empty schema that goes away after the tests, as the address of a database. */
export async function newDatabase(): Promise<string> {
  const schema = `fathom_test_${randomBytes(6).toString('hex')}`
  await inDatabase(`create schema ${schema}`)
  made.push(schema)
  return `${POSTGRES}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
}

/** Does something in a database past every store. @returns the rows */
export async function inDatabase(statement: string, url = POSTGRES ?? ''): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

afterAll(async () => {
  for (const schema of made.splice(0)) await inDatabase(`drop schema ${schema} cascade`)
})
