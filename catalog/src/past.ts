import { entryOfSets, type CatalogEntry } from './entry.ts'
import { madeOnce } from './madeOnce.ts'

/** Games by rules of before that somebody has asked for, by today's entry and version. */
const made = new WeakMap<CatalogEntry, Map<number, Promise<CatalogEntry>>>()

/**
 * The game under the rules that a table or a record names. What today's game says of a position, an action or an event may have
 * changed since: the words come with the rules.
 * @param entry as `loadGame` gives it; of another component set than its own only after this (`withSet`)
 * @returns the entry itself for today's rules, the very same one every time for those of before; null for rules that are not kept
 */
export async function withRules(entry: CatalogEntry, version: number): Promise<CatalogEntry | null> {
  if (version === entry.game.meta.rulesVersion) return entry
  const load = Object.hasOwn(entry.past, version) ? entry.past[version] : undefined
  if (load === undefined) return null
  const versions = made.get(entry) ?? new Map<number, Promise<CatalogEntry>>()
  made.set(entry, versions)
  return madeOnce(versions, version, () => makePast(entry, load))
}

async function makePast(entry: CatalogEntry, load: NonNullable<CatalogEntry['past'][number]>): Promise<CatalogEntry> {
  const { game, texts, components, sets, expertise } = await load()
  if (sets === null) return { ...entry, game, texts, components, expertise }
  const made = entryOfSets(game, texts, sets)
  // A page that holds today's set must ask for the one of then, unless they are the same.
  const set = made.set && { ...made.set, isBuiltIn: made.set.digest === entry.set?.digest }
  return { ...made, set, expertise }
}
