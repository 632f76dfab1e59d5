import { describe, expect, test } from 'vitest'
import { components } from '../components.ts'
import { makeSet } from '../set.ts'
import { costOfNext, enginesOf, ENGINE, handOver, HOLDER, servedBy, travelCost } from './travel.ts'

const set = makeSet(components)
const { items } = set
const KIND_OF: Readonly<Record<string, string>> = {
  B: 'booster',
  M: 'medium-engine',
  S: 'super-engine',
  I: 'improved-medium-engine',
}
const BOAT = 0
const OTHER = 1

const kind = (letter: string): number => items.ids.indexOf(KIND_OF[letter] ?? letter)

/** Engines aboard from the start, by their letters. */
function aboard(letters: string): number[] {
  const counts = Array.from({ length: items.kinds * 2 }, () => 0)
  for (const letter of letters) counts[kind(letter)] = (counts[kind(letter)] ?? 0) + 1
  return enginesOf(items, counts, BOAT)
}

/** Costs of 1, 2, 3 ... spaces with nothing changing on the way, as far as it goes. */
function costs(letters: string): number[] {
  const list: number[] = []
  for (let spaces = 1; ; spaces++) {
    const cost = travelCost(set, spaces, servedBy(aboard(letters), BOAT, 0, spaces))
    if (cost < 0) return list
    list.push(cost)
  }
}

describe('what a move costs', () => {
  test.each([
    ['', [0, 0, 1]],
    ['B', [0, 0, 1, 2]],
    ['M', [0, 0, 1, 1, 2]],
    ['S', [0, 0, 0, 0, 1]],
    ['BB', [0, 0, 1, 2, 3]],
    ['BM', [0, 0, 1, 1, 2, 3]],
    ['BS', [0, 0, 0, 0, 1, 2]],
    ['MM', [0, 0, 1, 1, 2, 2, 3]],
    ['MS', [0, 0, 0, 0, 1, 1, 2]],
    ['SS', [0, 0, 0, 0, 0, 0, 1]],
    ['I', [0, 0, 1, 1, 1, 2]],
    ['IB', [0, 0, 1, 1, 1, 2, 3]],
    ['IM', [0, 0, 1, 1, 1, 2, 2, 3]],
    ['IS', [0, 0, 0, 0, 1, 1, 1, 2]],
  ])('engines %s: the table of the least costs', (letters, expected) => {
    expect(costs(letters)).toEqual(expected)
  })

  test('T44 Medium + Super: 1 to 7 spaces, never 8; improved Medium + Medium: 8 spaces for $3', () => {
    expect(costs('MS')).toEqual([0, 0, 0, 0, 1, 1, 2])
    expect(costs('IM')[7]).toBe(3)
  })

  test('one space further, with what is aboard', () => {
    expect(costOfNext(set, 2, servedBy(aboard(''), BOAT, 0, 2), BOAT)).toBe(1)
    expect(costOfNext(set, 3, servedBy(aboard(''), BOAT, 0, 3), BOAT)).toBe(-1)
    expect(costOfNext(set, 3, servedBy(aboard('S'), BOAT, 0, 3), BOAT)).toBe(0)
  })
})

describe('an engine that changes boats on the way', () => {
  test('given away after two spaces: it has served those two, so the free ones are still there', () => {
    const engines = servedBy(aboard('S'), BOAT, 0, 2)
    handOver(engines, kind('S'), BOAT, OTHER, 0)
    const cost = (more: number) => travelCost(set, 2 + more, servedBy(engines, BOAT, 2, more))
    expect([cost(1), cost(2), cost(3), cost(4)]).toEqual([0, 0, 1, -1])
  })

  test('taken aboard after two spaces: it serves the next ones only', () => {
    const engines = servedBy(aboard(''), BOAT, 0, 2)
    handOver(engines, kind('S'), OTHER, BOAT, 0)
    const cost = (more: number) => travelCost(set, 2 + more, servedBy(engines, BOAT, 2, more))
    expect([cost(1), cost(2), cost(3), cost(4)]).toEqual([0, 0, 1, -1])
  })

  test('taken aboard too late: spaces that it did not move stay with the others', () => {
    const engines = servedBy(aboard(''), BOAT, 0, 3)
    handOver(engines, kind('I'), OTHER, BOAT, 0)
    const cost = (more: number) => travelCost(set, 3 + more, servedBy(engines, BOAT, 3, more))
    // Three spaces cost $1 already; the engine moves three more for another $1, and nothing else is left.
    expect([cost(0), cost(1), cost(2), cost(3), cost(4)]).toEqual([1, 2, 2, 2, -1])
  })

  test('given away and met again: it is the same engine with the same two spaces', () => {
    const engines = servedBy(aboard('S'), BOAT, 0, 2)
    handOver(engines, kind('S'), BOAT, OTHER, 0)
    const without = servedBy(engines, BOAT, 2, 1)
    handOver(without, kind('S'), OTHER, BOAT, 0)
    expect(without).toHaveLength(ENGINE)
    const cost = (more: number) => travelCost(set, 3 + more, servedBy(without, BOAT, 3, more))
    expect([cost(0), cost(1), cost(2), cost(3)]).toEqual([0, 0, 1, -1])
  })

  test('of two alike with the giver the fresh one comes first', () => {
    const engines = servedBy(aboard('M'), BOAT, 0, 2)
    handOver(engines, kind('M'), BOAT, OTHER, 0)
    handOver(engines, kind('M'), OTHER, BOAT, 1)
    expect(engines).toHaveLength(2 * ENGINE)
    expect([engines[HOLDER], engines[ENGINE + HOLDER]]).toEqual([OTHER, BOAT])
  })
})
