import { SPECTATOR, type Viewer } from '@fathom/kernel'
import type { ScoreHistory } from '@fathom/protocol'
import { seatOf } from './chairs.ts'
import { numberFor } from './numbering.ts'
import { positions } from './positions.ts'
import type { Table } from './table.ts'

/** Every seat's total over the game as a viewer may know it, a point wherever one changed. */
export function readScores(table: Table, personId: string | null): ScoreHistory {
  const seat = seatOf(table, personId)
  const viewer: Viewer = seat ?? SPECTATOR
  const points: ScoreHistory['points'] = []
  for (const { n, state } of positions(table)) {
    const totals = table.game.view(state, viewer).scores.map((score) => score.total)
    const before = points.at(-1)?.totals
    if (before === undefined || totals.some((total, index) => total !== before[index])) {
      points.push({ n: numberFor(table, seat, n), totals })
    }
  }
  return { points }
}
