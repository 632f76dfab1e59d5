import { fastChance, ok, type GameView, type Refusal, type Result, type Seat } from '@fathom/kernel'
import { tryAction } from './barrier.ts'
import { isOver, refuse, refuseOver } from './refusals.ts'
import { draftOf, waitingFor, type Table } from './table.ts'

/** A choice of a plan, with what its seat sees before it. */
export interface PlanStep {
  readonly text: string
  readonly action: unknown
  readonly view: GameView
}

/** A plan as it would go at the position as it is. */
export interface TriedPlan {
  /** It is the seat's turn: the plan may be played. */
  readonly isTurn: boolean
  /** What of the plan the seat has chosen already, as its draft; the steps come after it. */
  readonly begun: readonly string[]
  /** The steps that can be taken, one after the other. */
  readonly steps: readonly PlanStep[]
  /** What may follow them. */
  readonly next: readonly PlanStep[]
  /** Nothing may follow: the turn is over, or what comes next depends on a draw; null: the plan may go on. */
  readonly end: 'turn' | 'luck' | null
  /** The first step that can't be taken, and why; null: all of them can. */
  readonly refused: { readonly text: string; readonly refusal: Refusal; readonly step: PlanStep | null } | null
}

/**
 * Tries a chain of a seat's own actions: upon the position as it is where the seat may act, and else upon the one as if its turn began now, as far as
 * the game says what that is (`ahead`). Who has begun to choose as the plan does goes on from there. It is tried in a world that the seat could think of, so it tells nothing that the seat can't know.
 * Refused: `table-not-started`, `table-finished`, `table-closed`, `nothing-ahead`.
 */
export function tryPlan(table: Table, seat: Seat, actions: readonly string[]): Result<TriedPlan> {
  if (table.status === 'open') return refuse('table-not-started')
  if (isOver(table)) return refuseOver(table)
  const begins = beginning(table, seat, actions)
  if (begins === null) return refuse('nothing-ahead')
  const { game } = table
  const { isTurn, begun } = begins
  const left = actions.slice(begun.length)
  let { state } = begins
  const steps: PlanStep[] = []
  const soFar = { isTurn, begun, steps, next: [], end: null, refused: null } as const
  for (const [index, text] of left.entries()) {
    const action = game.notation.parse(text)
    if (action === null) return ok({ ...soFar, refused: refusedAs(text, refuse('not-an-action', { action: text })) })
    const step: PlanStep = { text, action, view: game.view(state, seat) }
    const refusal = game.refusal(state, seat, action)
    if (refusal !== null) return ok({ ...soFar, refused: { text, refusal, step } })
    const { effect, after } = tryAction(game, state, seat, action)
    steps.push(step)
    if (effect !== 'step' || after === null) {
      const more = left[index + 1]
      const refused = more === undefined ? null : refusedAs(more, refuse('turn-complete'))
      return ok({ ...soFar, end: effect === 'passes-on' ? 'turn' : 'luck', refused })
    }
    state = after
  }
  const view = game.view(state, seat)
  const next = game.legal(state, seat).map((action): PlanStep => ({ text: game.notation.make(action), action, view }))
  return ok({ ...soFar, next, end: next.length === 0 ? 'turn' : null })
}

function refusedAs(text: string, { refusal }: { readonly refusal: Refusal }): TriedPlan['refused'] {
  return { text, refusal, step: null }
}

/** True if a seat may lay its next choices ahead: others act, and the game says what its turn would be like if it began now. */
export function mayPlan(table: Table, seat: Seat): boolean {
  if (table.status !== 'playing' || table.standIns[seat] !== null || waitingFor(table).includes(seat)) return false
  return (table.game.ahead?.(table.state, seat) ?? null) !== null
}

interface Beginning {
  readonly isTurn: boolean
  readonly begun: readonly string[]
  readonly state: unknown
}

function beginning(table: Table, seat: Seat, actions: readonly string[]): Beginning | null {
  const { game } = table
  if (game.ahead === undefined) return null
  const chance = fastChance(table.lines.length)
  const world = game.determinize(table.state, seat, chance)
  if (waitingFor(table).includes(seat)) return drafted(table, seat, actions, world)
  const state = game.ahead(world, seat)
  return state === null ? null : { isTurn: false, begun: [], state }
}

/** Where a plan goes on in the seat's own turn; null: what it has chosen is a whole turn, or other than the plan. */
function drafted(table: Table, seat: Seat, actions: readonly string[], world: unknown): Beginning | null {
  const { game } = table
  const { steps, held } = draftOf(table, seat)
  const begun = steps.map(({ text }) => text)
  if (held !== null || begun.some((text, at) => text !== actions[at])) return null
  let state = world
  for (const { action } of steps) {
    const { effect, after } = tryAction(game, state, seat, action)
    if (effect !== 'step' || after === null) return null
    state = after
  }
  return { isTurn: true, begun, state }
}
