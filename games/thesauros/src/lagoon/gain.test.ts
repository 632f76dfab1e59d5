import { describe, expect, test } from 'vitest'
import { components } from '../components.ts'
import { makeSet } from '../set.ts'
import type { SpaceKind } from '../sea/graph.ts'
import { lagoonGain } from './gain.ts'

const set = makeSet(components)

function gain(kind: SpaceKind, ...items: string[]): number {
  const counts = set.items.ids.map((id) => items.filter((item) => item === id).length)
  return lagoonGain(set, kind, counts, 0)
}

describe('a trip to the lagoon', () => {
  test('T61 lobsters bring $8 with the pot aboard', () => {
    expect([gain('lobster'), gain('lobster', 'lobster-pot')]).toEqual([-1, 8])
  })

  test('T62 coastal fishing brings $5 with the harpoon, $6 with a spear gun; the tour $4 with nothing', () => {
    expect([gain('coastal'), gain('coastal', 'harpoon'), gain('coastal', 'spear-gun')]).toEqual([-1, 5, 6])
    expect(gain('coastal', 'harpoon', 'spear-gun')).toBe(6)
    // R5: improved items follow the rules of their plain kind.
    expect(gain('coastal', 'improved-spear-gun')).toBe(6)
    expect(gain('tour')).toBe(4)
  })

  test('T63 the island asks for the metal detector', () => {
    expect([gain('island'), gain('island', 'metal-detector')]).toEqual([-1, 0])
  })

  test('open water is no trip', () => {
    expect(gain('water', 'lobster-pot')).toBe(-1)
  })
})
