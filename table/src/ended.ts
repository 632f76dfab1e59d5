import type { Seat } from '@fathom/kernel'
import { clearDraft } from './draft.ts'
import type { Table } from './tableState.ts'

/** The game is over. @param lostOnTime who lost it on time; nobody where it was played to its end */
export function finish(table: Table, lostOnTime: readonly Seat[]): void {
  table.status = 'finished'
  dropQuestions(table)
  table.lostOnTime = lostOnTime
  if (lostOnTime.length === 0) return
  // Time ends the game wherever it stands: what was only chosen does not count.
  for (const draft of table.drafts) clearDraft(draft)
}

/** The table was given up, or nobody came. */
export function close(table: Table, nobodyCame: boolean): void {
  table.status = 'closed'
  dropQuestions(table)
  table.nobodyCame = nobodyCame
}

/** Where a game is over nothing that was asked is answered any more. */
function dropQuestions(table: Table): void {
  table.askedEnd = null
  table.takeBack = null
  table.pause = null
}
