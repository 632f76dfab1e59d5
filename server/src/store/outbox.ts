import type { ListedTable } from '@fathom/engine'
import type { NoticeKind } from '@fathom/protocol'
import type { Entry } from '@fathom/table'
import type { Transaction } from 'kysely'
import { noticesOf } from '../notices/noticesOf.ts'
import { settingsFrom } from './channels.ts'
import { parseListed } from './listed.ts'
import type { Schema } from './schema.ts'

/**
 * Writes what people are to be told of a change, in the transaction of the change, before the table's row says how it stands now. Where nobody at the
 * table can be reached, it asks one thing and writes nothing.
 * @returns when the first of it falls due; null: nobody is to be told anything
 */
export async function addNotices(
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
