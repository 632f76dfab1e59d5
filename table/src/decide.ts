import { liveSource, ok, recordingChance, refusal, refuse, type AnyGame, type Result, type Seat } from '@fathom/kernel'
import { tryAction } from './barrier.ts'
import type { EntryBody, Person } from './entry.ts'
import { journalNumber, versionFor } from './numbering.ts'
import { draftOf, seatOf, stateFor, waitingFor, type Table } from './table.ts'

/**
 * What somebody wants of a table. Who may speak for a seat is settled before: `person` is who asked, a bot's command names its seat.
 * `version`: the last entry the asker had seen, as the seat counts them; null to act on whatever stands now.
 */
export type Command =
  | { readonly do: 'join'; readonly person: Person; readonly seat: Seat | null; readonly nonce: string | null }
  | { readonly do: 'leave'; readonly person: Person; readonly standIn: string }
  | {
      readonly do: 'act'
      readonly seat: Seat
      readonly actions: readonly string[]
      readonly version: number | null
      readonly endTurn: boolean
    }
  | { readonly do: 'undo'; readonly seat: Seat; readonly version: number | null }
  | { readonly do: 'end-turn'; readonly seat: Seat; readonly version: number | null }
  /** Starts a full table; the server says so after creating one without open seats. */
  | { readonly do: 'start' }
  | { readonly do: 'rematch'; readonly person: Person; readonly table: string }

/**
 * What a command means now: the entries to append to the journal, in order, or why not. Changes nothing: first the store, then `evolve`.
 * Refused: `table-full`, `no-such-seat`, `seat-taken`, `already-seated`, `not-seated`, `table-not-started`, `table-finished`, `table-not-full`, `old-version {seen, now}`,
 * `not-your-turn`, `not-an-action {action}`, `turn-complete`, `nothing-to-undo`, `turn-not-complete`, `not-finished`, `rematch-exists {table}`, and every refusal of the game.
 */
export function decide(table: Table, command: Command): Result<EntryBody[]> {
  switch (command.do) {
    case 'join':
      return join(table, command.person, command.seat, command.nonce)
    case 'leave':
      return leave(table, command.person, command.standIn)
    case 'start':
      return table.status === 'open' && isFull(table) ? ok([started(table)]) : refuse('table-not-full')
    case 'act':
      return playing(table, command.seat, command.version, () =>
        new Turn(table, command.seat).act(command.actions, command.endTurn),
      )
    case 'undo':
      return playing(table, command.seat, command.version, () => undo(table, command.seat))
    case 'end-turn':
      return playing(table, command.seat, command.version, () => new Turn(table, command.seat).endTurn())
    case 'rematch':
      return rematch(table, command.person, command.table)
  }
}

function join(table: Table, person: Person, wanted: Seat | null, nonce: string | null): Result<EntryBody[]> {
  const own = seatOf(table, person.id)
  if (own !== null) {
    if (table.standIns[own] === null) return refuse('already-seated', { seat: own })
    return ok([{ kind: 'returned', seat: own }])
  }
  if (table.status === 'finished') return refuse('table-finished')
  const open = table.chairs.flatMap((chair, seat) => (chair.kind === 'open' ? [seat] : []))
  if (open.length === 0) return refuse('table-full')
  if (wanted !== null && wanted >= table.chairs.length) return refuse('no-such-seat', { seat: wanted })
  if (wanted !== null && !open.includes(wanted)) return refuse('seat-taken', { seat: wanted })
  const seat = wanted ?? (open[0] as Seat)
  const seated: EntryBody = { kind: 'seated', seat, person, nonce: nonce ?? '-' }
  if (open.length > 1) return ok([seated])
  return ok([seated, started(table, { seat, nonce: seated.nonce })])
}

function leave(table: Table, person: Person, standIn: string): Result<EntryBody[]> {
  const seat = seatOf(table, person.id)
  if (seat === null) return refuse('not-seated')
  if (table.status === 'finished') return refuse('table-finished')
  if (table.status === 'open') return ok([{ kind: 'freed', seat, name: person.name }])
  if (table.standIns[seat] !== null) return refuse('not-seated')
  return ok([{ kind: 'left', seat, level: standIn }])
}

function rematch(table: Table, person: Person, next: string): Result<EntryBody[]> {
  if (seatOf(table, person.id) === null) return refuse('not-seated')
  if (table.status !== 'finished') return refuse('not-finished')
  if (table.rematch !== null) return refuse('rematch-exists', { table: table.rematch })
  return ok([{ kind: 'rematched', table: next }])
}

function isFull(table: Table): boolean {
  return table.chairs.every((chair) => chair.kind !== 'open')
}

/** What each seat adds to the seed. */
function noncesOf(table: Table, joining?: { seat: Seat; nonce: string }): string[] {
  return table.chairs.map((chair, seat) => {
    if (seat === joining?.seat) return joining.nonce
    return chair.kind === 'person' ? chair.nonce : '-'
  })
}

function started(table: Table, joining?: { seat: Seat; nonce: string }): EntryBody {
  const { chance, tape } = recordingChance(liveSource(table.seed, noncesOf(table, joining), 0))
  table.game.setup(table.options, table.chairs.length, chance)
  return { kind: 'started', draws: tape.draws }
}

function playing(
  table: Table,
  seat: Seat,
  version: number | null,
  then: () => Result<EntryBody[]>,
): Result<EntryBody[]> {
  if (table.status === 'open') return refuse('table-not-started')
  if (table.status === 'finished') return refuse('table-finished')
  if (seat >= table.chairs.length) return refuse('no-such-seat', { seat })
  if (version !== null && journalNumber(table, seat, version) < (table.touched[seat] ?? 0)) {
    return refuse('old-version', { seen: version, now: versionFor(table, seat) })
  }
  return then()
}

function undo(table: Table, seat: Seat): Result<EntryBody[]> {
  const draft = draftOf(table, seat)
  if (draft.steps.length === 0 && draft.held === null) return refuse('nothing-to-undo')
  return ok([{ kind: 'undone', seat }])
}

/**
 * One seat's choices being decided. The engine tells where the barrier is: an action that draws or reveals is final at once if the same seats may
 * go on acting; one that is sure to change who acts (other than by finishing this seat's own part of a simultaneous phase) waits for End turn.
 */
class Turn {
  private readonly table: Table
  private readonly game: AnyGame
  private readonly seat: Seat
  private readonly entries: EntryBody[] = []
  private readonly steps: string[]
  private held: string | null
  private ended: boolean
  /** Lines of the record that are final before what is decided next. */
  private lineCount: number
  private committed: unknown
  private own: unknown
  /** Something was drawn or shown by what is being decided: it can't be refused as a whole any more. */
  private isBeyondBarrier = false

  constructor(table: Table, seat: Seat) {
    const draft = draftOf(table, seat)
    this.table = table
    this.game = table.game
    this.seat = seat
    this.steps = [...draft.steps]
    this.held = draft.held
    this.ended = draft.ended
    this.lineCount = table.lines.length
    this.committed = table.state
    this.own = stateFor(table, seat)
  }

  /** All of the actions or none; but what has been drawn stays drawn, and if it forbids what should follow, the chain ends there. */
  act(actions: readonly string[], endTurn: boolean): Result<EntryBody[]> {
    if (!this.game.toAct(this.committed).includes(this.seat)) return refuse('not-your-turn')
    const strange = actions.find((text) => this.game.notation.parse(text) === null)
    if (strange !== undefined) return refuse('not-an-action', { action: strange })
    for (const text of actions) {
      const action = this.game.notation.parse(text)
      const refused = this.isComplete() ? refusal('turn-complete') : this.game.refusal(this.own, this.seat, action)
      if (refused === null) this.take(text, action)
      else return this.isBeyondBarrier ? ok(this.entries) : { ok: false, refusal: refused }
    }
    return endTurn && this.isComplete() ? this.endTurn() : ok(this.entries)
  }

  endTurn(): Result<EntryBody[]> {
    if (this.ended) return refuse('turn-complete')
    if (!this.isComplete()) return refuse('turn-not-complete')
    const others = waitingFor(this.table).filter((seat) => seat !== this.seat)
    const isSharedPhase = this.game.toAct(this.committed).length > 1
    if (isSharedPhase && others.length > 0) this.entries.push({ kind: 'ended', seat: this.seat })
    else this.commitAll()
    return ok(this.entries)
  }

  private isComplete(): boolean {
    if (this.held !== null || this.ended) return true
    return this.steps.length > 0 && !this.game.toAct(this.own).includes(this.seat)
  }

  private take(text: string, action: unknown): void {
    const tried = tryAction(this.game, this.own, this.seat, action)
    switch (tried.crossing) {
      case 'step':
        this.own = tried.after
        this.steps.push(text)
        this.entries.push({ kind: 'drafted', seat: this.seat, action: text })
        break
      case 'passes-on':
        this.held = text
        this.entries.push({ kind: 'held', seat: this.seat, action: text })
        break
      case 'barrier':
        this.commitBarrier(text)
    }
  }

  /** Makes the draft and the action that crosses the barrier final; who goes on acting is seen afterwards. */
  private commitBarrier(text: string): void {
    const state = this.game.clone(this.committed)
    for (const step of [...this.steps, text]) this.commitOne(state, this.seat, step)
    this.committed = state
    this.own = state
    this.steps.length = 0
    this.isBeyondBarrier = true
    this.finishIfOver()
  }

  /** Makes every ended turn of the phase final, seat by seat, this seat's included. */
  private commitAll(): void {
    const state = this.game.clone(this.committed)
    for (const seat of this.game.toAct(this.committed)) {
      const draft = draftOf(this.table, seat)
      const [steps, held] = seat === this.seat ? [this.steps, this.held] : [draft.steps, draft.held]
      for (const step of steps) this.commitOne(state, seat, step)
      if (held !== null) this.commitOne(state, seat, held)
    }
    this.committed = state
    this.finishIfOver()
  }

  private finishIfOver(): void {
    if (this.game.toAct(this.committed).length === 0) this.entries.push({ kind: 'finished' })
  }

  private commitOne(state: unknown, seat: Seat, text: string): void {
    const action = this.game.notation.parse(text)
    if (action === null || this.game.refusal(state, seat, action) !== null) {
      throw new Error(`table ${this.table.id}: a drafted action does not commute: ${text}`)
    }
    this.lineCount++
    const { chance, tape } = recordingChance(this.source(this.lineCount))
    this.game.apply(state, seat, action, chance)
    this.entries.push({ kind: 'done', seat, action: text, draws: tape.draws })
  }

  private source(line: number) {
    return liveSource(this.table.seed, noncesOf(this.table), line)
  }
}
