import type { ListedTable } from '@fathom/engine'
import type { NoticeKind } from '@fathom/protocol'
import type { Entry } from '@fathom/table'
import type { Transaction } from 'kysely'
import { noticesOf } from '../notices/noticesOf.ts'
import { settingsFrom } from './channels.ts'
import { isFree, parseListed } from './listed.ts'
import { chooseWishers } from './openWishes.ts'
import type { Schema } from './schema.ts'

/**
 * Writes what people are to be told of a change, in the transaction of the change, before the table's row says how it stands now. Where nobody at the
 * table can be reached, and it is no new open one, it asks one thing and writes nothing.
 * @returns when the first of it falls due; null: nobody is to be told anything
 */
export async function addNotices(
  db: Transaction<Schema>,
  table: string,
  entries: readonly Entry[],
  listed: ListedTable,
): Promise<number | null> {
  const [told, opened] = [
    await addForSeated(db, table, entries, listed),
    await addForWishers(db, table, entries, listed),
  ]
  return told === null || opened === null ? (told ?? opened) : Math.min(told, opened)
}

/** How long a new table may find its players, or be given up, before others are told of it, in milliseconds. */
const OPEN_GRACE = 30_000

/** A new open table is told to those who have asked for such ones. */
async function addForWishers(
  db: Transaction<Schema>,
  table: string,
  entries: readonly Entry[],
  listed: ListedTable,
): Promise<number | null> {
  const [first] = entries
  if (first?.kind !== 'created' || listed.visibility !== 'open' || !isFree(listed)) return null
  const wishers = await chooseWishers(db, table, listed, first.at)
  if (wishers.length === 0) return null
  const due = first.at + OPEN_GRACE
  const row = { table_id: table, entry: first.n, kind: 'opened', seat: NOBODY, created_at: first.at, due, is_held: 0, attempts: 0, lease: 0 } // prettier-ignore
  await db
    .insertInto('outbox')
    .values(wishers.map((wisher) => ({ ...wisher, ...row })))
    .execute()
  return due
}

/** The seat of who has none there. */
const NOBODY = -1

async function addForSeated(
  db: Transaction<Schema>,
  table: string,
  entries: readonly Entry[],
  listed: ListedTable,
): Promise<number | null> {
  const persons = listed.persons.filter((person) => person !== null)
  if (persons.length === 0) return null
  const channels = await db
    .selectFrom('channels')
    .leftJoin('notice_settings', 'notice_settings.person_id', 'channels.person_id')
    .select(['channels.id', 'channels.person_id', 'channels.kinds', 'notice_settings.body'])
    .where('channels.person_id', 'in', persons)
    .where('channels.state', '=', 'active')
    .execute()
  if (channels.length === 0) return null
  const row = await db.selectFrom('tables').select(['summary', 'updated_at']).where('id', '=', table).executeTakeFirst()
  const before = row === undefined ? null : parseListed(row.summary, row.updated_at)
  const [entry, at] = [entries.at(-1)?.n ?? 0, entries.at(-1)?.at ?? 0]
  const rows = noticesOf(before, listed, entries).flatMap(
    ({ person, seat, kind, due }) =>
    channels
      .filter((channel) => channel.person_id === person && (JSON.parse(channel.kinds) as NoticeKind[]).includes(kind))
      .filter((channel) => !settingsFrom(channel.body).muted.includes(table))
      .map((channel) => ({ person_id: person, table_id: table, entry, kind, channel_id: channel.id, seat, created_at: at, due, is_held: 0, attempts: 0, lease: 0 })), // prettier-ignore
  )
  if (rows.length === 0) return null
  await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute()
  return Math.min(...rows.map(({ due }) => due))
}
