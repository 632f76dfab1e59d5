import { expect, test } from 'vitest'
import { named, type Choice } from './choices.ts'

const choices: Choice[] = ['end', 'move c2r3 c2r4', 'move c2r4 c2r3'].map((notation, index) => ({
  number: index + 1,
  action: notation,
  notation,
  text: notation,
}))

test.each([
  ['move c2r4 c2r3', 3],
  ['MOVE c2r3  c2r4', 2],
  ['c2r4 move c2r3', 2],
  ['3', 3],
  ['move c2r3', undefined],
])('"%s" names choice %s', (typed, number) => {
  expect(named(choices, typed)?.number).toBe(number)
})
