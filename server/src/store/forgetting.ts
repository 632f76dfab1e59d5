import { FORMER } from '@fathom/protocol'
import { sql, type Kysely, type Transaction } from 'kysely'
import { CHANNEL_WRITES } from './channels.ts'
import { handOver, tablesWithColumn } from './dialect.ts'
import { blankTalk, bringReports } from './forgottenTalk.ts'
import { dropEmptyGroups } from './groups.ts'
import { parseListed } from './listed.ts'
import { keepWishes } from './openWishes.ts'
import { plansOf } from './plans.ts'
import type { Schema } from './schema.ts'
import type { TableOfMine } from './peopleStore.ts'
import { hasChair } from './seating.ts'

/** By what a person is known is theirs alone. */
const THEIRS = ['sessions', 'accounts', 'name_keys', 'passkeys', 'recovery_codes', 'roles']
/** Seats go with their journals, and who made a table counts on. */
const STAY = ['seats', 'owners', 'result_seats']

/** What people have that is about another person, and where that one stands. */
const ABOUT = [
  ['blocks', 'other_id'],
  ['friends', 'other_id'],
  ['invitations', 'by_id'],
  ['mutes', 'muted_id'],
  ['reports', 'about_id'],
] as const

/** What somebody has for themselves at a table. */
const AT_TABLES = ['notes', 'plans', 'seen', 'remarks', 'remark_links']

/** What is read of all that a person has left. */
export const FORGETTING_READS = {
  plansOf,

  /** The tables whose journals name a person. It looks at all journals: nobody leaves for good every day. */
  async journalsWith(db: Kysely<Schema>, person: string): Promise<string[]> {
    const { rows } = await sql<{ table_id: string }>`
      select distinct table_id from journal where body like ${`%"id":"${person}"%`}`.execute(db)
    return rows.map((row) => row.table_id)
  },

  async tablesWith(db: Kysely<Schema>, person: string): Promise<TableOfMine[]> {
    const rows = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['tables.id', 'tables.updated_at', 'tables.summary'])
      .where('seats.person_id', '=', person)
      .orderBy('tables.updated_at', 'desc')
      .orderBy('tables.id')
      .execute()
    return rows.map(({ id, updated_at: updatedAt, summary }) => ({
      id,
      updatedAt,
      listed: parseListed(summary, updatedAt),
    }))
  },

  async notesOf(db: Kysely<Schema>, person: string): Promise<{ table: string; words: string }[]> {
    return db
      .selectFrom('notes')
      .select(['table_id as table', 'words'])
      .where('person_id', '=', person)
      .orderBy('table_id')
      .execute()
  },
}

export const FORGETTING_WRITES = {
  async forgetPerson(
    db: Transaction<Schema>,
    person: string,
    former: string,
    except: readonly string[] = [],
  ): Promise<boolean> {
    if (await hasChair(db, person, except)) return false
    await deletePerson(db, person, former)
    return true
  },

  /** Makes what a person has noted, planned and seen at a table another's, where that one has none of the same. */
  async bringTable(db: Transaction<Schema>, person: string, to: string, table: string): Promise<void> {
    for (const name of AT_TABLES) await handOver(db, name, { column: 'person_id', from: person, to, at: table })
    await tellRests(db, to)
  },

  /** Makes a person's rows another's, where that one has none of the same; then the person is deleted. */
  async bringPerson(
    db: Transaction<Schema>,
    person: string,
    to: string,
    except: readonly string[] = [],
  ): Promise<boolean> {
    if (await hasChair(db, person, except)) return false
    await db.updateTable('seeds').set({ owner: to }).where('owner', '=', person).execute()
    for (const name of (await tablesOfPeople(db)).filter((table) => !THEIRS.includes(table)))
      await handOver(db, name, { column: 'person_id', from: person, to })
    for (const [name, column] of ABOUT) {
      await handOver(db, name, { column, from: person, to })
      await sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${to} and person_id = ${to}`.execute(db)
    }
    await bringReports(db, person, to)
    await deletePerson(db, person, to)
    // A channel that both had is there once: what the other one was to send, nobody can.
    await sql`delete from outbox where person_id = ${to} and channel_id not in (select id from channels)`.execute(db)
    await keepWishes(db, to)
    await tellRests(db, to)
    return true
  },
}

/** The tables that have come to somebody are to be told when their clocks stand still, also where the server stops before that. */
async function tellRests(db: Transaction<Schema>, person: string): Promise<void> {
  const asked = db.selectFrom('notice_settings').select('person_id').where('person_id', '=', person)
  if ((await asked.executeTakeFirst()) !== undefined) await CHANNEL_WRITES.changeSettings(db, person, { restPending: true }) // prettier-ignore
}

/** Deletes a person's rows from every table that has any: one that is added later is no exception. */
async function deletePerson(db: Transaction<Schema>, person: string, former: string): Promise<void> {
  await db.updateTable('owners').set({ person_id: former }).where('person_id', '=', person).execute()
  await db.deleteFrom('seeds').where('owner', '=', person).execute()
  await db.deleteFrom('guests').where('id', '=', person).execute()
  for (const [name, column] of ABOUT)
    await sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${person}`.execute(db)
  await blankTalk(db, person)
  // What they did for the house is written down without them.
  for (const name of ['measures', 'account_links'])
    await sql`update ${sql.table(name)} set by_id = ${former} where by_id = ${person}`.execute(db)
  // Those whose journals can't be written anew: nobody is named there either.
  await db
    .updateTable('result_seats')
    .set({ person_id: former, name: FORMER })
    .where('person_id', '=', person)
    .execute()
  for (const name of await tablesOfPeople(db))
    await sql`delete from ${sql.table(name)} where person_id = ${person}`.execute(db)
  await dropEmptyGroups(db)
}

async function tablesOfPeople(db: Transaction<Schema>): Promise<string[]> {
  const names = await tablesWithColumn(db, 'person_id')
  return names.filter((name) => !STAY.includes(name))
}
