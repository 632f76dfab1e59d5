import { FORMER, type MeasureKind, type Role } from '@fathom/protocol'
import type { Kysely, Migration, Transaction } from 'kysely'
import type { NewStoredMeasure, StoredMeasure } from './operatorStore.ts'
import type { Schema } from './schema.ts'

/** Who helps to run the house, and what they have done. */
export const measures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('roles')
      .ifNotExists()
      .addColumn('person_id', 'text', (column) => column.primaryKey())
      .addColumn('role', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('measures')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('by_id', 'text')
      .addColumn('person_id', 'text')
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .addColumn('report_id', 'text')
      .addColumn('ended_at', 'bigint')
      .execute()
    await db.schema.createIndex('measures_person').ifNotExists().on('measures').columns(['person_id', 'at']).execute()
    await db.schema.createIndex('measures_at').ifNotExists().on('measures').columns(['at']).execute()
    await db.schema.createIndex('reports_closed').ifNotExists().on('reports').columns(['closed_at', 'at']).execute()
  },
}

/** What somebody is kept from, or has to read. */
const RESTRAINTS = ['warn', 'mute', 'suspend'] as const satisfies MeasureKind[]

export const MEASURE_READS = {
  async role(db: Kysely<Schema>, person: string): Promise<Role | null> {
    const row = await db.selectFrom('roles').select('role').where('person_id', '=', person).executeTakeFirst()
    return row?.role ?? null
  },

  async inForce(db: Kysely<Schema>, person: string, now: number): Promise<StoredMeasure[]> {
    const rows = await named(db)
      .where('measures.person_id', '=', person)
      .where('measures.kind', 'in', RESTRAINTS)
      .where('measures.ended_at', 'is', null)
      .where((one) => one.or([one('measures.until', 'is', null), one('measures.until', '>', now)]))
      .orderBy('measures.at')
      .orderBy('measures.id')
      .execute()
    return rows.map(measureFrom)
  },

  async measures(db: Kysely<Schema>, most: number): Promise<StoredMeasure[]> {
    const rows = await named(db).orderBy('measures.at', 'desc').orderBy('measures.id').limit(most).execute()
    return rows.map(measureFrom)
  },

  async measuresAbout(db: Kysely<Schema>, people: readonly string[], most: number): Promise<StoredMeasure[]> {
    if (people.length === 0) return []
    const rows = await named(db)
      .where('measures.person_id', 'in', people)
      .orderBy('measures.at', 'desc')
      .orderBy('measures.id')
      .limit(most)
      .execute()
    return rows.map(measureFrom)
  },

  async measure(db: Kysely<Schema>, id: string): Promise<StoredMeasure | null> {
    const row = await named(db).where('measures.id', '=', id).executeTakeFirst()
    return row === undefined ? null : measureFrom(row)
  },
}

export const MEASURE_WRITES = {
  async setRole(db: Transaction<Schema>, person: string, role: Role | null, measure: NewStoredMeasure): Promise<void> {
    if (role === null) await db.deleteFrom('roles').where('person_id', '=', person).execute()
    else
      await db
        .insertInto('roles')
        .values({ person_id: person, role })
        .onConflict((on) => on.column('person_id').doUpdateSet({ role }))
        .execute()
    await writeMeasure(db, measure)
  },

  async addMeasure(db: Transaction<Schema>, measure: NewStoredMeasure, closes: boolean): Promise<boolean> {
    if (closes && measure.report !== null) {
      const { numUpdatedRows } = await db
        .updateTable('reports')
        .set({ closed_at: measure.at })
        .where('id', '=', measure.report)
        .where('closed_at', 'is', null)
        .executeTakeFirst()
      // Of two who do something at once, or one who asks twice, the first does it.
      if (numUpdatedRows === 0n) return false
    }
    await writeMeasure(db, measure)
    return true
  },

  async endMeasure(
    db: Transaction<Schema>,
    id: string,
    about: string,
    at: number,
    measure: NewStoredMeasure | null,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('measures')
      .set({ ended_at: at })
      .where('id', '=', id)
      .where('person_id', '=', about)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    const hasEnded = numUpdatedRows === 1n
    if (hasEnded && measure !== null) await writeMeasure(db, measure)
    return hasEnded
  },
}

/** Writes down what was done. */
export async function writeMeasure(db: Transaction<Schema>, measure: NewStoredMeasure): Promise<void> {
  const { id, at, kind, by, about, why, until, report } = measure
  const row = { id, at, kind, by_id: by, person_id: about, why, until, report_id: report, ended_at: null }
  await db.insertInto('measures').values(row).execute()
}

function named(db: Kysely<Schema>) {
  return db
    .selectFrom('measures')
    .leftJoin('guests as doer', 'doer.id', 'measures.by_id')
    .leftJoin('guests as other', 'other.id', 'measures.person_id')
    .selectAll('measures')
    .select(['doer.name as by_name', 'other.name as about_name'])
}

type MeasureRead = Schema['measures'] & { readonly by_name: string | null; readonly about_name: string | null }

function measureFrom(row: MeasureRead): StoredMeasure {
  const { id, at, kind, by_id: by, person_id: about, why, until, report_id: report, ended_at: endedAt } = row
  const byName = by === null ? null : (row.by_name ?? FORMER)
  return { id, at, kind, by, byName, about, aboutName: row.about_name, why, until, report, endedAt }
}
