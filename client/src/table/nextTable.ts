import type { TableSummary } from '@fathom/protocol'

/** Among my tables that wait for me, but for the one where I am: the one whose clock has least left, else the one that waits longest. */
export function nextWaiting(
  mine: readonly TableSummary[],
  here: string,
): { readonly id: string; readonly count: number } | null {
  const waiting = mine.filter(({ id, yourTurn }) => yourTurn && id !== here)
  const [first] = waiting.toSorted((a, b) => dueOf(a) - dueOf(b) || a.updatedAt - b.updatedAt)
  return first === undefined ? null : { id: first.id, count: waiting.length }
}

/** When my clock there comes to zero, in milliseconds since 1970; tables without clocks come last. */
function dueOf({ clock }: TableSummary): number {
  return clock?.since == null ? Number.MAX_SAFE_INTEGER : clock.since + clock.left
}
