import { expect, test } from 'vitest'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { clockFace, isLow, nextChange, timeLeft } from './clocks.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

test('a clock runs from when it started, and stops at zero', () => {
  const clock = { left: 60 * SECOND, since: 1000, rests: null, overdue: false, votes: [] }
  expect(timeLeft(clock, 1000)).toBe(60 * SECOND)
  expect(timeLeft(clock, 31_000)).toBe(30 * SECOND)
  expect(timeLeft(clock, 1e9)).toBe(0)
  // The browser's clock is behind the server's.
  expect(timeLeft(clock, 0)).toBe(60 * SECOND)
  expect(timeLeft({ ...clock, since: null }, 1e9)).toBe(60 * SECOND)
})

test.each([
  [0, '0:00', '0:00'],
  [1, '0:01', '0:01'],
  [59 * SECOND, '0:59', '0:59'],
  [245 * SECOND, '4:05', '4:05'],
  [HOUR + 200 * SECOND, '1 h 3 min', '1 h 3 min'],
  [52 * HOUR, '2 d 4 h', '2 j 4 h'],
])('%d ms read %s, in French %s', (time, english, french) => {
  expect([clockFace(time, en.clock), clockFace(time, fr.clock)]).toEqual([english, french])
})

test('little is left in the last tenth, half a minute at least and an hour at most', () => {
  expect([isLow(31 * SECOND, 300), isLow(30 * SECOND, 300)]).toEqual([false, true])
  expect([isLow(31 * SECOND, 20), isLow(30 * SECOND, 20)]).toEqual([false, true])
  expect([isLow(HOUR + 1, 864_000), isLow(HOUR, 864_000)]).toEqual([false, true])
})

test('a face is drawn anew when it changes: each second, but each minute while hours are left', () => {
  expect(nextChange(4500)).toBe(501)
  expect(nextChange(2 * HOUR + 30 * SECOND)).toBe(30_001)
})
