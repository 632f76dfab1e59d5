import type { Advice } from './advice.ts'
import type { Chance } from './chance.ts'
import type { Codec } from './codec.ts'
import type { GameEvent } from './event.ts'
import type { Hindsight } from './hindsight.ts'
import type { Options, OptionSpec } from './options.ts'
import type { Outcome, SeatScore } from './outcome.ts'
import type { Refusal } from './result.ts'
import type { Seat, Viewer } from './seat.ts'

/** What a game says of itself; the shared test suite holds it to every word. */
export interface GameMeta {
  /** Stable id, as in URLs and records: `silver-and-gold`. */
  readonly id: string
  /** The seat counts it is played with, rising. */
  readonly seats: readonly number[]
  /** Named sets of options worth offering and testing on their own; at least one, the first is the usual game. */
  readonly modes: readonly GameMode[]
  /** Some seat knows what another does not; false: every viewer has the same view. */
  readonly hasSecrets: boolean
  /** Something is drawn or rolled. */
  readonly hasChance: boolean
  /** There are phases in which several seats choose at once, unseen by each other. */
  readonly isSimultaneous: boolean
  /** No game with so many seats takes more actions than this. */
  longest(seats: number): number
  /** Every way a game can end, as codes that `Outcome.end` uses. */
  readonly ends: readonly string[]
  /** Raised when recorded games would no longer replay; records carry it. */
  readonly rulesVersion: number
  /** Where the component values come from. */
  readonly provenance: 'rulebook' | 'transcribed' | 'reconstructed'
  /** About how long people play, in minutes. */
  readonly minutes: number
}

export interface GameMode {
  readonly id: string
  readonly options: Options
  /** Seat counts of this mode, if fewer than the game's. */
  readonly seats?: readonly number[]
  /** The id of the mode that this one varies by some switches; lists offer it after that one. */
  readonly editionOf?: string
  /** The mode for somebody's first game. If no mode says so, it is the first one. */
  readonly isForNewcomers?: true
}

/** What every view has, whatever the game. */
export interface GameView {
  /** The score so far, as far as this viewer may know it. */
  readonly scores: readonly SeatScore[]
}

/**
 * The contract of a game. A game is these functions over plain data and nothing else: no clock, no randomness of its own, no I/O, no memory between calls.
 *
 * - **State is plain data**: JSON, integers, small arrays. `JSON.parse(JSON.stringify(state))` equals it.
 * - **Decisions are chains of small actions**, so `legal` is a short list and undo always has a step.
 * - **Events are facts** in the order they happened; the page, the log and the statistics live on them.
 * - Functions trust their arguments: whoever calls `apply` has asked `refusal` (or took the action from `legal`).
 */
export interface Game<
  State = unknown,
  Action = unknown,
  View extends GameView = GameView,
  Event extends GameEvent = GameEvent,
> {
  readonly meta: GameMeta
  readonly options: readonly OptionSpec[]

  /** A new game. `options` are filled (`fillOptions`), `seats` is one of `meta.seats`. */
  setup(options: Options, seats: number, chance: Chance): State

  /**
   * Who may act now, rising. Several seats: a simultaneous phase, in which their actions commute as long as nobody draws:
   * each seat's choices leave the others' legal actions and views as they were until the last one has chosen. Empty: the game is over.
   */
  toAct(state: State): readonly Seat[]

  /**
   * Every action that `seat` may take now, sorted by notation (code points), none twice; empty exactly when the seat is not in `toAct`.
   * The only source of legality for page, bots, fuzzer and server. The list is the caller's; the actions in it may be shared and must not be changed.
   */
  legal(state: State, seat: Seat): Action[]

  /**
   * Why `seat` may not do `action` now: null exactly for the actions that `legal` lists. It tells the seat nothing that it can't know. Never
   * throws on anything that `notation.parse` gives.
   */
  refusal(state: State, seat: Seat, action: Action): Refusal | null

  /** Does it: changes `state` in place (a caller that needs the old one clones first) and tells what happened. */
  apply(state: State, seat: Seat, action: Action, chance: Chance): Event[]

  /**
   * What `viewer` may know, built from empty: a field that nobody put in can't leak. Plain data that stays as it is when the state changes;
   * the same for every viewer if the game has no secrets.
   */
  view(state: State, viewer: Viewer): View

  /** What `viewer` may learn of an event when it happens: the event, a poorer one, or null for nothing at all. */
  redact(event: Event, viewer: Viewer): Event | null

  /** Which events of the past may be looked up again; without it, all of them at any time. */
  readonly hindsight?: Hindsight<State, Event>

  /** How the game really stands. Players must not see it while the game runs: views carry `scores`. */
  outcome(state: State): Outcome

  /**
   * A whole state, sampled from what `seat` can know: what it can't know is dealt and chosen anew. Its own view and legal actions stay
   * the same to the byte. Bots think in this, never in the truth. Does not change `state`.
   */
  determinize(state: State, seat: Seat, chance: Chance): State

  /**
   * The position as if the turn of `seat` began now, where it may not act: what a plan is tried on while others act. Null where nothing of its next
   * turn can be said honestly, as when that begins with a draw. It shows the seat nothing that it can't know, and does not change `state`. Without
   * it nothing can be planned.
   */
  ahead?(state: State, seat: Seat): State | null

  /**
   * What a newcomer may want to know at this position, and of what they could do: certain, from what `seat` can know (it is asked about states that
   * were sampled so), by the functions that the rules themselves use. Without it a game has nothing to say.
   */
  advice?(state: State, seat: Seat): Advice<Action>[]

  /**
   * Whether a seat is asked only how something is done that it has decided already, as from which account it is paid: what comes of that is no gain
   * of this choice. Without it every choice is a new one.
   */
  isSettling?(state: State, seat: Seat): boolean

  /** What a seat has of what the game pays with; without it, the game has no money. */
  purse?(state: State, seat: Seat): number

  /** An independent copy. Written by hand: this runs millions of times. */
  clone(state: State): State

  /** One short readable line an action; the same text in URLs, records, logs and at the terminal. */
  readonly notation: Codec<Action>
}

/** A game whose types nobody needs to know: how table, server, bots and tools hold one. */
export type AnyGame = Game
