import type { DraftReading } from '@fathom/protocol'

/**
 * Whether ending the turn now gives nothing away that could have been kept: what waits is in my own view already, so it draws nothing and
 * shows nothing hidden. Such an end may come by itself, or be asked for once and for all.
 */
export function isHarmlessEnd({ canEndTurn, held, heldInView }: DraftReading): boolean {
  return canEndTurn && (held === null || heldInView)
}
