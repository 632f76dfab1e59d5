import { describe, expect, it } from 'vitest'
import { islandIds, islandName } from './names.ts'

const series = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`)

describe('island names', () => {
  it('exist for all 47 cards and no other', () => {
    expect(islandIds()).toEqual([...series('P', 12), ...series('O', 12), ...series('G', 12), ...series('S', 11)])
  })

  it.each(['en', 'fr'] as const)('are each used once and fit a scrap, in %s', (language) => {
    const names = islandIds().map((id) => islandName(id, language))
    expect(new Set(names).size).toBe(47)
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(18)
  })

  it('fall back to the card', () => {
    expect(islandName('X99', 'fr')).toBe('X99')
  })
})
