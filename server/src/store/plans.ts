import type { Seat } from '@fathom/kernel'
import type { StoppedStep } from '@fathom/protocol'
import { sql, type Kysely, type Migration, type Transaction } from 'kysely'
import { jsonInteger } from './json.ts'
import type { PlanRow } from './rows/tables.ts'
import type { Schema } from './schema.ts'

/** What a person wants to choose next at a table. */
export interface StoredPlan {
  readonly seat: Seat
  /** In notation; empty: it has been played as far as it went. */
  readonly steps: readonly string[]
  readonly atOnce: boolean
  /** What was dropped of the plan before, for its person to read. */
  readonly stopped: StoppedStep | null
}

/** A plan as its person reads it among all that is kept of them. */
export interface PlanOfMine extends Omit<StoredPlan, 'seat'> {
  readonly table: string
}

export interface PlanAtOnce {
  readonly table: string
  readonly person: string
}

export const plans: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('plans')
      .ifNotExists()
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('entry', 'integer', (column) => column.notNull())
      .addColumn('steps', 'text', (column) => column.notNull())
      .addColumn('at_once', 'integer', (column) => column.notNull())
      .addColumn('stopped', 'text')
      .addPrimaryKeyConstraint('plans_key', ['table_id', 'person_id'])
      .execute()
  },
}

/** The plan of a person at a table; null: they have none, or have chosen something else since they made it. */
export async function readPlan(db: Kysely<Schema>, table: string, person: string): Promise<StoredPlan | null> {
  const row = await db
    .selectFrom('plans')
    .selectAll()
    .select(HAS_CHOSEN.as('has_chosen'))
    .where('table_id', '=', table)
    .where('person_id', '=', person)
    .executeTakeFirst()
  if (row === undefined || row.has_chosen === 1) return null
  return { seat: row.seat, ...planFrom(row) }
}

/** All that is kept of a person's plans, also what they have chosen otherwise since. */
export async function plansOf(db: Kysely<Schema>, person: string): Promise<PlanOfMine[]> {
  const rows = await db.selectFrom('plans').selectAll().where('person_id', '=', person).orderBy('table_id').execute()
  return rows.map((row) => ({ table: row.table_id, ...planFrom(row) }))
}

function planFrom({ steps, at_once, stopped }: Pick<PlanRow, 'steps' | 'at_once' | 'stopped'>) {
  return {
    steps: JSON.parse(steps) as string[],
    atOnce: at_once === 1,
    stopped: stopped === null ? null : (JSON.parse(stopped) as StoppedStep),
  }
}

/** A plan is for the next turn: whoever has chosen otherwise since needs it no more. What was dropped is told all the same. */
const HAS_CHOSEN = sql<number>`stopped is null and exists (
  select 1 from journal where journal.table_id = plans.table_id and journal.n > plans.entry
    and ${jsonInteger('journal.body', '$.seat')} = plans.seat and json_extract(journal.body, '$.kind') in ('drafted', 'held', 'done'))`

/** Keeps a plan in place of the one before; null: none. */
export async function savePlan(
  db: Transaction<Schema>,
  table: string,
  person: string,
  plan: StoredPlan | null,
): Promise<void> {
  await db.deleteFrom('plans').where('table_id', '=', table).where('person_id', '=', person).execute()
  if (plan === null) return
  const { seat, steps, atOnce, stopped } = plan
  const last = await db
    .selectFrom('journal')
    .select(({ fn }) => fn.max('n').as('n'))
    .where('table_id', '=', table)
    .executeTakeFirst()
  await db
    .insertInto('plans')
    .values({
      table_id: table,
      person_id: person,
      seat,
      entry: last?.n ?? 0,
      steps: JSON.stringify(steps),
      at_once: atOnce ? 1 : 0,
      stopped: stopped === null ? null : JSON.stringify(stopped),
    })
    .execute()
}

/** Whose plans are to be played as soon as their turn comes, at tables that are still being played. */
export async function plansAtOnce(db: Kysely<Schema>): Promise<PlanAtOnce[]> {
  return db
    .selectFrom('plans')
    .innerJoin('tables', 'tables.id', 'plans.table_id')
    .select(['plans.table_id as table', 'plans.person_id as person'])
    .where('plans.at_once', '=', 1)
    .where('tables.status', '=', 'playing')
    .execute()
}
