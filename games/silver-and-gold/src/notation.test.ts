import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxListOf, boxesOf } from './actions.ts'
import { BOX_COUNT } from './boxes.ts'
import { CARDS } from './cards.ts'
import { notation } from './notation.ts'
import type { Action } from './types.ts'

const card = fc.nat(CARDS.length - 1)
const box = fc.nat(BOX_COUNT - 1)
const boxes = fc.integer({ min: 1, max: (1 << BOX_COUNT) - 1 })
const twoCards = fc
  .uniqueArray(card, { minLength: 2, maxLength: 2 })
  .map(([a = 0, b = 1]): [number, number] => (a < b ? [a, b] : [b, a]))

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  twoCards.map((cards): Action => ({ do: 'keep', cards })),
  fc.record({ do: fc.constant('pattern' as const), card, boxes }),
  fc.record({ cards: twoCards, boxes, more: boxes }).map(({ cards, boxes, more }): Action => ({
    do: 'pattern',
    card: cards[0],
    boxes,
    other: { card: cards[1], boxes: more },
  })),
  fc.record({ do: fc.constantFrom('box' as const, 'bonus' as const), card, box }),
  fc.record({ do: fc.constant('take' as const), card }),
  fc.constant<Action>({ do: 'take-deck' }),
)

describe('notation', () => {
  test('every action reads back as itself', () => {
    fc.assert(
      fc.property(anyAction, (action) => {
        expect(notation.parse(notation.make(action))).toEqual(action)
      }),
      { numRuns: 2000 },
    )
  })

  test('two actions have two texts', () => {
    fc.assert(
      fc.property(anyAction, anyAction, (a, b) => {
        expect(notation.make(a) === notation.make(b)).toBe(JSON.stringify(a) === JSON.stringify(b))
      }),
      { numRuns: 1000 },
    )
  })

  test('any text is either the one text of an action or nothing', () => {
    const words = fc.constantFrom(
      'keep',
      'cross',
      'box',
      'bonus',
      'take',
      'deck',
      'P01',
      'O05',
      'S11',
      'Z01',
      'a1',
      'b1',
      'd4',
      'e5',
      '',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 7 }).map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const action = notation.parse(text)
        expect(action === null ? text : notation.make(action)).toBe(text)
      }),
      { numRuns: 5000 },
    )
  })

  test.each([
    ['keep P01 O05', { do: 'keep', cards: [0, 16] }],
    ['cross P03 b1 c1 c2', { do: 'pattern', card: 2, boxes: 0b0100_0110 }],
    ['cross P03 a1 b1 c1 c2', { do: 'pattern', card: 2, boxes: 0b0100_0111 }],
    ['cross P03 a1 G02 b2', { do: 'pattern', card: 2, boxes: 1, other: { card: 25, boxes: 32 } }],
    ['box P03 b2', { do: 'box', card: 2, box: 5 }],
    ['bonus P03 c3', { do: 'bonus', card: 2, box: 10 }],
    ['take P07', { do: 'take', card: 6 }],
    ['take deck', { do: 'take-deck' }],
  ])('%s', (text, action) => {
    expect(notation.parse(text)).toEqual(action)
    expect(notation.make(action as Action)).toBe(text)
  })

  test.each([
    'keep O05 P01', // the lower card stands first
    'keep P01 P01',
    'keep P01',
    'cross P03',
    'cross P03 b1 a1', // boxes go row by row
    'cross P03 a1 a1',
    'cross P03 a1  b1',
    'cross P03 a1 ',
    'cross P03 a5',
    'cross G02 a1 P03 b2', // the lower card stands first
    'cross P03 a1 P03 b1',
    'cross P03 a1 G02',
    'cross P03 a1 G02 b2 S01 a1',
    'cross a1 P03',
    'box P03',
    'box P03 b2 b3',
    'Box P03 b2',
    'box p03 b2',
    'box P3 b2',
    'box P48 b2',
    'take',
    'take Deck',
    'take deck ',
    'pass',
    '',
  ])('"%s" is no action', (text) => {
    expect(notation.parse(text)).toBeNull()
  })

  test('an action’s boxes as a list', () => {
    expect(boxListOf({ do: 'pattern', card: 0, boxes: 0b1001 })).toEqual([0, 3])
    expect(boxListOf({ do: 'bonus', card: 0, box: 7 })).toEqual([7])
    expect(boxesOf({ do: 'take-deck' })).toBe(0)
  })
})
