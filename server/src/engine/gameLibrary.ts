import type { CatalogEntry } from '@fathom/catalog'
import type { AnyGame, Seat } from '@fathom/kernel'

/** The games and bots that a server offers. A module that exports one as `library` can stand in for the usual one. */
export interface GameLibrary {
  /** In the order of the lobby. */
  readonly ids: readonly string[]
  load(id: string): Promise<CatalogEntry | null>
  /** The bots' levels for a game, weakest first. */
  levels(id: string): readonly string[]
  /**
   * What a bot does.
   * @param mind a whole state imagined from what the seat knows; the bot may change it
   * @param sample any whole number: the bot's own randomness comes from it
   * @returns an action in notation
   */
  choose(game: AnyGame, level: string, mind: unknown, seat: Seat, sample: number): string
}

interface LibraryModule {
  readonly library: GameLibrary
}

/** The library that a module exports. */
export async function loadLibrary(url: string): Promise<GameLibrary> {
  const { library } = (await import(url)) as LibraryModule
  return library
}
