/** Throws with a sentence that says which law was broken. */
export function must(condition: boolean, law: string): asserts condition {
  if (!condition) throw new Error(law)
}

/** Throws if two texts differ, and shows where they begin to differ. */
export function mustEqual(found: string, expected: string, law: string): void {
  if (found === expected) return
  let at = 0
  while (found[at] === expected[at]) at++
  const from = Math.max(0, at - 60)
  throw new Error(`${law}\n  found    …${found.slice(from, at + 80)}…\n  expected …${expected.slice(from, at + 80)}…`)
}

/**
 * The same for plain data. It is compared part by part first, and as text only if that finds a difference. Says so if only the order of keys
 * differs.
 */
export function mustBeSame(found: unknown, expected: unknown, law: string): void {
  if (isSame(found, expected)) return
  const isOrder = isSame(inKeyOrder(found), inKeyOrder(expected))
  const why = isOrder ? `${law}: the values are equal, but the keys stand in another order` : law
  mustEqual(bytes(found), bytes(expected), why)
}

/** Plain data with the keys of every object sorted. */
function inKeyOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inKeyOrder)
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, part]) => [key, inKeyOrder(part)]))
}

/** True only for plain data of the same text: equal values under the same keys in the same order. Takes a third of the time of comparing texts. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && isSameList(a, b)
  const keys = Object.keys(a)
  const others = Object.keys(b)
  if (keys.length !== others.length) return false
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? ''
    if (key !== others[at] || !isSame((a as Plain)[key], (b as Plain)[key])) return false
  }
  return true
}

type Plain = Readonly<Record<string, unknown>>

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (!isSame(a[at], b[at])) return false
  return true
}

/** Where a value is not plain JSON data, as a path, or null: only objects, lists, text, finite numbers, true, false and null are. */
export function notPlain(value: unknown, path = 'it'): string | null {
  const found = partNotPlain(value)
  return found === null ? null : path + found
}

/** The same, from the value on. The path is put together only when something is found: whole views are looked at in every position. */
function partNotPlain(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : ` is ${value}`
    case 'object':
      return value === null ? null : objectNotPlain(value)
    default:
      return ` is ${typeof value}`
  }
}

function objectNotPlain(value: object): string | null {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return ' is not a plain object'
  const keys = Object.keys(value)
  if (Array.isArray(value) && keys.length !== value.length) return ' is a list with holes'
  for (const key of keys) {
    const found = partNotPlain((value as Plain)[key])
    if (found !== null) return `.${key}${found}`
  }
  return null
}

/** The text of plain data: what "byte-equal" means in the laws. */
export function bytes(value: unknown): string {
  return JSON.stringify(value)
}
