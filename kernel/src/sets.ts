import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AnyGame } from './game.ts'
import { LINE } from './line.ts'
import type { GameTexts, Language } from './text.ts'

/** A sentence or a name in every language. */
export type Localized = Readonly<Record<Language, string>>

/** Where values come from: the rulebook, the printed components as an owner typed them in, or our own reconstruction. */
export const PROVENANCES = ['rulebook', 'transcribed', 'reconstructed'] as const
export type Provenance = (typeof PROVENANCES)[number]

/** What a component set says of itself: shown on the table page, written in records. */
export interface SetInfo {
  readonly name: Localized
  readonly provenance: Provenance
}

/** A game made from one component set. */
export interface GameOfSet {
  readonly info: SetInfo
  readonly game: AnyGame
  readonly texts: GameTexts
}

export type SetReading =
  | { readonly ok: true; readonly value: GameOfSet }
  | { readonly ok: false; readonly problems: readonly Localized[] }

/**
 * A game whose cards, boards and counts are a file that somebody can replace: an owner of the printed game types the printed values in.
 * Nothing in the rules names a component; they are functions of the set. Id, seat counts, options and rules version do not depend on it.
 */
export interface ComponentSets {
  /** The data of the set that comes with the game. */
  readonly builtIn: unknown
  /**
   * The game played with another set.
   * @param data what a file held, already parsed from JSON; nothing of it is trusted
   * @returns the game, or everything that is wrong with the set, each a sentence that names the place ("Card E3: level 2 lacks a cost.")
   */
  read(data: unknown): SetReading
}

/** The set that a game is played with: what a table knows of it and its record tells. */
export interface PlayedSet {
  readonly info: SetInfo
  /** `setDigest` of the data. */
  readonly digest: string
  /** It comes with the game. */
  readonly isBuiltIn: boolean
  readonly data: unknown
}

/** The largest set, in characters of its shortest JSON. */
export const SET_LIMIT = 256 * 1024
/** The deepest set: lists and fields within each other. */
const DEPTH_LIMIT = 24

const TOO_LARGE: Localized = {
  en: `A component set is too large: ${SET_LIMIT / 1024} KB of JSON at most.`,
  fr: `Ce jeu de composants est trop grand\u202f: ${SET_LIMIT / 1024}\u00a0Ko de JSON au plus.`,
}
const TOO_DEEP: Localized = {
  en: `A component set is nested too deeply: ${DEPTH_LIMIT} levels at most.`,
  fr: `Ce jeu de composants est trop imbriqué\u202f: ${DEPTH_LIMIT} niveaux au plus.`,
}

/**
 * What names a set: 32 hex digits of the SHA-256 of its data, however its file is laid out and its fields are ordered.
 * @param data JSON; refused if it is larger or deeper than a set may be, so this comes before everything else that is done with a foreign set
 */
export function setDigest(
  data: unknown,
): { readonly ok: true; readonly value: string } | { readonly ok: false; readonly problem: Localized } {
  const json = canonicalJson(data, 0)
  if (json === null) return { ok: false, problem: TOO_DEEP }
  if (json.length > SET_LIMIT) return { ok: false, problem: TOO_LARGE }
  return { ok: true, value: bytesToHex(sha256(utf8ToBytes(json))).slice(0, 32) }
}

/**
 * Words of a set from outside that nobody can be shown: others at the table read its names. A set of an older table is not asked this, so the game's own
 * `read` does not.
 * @param data JSON no deeper than a set may be
 * @returns the first of them, with its place (`tiles.3.name.en`); null: there is none
 */
export function unshownWords(data: unknown): Localized | null {
  const at = unshownAt(data, [])
  if (at === null) return null
  const place = at.join('.')
  return {
    en: `${place}: has characters that can’t be shown on a line.`,
    fr: `${place}\u202f: contient des caractères qui ne peuvent s’afficher sur une ligne.`,
  }
}

function unshownAt(value: unknown, path: readonly string[]): readonly string[] | null {
  if (typeof value === 'string') return value === '' || LINE.test(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, field] of Object.entries(value)) {
    const found = unshownAt(field, [...path, key])
    if (found !== null) return found
  }
  return null
}

/** JSON with sorted fields; null if it is too deep. */
function canonicalJson(value: unknown, depth: number): string | null {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (depth === DEPTH_LIMIT) return null
  const parts: string[] = []
  if (Array.isArray(value)) {
    for (const each of value) {
      const json = canonicalJson(each, depth + 1)
      if (json === null) return null
      parts.push(json)
    }
    return `[${parts.join(',')}]`
  }
  for (const key of Object.keys(value).toSorted()) {
    const field = (value as Record<string, unknown>)[key]
    if (field === undefined) continue
    const json = canonicalJson(field, depth + 1)
    if (json === null) return null
    parts.push(`${JSON.stringify(key)}:${json}`)
  }
  return `{${parts.join(',')}}`
}
