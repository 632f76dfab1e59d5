import { describe, expect, test } from 'vitest'
import { components, perPlayerOf, SEATS } from './builtIn.ts'
import { checkComponents } from './components.ts'

describe('components', () => {
  test('what comes with the game is in order, and from the rulebook', () => {
    expect(checkComponents(components)).toEqual({ ok: true, value: components })
    expect(components.provenance).toBe('rulebook')
    const { '2': two, '3': three, '4': four, '5': five } = components.tilesPerSpace
    expect((two + three + four + five) * components.columns).toBe(components.treasureTypes * components.colors)
    expect(SEATS.map((seats) => perPlayerOf(seats).cards * seats)).toEqual([30, 45, 52, 60])
  })

  test('more cards than there are is told in a sentence', () => {
    const perPlayer = { ...components.perPlayer, '5': { cards: 13, bathyscaphes: 3 } }
    expect(checkComponents({ ...components, perPlayer })).toEqual({
      ok: false,
      refusal: {
        code: 'bad-components',
        params: { problems: ['5 players need 65 recovery cards; there are 60.'] },
      },
    })
  })

  test('more boats than can be counted is told in a sentence', () => {
    const perPlayer = { ...components.perPlayer, '4': { cards: 13, bathyscaphes: 6 } }
    expect(checkComponents({ ...components, perPlayer })).toMatchObject({
      refusal: {
        params: { problems: ['4 players have 6 bathyscaphes each; opponents may have 15 in all.'] },
      },
    })
  })

  test('a field that is missing, unknown or of another kind is named', () => {
    const result = checkComponents({ ...components, columns: 7, sharks: 3, handSize: 'three' })
    const problems = result.ok ? [] : result.refusal.params['problems']
    expect(problems).toHaveLength(3)
    expect(String(problems)).toMatch(/columns.*handSize.*sharks/s)
  })
})
