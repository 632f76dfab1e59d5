/**
 * How a JSON value became another, as JSON. A patch that is no object is the new value itself (a list is the whole new list). An object names
 * what changed in it: of an object the members, of a list the elements by index, each with a patch of its own. Besides: `{"$set": value}` alone:
 * the new value, where it is an object. `"$unset": ["key"]`: members that are gone. `"$splice": [at, removed, ...added]`: elements taken out of
 * a list and put in, after the changes by index.
 */
export type Patch = unknown

type Members = Readonly<Record<string, unknown>>
type Elements = readonly unknown[]

/**
 * The patch that makes `after` of `before`; undefined if they are equal. Both are JSON; a member that is undefined is not there.
 * Only ever of two readings that the same viewer may have: a patch tells of both.
 */
export function diff(before: unknown, after: unknown): Patch {
  if (before === after) return undefined
  if (Array.isArray(after)) return Array.isArray(before) ? diffLists(before, after) : after
  if (!isObject(after)) return after
  return isObject(before) ? diffMembers(before, after) : { $set: after }
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Names that mean something else in a patch, or to the language. */
function isReserved(name: string): boolean {
  return name.startsWith('$') || name === '__proto__'
}

function diffMembers(before: Members, after: Members): Patch {
  let patch: Record<string, unknown> | undefined
  let kept = 0
  for (const name in after) {
    const value = after[name]
    if (value === undefined) continue
    const old = memberOf(before, name)
    if (old !== undefined) kept++
    const change = diff(old, value)
    if (change === undefined) continue
    if (isReserved(name)) return { $set: after }
    patch ??= {}
    patch[name] = change
  }
  const gone = countOf(before) === kept ? [] : Object.keys(before).filter((name) => isGone(name, before, after))
  if (gone.length > 0) (patch ??= {})['$unset'] = gone
  return patch
}

function isGone(name: string, before: Members, after: Members): boolean {
  return before[name] !== undefined && memberOf(after, name) === undefined
}

/** How many members an object has. */
function countOf(members: Members): number {
  let count = 0
  for (const name in members) if (members[name] !== undefined) count++
  return count
}

/** A member of an object itself; one that every object inherits from the language does not count. */
function memberOf(members: Members, name: string): unknown {
  return name in BARE && !Object.hasOwn(members, name) ? undefined : members[name]
}
const BARE = {}

/** True if there is nothing to patch. Both are JSON; a member that is undefined is not there. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && areEqual(a, b)
  if (Array.isArray(b)) return false
  const [before, after] = [a as Members, b as Members]
  let kept = 0
  for (const name in after) {
    const value = after[name]
    if (value === undefined) continue
    if (!isEqual(memberOf(before, name), value)) return false
    kept++
  }
  return countOf(before) === kept
}

function areEqual(a: Elements, b: Elements): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (!isEqual(a[index], b[index])) return false
  return true
}

function diffLists(before: Elements, after: Elements): Patch {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isEqual(before[start], after[start])) start++
  if (start === before.length && start === after.length) return undefined
  if (shorter === 0) return after
  let end = 0
  while (end < shorter - start && isEqual(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  const old = before.slice(start, before.length - end)
  const fresh = after.slice(start, after.length - end)
  if (old.length === 1 && fresh.length === 1) {
    // Of one number or word alone, the list itself is shorter.
    return after.length === 1 && typeof fresh[0] !== 'object' ? after : { [start]: diff(old[0], fresh[0]) }
  }
  if (old.length === fresh.length && isFewChanges(old, fresh)) return diffElements(old, fresh, start)
  const splice = { $splice: [start, old.length, ...fresh] }
  if (old.length === 0 || fresh.length === 0) return shortest([after, splice])
  return shortest([after, diffElements(old, fresh, start), splice])
}

/** A list whose elements stay in their places is told element by element, and so is a list of numbers or words of which most are unchanged. */
function isFewChanges(old: Elements, fresh: Elements): boolean {
  if (typeof fresh[0] === 'object') return true
  let changed = 0
  for (let index = 0; index < old.length; index++) if (!isEqual(old[index], fresh[index])) changed++
  return 2 * changed <= old.length + 2
}

/** Element by element, and what one of the two has more than the other. `start`: where both begin in their lists. */
function diffElements(old: Elements, fresh: Elements, start: number): Patch {
  if (old.length !== fresh.length) return diffShifted(old, fresh, start)
  const patch: Record<string, unknown> = {}
  for (let index = 0; index < old.length; index++) {
    const change = diff(old[index], fresh[index])
    if (change !== undefined) patch[start + index] = change
  }
  return patch
}

/** The same where one is longer: what it has more is where the rest changes least. */
function diffShifted(old: Elements, fresh: Elements, start: number): Patch {
  const both = Math.min(old.length, fresh.length)
  const [gone, come] = [old.length - both, fresh.length - both]
  // Each of the shorter one, beside the one of the same place from the beginning and from the end.
  const early = Array.from({ length: both }, (_, index) => diff(old[index], fresh[index]))
  const late = Array.from({ length: both }, (_, index) => diff(old[gone + index], fresh[come + index]))
  let length = late.reduce<number>((sum, change) => sum + lengthOf(change), 0)
  let [at, least] = [0, length]
  for (let index = 0; index < both; index++) {
    length += lengthOf(early[index]) - lengthOf(late[index])
    if (length <= least) [at, least] = [index + 1, length]
  }
  const patch: Record<string, unknown> = {}
  for (let index = 0; index < both; index++) {
    const change = index < at ? early[index] : late[index]
    if (change !== undefined) patch[start + index + (index < at ? 0 : gone)] = change
  }
  patch['$splice'] = [start + at, gone, ...fresh.slice(at, at + come)]
  return patch
}

function lengthOf(change: Patch): number {
  return change === undefined ? 0 : roughLength(change) + 5
}

function shortest(patches: readonly [Patch, ...Patch[]]): Patch {
  let [best] = patches
  let least = Infinity
  for (const patch of patches) {
    const length = roughLength(patch)
    if (length >= least) continue
    least = length
    best = patch
  }
  return best
}

/** Roughly how many characters a value has as JSON; numbers count as short ones, as most are. */
function roughLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? 2 : 4
  let length = 2
  if (Array.isArray(value)) for (const element of value) length += roughLength(element) + 1
  else for (const name in value) length += name.length + roughLength((value as Members)[name]) + 4
  return length
}

/** Not a patch, or one that was made for another value. */
export class MisfitPatch extends Error {}

/**
 * What a patch makes of a value, which stays as it is; what the patch does not touch is shared by both.
 * @throws MisfitPatch
 */
export function patched(value: unknown, patch: Patch): unknown {
  if (!isObject(patch)) return patch
  if (Object.hasOwn(patch, '$set')) return only(patch, '$set')
  if (Array.isArray(value)) return patchedList(value, patch)
  if (isObject(value)) return patchedMembers(value, patch)
  throw new MisfitPatch(`members of ${JSON.stringify(value)}`)
}

function only(patch: Members, name: string): unknown {
  if (Object.keys(patch).length > 1) throw new MisfitPatch(`${name} beside others`)
  return patch[name]
}

function patchedMembers(value: Members, patch: Members): unknown {
  const result: Record<string, unknown> = { ...value }
  const { $unset: gone = [], ...changes } = patch
  if (!Array.isArray(gone)) throw new MisfitPatch('$unset is no list')
  for (const name of gone as unknown[]) {
    if (typeof name !== 'string' || !Object.hasOwn(value, name)) throw new MisfitPatch(`no ${String(name)} to take out`)
    delete result[name]
  }
  for (const [name, change] of Object.entries(changes)) {
    if (isReserved(name)) throw new MisfitPatch(`${name} is no member`)
    result[name] = patched(Object.hasOwn(value, name) ? value[name] : undefined, change)
  }
  return result
}

function patchedList(value: Elements, patch: Members): unknown {
  const result = [...value]
  const { $splice: splice, ...changes } = patch
  for (const [index, change] of Object.entries(changes)) {
    if (!/^(0|[1-9]\d*)$/.test(index) || Number(index) >= value.length) throw new MisfitPatch(`no element ${index}`)
    result[Number(index)] = patched(value[Number(index)], change)
  }
  if (splice === undefined) return result
  const [at, removed, ...added] = Array.isArray(splice) ? (splice as unknown[]) : []
  if (!isCount(at) || !isCount(removed) || at + removed > value.length)
    throw new MisfitPatch('a splice that does not fit')
  result.splice(at, removed, ...added)
  return result
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0
}
