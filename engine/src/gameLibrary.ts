import type { CatalogEntry } from '@fathom/catalog'
import type { Pace, Strength } from '@fathom/bots'
import type { Seat } from '@fathom/kernel'

/** What tables need of games and bots; no bot thinks there. */
export interface TableLibrary {
  /** In the order of the lobby. */
  readonly ids: readonly string[]
  load(id: string): Promise<CatalogEntry | null>
  /** The bots' levels for a game, weakest first. */
  levels(id: string): readonly string[]
  /** What is known of how strong the levels are. */
  strengths(id: string): readonly Strength[]
  /** The level of that name, which may be one it had before; null if the game has no such level. */
  levelNamed(id: string, name: string): string | null
  /** The level that is offered first, and that stands in for people who leave. */
  usualLevel(id: string): string
  /**
   * How long a level may think about a decision, in milliseconds; 0: it needs no time.
   * @param before decisions that the seat has taken since others last acted
   */
  thinkingTime(level: string, before: number): number
}

/** Which bot is to choose. */
interface ChoosingBot {
  readonly level: string
  /** What it is called, as its character may hang on that; empty for one that plays for a person. */
  readonly name: string
}

/** The games and bots that a server offers. A module that exports one as `library` can stand in for the usual one. */
export interface GameLibrary extends TableLibrary {
  /**
   * What a bot does.
   * @param entry the game as it is played: by its rules, with its set
   * @param state a whole state sampled from what the seat knows; the bot may change it
   * @param sample any whole number: the bot's own randomness comes from it
   * @param pace when to stop thinking, and what was thought before
   * @returns an action in notation
   */
  choose(entry: CatalogEntry, bot: ChoosingBot, state: unknown, seat: Seat, sample: number, pace: Pace): string
}
