import type { TicketPace } from '@fathom/protocol'
import type { Kysely, Migration, Transaction } from 'kysely'
import { addColumn } from './dialect.ts'
import { tellOf } from './invitations.ts'
import type { Schema } from './schema.ts'

/** Somebody's wish to be found others to play with. */
export interface StoredTicket {
  readonly id: string
  readonly person: string
  readonly game: string
  readonly pace: TicketPace
  /** Null: the game has none. */
  readonly mode: string | null
  readonly seats: number
  readonly elo: number | null
  readonly since: number
  /** When their page asked for it last. */
  readonly seenAt: number
  /** What their address is known as, as for every table that somebody makes. */
  readonly origin: string
  /** Where they play; null: they wait, or are about to sit down somewhere. */
  readonly table: string | null
}

export type NewStoredTicket = Omit<StoredTicket, 'seenAt' | 'table'>

/** Before these moments tickets are of no use any more. */
export interface TicketEnds {
  /** Those of live games were seen last. */
  readonly live: number
  /** Those by turns were seen last. */
  readonly turns: number
  /** Others were found. */
  readonly found: number
}

/** Who looks for others to play with: one ticket a person. */
export const tickets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tickets')
      .ifNotExists()
      .addColumn('person_id', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('elo', 'integer')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text')
      .addColumn('found_at', 'bigint')
      .execute()
    await db.schema.createIndex('tickets_waiting').ifNotExists().on('tickets').columns(['table_id', 'created_at']).execute() // prettier-ignore
  },
}

/** How they want to play it. Null: whoever waited before this was asked, and games without modes. */
export const ticketModes: Migration = {
  up: (db: Kysely<unknown>) => addColumn(db, 'tickets', 'mode', 'text'),
}

const COLUMNS = [
  'tickets.id',
  'person_id as person',
  'game',
  'pace',
  'mode',
  'seats',
  'elo',
  'created_at as since',
  'seen_at as seenAt',
  'origin',
] as const

export const TICKET_READS = {
  async ticketOf(db: Kysely<Schema>, person: string): Promise<StoredTicket | null> {
    const begun = db.selectFrom('tables').select('id').where('status', '<>', 'open').as('begun')
    const row = await db
      .selectFrom('tickets')
      .leftJoin(begun, 'begun.id', 'tickets.table_id')
      .select([...COLUMNS, 'begun.id as table'])
      .where('person_id', '=', person)
      .executeTakeFirst()
    return row ?? null
  },

  /** The tables that others were found for before that moment, and that have not begun. */
  async unseatedTables(db: Kysely<Schema>, found: number): Promise<string[]> {
    const rows = await db
      .selectFrom('tickets')
      .leftJoin('tables', 'tables.id', 'tickets.table_id')
      .select('tickets.table_id as table')
      .distinct()
      .where('found_at', '<', found)
      .where(({ eb, or }) => or([eb('tables.id', 'is', null), eb('tables.status', '=', 'open')]))
      .execute()
    return rows.flatMap(({ table }) => table ?? [])
  },

  /** Those who wait, the longest first. */
  async waitingTickets(db: Kysely<Schema>, most: number): Promise<StoredTicket[]> {
    return db
      .selectFrom('tickets')
      .select([...COLUMNS, 'table_id as table'])
      .where('table_id', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(most)
      .execute()
  },
}

function tablesThatAreOver(db: Transaction<Schema>) {
  return db.selectFrom('tables').select('id').where('status', 'in', ['finished', 'closed'])
}

export const TICKET_WRITES = {
  /** In place of the one before, but for one that has found a table that is not over: its person plays there. */
  async saveTicket(db: Transaction<Schema>, ticket: NewStoredTicket): Promise<void> {
    const { id, person, game, pace, mode, seats, elo, since, origin } = ticket
    const row = { id, game, pace, mode, seats, elo, created_at: since, seen_at: since, origin, table_id: null, found_at: null } // prettier-ignore
    await db
      .insertInto('tickets')
      .values({ person_id: person, ...row })
      .onConflict((on) =>
        on
          .column('person_id')
          .doUpdateSet(row)
          .where(({ eb, or }) =>
            or([eb('tickets.table_id', 'is', null), eb('tickets.table_id', 'in', tablesThatAreOver(db))]),
          ),
      )
      .execute()
  },

  async seeTicket(db: Transaction<Schema>, id: string, at: number): Promise<void> {
    await db.updateTable('tickets').set({ seen_at: at }).where('id', '=', id).execute()
  },

  /** @param table only the one that found this table; null: only one that waits */
  async dropTicket(db: Transaction<Schema>, person: string, table: string | null): Promise<void> {
    const query = db.deleteFrom('tickets').where('person_id', '=', person)
    await (table === null ? query.where('table_id', 'is', null) : query.where('table_id', '=', table)).execute()
  },

  async endTickets(db: Transaction<Schema>, { live, turns, found }: TicketEnds): Promise<void> {
    await db.deleteFrom('tickets').where('found_at', '<', found).execute()
    const before = { live, turns }
    for (const pace of ['live', 'turns'] as const)
      await db
        .deleteFrom('tickets')
        .where('table_id', 'is', null)
        .where('pace', '=', pace)
        .where('seen_at', '<', before[pace])
        .execute()
  },

  /** All of these play at a table. @returns false, and nothing is changed: one of them does not wait any more */
  async claimTickets(db: Transaction<Schema>, ids: readonly string[], table: string, at: number): Promise<boolean> {
    const free = await db.selectFrom('tickets').select('id').where('id', 'in', ids).where('table_id', 'is', null).execute() // prettier-ignore
    if (free.length !== ids.length) return false
    await db.updateTable('tickets').set({ table_id: table, found_at: at }).where('id', 'in', ids).execute()
    return true
  },

  /** A table came to nothing: whoever was to play there waits on. */
  async releaseTickets(db: Transaction<Schema>, table: string): Promise<void> {
    await db.updateTable('tickets').set({ table_id: null, found_at: null }).where('table_id', '=', table).execute()
  },

  /** Writes that somebody is to be told that a game has begun. @returns when that falls due; null: they are not to be told */
  async tellStarted(
    db: Transaction<Schema>,
    notice: { readonly table: string; readonly person: string; readonly seat: number },
    { at, due }: { readonly at: number; readonly due: number },
  ): Promise<number | null> {
    return (await tellOf(db, { ...notice, kind: 'started', at, due })) ? due : null
  },
}
