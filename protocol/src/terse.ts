/**
 * JSON values in fewer characters, for pushes. Like JSON, but that
 * - a string of ASCII stands without quotes if it begins with a letter and has no character that means something here;
 * - a name stands without quotes if it is letters, digits, `_`, `$` and `-`; no colon stands between it and `{`, `[` or `(`;
 * - `a.b:1` is `a{b:1}`, wherever an object has one member alone;
 * - `+`, `~` and `*` are true, false and null;
 * - `word{...}` is an object whose first member is `type:word`; `word!2{...}` one whose second is `seat:2`, and `word!{...}` one with the
 *   seat that is spoken of;
 * - `(...)` is an object whose names are not told again: it has those of the last one with as many members (and the same word before it);
 * - `=0place 5 T1|8B2|6 6 T1`, last in a list, are strings that each begin like the one before: how many characters, as a digit in base 36, and
 *   the rest.
 */
export type Terse = string

export type Members = Readonly<Record<string, unknown>>

/** A string that stands without quotes. */
export const BARE = /^[A-Za-z][\w $#%&'*+./:;<=>?@^`~-]*$/

/** A text that is none of what is written here. */
export class NotTerse extends Error {}

/** How an object is written. */
export interface Shape {
  /** Empty without one. */
  readonly word: string
  /** The seat that stands with the word. */
  readonly of: number | null
  /** Those of the other members. */
  readonly names: string[]
}

export function shapeOf(object: Members): Shape {
  const names: string[] = []
  for (const name in object) if (object[name] !== undefined) names.push(name)
  const word = wordOf(object, names)
  const seat = word !== '' && names[1] === 'seat' ? object['seat'] : null
  const of = isSeat(seat) ? seat : null
  if (word !== '') names.splice(0, of === null ? 1 : 2)
  return { word, of, names }
}

/** Under what the names of an object are known: those of the last one of the same word and with as many members. */
export function kindOf(tag: string, members: number): string {
  return `${members}${tag}`
}

function isSeat(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0
}

/** The word that an object is written with; empty without one. */
function wordOf(object: Members, [first]: readonly string[]): string {
  const type = object['type']
  return first === 'type' && typeof type === 'string' && BARE.test(type) ? type : ''
}
