import {
  ok,
  refuse,
  setDigest,
  unshownWords,
  type AnyGame,
  type ComponentSets,
  type GameRecord,
  type GameTexts,
  type Localized,
  type Past,
  type PlayedSet,
  type Provenance,
  type Result,
} from '@fathom/kernel'

/** A game as the catalog hands it out: its rules, its words and its components. */
export interface CatalogEntry {
  readonly game: AnyGame
  readonly texts: GameTexts
  /** The component values as data (cards, shapes, tables), for programs that want to know them. */
  readonly components: unknown
  /** The set that these components are; null: the game can't be played with others. */
  readonly set: PlayedSet | null
  readonly sets: ComponentSets | null
  /** The rules that the game had before; `withRules` makes the game of them. */
  readonly past: Past
  /** What bots must know of a game of before; null: it is today's, which they know. */
  readonly expertise: unknown
  /** What somebody who types components in is told, also for a game that can't be played with them yet. */
  check(data: unknown): SetCheck
}

type SetCheck =
  | { readonly ok: true; readonly name: Localized | null; readonly provenance: Provenance }
  | { readonly ok: false; readonly problems: readonly Localized[] }

export type EntryReading =
  | { readonly ok: true; readonly value: CatalogEntry }
  | { readonly ok: false; readonly problems: readonly Localized[] }

const FIXED: Localized = {
  en: 'The components of this game can’t be replaced.',
  fr: 'Les composants de ce jeu ne se remplacent pas.',
}

/**
 * A game whose components are fixed: they can be checked, and nothing else.
 * @param fixed without `components`: the game has no printed values to speak of
 * @param check what a file of such components is held to; left out: none is taken
 */
export function fixedEntry<Components extends { readonly provenance: Provenance }>(
  fixed: Pick<CatalogEntry, 'game' | 'texts'> & Partial<Pick<CatalogEntry, 'components'>>,
  check?: (data: unknown) => Result<Components>,
): CatalogEntry {
  return {
    components: null,
    ...fixed,
    set: null,
    sets: null,
    past: {},
    expertise: null,
    check(data) {
      if (check === undefined) return { ok: false, problems: [FIXED] }
      const checked = check(data)
      if (checked.ok) return { ok: true, name: null, provenance: checked.value.provenance }
      const { problems } = checked.refusal.params
      const sentences = Array.isArray(problems) ? problems.map(String) : [checked.refusal.code]
      return { ok: false, problems: sentences.map((sentence) => ({ en: sentence, fr: sentence })) }
    },
  }
}

/** A game that can be played with other sets than its own, as it is with its own. */
export function entryOfSets(game: AnyGame, texts: GameTexts, sets: ComponentSets): CatalogEntry {
  const { builtIn: data } = sets
  const [digest, read] = [setDigest(data), sets.read(data)]
  if (!digest.ok) throw new Error(`${game.meta.id}: its own components: ${digest.problem.en}`)
  if (!read.ok) throw new Error(`${game.meta.id}: its own components:\n${read.problems.map(({ en }) => en).join('\n')}`)
  const { info } = read.value
  const entry: CatalogEntry = {
    game,
    texts,
    components: data,
    set: { info, digest: digest.value, isBuiltIn: true, data },
    sets,
    past: {},
    expertise: null,
    check(other) {
      const checked = withSet(entry, other)
      if (!checked.ok) return checked
      const unshown = unshownWords(other)
      if (unshown !== null) return { ok: false, problems: [unshown] }
      const { name, provenance } = checked.value.set?.info ?? info
      return { ok: true, name, provenance }
    },
  }
  return entry
}

/**
 * A game played with another set. Making one takes some milliseconds: whoever needs it often keeps it.
 * @param entry as `loadGame` or `withRules` gives it
 * @param data parsed from JSON, from anywhere
 * @returns the entry itself if these are its own components; else everything that is wrong with them
 */
export function withSet(entry: CatalogEntry, data: unknown): EntryReading {
  if (entry.sets === null) return { ok: false, problems: [FIXED] }
  const digest = setDigest(data)
  if (!digest.ok) return { ok: false, problems: [digest.problem] }
  if (digest.value === entry.set?.digest) return { ok: true, value: entry }
  const read = entry.sets.read(data)
  if (!read.ok) return read
  const { info, game, texts } = read.value
  const set: PlayedSet = { info, digest: digest.value, isBuiltIn: false, data }
  return { ok: true, value: { ...entry, game, texts, components: data, set } }
}

/**
 * The game that a record was played with.
 * @param entry the game of the record's id, by its rules
 * @returns refused: `other-components {name, recorded, now}` if the set that came with the game was another one then,
 * `bad-components {problems}` (in English), `no-component-sets` for a record that names a set of a game without sets
 */
export function entryOfRecord(entry: CatalogEntry, { components }: GameRecord): Result<CatalogEntry> {
  if (components === undefined) return ok(entry)
  if (entry.set === null) return refuse('no-component-sets')
  const { name, digest, data } = components
  if (data === null) {
    const now = entry.set.digest
    return digest === now ? ok(entry) : refuse('other-components', { name, recorded: digest, now })
  }
  const read = withSet(entry, data)
  return read.ok ? read : refuse('bad-components', { problems: read.problems.map(({ en }) => en) })
}
