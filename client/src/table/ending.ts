import type { DraftReading, TimeControl } from '@fathom/protocol'
import type { Confirmation } from '../shell/preferences.ts'

/**
 * Whether ending the turn now gives nothing away that could have been kept: what waits is in my own view already, so it draws nothing and
 * shows nothing hidden. Such an end may come by itself, or be asked for once and for all.
 */
export function isHarmlessEnd({ canEndTurn, held, heldInView }: DraftReading): boolean {
  return canEndTurn && (held === null || heldInView)
}

/** A clock that holds so much at the start is for a game by turns, in seconds. */
const BY_TURNS = 3600

/** Whether this person is asked at this table before what can't be undone. */
export function isAsked(wish: Confirmation, timeControl: TimeControl | null): boolean {
  return wish === 'always' || (wish === 'by-turns' && timeControl !== null && timeControl.bank >= BY_TURNS)
}
