/** What a game's view holds, as lists in words: for a game that nobody has drawn a board for. Pure. */

export interface Listed {
  readonly name: string
  /** What is said of it in one line; empty where `items` say it. */
  readonly words: string
  readonly items: readonly Listed[]
}

/** A name of the program's own as a person would write it: `boatsToPlace` and `boats-to-place` are "boats to place". */
export function plainName(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
}

/** One line for a value that needs no list: a number, a word, a list of such; null for what has more to it. */
function inOneLine(value: unknown): string | null {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value === '' ? '–' : value
  if (!Array.isArray(value)) return null
  const parts = value.map(inOneLine)
  if (parts.length === 0) return '–'
  return parts.every((part) => part !== null) && value.every((each) => !Array.isArray(each)) ? parts.join(', ') : null
}

/**
 * The entries of a view or of a part of it, by name; a list's by number.
 * @param nameOf names of entries that stand for seats, in lists with one entry for each
 * @param seats how many seats there are
 */
export function listed(value: object, nameOf: (seat: number) => string, seats: number): Listed[] {
  const isBySeat = Array.isArray(value) && value.length === seats
  return Object.entries(value).map(([key, each]: [string, unknown]) => {
    const index = Number(key)
    const name = isBySeat ? nameOf(index) : Array.isArray(value) ? String(index + 1) : plainName(key)
    const needsList = Array.isArray(each) && each.length === seats && seats > 1
    const words = needsList ? null : inOneLine(each)
    if (words !== null) return { name, words, items: [] }
    return { name, words: '', items: listed(each as object, nameOf, seats) }
  })
}

/** Actions by what they begin with, in their order: a long list is easier to read by its verbs. */
export function byVerb(actions: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const action of actions) {
    const verb = action.split(' ', 1)[0] ?? ''
    groups.set(verb, [...(groups.get(verb) ?? []), action])
  }
  return groups
}
