import type { ListedTable } from '@fathom/engine'
import { LANGUAGES, type Seat } from '@fathom/kernel'
import type { NoticeKind } from '@fathom/protocol'
import { sql, type Transaction } from 'kysely'
import { areApart } from './apart.ts'
import { CHANNEL_WRITES, channelFrom, settingsFrom } from './channels.ts'
import { lowMoment } from '../notices/noticesOf.ts'
import { isForOthers } from './groups.ts'
import { jsonInteger, jsonIs } from './json.ts'
import { isFree, parseListed } from './listed.ts'
import { keepWishes } from './openWishes.ts'
import type { Channel, DueMessage, DueNotice, Settled } from './noticeStore.ts'
import type { Schema } from './schema.ts'

type Writing = Transaction<Schema>

/** What is changed of channels and the outbox. */
export const NOTICE_WRITES = {
  ...CHANNEL_WRITES,

  async changeSettings(...args: Parameters<typeof CHANNEL_WRITES.changeSettings>): Promise<boolean> {
    const isChanged = await CHANNEL_WRITES.changeSettings(...args)
    if (isChanged) await keepWishes(args[0], args[1])
    return isChanged
  },

  async addChannel(...args: Parameters<typeof CHANNEL_WRITES.addChannel>): Promise<'ok' | 'full'> {
    const added = await CHANNEL_WRITES.addChannel(...args)
    await keepWishes(args[0], args[1].person)
    return added
  },

  async changeChannel(...args: Parameters<typeof CHANNEL_WRITES.changeChannel>): Promise<void> {
    await CHANNEL_WRITES.changeChannel(...args)
    await keepWishesOf(args[0], args[1])
  },

  async confirmChannel(...args: Parameters<typeof CHANNEL_WRITES.confirmChannel>): Promise<void> {
    await CHANNEL_WRITES.confirmChannel(...args)
    await keepWishesOf(args[0], args[1])
  },

  async removeChannel(db: Writing, id: string): Promise<void> {
    await CHANNEL_WRITES.removeChannel(db, id)
    await db.deleteFrom('open_wishes').where('channel_id', '=', id).execute()
  },

  async takeDue(db: Writing, now: number, lease: number, limit: number): Promise<DueMessage[]> {
    const rows = await db
      .selectFrom('outbox')
      .innerJoin('tables', 'tables.id', 'outbox.table_id')
      .select([
        'outbox.id',
        'channel_id',
        'outbox.person_id',
        'table_id',
        'kind',
        'seat',
        'is_held',
        'attempts',
        'tried_at',
      ])
      .select(['tables.summary', 'tables.updated_at'])
      .select([HAS_ACTED.as('has_acted'), IS_SETTLED.as('is_settled'), IS_UNWANTED.as('is_unwanted')])
      .where('outcome', 'is', null)
      .where('outbox.due', '<=', now)
      .where('lease', '<=', now)
      .orderBy('outbox.due')
      .limit(limit)
      .execute()
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    await db.updateTable('outbox').set({ lease }).where('id', 'in', ids).execute()
    const messages: DueMessage[] = []
    for (const channel of new Set(rows.map((row) => row.channel_id))) {
      const its = rows.filter((row) => row.channel_id === channel)
      messages.push(
        ...(await messageTo(
          db,
          channel,
          its.map((row) => noticeFrom(row, now)),
        )),
      )
    }
    return messages
  },

  async settle(
    db: Writing,
    channel: string,
    settled: readonly Settled[],
    now: Pick<Channel, 'state' | 'trouble'> | null,
    toldOpen: number | null,
  ): Promise<void> {
    for (const each of settled) {
      await db.updateTable('outbox').set(settledRow(each)).where('id', '=', each.id).execute()
    }
    if (toldOpen !== null) {
      await db.updateTable('open_wishes').set({ told_at: toldOpen }).where('channel_id', '=', channel).execute()
    }
    if (now === null) return
    await NOTICE_WRITES.changeChannel(db, channel, now)
    if (now.state !== 'gone') return
    await db
      .updateTable('outbox')
      .set({ outcome: 'failed' })
      .where('channel_id', '=', channel)
      .where('outcome', 'is', null)
      .execute()
  },

  /** @param isAlone nobody else can be about to send what somebody has taken */
  async resumeOutbox(db: Writing, forgetBefore: number, isAlone: boolean): Promise<void> {
    if (isAlone)
      await db.updateTable('outbox').set({ lease: 0 }).where('outcome', 'is', null).where('lease', '>', 0).execute()
    await db.deleteFrom('outbox').where('outcome', 'is not', null).where('created_at', '<', forgetBefore).execute()
  },
}

async function keepWishesOf(db: Writing, channel: string): Promise<void> {
  const row = await db.selectFrom('channels').select('person_id').where('id', '=', channel).executeTakeFirst()
  if (row !== undefined) await keepWishes(db, row.person_id)
}

/** Its person, or whoever plays for them, has moved since: they know, or it is over. */
const HAS_ACTED = sql<number>`exists (
  select 1 from journal where journal.table_id = outbox.table_id and journal.n > outbox.entry
    and ${jsonInteger('journal.body', '$.seat')} = outbox.seat
    and json_extract(journal.body, '$.kind') in ('drafted', 'held', 'undone', 'ended', 'done', 'left', 'returned', 'voted', 'take-back-asked',
      'take-back-answered', 'pause-asked', 'pause-answered', 'resumed', 'end-asked', 'end-answered'))`

/** What was asked of everybody has been settled since: all agreed, somebody did not, or it was taken back. */
const IS_SETTLED = sql<number>`exists (
  select 1 from journal where journal.table_id = outbox.table_id and journal.n > outbox.entry
    and (json_extract(journal.body, '$.kind') in ('taken-back', 'paused', 'resumed', 'closed')
      or ${jsonIs('journal.body', '$.agrees', false)}))`

const READER = sql<string>`outbox.person_id`

const SITS_APART = sql`exists (select 1 from seats
  where seats.table_id = outbox.table_id and ${areApart(READER, sql`seats.person_id`)})`

/** Somebody who sits there keeps them away, or they do; they are asked there no more, or have left its group; they want to read nothing of whoever has named them. */
const IS_UNWANTED = sql<number>`(case outbox.kind
  when 'named' then exists (select 1 from talk
    where talk.table_id = outbox.table_id and talk.room = 'players' and talk.n = outbox.entry
      and (talk.state = 'removed' or ${areApart(READER, sql`talk.person_id`)} or exists (select 1 from mutes where mutes.person_id = ${READER} and muted_id = talk.person_id)))
  when 'invited' then ${SITS_APART} or ${isForOthers(sql`outbox.table_id`, READER)} or not exists (select 1 from invitations
    where invitations.table_id = outbox.table_id and invitations.person_id = ${READER} and declined = 0)
  when 'opened' then ${SITS_APART}
  else 1 = 0 end)`

interface TakenRow {
  readonly id: number
  readonly table_id: string
  readonly person_id: string
  readonly kind: string
  readonly seat: number
  readonly is_held: number
  readonly attempts: number
  readonly tried_at: number | null
  readonly summary: string
  readonly updated_at: number
  readonly has_acted: number
  readonly is_settled: number
  readonly is_unwanted: number
}

function noticeFrom(row: TakenRow, now: number): DueNotice {
  const { id, table_id: table, seat, attempts, tried_at: triedAt, summary, updated_at: updatedAt } = row
  const kind = row.kind as NoticeKind
  const listed = parseListed(summary, updatedAt)
  const other = { id, table, kind, seat, listed, isHeld: row.is_held === 1, attempts, triedAt }
  if (row.is_unwanted === 1) return { ...other, isStale: true }
  if (kind === 'opened' || kind === 'invited')
    return { ...other, isStale: !isFree(listed) || listed.persons.includes(row.person_id) }
  // What was said is said, whoever has moved since.
  if (kind === 'named') return { ...other, isStale: listed.left.includes(seat) }
  const isOver = row.has_acted === 1 || (kind === 'asked' && row.is_settled === 1) || isPast(kind, seat, listed, now)
  const isStale = kind !== 'ended' && isOver
  return { ...other, isStale }
}

/** True for what no longer holds at the table as it is now. */
function isPast(kind: NoticeKind, seat: Seat, listed: ListedTable, now: number): boolean {
  const { status, waitingFor, left, clocks } = listed
  if (status !== 'playing' || left.includes(seat)) return true
  if (kind === 'started' || kind === 'asked') return false
  if (!waitingFor.includes(seat) || kind !== 'clock-low') return !waitingFor.includes(seat)
  // A clock that has rested longer than was thought is low later: that notice is another one.
  return clocks?.[seat]?.isOverdue === true || lowMoment(clocks?.[seat]) > now
}

async function messageTo(db: Writing, id: string, notices: readonly DueNotice[]): Promise<DueMessage[]> {
  const row = await db
    .selectFrom('channels')
    .leftJoin('guests', 'guests.id', 'channels.person_id')
    .leftJoin('notice_settings', 'notice_settings.person_id', 'channels.person_id')
    .leftJoin('open_wishes', 'open_wishes.channel_id', 'channels.id')
    .selectAll('channels')
    .select(['guests.language', 'notice_settings.body', 'open_wishes.told_at'])
    .where('channels.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return []
  const language = LANGUAGES.find((each) => each === row.language) ?? 'en'
  return [{ channel: channelFrom(row), language, settings: settingsFrom(row.body), toldOpen: row.told_at, notices }]
}

function settledRow(settled: Settled) {
  switch (settled.outcome) {
    case 'later':
      return { lease: 0, due: settled.due, is_held: settled.isHeld ? 1 : 0 }
    case 'again':
      return { lease: 0, due: settled.due, tried_at: settled.triedAt, attempts: sql<number>`attempts + 1` }
    default:
      return { lease: 0, outcome: settled.outcome }
  }
}
