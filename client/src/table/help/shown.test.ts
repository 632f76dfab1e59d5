import type { HelpReading } from '@fathom/protocol'
import { expect, it } from 'vitest'
import { areAllGains, atSpot, atSpots, bestGains, ofPosition, plansOf, tellingSpots } from './shown.ts'

const told = (words: string, more: Partial<HelpReading['told'][number]> = {}): HelpReading['told'][number] => ({ words, action: null, about: null, warns: false, ...more }) // prettier-ignore
const gain = (action: string, points: number, money = 0): HelpReading['gains'][number] => ({ action, points, money, words: `${points}/${money}` }) // prettier-ignore
const reading: HelpReading = {
  version: 4,
  gains: [gain('a', 1), gain('b', 3), gain('c', 3), gain('d', 0, 2), gain('e', -1), gain('f', 0, -4), gain('g', 2)],
  told: [
    told('one'),
    told('of a', { action: 'a' }),
    told('of a and b', { action: 'a' }),
    told('of a and b', { action: 'b' }),
    told('plan', { about: 'plan' }),
    told('zone', { about: 'zone:3' }),
    told('two'),
    told('three'),
    told('four'),
  ],
}

it('of the position at most three sentences are told, and plans apart', () => {
  expect(ofPosition(reading)).toEqual(['one', 'two', 'three'])
  expect(plansOf(reading)).toEqual(['plan'])
})

const same = (action: string): string => action

it('the best gains come first, and no losses; there are more', () => {
  expect(bestGains(reading, () => [], same).map(({ action }) => action)).toEqual(['b', 'c', 'g'])
  expect(areAllGains(reading, same)).toBe(false)
  const few = { ...reading, gains: reading.gains.slice(0, 3) }
  expect(areAllGains(few, same)).toBe(true)
})

it('of what brings the same, what does most at the board comes first', () => {
  const at = (action: string): string[] => (action === 'c' ? ['x', 'y'] : ['x'])
  expect(bestGains(reading, at, same).map(({ action }) => action)).toEqual(['c', 'b', 'g'])
})

it('what reads the same is told once', () => {
  const at = (action: string): string[] => (action === 'c' ? ['x', 'y'] : ['x'])
  expect(bestGains(reading, at, () => 'an island').map(({ action }) => action)).toEqual(['c', 'g', 'a'])
})

it('at a thing that is pointed at only what holds of everything that can be done there', () => {
  const at = (action: string): string[] => (action === 'a' ? ['x', 'y'] : action === 'b' ? ['y'] : [])
  expect(atSpot(reading, ['a', 'b'], 'x', at)).toEqual(['1/0', 'of a', 'of a and b'])
  expect(atSpot(reading, ['a', 'b'], 'y', at)).toEqual(['of a and b'])
  expect(atSpot(reading, ['b'], 'x', at)).toEqual([])
})

it('of a thing of which nothing is told, what lies below it is told', () => {
  const at = (action: string): string[] => (action === 'a' ? ['column'] : [])
  expect(atSpots(reading, ['a', 'b'], ['ship', 'column'], at)).toEqual(['1/0', 'of a', 'of a and b'])
  expect(atSpots(reading, ['a', 'b'], ['ship'], at)).toEqual([])
})

it('nobody is told to point where everything that can be done differs, as at a budget', () => {
  const at = (action: string): string[] => (action === 'a' || action === 'b' ? ['form'] : [])
  const help = { ...reading, told: [told('of a', { action: 'a' })] }
  expect(tellingSpots(help, ['a', 'b'], at)).toEqual([])
  expect(tellingSpots(help, ['a'], at)).toEqual(['form'])
})
