import { sql, type Kysely } from 'kysely'
import type { ReportRead } from './operatorStore.ts'
import type { Schema } from './schema.ts'
import type { StoredReport } from './talkStore.ts'

/** What people have reported, for those who handle it. */
export const REPORT_READS = {
  async reports(db: Kysely<Schema>, which: 'open' | 'handled', reader: string, most: number): Promise<ReportRead[]> {
    const asked = named(db)
      .where('reports.closed_at', which === 'open' ? 'is' : 'is not', null)
      .where('reports.about_id', '!=', reader)
    const rows = await (which === 'open' ? asked.orderBy('reports.at') : asked.orderBy('reports.closed_at', 'desc'))
      .orderBy('reports.id')
      .limit(most)
      .execute()
    return rows.map(reportFrom)
  },

  async report(db: Kysely<Schema>, id: string): Promise<ReportRead | null> {
    const row = await named(db).where('reports.id', '=', id).executeTakeFirst()
    return row === undefined ? null : reportFrom(row)
  },

  async openReports(db: Kysely<Schema>, reader: string): Promise<number> {
    const { open } = await db
      .selectFrom('reports')
      .select(sql<number>`count(*)`.as('open'))
      .where('closed_at', 'is', null)
      .where('about_id', '!=', reader)
      .executeTakeFirstOrThrow()
    return open
  },

  async playedBy(db: Kysely<Schema>, person: string, tables: readonly string[]): Promise<string[]> {
    if (tables.length === 0) return []
    const rows = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('seats.table_id as table')
      .where('seats.person_id', '=', person)
      .where('seats.table_id', 'in', tables)
      .where('tables.status', 'not in', ['finished', 'closed'])
      .execute()
    return rows.map(({ table }) => table)
  },
}

function named(db: Kysely<Schema>) {
  return db
    .selectFrom('reports')
    .innerJoin('guests as reporter', 'reporter.id', 'reports.person_id')
    .innerJoin('guests as reported', 'reported.id', 'reports.about_id')
    .selectAll('reports')
    .select(['reporter.name as by_name', 'reported.name as about_name'])
}

type Row = Schema['reports'] & { readonly by_name: string; readonly about_name: string }

function reportFrom(row: Row): ReportRead {
  return {
    id: row.id,
    at: row.at,
    table: row.table_id,
    room: row.room === 'onlookers' || row.room === 'players' ? row.room : 'remarks',
    n: row.n,
    why: row.why,
    note: row.note,
    by: row.person_id,
    byName: row.by_name,
    about: row.about_id,
    aboutName: row.about_name,
    lines: JSON.parse(row.lines) as StoredReport['lines'],
    handledAt: row.closed_at,
  }
}
