import type { Chance, Refusal, Seat } from '@fathom/kernel'
import type { Book, Rank } from './book.ts'
import type { Event } from './events.ts'
import type { Board } from './set/board.ts'
import type { ThesaurosSet } from './set.ts'
import type { State } from './state.ts'
import type { Action, Verb } from './verbs.ts'

/** A game made from a component set: what all rules need beside the state. */
export interface Box {
  readonly set: ThesaurosSet
  readonly book: Book
}

/** A position to be looked at: the first argument of everything that reads. */
export interface Look extends Box {
  readonly board: Board
  readonly state: State
}

/** A position in play: the first argument of everything that changes it. What happens is told in `events`, in order. */
export interface Play extends Look {
  readonly chance: Chance
  readonly events: Event[]
}

/**
 * A kind of decision: all that is known of one thing a seat can be asked. Its frame is on top of the stack whenever one of its functions
 * is called (`stack.ts`: `top(state, A)` …).
 */
export interface Decision {
  /** Verbs that this decision is made of; an action with another verb is refused as `not-now` without asking `explain`. */
  readonly verbs: readonly Verb[]
  /** Choices of a mine's owner's own turn: what can be done at any such time is offered, too. */
  readonly isOwnTurn?: boolean
  /** Adds the ranks of everything that `seat` may do, in any order, none twice: `add(look.book, out, 'patent', card)`. */
  legal(look: Look, seat: Seat, out: Rank[]): void
  /** Why `seat` may not do this: only called with an action of `verbs` that `legal` does not list. */
  explain(look: Look, seat: Seat, action: Action): Refusal
  /** Does it, and takes the frame away or changes it; pushes what comes next. */
  apply(play: Play, seat: Seat, action: Action): void
  /**
   * Called when the frame has come to the top. Does what leaves no choice and takes the frame away or changes it: true if it did anything.
   * False: the seat is asked. Never leave a seat with a single choice that says nothing (except `refuse`, where refusing is news).
   */
  settle?(play: Play): boolean
}

/** Something that the machine does by itself: one stage of it, each time it is on top of the stack. */
export interface Step {
  /** Changes or takes away its frame, or pushes what has to be done first. */
  run(play: Play): void
}
