import type { TableMetadata } from '@fathom/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeLog } from '../log.ts'
import { ClockWatch } from './clockWatch.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

const at = (id: string, nextRest: number | null) => ({ id, nextRest }) as TableMetadata

function watch(tables: readonly string[]): { readonly watch: ClockWatch; readonly looked: string[] } {
  const looked: string[] = []
  const host = {
    look: async (table: string) => void looked.push(table),
    subscribers: { of: (table: string) => (tables.includes(table) ? [{} as never] : []) },
  }
  return { watch: new ClockWatch({ host, log: makeLog('silent') }), looked }
}

test('each table is looked at when its moment has come, whatever order they were heard of', () => {
  const { watch: clocks, looked } = watch(['a', 'b', 'c', 'd'])
  clocks.heed(at('a', 1_030_000))
  clocks.heed(at('b', 1_010_000))
  clocks.heed(at('c', 1_020_000))
  clocks.heed(at('unseen', 1_005_000))
  vi.advanceTimersByTime(10_000)
  expect(looked).toEqual(['b'])
  // Later than it was, sooner than it was, and never.
  clocks.heed(at('c', 1_050_000))
  clocks.heed(at('a', 1_015_000))
  clocks.heed(at('d', 1_012_000))
  clocks.heed(at('d', null))
  vi.advanceTimersByTime(10_000)
  expect(looked).toEqual(['b', 'a'])
  vi.advanceTimersByTime(60_000)
  expect(looked).toEqual(['b', 'a', 'c'])
})

test('what other tables wait for costs a change nothing', () => {
  const names = Array.from({ length: 2000 }, (_, index) => `t${index}`)
  const { watch: clocks } = watch(names)
  names.forEach((name, index) => clocks.heed(at(name, 2_000_000 + index)))
  const set = vi.spyOn(globalThis, 'setTimeout')
  const least = vi.spyOn(Math, 'min')
  for (let change = 0; change < 100; change++) clocks.heed(at('t1500', 3_000_000 + change))
  expect(set).not.toHaveBeenCalled()
  expect(Math.max(0, ...least.mock.calls.map(({ length }) => length))).toBeLessThan(3)
})

test('a moment that is further away than a timer of Node can ring is waited for all the same', () => {
  const DAY = 24 * 3600_000
  const { watch: clocks, looked } = watch(['far'])
  const set = vi.spyOn(globalThis, 'setTimeout')
  clocks.heed(at('far', 1_000_000 + 30 * DAY))
  // A longer one would ring at once, again and again.
  expect(set.mock.lastCall?.[1]).toBeLessThan(2 ** 31)
  vi.advanceTimersByTime(29 * DAY)
  expect(looked).toEqual([])
  vi.advanceTimersByTime(2 * DAY)
  expect(looked).toEqual(['far'])
})
