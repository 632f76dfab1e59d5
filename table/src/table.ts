import {
  hashSeed,
  replayChance,
  type AnyGame,
  type GameEvent,
  type Options,
  type PlayedSet,
  type RecordLine,
  type Seat,
} from '@fathom/kernel'
import { tryAction } from './barrier.ts'
import type { Chair, Entry } from './entry.ts'
import { countLine } from './numbering.ts'
import { forgetShared, nothingShared, type Shared } from './shared.ts'

/** What a seat has chosen since the last barrier. */
export interface Draft {
  /** Steps in notation; they are applied in `state`. */
  readonly steps: string[]
  /** The step that would pass the move on: not applied anywhere yet. */
  held: string | null
  /** Waits for the other seats of a simultaneous phase. */
  ended: boolean
  /** The committed state plus this seat's own steps, and nobody else's; null until somebody asks (`stateFor`). */
  state: unknown
}

/** A line of the log: what a journal entry meant, to be cut to what each viewer may see. */
export interface LogLine {
  readonly entry: Entry
  readonly events: readonly GameEvent[]
}

/** One table being played: the fold of its journal. Only `evolve` changes it. */
export interface Table {
  readonly id: string
  /** Made from `set`, where the game has sets. */
  readonly game: AnyGame
  readonly set: PlayedSet | null
  readonly options: Options
  readonly visibility: 'private' | 'open'
  readonly createdAt: number
  readonly seed: string
  readonly seedHash: string
  readonly chairs: Chair[]
  /** The level of the bot that stands in for a person who left, by seat; null where nobody has. */
  readonly standIns: (string | null)[]
  status: 'open' | 'playing' | 'finished'
  startedAt: number
  /** The number of the last entry. */
  version: number
  /** What is final; null before the start. */
  state: unknown
  setupDraws: readonly number[]
  /** The record's lines, each with the number of its journal entry. */
  readonly lines: (RecordLine & { readonly n: number })[]
  readonly drafts: Draft[]
  /** By seat: the last entry that changed what the seat acts upon. An act that has seen less is out of date. */
  readonly touched: number[]
  readonly log: LogLine[]
  /** The log as each seat counts it, and after the last seat as somebody counts who looks on (`numbering.ts`). */
  readonly counted: readonly LogLine[][]
  /** What several readings of the table as it stands have in common, made when somebody asks (`shared.ts`). */
  readonly shared: Shared
  rematch: string | null
  updatedAt: number
}

/**
 * A table from the first entry of its journal, which must be `created`. The rest goes through `evolve`.
 * @param game the game made from the set that the entry names
 * @param set that set; null: the game's components are fixed
 */
export function openTable(id: string, game: AnyGame, created: Entry, set: PlayedSet | null = null): Table {
  if (created.kind !== 'created') throw new Error(`the journal of table ${id} starts with ${created.kind}`)
  const seats = created.chairs.length
  const first: LogLine = { entry: created, events: [] }
  return {
    id,
    game,
    set,
    options: created.options,
    visibility: created.visibility,
    createdAt: created.at,
    seed: created.seed,
    seedHash: hashSeed(created.seed),
    chairs: [...created.chairs],
    standIns: Array.from({ length: seats }, () => null),
    status: 'open',
    startedAt: 0,
    version: created.n,
    state: null,
    setupDraws: [],
    lines: [],
    drafts: Array.from({ length: seats }, newDraft),
    touched: Array.from({ length: seats }, () => created.n),
    log: [first],
    counted: Array.from({ length: seats + 1 }, () => [first]),
    shared: nothingShared(),
    rematch: null,
    updatedAt: created.at,
  }
}

function newDraft(): Draft {
  return { steps: [], held: null, ended: false, state: null }
}

/**
 * Takes one more entry into the table, in place. The entry comes from `decide` or from the store and is trusted;
 * one that does not fit (a gap, an action that is not one) means a corrupt journal and throws.
 */
export function evolve(table: Table, entry: Entry): void {
  if (entry.n !== table.version + 1) throw new Error(`table ${table.id}: entry ${entry.n} after ${table.version}`)
  const events = change(table, entry)
  forgetShared(table.shared, entry)
  table.version = entry.n
  table.updatedAt = entry.at
  const line: LogLine = { entry, events }
  table.log.push(line)
  countLine(table.counted, line)
}

function change(table: Table, entry: Entry): readonly GameEvent[] {
  switch (entry.kind) {
    case 'created':
      throw new Error(`table ${table.id} is created twice`)
    case 'seated':
      table.chairs[entry.seat] = { kind: 'person', person: entry.person, nonce: entry.nonce }
      break
    case 'freed':
      table.chairs[entry.seat] = { kind: 'open' }
      break
    case 'started':
      start(table, entry.draws, entry.at)
      touchAll(table, entry.n)
      break
    case 'drafted':
      addStep(table, entry.seat, entry.action)
      table.touched[entry.seat] = entry.n
      break
    case 'held':
      draftOf(table, entry.seat).held = entry.action
      table.touched[entry.seat] = entry.n
      break
    case 'undone':
      undo(table, entry.seat)
      table.touched[entry.seat] = entry.n
      break
    case 'ended':
      draftOf(table, entry.seat).ended = true
      table.touched[entry.seat] = entry.n
      break
    case 'done':
      return commit(table, entry.seat, entry.action, entry.draws, entry.n)
    case 'left':
      table.standIns[entry.seat] = entry.level
      break
    case 'returned':
      table.standIns[entry.seat] = null
      break
    case 'finished':
      table.status = 'finished'
      break
    case 'rematched':
      table.rematch = entry.table
      break
  }
  return []
}

function start(table: Table, draws: readonly number[], at: number): void {
  const tape = replayChance(draws)
  table.state = table.game.setup(table.options, table.chairs.length, tape.chance)
  tape.done()
  table.setupDraws = draws
  table.status = 'playing'
  table.startedAt = at
}

function addStep(table: Table, seat: Seat, text: string): void {
  const draft = draftOf(table, seat)
  draft.steps.push(text)
  draft.state = null
}

function undo(table: Table, seat: Seat): void {
  const draft = draftOf(table, seat)
  draft.ended = false
  if (draft.held === null) draft.steps.pop()
  draft.held = null
  draft.state = null
}

function commit(table: Table, seat: Seat, text: string, draws: readonly number[], n: number): readonly GameEvent[] {
  const tape = replayChance(draws)
  const events = table.game.apply(table.state, seat, parseAction(table, text), tape.chance)
  tape.done()
  table.lines.push({ seat, action: text, draws, n })
  const draft = draftOf(table, seat)
  if (draft.steps[0] === text) draft.steps.shift()
  else if (draft.held === text) draft.held = null
  draft.ended = false
  // Every draft stands on the committed state, so each is laid anew upon the new one when it is asked for.
  for (const each of table.drafts) each.state = null
  touchAll(table, n)
  return events
}

/**
 * Lays a seat's steps upon the committed state. If another seat has crossed a barrier of its own in the meantime, this seat's last step
 * may have become the one that passes the move on: then it is held.
 */
function layDraft(table: Table, seat: Seat, draft: Draft): unknown {
  let state = table.state
  for (const [index, text] of draft.steps.entries()) {
    const tried = tryAction(table.game, state, seat, parseAction(table, text))
    if (tried.crossing !== 'step') {
      draft.steps.splice(index)
      draft.held = text
      break
    }
    state = tried.after
  }
  return state
}

function touchAll(table: Table, n: number): void {
  table.touched.fill(n)
}

/** The draft of a seat. */
export function draftOf(table: Table, seat: Seat): Draft {
  const draft = table.drafts[seat]
  if (draft === undefined) throw new RangeError(`table ${table.id} has no seat ${seat}`)
  return draft
}

/** An action from notation that is known to be good; anything else is a corrupt journal. */
export function parseAction(table: Table, text: string): unknown {
  const action = table.game.notation.parse(text)
  if (action === null) throw new Error(`table ${table.id}: not an action: ${text}`)
  return action
}

/** The state as a seat acts upon it: what is final plus its own draft; for anybody else, what is final. */
export function stateFor(table: Table, seat: Seat | null): unknown {
  const draft = seat === null ? undefined : table.drafts[seat]
  if (seat === null || draft === undefined || draft.steps.length === 0) return table.state
  draft.state ??= layDraft(table, seat, draft)
  return draft.state
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

/** The seat of a person, or null. */
export function seatOf(table: Table, personId: string | null): Seat | null {
  if (personId === null) return null
  const seat = table.chairs.findIndex((chair) => chair.kind === 'person' && chair.person.id === personId)
  return seat < 0 ? null : seat
}

/** What people call a chair's owner; empty for an open one. */
export function chairName(chair: Chair | undefined): string {
  if (chair === undefined || chair.kind === 'open') return ''
  return chair.kind === 'bot' ? chair.name : chair.person.name
}
