import {
  PlayedPath,
  replayChance,
  type AnyGame,
  type Chance,
  type GameEvent,
  type Options,
  type RecordLine,
  type Seat,
} from '@fathom/kernel'
import { beginsTurn } from './acting.ts'
import type { Branch } from './entry.ts'
import type { PlayedLines } from './playedLines.ts'
import type { TableLog } from './tableLog.ts'

/** What of a table its final positions follow from. */
export interface Played {
  readonly id: string
  readonly game: AnyGame
  readonly options: Options
  readonly chairs: readonly unknown[]
  readonly branch: Branch | null
  readonly setupDraws: readonly number[]
  readonly lines: PlayedLines
  readonly path: PlayedPath
}

interface Told extends Played {
  readonly log: TableLog
  readonly takeBacks: readonly { readonly to: number; readonly after: number; readonly n: number }[]
}

/**
 * The final positions of a table one after the other, each with the number of its journal entry: from the set-up to the last line, and after a
 * take-back the one that was gone back to. The state is live.
 */
export function* positions(table: Told): Generator<{ readonly n: number; readonly state: unknown }> {
  const startedAt = table.log.find('started')
  if (startedAt === undefined) return
  const path = new PlayedPath()
  let state = setUp(table, replayChance(table.setupDraws).chance)
  yield { n: startedAt.entry.n, state }
  let played = 0
  for (const line of table.lines) {
    applyLine(table, state, line)
    path.add(++played, line.draws.length > 0)
    yield { n: line.n, state }
    for (const { to, after, n } of table.takeBacks) {
      if (after !== played) continue
      path.takeBack(to)
      state = positionAfter({ ...table, path }, to).state
      yield { n, state }
    }
  }
}

/** A position that the game was brought to, and how many turns each seat had begun by then. */
export interface TurnPosition {
  /** The last line before it; 0: the set-up. */
  readonly line: number
  readonly state: unknown
  readonly turns: readonly number[]
}

/** The position after a line that counts. */
export function positionAfter(table: Played, line: number): TurnPosition {
  let reached: TurnPosition | null = null
  for (const position of turnPositions(table)) {
    reached = position
    if (position.line === line) break
  }
  if (reached === null) throw new Error(`table ${table.id} has no line ${line}`)
  return reached
}

/** Where the last turn of a seat began of which something is final; in a phase in which several seats act, where that phase began. */
export function lastTurnOf(table: Played, seat: Seat): number | null {
  const lines = table.lines
  let begun: number | null = null
  let found: number | null = null
  let acting: readonly Seat[] = []
  for (const { line, state } of turnPositions(table)) {
    if (line > 0 && lines.of(line)?.seat === seat) found = begun
    const now = table.game.toAct(state)
    if (beginsTurn(acting, now) && now.includes(seat)) begun = line
    acting = now
  }
  return found
}

/** The positions after the set-up and after each line that counts. The state is live. */
function* turnPositions(table: Played): Generator<TurnPosition> {
  const state = setUp(table, replayChance(table.setupDraws).chance)
  const turns = table.chairs.map(() => 0)
  let acting: readonly Seat[] = []
  const count = (): void => {
    const now = table.game.toAct(state)
    if (beginsTurn(acting, now)) for (const seat of now) turns[seat] = (turns[seat] ?? 0) + 1
    acting = now
  }
  count()
  yield { line: 0, state, turns }
  for (const line of table.path.lines()) {
    applyLine(table, state, lineOf(table, line))
    count()
    yield { line, state, turns }
  }
}

/** A line of the record by its number. */
export function lineOf({ id, lines }: Pick<Played, 'id' | 'lines'>, line: number): RecordLine {
  const found = lines.of(line)
  if (found === null) throw new RangeError(`table ${id} has no line ${line}`)
  return found
}

/** The position that a table begins with: its game's set-up, or the one that its sandbox was begun with. */
export function setUp(
  { game, options, chairs, branch }: Pick<Played, 'game' | 'options' | 'chairs' | 'branch'>,
  chance: Chance,
): unknown {
  const begun = branch?.position
  return begun === undefined ? game.setup(options, chairs.length, chance) : game.clone(begun.state)
}

function applyLine(table: Pick<Played, 'id' | 'game'>, state: unknown, line: RecordLine): readonly GameEvent[] {
  return table.game.apply(state, line.seat, parseAction(table, line.action), replayChance(line.draws).chance)
}

/** An action from notation that is known to be good; anything else is a corrupt journal. */
export function parseAction(table: Pick<Played, 'id' | 'game'>, text: string): unknown {
  const action = table.game.notation.parse(text)
  if (action === null) throw new Error(`table ${table.id}: not an action: ${text}`)
  return action
}
