/** How processes write beside one another. */
import { sql, type Transaction } from 'kysely'
import type { Change } from '../opened.ts'
import type { Schema } from '../schema.ts'
import { ALONE } from './lock.ts'

/**
 * What reads nothing that another change could make untrue before it is written, or sees to that by itself (a key, a condition of the update): these
 * run beside whatever others write. Everything else waits until nobody else of its kind is at it.
 */
const BESIDE: ReadonlySet<string> = new Set([
  'adopt',
  'bury',
  'dropCheckpoint',
  'giveUp',
  'hold',
  'keepSeen',
  'keepWaiting',
  'own',
  'probe',
  'saveCheckpoint',
  'saveGuest',
  'saveNote',
  'savePlan',
  'seeTicket',
  'takeWaiting',
  'useSession',
])

/** A game's moves do; its beginning (who wants to be told of it?) and its end (ratings) go by what others write. */
function isBeside({ call, args }: Change): boolean {
  if (call !== 'append') return BESIDE.has(call)
  const [, entries, , ended] = args as [string, readonly { kind: string }[], unknown, unknown]
  return ended === null && !entries.some(({ kind }) => kind === 'created' || kind === 'started')
}

/** Takes its turn, where the changes ask for one. */
export async function begin(db: Transaction<Schema>, changes: readonly Change[]): Promise<void> {
  if (!changes.every(isBeside))
    await sql`select pg_advisory_xact_lock(${sql.lit(ALONE)}, hashtext(current_schema()))`.execute(db)
}

/** The same rows in the same order in every process, so that no two wait for each other in a circle; what concerns one table stays in order. */
export function orderOf(changes: readonly Change[]): readonly number[] {
  const keys = changes.map(({ call, args: [first] }) => `${call} ${typeof first === 'string' ? first : ''}`)
  const places = changes.map((_, place) => place)
  return places.toSorted((one, other) => (keys[one] ?? '').localeCompare(keys[other] ?? '') || one - other)
}
