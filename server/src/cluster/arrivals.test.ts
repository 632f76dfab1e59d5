import { expect, test } from 'vitest'
import { Arrivals } from './arrivals.ts'

test('each text is heard once, in whatever order they come', () => {
  const arrivals = new Arrivals()
  expect([1, 1, 3, 2, 3, 2, 6, 4, 5, 4].map((n) => arrivals.isNew(n))).toEqual(
    [true, false, true, true, false, false, true, true, true, false], // prettier-ignore
  )
})

test('of what the last word counts a late one counts only where nothing later was said', () => {
  const arrivals = new Arrivals()
  const hears = (n: number, something: string) => arrivals.isNew(n) && arrivals.isLatest(n, something)
  expect(hears(1, 'a')).toBe(true)
  // 2 and 3 are on their way.
  expect(hears(4, 'a')).toBe(true)
  expect(hears(3, 'a')).toBe(false)
  expect(hears(2, 'b')).toBe(true)
  expect(hears(5, 'a')).toBe(true)
})

test('what is missing for long is not waited for, and takes no memory', () => {
  const arrivals = new Arrivals()
  arrivals.isNew(5000)
  expect([3999, 4000, 4999].map((n) => arrivals.isNew(n))).toEqual([false, true, true])
})
