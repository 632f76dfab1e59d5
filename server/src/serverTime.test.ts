import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heedDatabaseTime, serverNow, timeAhead } from './serverTime.ts'

const NOON = Date.UTC(2026, 10, 27, 12)

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
})

afterEach(() => {
  heedDatabaseTime(Date.now(), 0)
  vi.useRealTimers()
})

test('a clock that is close to the database’s, as far as its answer tells, is taken', () => {
  // An answer that took 3 s may have been made at its beginning or at its end.
  for (const [told, took] of [
    [0, 0],
    [500, 0],
    [-500, 0],
    [-3400, 3000],
    [400, 3000],
  ] as const)
    // prettier-ignore
    expect([told, took, heedDatabaseTime(NOON + told, took)]).toEqual([told, took, null])
  expect(serverNow()).toBe(NOON)
})

test('a clock that is 5 minutes ahead is corrected, and is taken again once somebody has set it', () => {
  expect(heedDatabaseTime(NOON - 300_010, 20)).toBe(-300_000)
  expect([serverNow(), timeAhead()]).toEqual([NOON - 300_000, -300_000])
  // Now known well enough: later answers move nothing.
  expect(heedDatabaseTime(NOON - 300_200, 0)).toBeNull()
  expect(heedDatabaseTime(NOON - 302_000, 2500)).toBeNull()

  expect(heedDatabaseTime(NOON - 40, 50)).toBe(0)
  expect(serverNow()).toBe(NOON)
})

test('a clock that is behind is corrected by the middle of when the answer can have been made', () => {
  expect(heedDatabaseTime(NOON + 7000, 2000)).toBe(8000)
  expect(serverNow()).toBe(NOON + 8000)
})
