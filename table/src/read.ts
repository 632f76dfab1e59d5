import {
  replayChance,
  SPECTATOR,
  type GameEvent,
  type GameText,
  type GameView,
  type Localized,
  type Names,
  type Seat,
  type Viewer,
} from '@fathom/kernel'
import type {
  DraftReading,
  LogEntry,
  ScoreHistory,
  SeatReading,
  ComponentsReading,
  TableReading,
} from '@fathom/protocol'
import { countedLines, journalNumber, numberFor, versionFor } from './numbering.ts'
import {
  chairName,
  draftOf,
  isTurnComplete,
  legalNow,
  parseAction,
  seatOf,
  waitingFor,
  type LogLine,
  type Table,
} from './table.ts'
import { viewFor } from './views.ts'

/** The words a reading needs besides the game's own. */
export interface TableText {
  waitingForPlayers(open: number): string
  endTurn: string
  waitingForOthers(names: readonly string[]): string
  finished(winners: readonly string[]): string
  /** What is there in every language, in this one. */
  of(localized: Localized): string
}

/** Names as a reader at `viewer` meets them. */
export function namesFor(table: Table, viewer: Viewer): Names {
  return { reader: viewer, of: (seat) => chairName(table.chairs[seat]) }
}

/**
 * The table as a person may see it; what it has in common with other readings is shared with them and not to be changed.
 * @param personId null for somebody who only looks on
 */
export function readTable(table: Table, personId: string | null, game: GameText, text: TableText): TableReading {
  const you = seatOf(table, personId)
  const isOver = table.status === 'finished'
  return {
    id: table.id,
    game: table.game.meta.id,
    options: table.options,
    components: readSet(table, text),
    status: table.status,
    visibility: table.visibility,
    seats: readSeats(table) as SeatReading[],
    you,
    version: versionFor(table, you),
    waitingFor: waitingFor(table) as Seat[],
    view: viewFor(table, you) as Record<string, unknown> | null,
    legal: you === null ? [] : legalNow(table, you).map((action) => table.game.notation.make(action)),
    prompt: promptFor(table, personId, game, text),
    draft: you === null ? NO_DRAFT : readDraft(table, you),
    outcome: isOver ? mutable(table.game.outcome(table.state)) : null,
    seedHash: table.seedHash,
    seed: isOver ? table.seed : null,
    rematch: table.rematch,
    createdAt: table.createdAt,
  }
}

function readSet({ set }: Table, text: TableText): ComponentsReading | null {
  if (set === null) return null
  return { name: text.of(set.info.name), provenance: set.info.provenance, builtIn: set.isBuiltIn }
}

/** The protocol's types are plain and writable; the kernel's promise not to write. */
function mutable(outcome: ReturnType<Table['game']['outcome']>): NonNullable<TableReading['outcome']> {
  return {
    ...outcome,
    ranks: [...outcome.ranks],
    scores: outcome.scores.map(({ total, sources }) => ({ total, sources: { ...sources } })),
  }
}

const NO_DRAFT: DraftReading = { actions: [], held: null, canUndo: false, canEndTurn: false, ended: false }

function readDraft(table: Table, seat: Seat): DraftReading {
  const draft = draftOf(table, seat)
  if (draft.steps.length === 0 && draft.held === null && !draft.ended) return NO_DRAFT
  const isPlaying = table.status === 'playing'
  return {
    actions: [...draft.steps],
    held: draft.held,
    canUndo: isPlaying && (draft.steps.length > 0 || draft.held !== null),
    canEndTurn: isTurnComplete(table, seat),
    ended: draft.ended,
  }
}

/** The chairs as anybody may see them. Whether a person is present only the server knows; it fills that in. */
export function readSeats(table: Table): readonly SeatReading[] {
  return (table.shared.seats ??= table.chairs.map((_, seat) => readSeat(table, seat)))
}

function readSeat(table: Table, seat: Seat): SeatReading {
  const chair = table.chairs[seat]
  if (chair === undefined || chair.kind === 'open') {
    return { kind: 'open', name: '', level: null, standIn: false, present: false }
  }
  if (chair.kind === 'bot') return { kind: 'bot', name: chair.name, level: chair.level, standIn: false, present: true }
  const level = table.standIns[seat] ?? null
  return { kind: 'person', name: chair.person.name, level, standIn: level !== null, present: false }
}

/** One sentence: what is asked of the reader, or whom the table waits for. */
export function promptFor(table: Table, personId: string | null, game: GameText, text: TableText): string {
  const you = seatOf(table, personId)
  const names = namesFor(table, you ?? SPECTATOR)
  if (table.status === 'open') {
    return text.waitingForPlayers(table.chairs.filter((chair) => chair.kind === 'open').length)
  }
  if (table.status === 'finished') {
    const { ranks } = table.game.outcome(table.state)
    return text.finished(ranks.flatMap((rank, seat) => (rank === 1 ? [names.of(seat)] : [])))
  }
  const waiting = waitingFor(table)
  if (you !== null && waiting.includes(you)) {
    if (isTurnComplete(table, you)) return text.endTurn
    return game.prompt(startedView(table, you), you, names)
  }
  const [first] = waiting
  if (waiting.length === 1 && first !== undefined) {
    return game.prompt(startedView(table, you), first, names)
  }
  return text.waitingForOthers(waiting.map((seat) => names.of(seat)))
}

function startedView(table: Table, seat: Seat | null): GameView {
  const view = viewFor(table, seat)
  if (view === null) throw new Error(`table ${table.id} has not started`)
  return view
}

/** The journal after entry `since`, as a viewer may see it and counts it: what tells them nothing comes as `skip`. */
export function readLog(table: Table, personId: string | null, since: number): LogEntry[] {
  const seat = seatOf(table, personId)
  const lines = countedLines(table, seat)
  const first = Math.max(0, since)
  return lines.slice(first).map((line, index) => readLine(table, line, first + index + 1, seat ?? SPECTATOR))
}

function readLine(table: Table, { entry, events }: LogLine, n: number, viewer: Viewer): LogEntry {
  const { at } = entry
  switch (entry.kind) {
    case 'done': {
      const seen = events.flatMap((event) => table.game.sees(event, viewer) ?? [])
      // The action itself may be secret; its events say what this viewer may know.
      return seen.length === 0
        ? { n, at, kind: 'skip' }
        : { n, at, kind: 'events', seat: entry.seat, events: (isAll(seen, events) ? events : seen) as ToldEvents }
    }
    case 'seated':
      return { n, at, kind: 'seated', seat: entry.seat, name: entry.person.name }
    case 'freed':
      return { n, at, kind: 'freed', seat: entry.seat, name: entry.name }
    case 'left':
    case 'returned':
      return { n, at, kind: entry.kind, seat: entry.seat, name: chairName(table.chairs[entry.seat]) }
    case 'created':
    case 'started':
    case 'finished':
      return { n, at, kind: entry.kind }
    case 'rematched':
      return { n, at, kind: 'rematch' }
    case 'drafted':
    case 'held':
    case 'undone':
    case 'ended':
      return { n, at, kind: 'skip' }
  }
}

type ToldEvents = Extract<LogEntry, { kind: 'events' }>['events']

/** Who sees everything is given the very list: what several are told can be written once. */
function isAll(seen: readonly GameEvent[], events: readonly GameEvent[]): boolean {
  return seen.length === events.length && seen.every((event, index) => event === events[index])
}

/** The final positions of a table one after the other, from the set-up (with the entry that started the game) to the last line. */
function* positions(table: Table): Generator<{ readonly n: number; readonly state: unknown }> {
  const startedAt = table.log.find(({ entry }) => entry.kind === 'started')
  if (startedAt === undefined) return
  const state = table.game.setup(table.options, table.chairs.length, replayChance(table.setupDraws).chance)
  yield { n: startedAt.entry.n, state }
  for (const line of table.lines) {
    table.game.apply(state, line.seat, parseAction(table, line.action), replayChance(line.draws).chance)
    yield { n: line.n, state }
  }
}

/**
 * The table as it stood after the entry that this person counts as `n`, for looking back: the final position then, without drafts; nothing can be done in it.
 * Null if the game had not started by then.
 */
export function readTableAt(
  table: Table,
  personId: string | null,
  n: number,
  game: GameText,
  text: TableText,
): TableReading | null {
  const you = seatOf(table, personId)
  const viewer: Viewer = you ?? SPECTATOR
  let view: unknown = null
  let toAct: readonly Seat[] = []
  const last = journalNumber(table, you, n)
  for (const position of positions(table)) {
    if (position.n > last) break
    view = table.game.view(position.state, viewer)
    toAct = table.game.toAct(position.state)
  }
  if (view === null) return null
  const now = readTable(table, personId, game, text)
  return {
    ...now,
    view: view as Record<string, unknown>,
    waitingFor: [...toAct],
    legal: [],
    draft: NO_DRAFT,
    version: Math.min(n, now.version),
  }
}

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
