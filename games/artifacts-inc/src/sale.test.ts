import { expect, test } from 'vitest'
import { saleDollars } from './sale.ts'

test('a sale of 1 Fossil, 1 Scroll and 2 Statues brings $4 and $2 for two more types', () => {
  expect(saleDollars({ perArtifact: 1, perExtraType: 1 }, 0, [1, 1, 0, 2])).toBe(6)
})

test('a sale of nothing brings nothing, whatever the bonus', () => {
  expect(saleDollars({ perArtifact: 1, perExtraType: 1 }, 3, [0, 0, 0, 0])).toBe(0)
})
