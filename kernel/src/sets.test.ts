import { expect, test } from 'vitest'
import { unshownWords } from './sets.ts'

test('words that can’t be shown on a line are found wherever they stand, and other words are let through', () => {
  const set = { name: { en: 'The deep', fr: 'Les fonds' }, rows: ['. S o3', ''], cards: [{ cost: 4 }, { cost: null }] }
  expect(unshownWords(set)).toBeNull()
  expect(unshownWords({ ...set, cards: [{ name: 'كتاب‌خانه 👩‍👧' }] })).toBeNull()
  expect(unshownWords({ ...set, cards: [{}, { name: { fr: 'a\u2028b' } }] })?.en).toMatch(/^cards\.1\.name\.fr: /)
  expect(unshownWords(undefined)).toBeNull()
})
