import { expect, test } from 'vitest'
import { capital, english, french, frenchOf, winnersOf, type Names } from './index.ts'

/** Seat 1 reads. */
const names: Names = { reader: 1, of: (seat) => ['Ada', 'Ben', 'Cleo'][seat] ?? '' }

test('none is plural in English, singular in French', () => {
  expect([0, 1, 2].map((number) => english.count(number, 'box', 'boxes'))).toEqual(['0 boxes', '1 box', '2 boxes'])
  expect([0, 1, 2].map((number) => french.count(number, 'case'))).toEqual(['0 case', '1 case', '2 cases'])
})

test('the last of a list is joined by a word', () => {
  expect(english.list([])).toBe('')
  expect(english.list(['a'])).toBe('a')
  expect(english.list(['a', 'b', 'c'])).toBe('a, b and c')
  expect(english.list(['a', 'b'], 'or')).toBe('a or b')
  expect(french.list(['a', 'b', 'c'])).toBe('a, b et c')
})

test('winners are told to who reads', () => {
  expect(winnersOf([1, 3, 1])).toEqual([0, 2])
  expect(english.winners([2, 1, 3], names)).toBe('you win')
  expect(english.winners([1, 2, 3], names)).toBe('Ada wins')
  expect(english.winners([1, 1, 3], names)).toBe('Ada and you share the win')
  expect(french.winners([2, 1, 3], names)).toBe('vous gagnez')
  expect(french.winners([1, 2, 3], names)).toBe('Ada gagne')
  expect(french.winners([1, 1, 1], names)).toBe('victoire partagée entre Ada, vous et Cleo')
})

test('in French a name that begins with a vowel takes the e of « de »', () => {
  expect(['Bo', 'Ada', 'Élodie', 'Isla', 'Yara'].map(frenchOf)).toEqual([
    'de Bo',
    'd’Ada',
    'd’Élodie',
    'd’Isla',
    'de Yara',
  ])
})

test('a sentence begins with a capital', () => {
  expect(capital('école')).toBe('École')
  expect(capital('')).toBe('')
})
