import { entryOfSets, fixedEntry, type CatalogEntry } from './entry.ts'

export * from './entry.ts'

/** The one list of the games, each loaded on demand: `entryOfSets` for one that exports `ComponentSets`, else `fixedEntry`. */
const LOADERS: Readonly<Record<string, () => Promise<CatalogEntry>>> = {
  'silver-and-gold': async () => {
    const { silverAndGold, silverAndGoldTexts, components, checkComponents } = await import('@fathom/silver-and-gold')
    return fixedEntry({ game: silverAndGold, texts: silverAndGoldTexts, components }, checkComponents)
  },
  'sunken-treasure': async () => {
    const { sunkenTreasure, sunkenTreasureTexts, components, checkComponents } = await import('@fathom/sunken-treasure')
    return fixedEntry({ game: sunkenTreasure, texts: sunkenTreasureTexts, components }, checkComponents)
  },
  'artifacts-inc': async () => {
    const { artifactsInc, artifactsIncTexts, artifactsIncSets } = await import('@fathom/artifacts-inc')
    return entryOfSets(artifactsInc, artifactsIncTexts, artifactsIncSets)
  },
  thesauros: async () => {
    const { thesauros, thesaurosTexts, thesaurosSets } = await import('@fathom/thesauros')
    return entryOfSets(thesauros, thesaurosTexts, thesaurosSets)
  },
}

/** Ids of all games, in the order of the lobby. */
export const GAME_IDS: readonly string[] = Object.keys(LOADERS)

/** A game by id, or null if there is none. */
export async function loadGame(id: string): Promise<CatalogEntry | null> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined
  return load === undefined ? null : load()
}

/** The game that a file of components says it is for (`"game": "artifacts-inc"`), or null. */
export function gameOfSet(data: unknown): string | null {
  const game = typeof data === 'object' && data !== null && 'game' in data ? data.game : null
  return GAME_IDS.find((id) => id === game) ?? null
}
