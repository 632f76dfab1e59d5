import type { AnyGame, GameEvent, Viewer } from '@fathom/kernel'
import { isEqual } from '@fathom/protocol'
import type { LogLine } from './counting.ts'
import type { TableLog } from './tableLog.ts'

/** What of a table says how its log reads now. */
interface Looked {
  readonly game: AnyGame
  readonly state: unknown
  readonly log: TableLog
  readonly version: number
}

/** Notes which lines of the log read differently now that an action is final. Whoever has been told of them is told again. */
export function lookUpAnew({ game, state, log, version }: Looked): void {
  const { hindsight } = game
  if (hindsight === undefined) return
  for (const line of log.open) {
    if (line.time === null) continue
    const reads = sameIfAll(
      line.events.map((event) => hindsight.event(event, state)),
      line.events,
    )
    const isCovered = !hindsight.shows(line.time, state)
    if (isCovered === line.isCovered && isSame(reads, line.reads)) continue
    line.reads = reads
    line.isCovered = isCovered
    line.readsSince = version
  }
}

/** Whether a line will read as it does now, unless the game is taken back. */
export function isSettled(
  { game: { hindsight }, state }: Pick<Looked, 'game' | 'state'>,
  { time }: Pick<LogLine, 'time'>,
): boolean {
  return hindsight === undefined || time === null || hindsight.isSettled?.(time, state) === true
}

function isSame(reads: readonly (GameEvent | null)[], before: readonly (GameEvent | null)[]): boolean {
  return reads.every((event, index) => event === before[index] || isEqual(before[index], event))
}

/** What a viewer is told of a line when it happens. */
export function seenEvents({ game }: Pick<Looked, 'game'>, { events }: LogLine, viewer: Viewer): readonly GameEvent[] {
  return sameIfAll(
    events.flatMap((event) => game.redact(event, viewer) ?? []),
    events,
  )
}

/** What of that the viewer may look up now. */
export function readEvents(
  { game, state }: Pick<Looked, 'game' | 'state'>,
  line: LogLine,
  seen: readonly GameEvent[],
): readonly GameEvent[] {
  const { hindsight } = game
  if (hindsight === undefined || line.time === null) return seen
  return sameIfAll(
    seen.flatMap((event) => hindsight.event(event, state) ?? []),
    seen,
  )
}

/** A viewer who may know everything gets the very same list, so that it is written once for several viewers. */
function sameIfAll<Told extends GameEvent | null>(
  told: readonly Told[],
  all: readonly (GameEvent & Told)[],
): readonly Told[] {
  return told.length === all.length && told.every((event, index) => event === all[index]) ? all : told
}
