import { expect, test } from 'vitest'
import { linesOver } from './scoreStrip.ts'

test('each line is level until its seat scores, and as long as the game', () => {
  const points = [
    { n: 2, totals: [0, 0] },
    { n: 5, totals: [10, 0] },
    { n: 9, totals: [10, 5] },
  ]
  expect(linesOver(points, [2, 4, 5, 7, 9], { width: 100, height: 20 })).toEqual([
    'M0 20.00H50.00V0.00H100',
    'M0 20.00H100.00V10.00H100',
  ])
})

test('points below nothing have room, too', () => {
  const points = [
    { n: 1, totals: [0] },
    { n: 2, totals: [-10] },
  ]
  expect(linesOver(points, [1, 2], { width: 10, height: 11 })).toEqual(['M0 1.00H10.00V11.00H10'])
})
