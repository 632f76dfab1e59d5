/** Throws with a sentence that says which law was broken. */
export function must(condition: boolean, law: string): asserts condition {
  if (!condition) throw new Error(law)
}

/** Throws if two texts differ, showing the part where they part. */
export function mustEqual(found: string, expected: string, law: string): void {
  if (found === expected) return
  let at = 0
  while (found[at] === expected[at]) at++
  const from = Math.max(0, at - 60)
  throw new Error(`${law}\n  found    …${found.slice(from, at + 80)}…\n  expected …${expected.slice(from, at + 80)}…`)
}

/** Where a value is not plain JSON data, as a path, or null: only objects, lists, text, finite numbers, true, false and null are. */
export function notPlain(value: unknown, path = 'it'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${value}`
    case 'object':
      return value === null ? null : notPlainObject(value, path)
    default:
      return `${path} is ${typeof value}`
  }
}

function notPlainObject(value: object, path: string): string | null {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return `${path} is not a plain object`
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return `${path} is a list with holes`
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** The text of plain data: what "byte-equal" means in the laws. */
export function bytes(value: unknown): string {
  return JSON.stringify(value)
}
