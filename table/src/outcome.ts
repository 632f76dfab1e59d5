import { lostOnTime, type Outcome } from '@fathom/kernel'
import type { Table } from './tableState.ts'

/** How a table's game stands, or has ended: by its rules, or because somebody's time was up. */
export function outcomeOf({ game, state, lostOnTime: losers }: Table): Outcome {
  const outcome = game.outcome(state)
  return losers.length === 0 ? outcome : lostOnTime(outcome, losers)
}
