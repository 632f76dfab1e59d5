import { expect, test } from 'vitest'
import { isSameName, nameKeys } from './nameKeys.ts'

const looksLike = (one: string, other: string) => nameKeys(one).some((key) => nameKeys(other).includes(key))

test.each([
  ['Ada', 'ada'],
  ['Ada', 'Аdа'], // Cyrillic А and а
  ['Paul', 'PAUL'],
  ['Ian', 'lan'],
  ['Bob', 'B0b'],
  ['Zoë', 'Zoe'],
  ['Zoë', 'Zoe\u0308'],
  ['Ada', 'A d a'],
  ['Ada', 'Ａｄａ'],
  ['Nemo', 'Νеmο'], // Greek Ν and ο, Cyrillic е
  ['Lia', 'lia'],
])('%s looks like %s', (one, other) => {
  expect(looksLike(one, other)).toBe(true)
})

test.each([
  ['Ada', 'Eda'],
  ['Lia', 'Ila'],
  ['Anna', 'Ana'],
  ['प्रिया', 'प्रीया'],
  ['さくら', 'さくろ'],
  ['👩‍🚀', '👨‍🚀'],
])('%s does not look like %s', (one, other) => {
  expect(looksLike(one, other)).toBe(false)
})

test('a name has several spellings, and what only looks like it is none', () => {
  expect(isSameName('Zoë', 'ZOE\u0308')).toBe(true)
  expect(isSameName('Ada', 'Аdа')).toBe(false)
})
