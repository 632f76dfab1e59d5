import { expect, it } from 'vitest'
import { en } from '../text/parts/en.ts'
import { feltStrength, strengthWords } from './strength.ts'

const words = (elo: number, from: number, to: number) =>
  strengthWords(en.newTable, { level: 'x', elo, from, to, games: 100 })

it('a strength is told with its interval, the measure without', () => {
  expect(words(1500, 1500, 1500)).toBe('Elo 1500')
  expect(words(1618, 1525, 1711)).toBe('Elo 1618 ± 93')
})

it('of who won or lost nearly every game only a bound is told', () => {
  expect(words(579, 237, 921)).toBe('Elo under 921')
  expect(words(-400, -794, -6)).toBe('Elo under 0')
  expect(words(2300, 1900, 2700)).toBe('Elo over 1900')
})

it('a strength is felt as how often it beats Mate', () => {
  const felt = (elo: number) => feltStrength(en.newTable, { level: 'x', elo, from: elo, to: elo, games: 100 }, 'Mate')
  expect(felt(1500)).toBe('')
  expect(felt(1570)).toBe('beats Mate 6 times in 10')
  expect(felt(1300)).toBe('beats Mate 2 times in 10')
  expect(felt(1120)).toBe('beats Mate once in 10')
  expect(felt(579)).toBe('hardly ever beats Mate')
  expect(felt(2300)).toBe('nearly always beats Mate')
})
