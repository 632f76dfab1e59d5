import type { Entry } from './entry.ts'
import { keptPositions, type TurnPosition } from './positions.ts'
import { evolve, type Table } from './table.ts'

/** Takes in entries one after the other. What the table goes back to among them is known beforehand, so no line is played again for it. */
export function evolveAll(table: Table, entries: readonly Entry[]): void {
  const takeBacks = entries.filter((entry) => entry.kind === 'taken-back')
  const kept = takeBacks.length === 0 ? null : keptPositions(table.game, takeBacks)
  for (const entry of entries) {
    evolve(table, entry, kept)
    if (kept === null || table.state === null) continue
    const position = positionOf(table)
    kept.reach(position.line, position)
  }
}

/** The position that the table stands at. Only clocks ask whose turns they are. */
function positionOf({ path, state, clocks }: Table): TurnPosition {
  return {
    line: path.lines().at(-1) ?? 0,
    state,
    turns: clocks?.seats.map((clock) => clock.turns) ?? [],
    acting: clocks?.acting ?? [],
  }
}
