import {
  ok,
  recordingChance,
  type AnyGame,
  type PlayedPath,
  type Refusal,
  type Result,
  type Seat,
} from '@fathom/kernel'
import { lineSource, type DecidedBounds } from './branch.ts'
import { positionOf, readStep, tryStep, type DraftPosition, type DraftStep } from './draft.ts'
import type { EntryBody } from './entry.ts'
import { refuse } from './refusals.ts'
import { draftOf, waitingFor, type Table } from './table.ts'

/**
 * One seat's choices being decided. The engine tells where the barrier is: an action that draws or reveals is final at once if the same seats may
 * go on acting; one that is sure to change who acts (other than by finishing this seat's own part of a simultaneous phase) waits for End turn.
 */
export class Turn {
  private readonly table: Table
  private readonly game: AnyGame
  private readonly seat: Seat
  private readonly entries: EntryBody[] = []
  private readonly steps: DraftStep[]
  private held: DraftStep | null
  private ended: boolean
  /** Lines of the record that are final before what is decided next. */
  private lineCount: number
  /** Which of them count, and whose numbers come next. */
  private readonly path: PlayedPath
  private committed: unknown
  private readonly decided: DecidedBounds = new Map()
  /** After the seat's own steps, without the held one. */
  private position: DraftPosition
  /** The chain has drawn or shown something already, so it can't be refused as a whole any more. */
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
    this.path = table.path.copy()
    this.committed = table.state
    this.position = draft.positions?.at(-1) ?? positionOf(table.state)
  }

  /** Takes all of the actions or none. But a draw can't be undone: if its result forbids the next action, the chain ends there. */
  act(actions: readonly string[], endTurn: boolean): Result<EntryBody[]> {
    const steps = this.read(actions)
    if (!steps.ok) return steps
    for (const step of steps.value) {
      const refused = this.whyNot(step)
      if (refused === null) this.take(step)
      else return this.isBeyondBarrier ? ok(this.entries) : { ok: false, refusal: refused }
    }
    return endTurn && this.isComplete() ? this.endTurn() : ok(this.entries)
  }

  /** What `act` would refuse these actions with, or null; also null if it takes a draw to know. Nothing is drawn. */
  refusalOf(actions: readonly string[]): Refusal | null {
    const steps = this.read(actions)
    if (!steps.ok) return steps.refusal
    for (const [index, step] of steps.value.entries()) {
      const refused = this.whyNot(step)
      if (refused !== null) return refused
      if (index === steps.value.length - 1) return null
      if (tryStep(this.game, this.position, this.seat, step).effect === 'barrier') return null
      this.take(step)
    }
    return null
  }

  /** Whether `act` would make something final at once, so that no undo leads back: it draws or shows something. Nothing is drawn. */
  isFinal(actions: readonly string[]): boolean {
    const steps = this.read(actions)
    if (!steps.ok) return false
    for (const step of steps.value) {
      if (this.whyNot(step) !== null) return false
      if (tryStep(this.game, this.position, this.seat, step).effect === 'barrier') return true
      this.take(step)
    }
    return false
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

  private read(actions: readonly string[]): Result<DraftStep[]> {
    if (!this.game.toAct(this.committed).includes(this.seat)) return refuse('not-your-turn')
    const steps: DraftStep[] = []
    for (const text of actions) {
      const step = readStep(this.game, this.position, text)
      if (step === null) return refuse('not-an-action', { action: text })
      steps.push(step)
    }
    return ok(steps)
  }

  private whyNot({ action }: DraftStep): Refusal | null {
    return this.isComplete()
      ? refuse('turn-complete').refusal
      : this.game.refusal(this.position.state, this.seat, action)
  }

  private isComplete(): boolean {
    if (this.held !== null || this.ended) return true
    return this.steps.length > 0 && !this.game.toAct(this.position.state).includes(this.seat)
  }

  private take(step: DraftStep): void {
    const { effect, after } = tryStep(this.game, this.position, this.seat, step)
    if (effect === 'step' && after !== null) {
      this.position = after
      this.steps.push(step)
      this.entries.push({ kind: 'drafted', seat: this.seat, action: step.text })
    } else if (effect === 'passes-on') {
      this.held = step
      this.entries.push({ kind: 'held', seat: this.seat, action: step.text })
    } else this.commitBarrier(step)
  }

  /** Makes the draft and the action that crosses the barrier final; who goes on acting is seen afterwards. */
  private commitBarrier(last: DraftStep): void {
    const state = this.game.clone(this.committed)
    for (const step of [...this.steps, last]) this.commitOne(state, this.seat, step)
    this.committed = state
    this.position = positionOf(state)
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

  private commitOne(state: unknown, seat: Seat, { text, action }: DraftStep): void {
    if (this.game.refusal(state, seat, action) !== null) {
      throw new Error(`table ${this.table.id}: a drafted action does not commute: ${text}`)
    }
    this.lineCount++
    const { chance, tape } = recordingChance(lineSource(this.table, this.path.drawsOf(this.lineCount), this.decided))
    this.game.apply(state, seat, action, chance)
    this.path.add(this.lineCount, tape.draws.length > 0)
    this.entries.push({ kind: 'done', seat, action: text, draws: tape.draws })
  }
}
