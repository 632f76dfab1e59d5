import { Kysely, PostgresDialect, type KyselyPlugin, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { Pool, types, type PoolClient } from 'pg'
import type { Schema } from '../schema.ts'
import { isAway } from './errors.ts'

/** How long a connection may take to come about, in milliseconds. */
const CONNECT = 5000
/** How long a statement may take before its connection is given up, in milliseconds. */
const STATEMENT = 20_000

/** PostgreSQL's numbers for types whose values Fathom has otherwise: as SQLite gives them. */
const BOOLEAN = 16
const BIGINT = 20
const NUMERIC = 1700

/** Numbers are numbers (times in milliseconds have room in them), and what is true is 1. */
const asInSqlite = {
  getTypeParser: ((type: number, format?: 'text') => {
    if (type === BIGINT || type === NUMERIC) return Number
    if (type === BOOLEAN) return (text: string) => (text === 't' ? 1 : 0)
    return types.getTypeParser(type, format)
  }) as typeof types.getTypeParser,
}

export interface ConnectOptions {
  /** How many connections there are at most. */
  readonly most: number
  /** Asked of each new connection before it is used; where it throws, the connection is given up. */
  readonly prepare?: (client: PoolClient) => Promise<void>
  /** Statements may take as long as they need. */
  readonly isPatient?: boolean
  readonly plugins?: KyselyPlugin[]
}

/** Connections to a database. None is made before something is asked. A broken one is replaced when something is asked next. */
export function connect(
  url: string,
  { most, prepare, isPatient = false, plugins = [] }: ConnectOptions,
): Kysely<Schema> {
  const pool = new Pool({
    connectionString: url,
    max: most,
    // A connection may hold the lock of the database.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT,
    keepAlive: true,
    application_name: 'fathom',
    types: asInSqlite,
    ...(isPatient ? {} : { query_timeout: STATEMENT }),
  })
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new PreparedPool(pool, prepare) }), plugins })
}

class PreparedPool implements PostgresPool {
  private readonly pool: Pool
  private readonly prepare: ((client: PoolClient) => Promise<void>) | undefined
  private readonly clients = new WeakMap<PoolClient, Client>()

  constructor(pool: Pool, prepare: ((client: PoolClient) => Promise<void>) | undefined) {
    this.pool = pool
    this.prepare = prepare
    // What a connection dies of is told to whoever asks it next; without these, nobody would have asked, and the thread would end.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.pool.connect()
    const known = this.clients.get(client)
    if (known !== undefined) return known
    try {
      await this.prepare?.(client)
    } catch (error) {
      client.release(true)
      throw error
    }
    const made = new Client(client)
    this.clients.set(client, made)
    return made
  }

  end(): Promise<void> {
    return this.pool.end()
  }
}

/** PostgreSQL's texts have no NUL in them; of what people write, nothing but a test has. */
export function withoutNul(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
}

/** A connection that is not used again once it has failed: what it would answer next may be the answer to something else. */
class Client implements PostgresPoolClient {
  private readonly client: PoolClient
  private isBroken = false

  constructor(client: PoolClient) {
    this.client = client
  }

  readonly query = (async (text: string, parameters: readonly unknown[]) => {
    // It would wait behind what was not answered in time, a rollback too; PostgreSQL rolls back when the connection ends.
    if (this.isBroken) throw new Error('the connection is closed')
    try {
      return await this.client.query(text, parameters.map(withoutNul))
    } catch (error) {
      this.isBroken ||= isAway(error)
      throw error
    }
  }) as unknown as PostgresPoolClient['query']

  release(): void {
    this.client.release(this.isBroken)
  }
}
