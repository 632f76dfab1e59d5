import { entryOfSets, fixedEntry, type CatalogEntry } from './entry.ts'
import { madeOnce } from './madeOnce.ts'

export * from './entry.ts'
export * from './past.ts'
export * from './played.ts'

/**
 * The one list of the games, in the order in which people see them, each loaded on demand: `entryOfSets` for one that exports
 * `ComponentSets`, else `fixedEntry`; with `past` where the rules have changed.
 */
const LOADERS: Readonly<Record<string, () => Promise<CatalogEntry>>> = {
  thesauros: async () => {
    const { thesauros, thesaurosTexts, thesaurosSets, thesaurosPast } = await import('@fathom/thesauros')
    return { ...entryOfSets(thesauros, thesaurosTexts, thesaurosSets), past: thesaurosPast }
  },
  'silver-and-gold': async () => {
    const { silverAndGold, silverAndGoldTexts, components, checkComponents } = await import('@fathom/silver-and-gold')
    return fixedEntry({ game: silverAndGold, texts: silverAndGoldTexts, components }, checkComponents)
  },
  'artifacts-inc': async () => {
    const { artifactsInc, artifactsIncTexts, artifactsIncSets } = await import('@fathom/artifacts-inc')
    return entryOfSets(artifactsInc, artifactsIncTexts, artifactsIncSets)
  },
  'sunken-treasure': async () => {
    const { sunkenTreasure, sunkenTreasureTexts, components, checkComponents } = await import('@fathom/sunken-treasure')
    return fixedEntry({ game: sunkenTreasure, texts: sunkenTreasureTexts, components }, checkComponents)
  },
}

/** Ids of all games, in that order. */
export const GAME_IDS: readonly string[] = Object.keys(LOADERS)

/** Games that somebody has asked for. Making one takes up to 30 ms (Thesauros lists every action), and every table that opens asks. */
const loaded = new Map<string, Promise<CatalogEntry>>()

/** A game by id, the very same one every time, or null if there is none. */
export async function loadGame(id: string): Promise<CatalogEntry | null> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined
  return load === undefined ? null : madeOnce(loaded, id, load)
}

/** The game that a file of components says it is for (`"game": "artifacts-inc"`), or null. */
export function gameOfSet(data: unknown): string | null {
  const game = typeof data === 'object' && data !== null && 'game' in data ? data.game : null
  return GAME_IDS.find((id) => id === game) ?? null
}
