import { expect, test } from 'vitest'
import { isFast, offlineTable } from './rows.ts'

const row = { game: 'toy', firstMove: [300, 100, 200], script: 14_200, workers: 3_450_000, speed: 0.7 }

test('a row tells the median and the worst of its runs, and whether a browser is fast enough', () => {
  expect(offlineTable([row], 4).split('\n').at(-1)).toBe('| toy | 200 ms | 300 ms | 14 KB | 3.5 MB | 0.70 | met |')
  expect([isFast(row), isFast({ ...row, speed: 0.69 })]).toEqual([true, false])
})
