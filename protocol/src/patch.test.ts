import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diff, MisfitPatch, patched } from './patch.ts'

const RUNS = process.env.FATHOM_LONG === '1' ? 50_000 : 3_000

/** JSON of few names and values, so that two of them have much in common; names that a patch could mistake among them. */
const { json: similar } = fc.letrec((tie) => ({
  scalar: fc.constantFrom<unknown>(null, true, 0, 1, 2, '', 'a'),
  list: fc.array(tie('json'), { maxLength: 6 }),
  object: fc.dictionary(fc.constantFrom('a', 'b', '0', '$set', '$unset', '$splice', '__proto__', 'constructor'), tie('json'), { maxKeys: 4, noNullPrototype: true }), // prettier-ignore
  json: fc.oneof({ maxDepth: 4, withCrossShrink: true }, tie('scalar'), tie('list'), tie('object')),
}))
const pairs = fc.oneof(fc.tuple(similar, similar), fc.tuple(fc.jsonValue(), fc.jsonValue()))

/** As it comes out at the other end of the line. */
function sent(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

describe('a patch', () => {
  test('makes of any value any other, and leaves the first as it was', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const held = JSON.stringify(before)
        const patch = sent(diff(before, after))
        const made = patch === undefined ? before : patched(before, patch)
        expect(sent(made)).toEqual(sent(after))
        expect(JSON.stringify(before)).toBe(held)
      }),
      { numRuns: RUNS },
    )
  })

  test('is there exactly if something changed', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        expect(diff(before, sent(before))).toBeUndefined()
        const isEqual = isDeepStrictEqual(sent(before), sent(after))
        expect(diff(before, after) === undefined).toBe(isEqual)
      }),
      { numRuns: RUNS },
    )
  })

  test('names what changed and nothing else', () => {
    const before = {
      spaces: [
        { by: null, gold: 0 },
        { by: null, gold: 2 },
        { by: 1, gold: 0 },
      ],
      ply: 3,
      held: 'x',
    }
    const after = {
      spaces: [
        { by: null, gold: 0 },
        { by: 0, gold: 0 },
        { by: 1, gold: 0 },
      ],
      ply: 4,
      next: { a: 1 },
    }
    expect(diff(before, after)).toEqual({
      spaces: { 1: { by: 0, gold: 0 } },
      ply: 4,
      next: { $set: { a: 1 } },
      $unset: ['held'],
    })
    const ports = ['Amsterdam', 'Bristol', 'Cádiz', 'Lisboa']
    expect(diff(ports, ports.toSpliced(2, 1))).toEqual({ $splice: [2, 1] })
    const log = ['all that has happened so far']
    expect(diff(log, [...log, 'more'])).toEqual({ $splice: [1, 0, 'more'] })
    expect(diff([0, 1], [1])).toEqual([1])
    expect(diff([0, 0, 0, 0, 0, 0, 0], [0, 9, 0, 0, 0, 8, 0])).toEqual({ 1: 9, 5: 8 })
    expect(diff([], ['a'])).toEqual(['a'])
    expect(diff([1], [2])).toEqual([2])
    expect(diff({ a: 1, b: undefined }, { a: 1 })).toBeUndefined()
  })

  test('is an element’s and a splice where a list changed and grew', () => {
    const before = [
      { cards: [1, 2, 3, 4, 5, 6, 7, 8], gold: 100 },
      { cards: [], gold: 7 },
    ]
    const after = [
      { cards: [1, 2, 3, 4, 5, 6, 7, 8], gold: 101 },
      { cards: [], gold: 7 },
      { cards: [], gold: 1 },
    ]
    expect(diff(before, after)).toEqual({ 0: { gold: 101 }, $splice: [2, 0, { cards: [], gold: 1 }] })
  })

  test('shares with the old value what it does not touch', () => {
    const before = { far: { away: [1, 2] }, near: [{ a: 1 }, { a: 2 }] }
    const after = patched(before, { near: { 1: { a: 3 } } }) as typeof before
    expect(after).toEqual({ far: { away: [1, 2] }, near: [{ a: 1 }, { a: 3 }] })
    expect(after.far).toBe(before.far)
    expect(after.near[0]).toBe(before.near[0])
  })
})

test.each([
  ['members of what has none', 3, { a: 1 }],
  ['an element past the end', [1], { 1: 2 }],
  ['an element that is no number', [1], { a: 2 }],
  ['a splice past the end', [1, 2], { $splice: [1, 2] }],
  ['a splice before the beginning', [1, 2], { $splice: [-1, 1] }],
  ['a splice that is none', [1, 2], { $splice: 'x' }],
  ['taking out what is not there', { a: 1 }, { $unset: ['b'] }],
  ['taking out no name', { a: 1 }, { $unset: [1] }],
  ['an unknown word', { a: 1 }, { $push: 1 }],
  ['a whole value beside a change', { a: 1 }, { $set: {}, a: 2 }],
  ['the parent of all objects', {}, JSON.parse('{"__proto__": {"a": 1}}')],
])('a patch is refused: %s', (_, value, patch) => {
  expect(() => patched(value, patch)).toThrow(MisfitPatch)
})
