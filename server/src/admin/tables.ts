import { Engine, type GameLibrary, type ListedTable } from '@fathom/engine'
import type { Language } from '@fathom/kernel'
import { READS } from '../store/reads.ts'
import { WRITES } from '../store/writes.ts'
import { damageOf } from './check.ts'
import { AdminError, type OpenedData } from './data.ts'
import type { AdminText } from './text/index.ts'

/** How often it is tried while others write. */
const TRIES = 5

/** What the operator may read of a table: who sits there, how it stands, what it waits for. It shows nobody's secrets. */
export async function describeTable(
  data: OpenedData,
  id: string,
  library: GameLibrary,
  text: AdminText,
  language: Language,
): Promise<{ readonly lines: readonly string[]; readonly isDamaged: boolean }> {
  const row = await data.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AdminError(text.noSuchTable(id))
  const listed = JSON.parse(row.summary) as ListedTable
  const { last } = await data.db
    .selectFrom('journal')
    .select((one) => one.fn.max<number | null>('n').as('last'))
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow()
  const damage = await damageOf(data, id, library, text)
  const lines = [
    text.table(id, listed.game),
    text.status[listed.status],
    ...listed.seats.map((_, seat) => text.seat(seat + 1, whoSits(listed, seat, text))),
    // What a spectator reads.
    ...(listed.status === 'playing' ? [text.waits(listed.prompts[language].at(-1) ?? '')] : []),
    text.entries(last ?? 0),
    text.changed(new Date(row.updated_at).toISOString()),
    ...(damage === null ? [] : [text.damaged(damage)]),
  ]
  return { lines, isDamaged: damage !== null }
}

function whoSits({ seats, left }: ListedTable, seat: number, text: AdminText): string {
  const { kind, name } = seats[seat] ?? { kind: 'open', name: '' }
  if (kind === 'open') return text.openSeat
  if (kind === 'bot') return `${name} (${text.bot})`
  return left.includes(seat) ? `${name} (${text.left})` : name
}

/**
 * Ends a table for good: nothing happens there any more, and no list shows it.
 * @returns what it was before, null if it was over
 * @throws AdminError for no such table, or one that can't be loaded
 */
export async function endTable(
  data: OpenedData,
  table: string,
  library: GameLibrary,
  text: AdminText,
  tries = TRIES,
): Promise<'open' | 'playing' | null> {
  const { db } = data
  const engine = new Engine(library)
  const { entries, end } = await READS.journal(db, table, 0)
  if (entries.length === 0) throw new AdminError(text.noSuchTable(table))
  const loaded = await engine.load({ table, entries, checkpoint: null, verify: false })
  if (typeof loaded === 'string') throw new AdminError(text.damagedTable(table, text.unplayable(loaded)))
  if ('damaged' in loaded) throw new AdminError(text.damagedTable(table, loaded.damaged))
  const { status } = loaded.metadata
  if (status === 'finished' || status === 'closed') return null
  const nobody = { readers: [], subscriptions: [], present: [] }
  const done = engine.execute({ table, at: Date.now(), request: { as: 'operator' }, language: 'en', ...nobody })
  if (done === null || !done.ok) throw new AdminError(text.failed(done?.message ?? table))
  const { result } = await db
    .transaction()
    .execute((transaction) => WRITES.append(transaction, table, done.entries, done.listed, null, null, end))
  // Somebody has moved meanwhile.
  if (result === 'conflict' && tries > 1) return endTable(data, table, library, text, tries - 1)
  if (result === 'conflict') throw new AdminError(text.inUse(table))
  return status
}
