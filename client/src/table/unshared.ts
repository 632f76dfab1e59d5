/**
 * A value for the store to take in after another. The store writes into the lists and objects that it holds, and moves elements of its lists.
 * If what it holds also stood elsewhere in the new value, as an element of a list does when another is put in before it, it would be
 * overwritten before it is read.
 * @param held what the store holds, raw
 * @param next JSON that may share lists and objects with it
 * @returns as `next`; of what is held it has only what stands where it stood
 */
export function unshared<T>(held: unknown, next: T): T
export function unshared(held: unknown, next: unknown): unknown {
  if (next === held || typeof next !== 'object' || next === null) return next
  if (Array.isArray(next)) {
    const elements: readonly unknown[] = Array.isArray(held) ? held : []
    // An element that has changed may take the place of another, with all that it has.
    return next.map((element, index) => (element === elements[index] ? element : unshared(undefined, element)))
  }
  const members = membersOf(held)
  return Object.fromEntries(Object.entries(next).map(([name, member]) => [name, unshared(members[name], member)]))
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}
