import type { Component, JSX } from 'solid-js'
import type { GameEvent, GameSentences, Language, Names, Seat } from '@fathom/kernel'
import type { Size } from '../board/geometry.ts'
import type { DraftReading, ErrorBody, SeatReading } from '@fathom/protocol'

/**
 * What the table page tells a game's part of it. Everything is a question, so that the part redraws only what changed. A game's own page takes it
 * with the game's view and events: the server sends no others to a table of the game.
 */
export interface TableContext<View = unknown, Event extends GameEvent = GameEvent> {
  /** The position shown: the present one, or an older one that is being looked at. */
  view(): View
  seats(): readonly SeatReading[]
  /** My own seat; null for a spectator. */
  you(): Seat | null
  /** Whose things lie large on the board. */
  shownSeat(): Seat
  showSeat(seat: Seat): void
  /** What I may do now, in notation; empty when it is not my turn or an older position is shown. */
  legal(): readonly string[]
  draft(): DraftReading
  /**
   * Why I may not take an action, or a chain of them (in notation), now, as the game says it in my language: null if nothing is in the way,
   * undefined while the server has not said. Everything that is asked about in one go is one request, and what it said is kept until the table
   * changes: ask for what the pointer is near.
   */
  whyNot(...actions: readonly string[]): ErrorBody | null | undefined
  /** What newcomers are told with a thing of the page (`zone:3`), if they wish help; else nothing. */
  advice(about: string): readonly string[]
  /** Whether it is what somebody who is taught is asked for just now; who is not taught may do anything. @param action a legal one, in notation */
  isMeant(action: string): boolean
  /**
   * Something is taken up that leads to this action, as a card that still wants a place. Who is taught something else is answered at once, before
   * all is chosen, and it is not taken up: false. @param action a legal one, in notation
   */
  takesUp(action: string): boolean
  waitingFor(): readonly Seat[]
  isPlaying(): boolean
  /** The present position is shown, not an older one. */
  isPresent(): boolean
  names(): Names
  /** What happened up to the position shown, oldest first. */
  events(): readonly Event[]
  /** The latest events, whole, even where `events` leaves out what may not be looked up. */
  news(): readonly Event[]
  /** What is being told of it this moment, one after the other: empty when all is told, and for people who want stillness. */
  telling(): readonly Event[]
  /** What will be told in moments to come: a board may leave it out until then. */
  untold(): readonly Event[]
  /**
   * The data of the component set that this table plays with, which the server has checked; null: the set that comes with the game.
   * The same as long as the table is open, so a part may read it once (`sets.read(data)`) and build everything on that.
   */
  components(): unknown
  /**
   * Does one gesture: a chain of actions, all or nothing. True if the server took it.
   * @param andEnd the gesture itself says that the turn is over: it does not wait for End turn
   */
  act(actions: readonly string[], andEnd?: boolean): Promise<boolean>
}

/** A button of the prompt bar that the game asks for. */
export interface Control {
  readonly id: string
  readonly label: string
  /** The key that does the same, in capitals. */
  readonly key?: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  /** @param button the one that was clicked; none when its key was pressed */
  run(button?: Element): void
  /** With Shift: the other way round. */
  back?(): void
}

/** A tab of the phone's bottom sheet. */
export interface SheetTab {
  readonly id: string
  readonly label: string
  readonly Content: Component
}

/** What the big button does. */
interface MainDeed {
  readonly label: string
  readonly ready: boolean
  /** Something on the board brings more: the button is there, but does not call for itself. */
  readonly quiet?: boolean
  run(): void
}

/** What the picture of a game's end shows, and the room that it fills, in the drawing's own pixels. */
export interface EndSceneProps {
  readonly seat: Seat
  readonly room: Size
}

/** The part of the table page that belongs to one game. Made once for each table that is opened. */
export interface GamePart<Event extends GameEvent = GameEvent> {
  /** Everything between the prompt bar and the page's foot, on a wide and on a narrow screen. */
  readonly Board: Component
  /** `children`: the buttons of the turn, to be put within the thumb's reach. */
  readonly PhoneBoard: Component<{ children: JSX.Element }>
  /** The public state of a seat as a picture, under its name. */
  readonly Rival: Component<{ seat: Seat }>
  /** What the prompt says under its sentence: what the thing pointed at would bring, or why it can't be done. */
  note(): string
  /** Whether `note` says why not. */
  noteIsRefusal(): boolean
  controls(): readonly Control[]
  /** What the big button does while the turn is not complete, and whether it can now; null: this turn asks for no such button. */
  confirm(): MainDeed | null
  /** Does actions as a click on the board does; left out: the table does them as they are. */
  readonly act?: (actions: readonly string[]) => Promise<boolean>
  /** I am asked on a form with buttons of its own: the big button is not there, as nobody should wonder which of two it is. */
  asksOnForm?(): boolean
  tabs(): readonly SheetTab[]
  /** The tab that holds what I am asked for now, if it is not on the board. */
  wantedTab(): string | null
  /** A wanted tab is seen whole in the low sheet: it comes up, and covers nothing of the board. */
  readonly fitsLowSheet?: boolean
  /** Something in the hand goes on the board: a small screen's sheet makes room for it. */
  wantsBoard?(): boolean
  /** A card on the board asks me something: on a small screen the sheet gives it its place and keeps only the tabs. */
  takesSheet?(): boolean
  /** Where in the game we are, for the phone's header: "Round 2, turn 4". */
  progress(): string
  score(seat: Seat): number
  /** What follows that number where it stands for itself: " pts", "/12". */
  unit?(score: number): string
  /** What the seat has done with its part of a simultaneous phase; null outside of one. */
  status(seat: Seat): 'chosen' | 'choosing' | null
  /** What the result says of a seat besides its points, if points do not tell the whole story. */
  finalWords?(seat: Seat): string
  /** An action (in notation) in the game's words, for ears: said when it is done and still waits for End turn. */
  action?(text: string): string
  /** The same in short, for eyes that are shown on the board where it would be done. */
  brief?(text: string): string
  /** Where on the board an action (in notation) would be done: spots to be pointed at. Empty where it has no place there. */
  pointsAt?(text: string): readonly string[]
  /** Whether a spot is something of mine, as my hand or my desk: what somebody else chooses is not done there. */
  isOwn?(spot: string): boolean
  /** The switch (its test id) that brings a spot into sight where something else stands in its place; null: none does. */
  switchTo?(spot: string): string | null
  /** Actions that are chosen in one go, as the accounts of a budget: why a hint would do them, and laying them ready on the page. */
  readonly whole?: {
    why(): string
    layReady(actions: readonly string[]): void
  }
  /** For ears: where my move may go. Without it, or without words, the page says the names of what glows. */
  whereItGoes?(): string | undefined
  /** For ears: all that is mine, whole. */
  mine?(): string
  /**
   * What of the news is told in a moment of its own: neighbours of one key in the same, null in none. Without it, all that the log has words for
   * is told, one by one.
   */
  moment?(event: Event): string | null
  /** Shows where an event of the log happened; the board shows the position after it. */
  showEvent?(event: Event): void
  /** The name of the part of the game that begins with an event, for the chart of the scores; null for any other event. */
  chapter?(event: Event): string | null
  /** What such a part is called, with its name if there is one: "Round 4", or "Round" for the axis of the chart. */
  chapterWords?(name: string | null): string
  /** The end of the game as a part of a drawing: the board, and what a seat has. */
  readonly Scene?: Component<EndSceneProps>
  /** What else there is to show of the result. */
  readonly Finale?: Component
}

/** The rules of a game in a few sentences, and what the keys do. */
export interface Help {
  readonly rules: readonly string[]
  readonly keys: readonly (readonly [key: string, does: string])[]
}

/**
 * A game as the page loads it. A game that can be played with another component set (it exports `ComponentSets`) shows what the set says:
 * `text` and `open` get its data and read it with the game's own `sets.read`, which can't fail for a set that the server plays with.
 * A game with fixed components does not look at it.
 */
export interface GamePage<View = unknown, Event extends GameEvent = GameEvent> {
  /**
   * The game's words in the reader's language, with the names of this set. Called often, so it reads each set once.
   * @param components as `TableContext.components`; null: the set that comes with the game
   */
  text(components: unknown): GameSentences
  /** Loads what the page needs to speak a language; asked before `text` and `open`, and before the reader changes the language. */
  speak(language: Language): Promise<void>
  /** The rules in a few sentences of our own, and the keys: loaded when somebody asks for them. */
  help(language: Language): Promise<Help>
  open(context: TableContext<View, Event>): GamePart<Event>
  /** A small board beside a paragraph of the rules, as the game draws it; nothing for most. */
  readonly Figure?: Component<{ readonly id: string }>
}
