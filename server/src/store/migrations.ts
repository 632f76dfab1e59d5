import { sql, type Kysely, type Migration } from 'kysely'
import { accounts } from './accounts.ts'
import { blocks } from './blocks.ts'
import { checkpoints } from './checkpoints.ts'
import { measures } from './measures.ts'
import { addColumn } from './dialect.ts'
import { emblems } from './emblems.ts'
import { friends } from './friends.ts'
import { groups } from './groups.ts'
import { leases } from './leases.ts'
import { house } from './house.ts'
import { invitations } from './invitations.ts'
import { notes } from './notes.ts'
import { openWishes } from './openWishes.ts'
import { plans } from './plans.ts'
import { remarks } from './remarks.ts'
import { notices } from './notices.ts'
import { ratings } from './ratings.ts'
import { oneDevice, results } from './results.ts'
import { seen } from './seen.ts'
import { sessions } from './sessions.ts'
import { silentRooms } from './silentRooms.ts'
import { named, shownOut } from './shownOut.ts'
import { talk, talkChanges } from './talk.ts'
import { ticketModes, tickets } from './tickets.ts'
import { waiting } from './waiting.ts'

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('journal')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('journal_key', ['table_id', 'n'])
      .execute()
    await db.schema
      .createTable('tables')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('joinable', 'integer', (column) => column.notNull())
      .addColumn('bots_to_move', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('tables_open')
      .ifNotExists()
      .on('tables')
      .columns(['visibility', 'joinable', 'updated_at'])
      .execute()
    await db.schema.createIndex('tables_bots').ifNotExists().on('tables').columns(['bots_to_move']).execute()
    await db.schema
      .createTable('seats')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute()
    await db.schema.createIndex('seats_person').ifNotExists().on('seats').columns(['person_id']).execute()
    await db.schema
      .createTable('guests')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('seeds')
      .ifNotExists()
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

/** The hashes themselves are filled in afterwards (`fillChain`), as there may be millions. */
const chain: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'journal', 'hash', 'text')
    await addColumn(db, 'tables', 'head', 'text')
    await db.schema
      .createTable('probe')
      .ifNotExists()
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('room', 'blob')
      .execute()
  },
}

/** A table's time moved with hidden steps: it becomes that of the last entry that counts for everybody. */
const publicTimes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update tables set updated_at = coalesce(
        (select max(at) from journal
          where table_id = tables.id and json_extract(body, '$.kind') not in ('drafted', 'held', 'undone', 'ended')),
        updated_at)`.execute(db)
  },
}

/** Who made what, for quotas and a fair lobby; tables that are in no list any more. */
const owners: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('owners')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('owners_person').ifNotExists().on('owners').columns(['person_id']).execute()
    await db.schema.createIndex('owners_origin').ifNotExists().on('owners').columns(['origin']).execute()
    await addColumn(db, 'seeds', 'origin', 'text', (column) => column.notNull().defaultTo(''))
    await addColumn(db, 'tables', 'archived', 'integer', (column) => column.notNull().defaultTo(0))
  },
}

/** When the next clock of a table comes to zero. */
const due: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'tables', 'due', 'bigint')
    await db.schema.createIndex('tables_due').ifNotExists().on('tables').columns(['due']).execute()
  },
}

/**
 * In order of their names. A released one never changes what it makes: that comes in a further one, whose number is above all others, as a database
 * that has a later one takes none between. Today they are made all or none (`openSqlite.ts`, `postgres/prepare.ts`), but earlier programs could be cut
 * off within one: every statement is one that may be done twice.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-chain': chain,
  '0003-public-times': publicTimes,
  '0004-checkpoints': checkpoints,
  '0005-owners': owners,
  '0006-due': due,
  '0007-notices': notices,
  '0008-notes': notes,
  '0009-seen': seen,
  '0012-open-wishes': openWishes,
  '0013-plans': plans,
  '0014-sessions': sessions,
  '0015-accounts': accounts,
  '0016-results': results,
  '0017-ratings': ratings,
  '0018-talk': talk,
  '0020-blocks': blocks,
  '0020-friends': friends,
  '0020-invitations': invitations,
  '0021-groups': groups,
  '0022-talk-changes': talkChanges,
  '0023-tickets': tickets,
  '0031-one-device': oneDevice,
  '0032-emblems': emblems,
  '0024-measures': measures,
  '0024-house': house,
  '0025-shown-out': shownOut,
  '0026-named': named,
  '0027-ticket-modes': ticketModes,
  '0028-leases': leases,
  '0029-waiting': waiting,
  '0033-remarks': remarks,
  '0035-silent-rooms': silentRooms,
}

/** The version of the data that this program writes; also in the database's header as `user_version`. */
export const SCHEMA_VERSION = Object.keys(MIGRATIONS).length
