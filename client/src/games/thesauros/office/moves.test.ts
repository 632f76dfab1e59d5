import { expect, test } from 'vitest'
import { offersOf } from '../around.ts'
import { dropOf, eachItem, heldName, movesOf } from './moves.ts'

const offers = offersOf(['move tank supply red', 'move tank supply yellow', 'move mask red supply', 'done'])

test('an item goes where the rules let it go', () => {
  expect([...movesOf(offers, 'tank', 'supply')]).toEqual([
    ['red', 'move tank supply red'],
    ['yellow', 'move tank supply yellow'],
  ])
  expect(movesOf(offers, 'tank', 'red').size).toBe(0)
})

test('what is picked up can be put where it may go', () => {
  expect(dropOf(offers, heldName('mask', 'red'), 'supply')).toBe('move mask red supply')
  expect(dropOf(offers, heldName('mask', 'red'), 'yellow')).toBe(null)
  expect(dropOf(offers, null, 'supply')).toBe(null)
})

test('each copy is a piece of its own', () => {
  expect(eachItem([{ item: 'tank', count: 2 }, { item: 'mask', count: 1 }])).toEqual(['tank', 'tank', 'mask']) // prettier-ignore
})
