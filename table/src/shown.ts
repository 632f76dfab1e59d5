import { fastChance, replayChance, SPECTATOR, type AnyGame, type GameEvent, type RecordLine, type Seat, type Viewer } from '@fathom/kernel' // prettier-ignore
import { isEqual } from '@fathom/protocol'
import { lineOf, positionAfter } from './positions.ts'
import type { Table } from './table.ts'

/** In how many worlds that a seat can think of the lines are played. */
const WORLDS = 12

/**
 * Whether the lines after `to` have told somebody what they could not know at the position after `to` and others do not know, or what was hidden
 * there. Whoever went back would know more than the position shows them. What was drawn before the eyes of all is no such thing: it comes again.
 */
export function hasShownHidden(table: Table, to: number): boolean {
  const { game } = table
  if (!game.meta.hasSecrets) return false
  const start = positionAfter(table, to).state
  const lines = linesAfter(table, to)
  const seats = table.chairs.map((_, seat) => seat)
  const played = play(game, game.clone(start), lines)
  if (played === null) throw new Error(`table ${table.id}: lines that do not follow from line ${to}`)
  const isDrawnApart = played.some((told, index) =>
    isSeenBySome(game, played[index - 1]?.state ?? start, told, [SPECTATOR, ...seats]),
  )
  return isDrawnApart || seats.some((seat) => tellsWorldsApart(game, start, lines, played, seat))
}

/** The lines that a take-back to `to` would take back. */
export function linesAfter(table: Pick<Table, 'id' | 'lines' | 'path'>, to: number): RecordLine[] {
  return table.path.lines().flatMap((line) => (line > to ? [lineOf(table, line)] : []))
}

interface PlayedLine {
  readonly line: RecordLine
  readonly events: readonly GameEvent[]
  readonly state: unknown
}

/** Some worlds that were the same to the seat at the start are not any more. */
function tellsWorldsApart(
  game: AnyGame,
  start: unknown,
  lines: readonly RecordLine[],
  truth: readonly PlayedLine[],
  seat: Seat,
): boolean {
  for (let sample = 0; sample < WORLDS; sample++) {
    const world = play(game, game.determinize(start, seat, fastChance(sample)), lines)
    if (world === null) return true
    const isOther = truth.some((told, index) => {
      const other = world[index]
      return other === undefined || !isSame(game, told, other, seat)
    })
    if (isOther) return true
  }
  return false
}

/** Plays lines on from a state; null if the state does not let them. */
function play(game: AnyGame, state: unknown, lines: readonly RecordLine[]): PlayedLine[] | null {
  const played: PlayedLine[] = []
  for (const line of lines) {
    const action = game.notation.parse(line.action)
    if (action === null || game.refusal(state, line.seat, action) !== null) return null
    const tape = replayChance(line.draws)
    try {
      const events = game.apply(state, line.seat, action, tape.chance)
      tape.done()
      played.push({ line, events, state: game.clone(state) })
    } catch {
      // Another world may draw from another bag.
      return null
    }
  }
  return played
}

function seen(game: AnyGame, events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  return events.flatMap((event) => game.redact(event, viewer) ?? [])
}

/** How many other numbers are tried for each that was drawn. */
const OTHERS = 3

/** With some other number drawn, some would have seen another thing and others would not: they do not know alike what comes again. */
function isSeenBySome(game: AnyGame, before: unknown, told: PlayedLine, viewers: readonly Viewer[]): boolean {
  return told.line.draws.some((draw, index) => {
    const bound = told.line.bounds?.[index] ?? 1
    for (let step = 1; step <= Math.min(OTHERS, bound - 1); step++) {
      const other = playOtherwise(game, before, told.line, index, (draw + step) % bound)
      const telling = other === null ? [] : viewers.filter((viewer) => !isSame(game, told, other, viewer))
      if (telling.length > 0 && telling.length < viewers.length) return true
    }
    return false
  })
}

/** A line with another number in the place of one that was drawn; null if the rest does not fit that. */
function playOtherwise(
  game: AnyGame,
  before: unknown,
  line: RecordLine,
  index: number,
  draw: number,
): PlayedLine | null {
  return play(game, game.clone(before), [{ ...line, draws: line.draws.with(index, draw) }])?.[0] ?? null
}

function isSame(game: AnyGame, one: PlayedLine, other: PlayedLine, viewer: Viewer): boolean {
  return (
    isEqual(seen(game, one.events, viewer), seen(game, other.events, viewer)) &&
    isEqual(game.view(one.state, viewer), game.view(other.state, viewer))
  )
}
