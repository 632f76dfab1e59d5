import {
  hashSeed,
  PlayedPath,
  replayChance,
  type AnyGame,
  type KeptPositions,
  type PlayedSet,
  type Seat,
} from '@fathom/kernel'
import { noteEnding } from './askedEnd.ts'
import { newClocks, runClocks } from './clock.ts'
import { countEntry, newLine, NO_EVENTS, type LogLine } from './counting.ts'
import {
  addStep,
  dropFinal,
  hold,
  lay,
  liftDraft,
  newDraft,
  noteChoice,
  readStep,
  undoStep,
  type Draft,
  type DraftStep,
} from './draft.ts'
import { close, finish } from './ended.ts'
import type { Entry } from './entry.ts'
import { isSettled, lookUpAnew } from './hindsight.ts'
import { pauseAfter } from './paused.ts'
import { PlayedLines } from './playedLines.ts'
import { parseAction, setUp, type TurnPosition } from './positions.ts'
import { forgetShared, nothingShared } from './shared.ts'
import { TableLog } from './tableLog.ts'
import type { Table } from './tableState.ts'
import { goBack, noteAnswer } from './takenBack.ts'

export type { Table }

/** Where a table says nothing of who may look on. */
const EVERYBODY = { allowed: true, delay: 0 } as const

/**
 * A table from the first entry of its journal, which must be `created`. The rest goes through `evolve`.
 * @param game the game made from the set that the entry names
 * @param set that set; null: the game's components are fixed
 */
export function openTable(id: string, game: AnyGame, created: Entry, set: PlayedSet | null = null): Table {
  if (created.kind !== 'created') throw new Error(`the journal of table ${id} starts with ${created.kind}`)
  const seats = created.chairs.length
  const log = new TableLog(newLine(created, NO_EVENTS, null))
  return {
    id,
    game,
    set,
    options: created.options,
    visibility: created.visibility,
    onlookers: created.onlookers ?? EVERYBODY,
    timeControl: created.timeControl ?? null,
    noSandbox: created.noSandbox === true,
    rated: created.rated ?? null,
    hintsAgreed: created.hints === true,
    clocks: created.timeControl === undefined ? null : newClocks(created.timeControl, seats, created.rests),
    createdAt: created.at,
    seed: created.seed,
    seedHash: hashSeed(created.seed),
    branch: created.branch ?? null,
    chairs: [...created.chairs],
    standIns: Array.from({ length: seats }, () => null),
    status: 'open',
    lostOnTime: [],
    nobodyCame: false,
    startedAt: 0,
    version: created.n,
    state: null,
    setupDraws: [],
    setupBounds: [],
    lines: new PlayedLines(log),
    path: new PlayedPath(),
    takeBacks: [],
    hints: [],
    takeBack: null,
    pause: null,
    refusedTakeBack: null,
    askedEnd: null,
    refusedEnd: null,
    drafts: Array.from({ length: seats }, newDraft),
    touched: Array.from({ length: seats }, () => created.n),
    log,
    uncounted: Array.from({ length: seats + 1 }, () => []),
    shared: nothingShared(),
    rematch: null,
    updatedAt: created.at,
  }
}

/**
 * Takes one more entry into the table, in place. The entry comes from `decide` or from the store and is trusted;
 * one that does not fit (a gap, an action that is not one) means a corrupt journal and throws.
 * @param kept where the way back of a take-back may begin; null: at the set-up
 */
export function evolve(table: Table, entry: Entry, kept: KeptPositions<TurnPosition> | null = null): void {
  if (entry.n !== table.version + 1) throw new Error(`table ${table.id}: entry ${entry.n} after ${table.version}`)
  const meant = change(table, entry, kept)
  runClocks(table, entry)
  forgetShared(table.shared, entry)
  table.version = entry.n
  table.updatedAt = entry.at
  const line = newLine(entry, meant, entry.kind === 'done' ? positionTime(table) : null)
  table.log.push(line)
  countEntry(table.uncounted, entry)
  // What was covered may be looked up again, and the other way round.
  if (entry.kind === 'taken-back') table.log.unpack((each) => isSettled(table, each))
  if (entry.kind === 'done' || entry.kind === 'taken-back') lookUpAnew(table)
  table.log.pack((each) => isSettled(table, each))
}

/** The time of the game that the table stands at; null: its game lets everything be looked up at any time. */
function positionTime({ game, state }: Table): number | null {
  return game.hindsight?.timeOf(state) ?? null
}

/** What an entry meant. */
type Meant = Pick<LogLine, 'events' | 'bounds'>

function change(table: Table, entry: Entry, kept: KeptPositions<TurnPosition> | null): Meant {
  switch (entry.kind) {
    case 'created':
      throw new Error(`table ${table.id} is created twice`)
    case 'seated':
      table.chairs[entry.seat] = { kind: 'person', person: entry.person, nonce: entry.nonce }
      break
    case 'bot-seated':
      table.chairs[entry.seat] = { kind: 'bot', level: entry.level, name: entry.name }
      break
    case 'freed':
      table.chairs[entry.seat] = { kind: 'open' }
      break
    case 'started':
      start(table, entry.draws, entry.at)
      touchAll(table, entry.n)
      break
    case 'drafted':
      noteChoice(rawDraft(table, entry.seat), entry.action)
      addStep(table.game, entry.seat, rawDraft(table, entry.seat), stepOf(table, entry.seat, entry.action))
      table.touched[entry.seat] = entry.n
      break
    case 'held':
      noteChoice(rawDraft(table, entry.seat), entry.action)
      hold(table.game, entry.seat, rawDraft(table, entry.seat), stepOf(table, entry.seat, entry.action))
      table.touched[entry.seat] = entry.n
      break
    case 'undone':
      undoStep(rawDraft(table, entry.seat))
      table.touched[entry.seat] = entry.n
      break
    case 'ended':
      rawDraft(table, entry.seat).ended = true
      table.touched[entry.seat] = entry.n
      break
    case 'done':
      return commit(table, entry.seat, entry.action, entry.draws, entry.n)
    case 'left':
      table.standIns[entry.seat] = entry.level
      noteEnding(table, entry)
      break
    case 'returned':
      // How a game was given up stays: former releases let somebody come back after its end.
      if (table.status === 'playing') table.standIns[entry.seat] = null
      break
    // The clocks' own.
    case 'timed-out':
    case 'voted':
    case 'rest-changed':
    // What is done comes next.
    case 'auto-passed':
      break
    case 'hinted':
      table.hints.push({ seat: entry.seat, after: table.lines.length, n: entry.n })
      break
    case 'pause-asked':
    case 'pause-answered':
    case 'paused':
    case 'resumed':
      // Former releases let a pause begin with the end of a game.
      table.pause = table.status === 'playing' ? pauseAfter(table.pause, entry) : null
      break
    case 'end-asked':
    case 'end-answered':
      noteEnding(table, entry)
      break
    case 'take-back-asked':
      table.takeBack = { seat: entry.seat, reason: entry.reason, to: entry.to, agreed: [] }
      break
    case 'take-back-answered':
      noteAnswer(table, entry.seat, entry.agrees)
      break
    case 'taken-back':
      goBack(table, entry, kept)
      // Only in a sandbox a game is taken back that was over.
      table.status = 'playing'
      touchAll(table, entry.n)
      break
    case 'finished':
      finish(table, entry.lostOnTime ?? [])
      break
    case 'closed':
      close(table, entry.nobodyCame === true)
      break
    case 'rematched':
      table.rematch = entry.table
      break
  }
  return NO_EVENTS
}

function start(table: Table, draws: readonly number[], at: number): void {
  const tape = replayChance(draws)
  table.state = setUp(table, tape.chance)
  tape.done()
  table.setupDraws = draws
  table.setupBounds = tape.bounds
  table.status = 'playing'
  table.startedAt = at
}

function commit(table: Table, seat: Seat, text: string, draws: readonly number[], n: number): Meant {
  const tape = replayChance(draws)
  const step = dropFinal(rawDraft(table, seat), text)
  const action = step === null ? parseAction(table, text) : step.action
  const events = table.game.apply(table.state, seat, action, tape.chance)
  tape.done()
  table.lines.push(n)
  table.path.add(table.lines.length, draws.length > 0)
  // Who plays on does not go back.
  table.takeBack = null
  // Every draft stands on the committed state, so each is laid anew upon the new one when somebody asks.
  for (const draft of table.drafts) liftDraft(draft)
  touchAll(table, n)
  return { events, bounds: tape.bounds }
}

function touchAll(table: Table, n: number): void {
  table.touched.fill(n)
}

/** A draft as it is, laid or not. */
function rawDraft(table: Table, seat: Seat): Draft {
  const draft = table.drafts[seat]
  if (draft === undefined) throw new RangeError(`table ${table.id} has no seat ${seat}`)
  return draft
}

/** The draft of a seat, laid upon the committed state. */
export function draftOf(table: Table, seat: Seat): Draft {
  const draft = rawDraft(table, seat)
  if (table.state !== null) lay(table.game, table.state, seat, draft)
  return draft
}

/** A step from a journal's entry. */
function stepOf(table: Table, seat: Seat, text: string): DraftStep {
  const step = readStep(table.game, rawDraft(table, seat).positions?.at(-1), text)
  if (step === null) throw new Error(`table ${table.id}: not an action: ${text}`)
  return step
}

/**
 * The state as a seat sees it: what is final plus its own draft, with a held step that draws and shows nothing; for anybody else, what is final.
 * Nothing can be done after a held step, so whoever asks what a seat may do asks `isTurnComplete` first.
 */
export function stateFor(table: Table, seat: Seat | null): unknown {
  if (seat === null || table.state === null) return table.state
  const draft = draftOf(table, seat)
  return draft.heldState ?? draft.positions?.at(-1)?.state ?? table.state
}

/** Seats that still have to act or to end their turn, rising. */
export function waitingFor(table: Table): readonly Seat[] {
  table.shared.waitingFor ??=
    table.status === 'playing' ? table.game.toAct(table.state).filter((seat) => !draftOf(table, seat).ended) : []
  return table.shared.waitingFor
}

/** The seat's draft holds a whole turn: nothing more to choose, only to end it. */
export function isTurnComplete(table: Table, seat: Seat): boolean {
  const draft = draftOf(table, seat)
  if (draft.ended || table.status !== 'playing') return false
  if (draft.held !== null) return true
  return draft.steps.length > 0 && !table.game.toAct(stateFor(table, seat)).includes(seat)
}

/** What a seat may do now, as actions; empty while it has ended its turn or holds a whole one. */
export function legalNow(table: Table, seat: Seat): unknown[] {
  if (!waitingFor(table).includes(seat)) return []
  return isTurnComplete(table, seat) ? [] : table.game.legal(stateFor(table, seat), seat)
}
