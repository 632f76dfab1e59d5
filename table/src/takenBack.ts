import type { KeptPositions, RecordTakeBack, Seat } from '@fathom/kernel'
import { turnBackClocks, type Clocks } from './clock.ts'
import { clearDraft, type Draft } from './draft.ts'
import type { Entry } from './entry.ts'
import { positionAfter, type Played, type TurnPosition } from './positions.ts'

/** A take-back that somebody has asked for and that not all have agreed to yet. */
export interface AskedTakeBack {
  readonly seat: Seat
  readonly reason: string
  /** The last line of the record that would still count; 0: the set-up. */
  readonly to: number
  readonly agreed: readonly Seat[]
}

/** What of a table an entry about a take-back changes. */
interface Backable extends Played {
  readonly takeBacks: (RecordTakeBack & { readonly n: number })[]
  takeBack: AskedTakeBack | null
  refusedTakeBack: { readonly seat: Seat; readonly line: number } | null
  state: unknown
  readonly clocks: Clocks | null
  readonly drafts: readonly Draft[]
}

/** Somebody has agreed, or the question is over. */
export function noteAnswer(table: Backable, seat: Seat, agrees: boolean): void {
  const asked = table.takeBack
  if (asked === null) throw new Error(`table ${table.id}: an answer to nothing`)
  table.takeBack = agrees ? { ...asked, agreed: [...asked.agreed, seat] } : null
  // Also by who asked: they could tell one reason after the other.
  if (!agrees) table.refusedTakeBack = { seat: asked.seat, line: table.lines.length }
}

/** The table goes back: nobody's draft fits any more. @param kept where the way back may begin; null: nowhere but at the set-up */
export function goBack(
  table: Backable,
  { seat, to, n }: Extract<Entry, { kind: 'taken-back' }>,
  kept: KeptPositions<TurnPosition> | null,
): void {
  noteTakeBack(table, { seat, to, n, reason: table.takeBack?.reason ?? '' })
  table.takeBack = null
  const { state, turns } = positionAfter(table, to, kept)
  table.state = state
  if (table.clocks !== null) turnBackClocks(table.clocks, turns)
  for (const draft of table.drafts) clearDraft(draft)
}

/** Notes that lines do not count any more. */
export function noteTakeBack(
  table: Pick<Backable, 'id' | 'path' | 'takeBacks' | 'lines'>,
  { seat, to, n, reason }: { readonly seat: Seat; readonly to: number; readonly n: number; readonly reason: string },
): void {
  if (!table.path.takeBack(to)) throw new Error(`table ${table.id}: nothing to take back to line ${to}`)
  table.takeBacks.push({ seat, reason, after: table.lines.length, to, n })
}
