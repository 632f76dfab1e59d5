import type { Advice } from './advice.ts'
import type { GameEvent } from './event.ts'
import type { GameView } from './game.ts'
import type { Refusal } from './result.ts'
import type { Seat, Viewer } from './seat.ts'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Who sits where and who is reading: sentences say "you" to the reader and names of the others. */
export interface Names {
  readonly reader: Viewer
  of(seat: Seat): string
}

/** What a person reads of an option. */
export interface OptionText {
  readonly label: string
  readonly help: string
  /** The heading under which it stands among many others. */
  readonly group?: string
  readonly choices?: Readonly<Record<string, string>>
}

/** What a game's page says at a table, in one language, so that the page loads no more: what is asked, and why not, the server says. */
export interface GameSentences<
  Action = unknown,
  View extends GameView = GameView,
  Event extends GameEvent = GameEvent,
> {
  readonly name: string
  /** A score in what the game counts: "25 points", "1 treasure"; negative too. */
  points(count: number): string
  /** Names of score sources by the keys of `SeatScore.sources`, in the order they are shown. */
  readonly sources: Readonly<Record<string, string>>
  /** Why the game ended, by the codes of `meta.ends`. */
  readonly ends: Readonly<Record<string, string>>
  /** What parted a tie, by the codes of `Outcome.tieBreak`. */
  readonly tieBreaks: Readonly<Record<string, string>>
  /** What an action does, as a button or a list would say it; `view` is the actor's before the action. */
  action(action: Action, view: View): string
  /** A log sentence, or null for an event that is not worth one. */
  event(event: Event, names: Names): string | null
}

/** Every word of a game in one language. The page, the terminal, the server's messages and screen readers all speak through it. */
export interface GameText<
  Action = unknown,
  View extends GameView = GameView,
  Event extends GameEvent = GameEvent,
> extends GameSentences<Action, View, Event> {
  /** One line under the name. */
  readonly tagline: string
  /** What `seat` is asked to do, one sentence; for anybody else's seat: what they are deciding. */
  prompt(view: View, seat: Seat, names: Names): string
  /** Why not, and where there is one, what would be possible instead. */
  refusal(refusal: Refusal): string
  /** What `Game.advice` says, as a sentence. */
  advice?(advice: Advice): string
  /** An amount of what the game pays with: "$8". */
  money?(amount: number): string
  readonly options: Readonly<Record<string, OptionText>>
  /** The game's modes by id. */
  readonly modes: Readonly<Record<string, string>>
  /** What a mode is like, in a sentence, by its id; where there is but one to choose, none is needed. */
  readonly modeHelps?: Readonly<Record<string, string>>
  /** The whole position in plain lines: for the terminal and to be read aloud. */
  board(view: View, names: Names): readonly string[]
}

/** A game with its words in every language. */
export interface GameTexts<Action = unknown, View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  readonly en: GameText<Action, View, Event>
  readonly fr: GameText<Action, View, Event>
}
