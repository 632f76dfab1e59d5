import {
  KeptPositions,
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
  const kept = keptPositions(table.game, table.takeBacks)
  const path = new PlayedPath()
  let position = firstPosition(table)
  kept.reach(position.line, position)
  yield { n: startedAt.entry.n, state: position.state }
  let next = 0
  let line = 0
  for (const played of table.lines) {
    position = positionWith(table, position, ++line, played)
    kept.reach(line, position)
    path.add(line, played.draws.length > 0)
    yield { n: played.n, state: position.state }
    for (let back = table.takeBacks[next]; back?.after === line; back = table.takeBacks[++next]) {
      path.takeBack(back.to)
      position = positionAfter({ ...table, path }, back.to, kept)
      yield { n: back.n, state: position.state }
    }
  }
}

/** The final position after entry `n` of the journal; null: the game had not begun. */
export function positionAt(table: Told, n: number): unknown {
  const startedAt = table.log.find('started')
  if (startedAt === undefined || startedAt.entry.n > n) return null
  const path = new PlayedPath()
  let line = 0
  const play = (upTo: number): void => {
    while (line < upTo) path.add(++line, false)
  }
  for (const back of table.takeBacks) {
    if (back.n > n) break
    play(back.after)
    path.takeBack(back.to)
  }
  play(table.lines.upTo(n))
  return positionAfter({ ...table, path }, path.lines().at(-1) ?? 0).state
}

/** A position that the game was brought to, and how many turns each seat had begun by then. */
export interface TurnPosition {
  /** The last line before it; 0: the set-up. */
  readonly line: number
  /** Live: playing on changes it. */
  readonly state: unknown
  readonly turns: readonly number[]
  readonly acting: readonly Seat[]
}

/** The positions that a table goes back to while it is played through. */
export function keptPositions(
  game: AnyGame,
  takeBacks: Iterable<{ readonly to: number }>,
): KeptPositions<TurnPosition> {
  return new KeptPositions(takeBacks, (position) => ({ ...position, state: game.clone(position.state) }))
}

/** The position after a line that counts. @param kept where the way there may begin */
export function positionAfter(
  table: Played,
  line: number,
  kept: KeptPositions<TurnPosition> | null = null,
): TurnPosition {
  for (const position of turnPositions(table, kept?.goBack(line)?.position)) {
    kept?.reach(position.line, position)
    if (position.line === line) return position
  }
  throw new Error(`table ${table.id} has no line ${line}`)
}

/** Where the last turn of a seat began of which something is final; in a phase in which several seats act, where that phase began. */
export function lastTurnOf(table: Played, seat: Seat): number | null {
  const lines = table.lines
  let begun: number | null = null
  let found: number | null = null
  let before: readonly Seat[] = []
  for (const { line, acting } of turnPositions(table)) {
    if (line > 0 && lines.of(line)?.seat === seat) found = begun
    if (beginsTurn(before, acting) && acting.includes(seat)) begun = line
    before = acting
  }
  return found
}

/** A position, and those after each line from there on that counts. */
function* turnPositions(table: Played, from: TurnPosition = firstPosition(table)): Generator<TurnPosition> {
  let position = from
  yield position
  for (const line of table.path.lines()) {
    if (line <= from.line) continue
    position = positionWith(table, position, line, lineOf(table, line))
    yield position
  }
}

function firstPosition(table: Played): TurnPosition {
  const state = setUp(table, replayChance(table.setupDraws).chance)
  const acting = table.game.toAct(state)
  return { line: 0, state, turns: table.chairs.map((_, seat) => (acting.includes(seat) ? 1 : 0)), acting }
}

/** One more line is played, in place. */
function positionWith(
  table: Pick<Played, 'id' | 'game'>,
  { state, turns, acting: before }: TurnPosition,
  line: number,
  played: RecordLine,
): TurnPosition {
  applyLine(table, state, played)
  const acting = table.game.toAct(state)
  const isNew = beginsTurn(before, acting)
  return { line, state, turns: isNew ? turns.map((n, seat) => n + (acting.includes(seat) ? 1 : 0)) : turns, acting }
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
