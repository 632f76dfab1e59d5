import type { AnyGame, Seat } from '@fathom/kernel'
import { tryAction, type TurnEffect } from './barrier.ts'

/** An action of a draft: in notation, and read. */
export interface DraftStep {
  readonly text: string
  readonly action: unknown
}

/** A position that a draft has come to. */
export interface DraftPosition {
  readonly state: unknown
  /**
   * The action that was tried here last, and its result. An action that is decided and then drafted, or drafted again after an undo, is read and
   * tried once.
   */
  tried: TriedStep | null
}

export interface TriedStep {
  readonly step: DraftStep
  readonly effect: TurnEffect
  /** Null for what draws or shows something: nobody may see that before it is final. */
  readonly after: DraftPosition | null
}

/** What a seat has chosen since the last barrier. */
export interface Draft {
  readonly steps: DraftStep[]
  /** Steps that were undone, the last one last: until something else is chosen they can be done again. */
  readonly undone: string[]
  /** The step that would pass the move on: it waits for End turn. */
  held: DraftStep | null
  /** Waits for the other seats of a simultaneous phase. */
  ended: boolean
  /** The committed state, then the position after each step; null until somebody asks (`lay`). */
  positions: DraftPosition[] | null
  /** The state after the held step, for its owner; null if it draws or shows something. */
  heldState: unknown
}

export function newDraft(): Draft {
  return { steps: [], undone: [], held: null, ended: false, positions: null, heldState: null }
}

export function positionOf(state: unknown): DraftPosition {
  return { state, tried: null }
}

/** The action of a text, or null if it is none. */
export function readStep(game: AnyGame, position: DraftPosition | undefined, text: string): DraftStep | null {
  if (position?.tried?.step.text === text) return position.tried.step
  const action = game.notation.parse(text)
  return action === null ? null : { text, action }
}

/** What an action does in a position: as it was found the last time, or tried now. */
export function tryStep(game: AnyGame, position: DraftPosition, seat: Seat, step: DraftStep): TriedStep {
  if (position.tried?.step.text === step.text) return position.tried
  const { effect, after } = tryAction(game, position.state, seat, step.action)
  position.tried = { step, effect, after: after === null ? null : positionOf(after) }
  return position.tried
}

/**
 * Lays a draft upon the committed state, where it does not lie there already. If another seat has crossed a barrier of its own in the meantime,
 * the last step may have become the one that passes the move on: then it is held.
 */
export function lay(game: AnyGame, committed: unknown, seat: Seat, draft: Draft): readonly DraftPosition[] {
  if (draft.positions !== null) return draft.positions
  const positions = [positionOf(committed)]
  draft.positions = positions
  for (const [index, step] of draft.steps.entries()) {
    const tried = tryStep(game, positions[index] as DraftPosition, seat, step)
    if (tried.effect !== 'step' || tried.after === null) {
      draft.steps.splice(index)
      draft.held = step
      break
    }
    positions.push(tried.after)
  }
  if (draft.held !== null) hold(game, seat, draft, draft.held)
  return positions
}

/** Holds a step upon a draft that lies. */
export function hold(game: AnyGame, seat: Seat, draft: Draft, step: DraftStep): void {
  draft.held = step
  const last = draft.positions?.at(-1)
  draft.heldState = last === undefined ? null : (tryStep(game, last, seat, step).after?.state ?? null)
}

/** Adds a step to a draft; where the draft lies, it is laid as well. */
export function addStep(game: AnyGame, seat: Seat, draft: Draft, step: DraftStep): void {
  draft.steps.push(step)
  const last = draft.positions?.at(-1)
  const after = last === undefined ? null : tryStep(game, last, seat, step).after
  if (after === null) draft.positions = null
  else draft.positions?.push(after)
}

/** Takes back the held step or else the last one, and the end of the turn. */
export function undoStep(draft: Draft): void {
  draft.ended = false
  const step = draft.held ?? draft.steps.pop()
  if (draft.held === null) draft.positions?.pop()
  if (step !== undefined) draft.undone.push(step.text)
  draft.held = null
  draft.heldState = null
}

/** A step was chosen: the one that was undone last, or another one, and then the rest of what was undone is forgotten. */
export function noteChoice(draft: Draft, text: string): void {
  if (draft.undone.at(-1) === text) draft.undone.pop()
  else draft.undone.length = 0
}

/** Takes an action out that has become final. */
export function dropFinal(draft: Draft, text: string): DraftStep | null {
  const [first] = draft.steps
  draft.ended = false
  if (first?.text === text) return draft.steps.shift() ?? null
  if (draft.held?.text !== text) return null
  const { held } = draft
  draft.held = null
  return held
}

/** Nothing is chosen any more: the table went back. */
export function clearDraft(draft: Draft): void {
  draft.steps.length = 0
  draft.held = null
  draft.ended = false
  liftDraft(draft)
}

/** The committed state has changed under a draft: the draft is laid anew when somebody asks. */
export function liftDraft(draft: Draft): void {
  draft.undone.length = 0
  draft.positions = null
  draft.heldState = null
}
