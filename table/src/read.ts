import {
  ok,
  refuse,
  SPECTATOR,
  type GameEvent,
  type GameText,
  type GameView,
  type Localized,
  type Names,
  type Result,
  type Seat,
  type Viewer,
} from '@fathom/kernel'
import type { ClockReading, DraftReading, SeatReading, ComponentsReading, TableReading } from '@fathom/protocol'
import { seatOf, spokenName } from './chairs.ts'
import type { Chair } from './entry.ts'
import { clockAt, type GoingClock, type SeatClock } from './clock.ts'
import { readEvents, seenEvents } from './hindsight.ts'
import { mayHint } from './hint.ts'
import { entryOf, journalNumber, versionFor } from './numbering.ts'
import { outcomeOf } from './outcome.ts'
import { mayPlan } from './plan.ts'
import { positionAt } from './positions.ts'
import { readAskedEnd, readPause, readTakeBack } from './readAsked.ts'
import { draftOf, isTurnComplete, legalNow, waitingFor, type Table } from './table.ts'
import { canStepBack, whyNoSandbox } from './sandbox.ts'
import { viewFor } from './views.ts'

/** The words a reading needs besides the game's own. */
export interface TableText {
  waitingForPlayers(open: number): string
  endTurn: string
  waitingForOthers(names: readonly string[]): string
  /** @param late whose time was up, where that has decided the game */
  finished(winners: readonly string[], late: readonly string[]): string
  /** @param by who gave the table up; null: the operator */
  closed(by: string | null): string
  /** All who were there agreed to end it. */
  readonly endAgreed: string
  /** The table was given up as its chairs stayed free. */
  readonly nobodyCame: string
  /** Whoever has left for good. */
  readonly former: string
  /** What a bot is like, as its level and its name say; empty: like any other. Left out: all are. */
  character?(game: string, level: string, name: string): string
  /** What is there in every language, in this one. */
  of(localized: Localized): string
}

/** Names as a reader at `viewer` meets them in sentences. */
function namesFor(table: Table, viewer: Viewer, text: TableText): Names {
  return { reader: viewer, of: (seat) => spokenName(table.chairs[seat], text.former) }
}

/**
 * The table as a person may see it; what it has in common with other readings is shared with them and not to be changed.
 * @param personId null for a spectator
 * @param at the moment at which clocks are read, in milliseconds since 1970
 */
export function readTable(
  table: Table,
  personId: string | null,
  game: GameText,
  text: TableText,
  at: number = table.updatedAt,
): TableReading {
  const you = seatOf(table, personId)
  const isOver = table.status === 'finished'
  return {
    id: table.id,
    game: table.game.meta.id,
    options: table.options,
    components: readSet(table, text),
    // Which rules are today's only the caller knows.
    pastRules: false,
    status: table.status,
    nobodyCame: table.nobodyCame,
    visibility: table.visibility,
    timeControl: table.timeControl,
    rated: table.rated !== null,
    oneDevice: table.branch?.oneDevice === true,
    clocks: readClocks(table, at),
    seats: readSeats(table) as SeatReading[],
    characters: readCharacters(table, text),
    you,
    version: versionFor(table, you),
    waitingFor: waitingFor(table) as Seat[],
    view: viewFor(table, you) as Record<string, unknown> | null,
    legal: you === null ? [] : legalNow(table, you).map((action) => table.game.notation.make(action)),
    mayHint: you !== null && table.status === 'playing' && table.standIns[you] === null && mayHint(table, you),
    hints: table.hintsAgreed,
    mayPlan: you !== null && mayPlan(table, you),
    mayTry: you !== null && whyNoSandbox(table, personId) === null,
    prompt: promptFor(table, personId, game, text),
    draft: you === null ? NO_DRAFT : readDraft(table, you),
    outcome: isOver ? mutable(outcomeOf(table)) : null,
    seedHash: table.seedHash,
    seed: isOver ? table.seed : null,
    takeBack: readTakeBack(table),
    pause: readPause(table),
    askedEnd: readAskedEnd(table),
    rematch: table.rematch,
    createdAt: table.createdAt,
  }
}

/** Everybody's clocks as they go at a moment; null at a table without a time control. */
function readClocks({ clocks }: Pick<Table, 'clocks'>, at: number): ClockReading[] | null {
  return clocks === null ? null : clocks.seats.map((clock) => readClock(clock, at))
}

/** A clock as anybody may see it at a moment: that it rests and since when, not how long. */
export function readClock(clock: GoingClock & Pick<SeatClock, 'isOverdue' | 'votes'>, at: number): ClockReading {
  const { left, since, rests } = clockAt(clock, at)
  return { left, since, rests, overdue: clock.isOverdue, votes: [...clock.votes] }
}

function readSet({ set }: Table, text: TableText): ComponentsReading | null {
  if (set === null) return null
  return { name: text.of(set.info.name), provenance: set.info.provenance, builtIn: set.isBuiltIn }
}

/** The protocol's types are plain and writable; the kernel's promise not to write. */
function mutable(outcome: ReturnType<typeof outcomeOf>): NonNullable<TableReading['outcome']> {
  return {
    ...outcome,
    ranks: [...outcome.ranks],
    scores: outcome.scores.map(({ total, sources }) => ({ total, sources: { ...sources } })),
  }
}

const NO_DRAFT: DraftReading = {
  actions: [],
  held: null,
  heldInView: false,
  canUndo: false,
  canRedo: false,
  canEndTurn: false,
  ended: false,
}

function readDraft(table: Table, seat: Seat): DraftReading {
  const draft = draftOf(table, seat)
  const isPlaying = table.status === 'playing'
  const canRedo = isPlaying && draft.undone.length > 0 && !draft.ended
  const canUndo = isPlaying && (draft.steps.length > 0 || draft.held !== null || canStepBack(table))
  if (draft.steps.length === 0 && draft.held === null && !draft.ended) return { ...NO_DRAFT, canUndo, canRedo }
  return {
    actions: draft.steps.map(({ text }) => text),
    held: draft.held?.text ?? null,
    heldInView: draft.held !== null && draft.heldState !== null,
    canUndo,
    canRedo,
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
    return { kind: 'open', name: '', emblem: null, level: null, standIn: false, present: false }
  }
  if (chair.kind === 'bot') return { kind: 'bot', name: chair.name, emblem: null, level: chair.level, standIn: false, present: true } // prettier-ignore
  const level = table.standIns[seat] ?? null
  const { name, emblem = null } = chair.person
  return { kind: 'person', name, emblem, level, standIn: level !== null, present: false }
}

function readCharacters({ chairs, game }: Table, text: TableText): string[] {
  const of = (chair: Chair): string =>
    chair.kind === 'bot' ? (text.character?.(game.meta.id, chair.level, chair.name) ?? '') : ''
  return chairs.map(of)
}

/** One sentence: what is asked of the reader, or whom the table waits for. */
export function promptFor(table: Table, personId: string | null, game: GameText, text: TableText): string {
  const you = seatOf(table, personId)
  const names = namesFor(table, you ?? SPECTATOR, text)
  if (table.status === 'open') {
    return text.waitingForPlayers(table.chairs.filter((chair) => chair.kind === 'open').length)
  }
  if (table.status === 'finished') {
    const { ranks } = outcomeOf(table)
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [names.of(seat)] : []))
    return text.finished(
      winners,
      table.lostOnTime.map((seat) => names.of(seat)),
    )
  }
  if (table.nobodyCame) return text.nobodyCame
  if (table.status === 'closed') return closedWords(table, text)
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

/** So many entries back something is still news: as many as a log keeps unpacked. Lists are written at every move, and must not read a whole log each time. */
const NEWS = 8

/** The words of one language. */
interface Words {
  readonly game: GameText
  readonly text: TableText
}

/** What happened last in the game, as everybody may look it up, in one sentence of each language; empty where nothing has of late. */
export function lastHappened(table: Table, languages: readonly Words[]): string[] {
  const says = languages.map(({ game, text }) => {
    const names = namesFor(table, SPECTATOR, text)
    return (event: GameEvent) => game.event(event, names)
  })
  const last = versionFor(table, null)
  for (let n = last; n > Math.max(0, last - NEWS); n--) {
    const line = table.log.of(entryOf(table, null, n))
    const said = readEvents(table, line, seenEvents(table, line, SPECTATOR))
      .map((event) => says.map((say) => say(event)))
      .findLast(([words]) => words !== null)
    if (said !== undefined) return said.map((words) => words ?? '')
  }
  return languages.map(() => '')
}

/** Who gave the table up, or that all agreed to. */
function closedWords(table: Table, text: TableText): string {
  const entry = table.log.findLast('closed')?.entry
  if (entry?.kind !== 'closed' || entry.seat === null) return text.closed(null)
  return entry.agreed === true ? text.endAgreed : text.closed(spokenName(table.chairs[entry.seat], text.former))
}

function startedView(table: Table, seat: Seat | null): GameView {
  const view = viewFor(table, seat)
  if (view === null) throw new Error(`table ${table.id} has not started`)
  return view
}

/**
 * The table as it stood after the entry that this person counts as `n`, for looking back: the final position then, without drafts; nothing can be done in it.
 * Refused: `no-position` if the game had not started by then, `covered-position` if the game does not let it be looked at again yet.
 */
export function readTableAt(
  table: Table,
  personId: string | null,
  n: number,
  game: GameText,
  text: TableText,
): Result<TableReading> {
  const you = seatOf(table, personId)
  const reached = stateAt(table, you, n)
  if (!reached.ok) return reached
  const now = readTable(table, personId, game, text)
  return ok({
    ...now,
    view: table.game.view(reached.value, you ?? SPECTATOR) as unknown as Record<string, unknown>,
    waitingFor: [...table.game.toAct(reached.value)],
    legal: [],
    draft: NO_DRAFT,
    version: Math.min(n, now.version),
  })
}

/** The final position after the entry that a seat counts as `n`. Refused: `no-position`, `covered-position`. */
export function stateAt(table: Table, seat: Seat | null, n: number): Result<unknown> {
  const state = positionAt(table, journalNumber(table, seat, n))
  if (state === null) return refuse('no-position', { at: n })
  const { hindsight } = table.game
  const isCovered = hindsight !== undefined && !hindsight.shows(hindsight.timeOf(state), table.state)
  return isCovered ? refuse('covered-position', { at: n }) : ok(state)
}
