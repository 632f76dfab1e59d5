import { SPECTATOR, type Viewer } from '@fathom/kernel'
import type { ScoreHistory } from '@fathom/protocol'
import { seatOf } from './chairs.ts'
import { numberFor } from './numbering.ts'
import { positions } from './positions.ts'
import type { Table } from './table.ts'

/**
 * Every seat's total over the game, a point wherever one changed: as a viewer may know it, and once the game is over, when nothing is secret any more,
 * as each seat knew its own. Else a rival's money would seem to be lost while it is shared out in secret.
 */
export function readScores(table: Table, personId: string | null): ScoreHistory {
  const seat = seatOf(table, personId)
  const totalsOf = table.status === 'finished' ? ownTotals : totalsTo(seat ?? SPECTATOR)
  const points: ScoreHistory['points'] = []
  for (const { n, state } of positions(table)) {
    const totals = totalsOf(table, state)
    const before = points.at(-1)?.totals
    if (before === undefined || totals.some((total, index) => total !== before[index])) {
      points.push({ n: numberFor(table, seat, n), totals })
    }
  }
  return { points }
}

type Totals = (table: Table, state: unknown) => number[]

function totalsTo(viewer: Viewer): Totals {
  return ({ game }, state) => game.view(state, viewer).scores.map((score) => score.total)
}

const ownTotals: Totals = ({ game, chairs }, state) =>
  chairs.map((_, seat) => game.view(state, seat).scores[seat]?.total ?? 0)
