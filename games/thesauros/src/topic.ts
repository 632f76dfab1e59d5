import type { Chance, Refusal, Seat } from '@fathom/kernel'
import type { ActionTable, Rank } from './actionTable.ts'
import type { Event } from './events.ts'
import type { Board } from './set/board.ts'
import type { ThesaurosSet } from './set.ts'
import type { State } from './state.ts'
import type { Action, Verb } from './verbs.ts'

/** What all rules need beside the state: the component set, and the table of the actions that it allows. Made once a game. */
export interface GameData {
  readonly set: ThesaurosSet
  readonly actionTable: ActionTable
}

/** A position with its game's data: the first argument of every function that only reads. */
export interface Look extends GameData {
  readonly board: Board
  readonly state: State
}

/**
 * The same while an action is applied: the first argument of every function that changes the position. It draws from `chance` and adds
 * what happens to `events`, in order.
 */
export interface Play extends Look {
  readonly chance: Chance
  readonly events: Event[]
}

/**
 * One kind of decision, with all of its rules: what a seat may choose, why not anything else, what a choice does. Whenever one of its
 * functions is called, its frame is on top of the stack: `top(state, PAY.amount)`.
 */
export interface Decision {
  /** The verbs of its actions. `refusal` answers an action with another verb with `not-now` and does not ask `explain`. */
  readonly verbs: readonly Verb[]
  /** It belongs to the seat's own turn, when the owner of a mine may set it off, too. */
  readonly isOwnTurn?: boolean
  /** Adds the ranks of all actions that `seat` may do, in any order, none twice: `add(look.actionTable, out, 'patent', card)`. */
  legal(look: Look, seat: Seat, out: Rank[]): void
  /** Says why `seat` may not do this. Called only with an action of `verbs` that `legal` does not list. */
  explain(look: Look, seat: Seat, action: Action): Refusal
  /** Does the action: changes the frame or takes it away, and pushes what comes next. */
  apply(play: Play, seat: Seat, action: Action): void
  /**
   * Called when the frame has come to the top. If there is nothing to choose, does it, changes the frame or takes it away, and returns
   * true; false lets the seat be asked. A seat is never asked when it has one action only that tells the others nothing.
   */
  settle?(play: Play): boolean
}

/** What happens by itself, without anybody's choice: one stage of it each time its frame is on top of the stack. */
export interface AutomaticStep {
  /** Changes or takes away its frame, or pushes what has to be done first. */
  run(play: Play): void
}
