import type { AnyGame, GameTexts } from '@fathom/kernel'

/** A game as the catalog hands it out: its rules, its words and its printed components. */
export interface CatalogEntry {
  readonly game: AnyGame
  readonly texts: GameTexts
  /** The component values as data (cards, shapes, tables), for programs that want to know them. */
  readonly components: unknown
}

/** The one list of the games. Each is loaded on demand. */
const LOADERS: Readonly<Record<string, () => Promise<CatalogEntry>>> = {
  'silver-and-gold': async () => {
    const { silverAndGold, silverAndGoldTexts, components } = await import('@fathom/silver-and-gold')
    return { game: silverAndGold, texts: silverAndGoldTexts, components }
  },
  'sunken-treasure': async () => {
    const { sunkenTreasure, sunkenTreasureTexts, components } = await import('@fathom/sunken-treasure')
    return { game: sunkenTreasure, texts: sunkenTreasureTexts, components }
  },
}

/** Ids of all games, in the order of the lobby. */
export const GAME_IDS: readonly string[] = Object.keys(LOADERS)

/** A game by id, or null if there is none. */
export async function loadGame(id: string): Promise<CatalogEntry | null> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined
  return load === undefined ? null : load()
}
