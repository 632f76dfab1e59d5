import { afterEach, expect, test, vi } from 'vitest'
import type { Engines } from './engines.ts'
import { LateTables } from './lateTables.ts'
import type { LiveSubscription, Subscribers } from './subscribers.ts'

afterEach(() => void vi.useRealTimers())

test('a table that can’t be told late is tried more and more seldom, and the log has it once until it can again', async () => {
  vi.useFakeTimers()
  const subscription = { since: 0, knows: true } as LiveSubscription
  let isAway = true
  let tries = 0
  const told: string[] = []
  const late = new LateTables({
    store: {
      load: async () => {
        tries++
        if (isAway) throw new Error('away')
        return []
      },
    },
    engines: { call: async () => ({ push: { since: 0 } }) } as unknown as Pick<Engines, 'call'>,
    subscribers: { present: () => [], late: () => [{ subscription, delay: 1000 }], setLate: () => {} } as unknown as Subscribers, // prettier-ignore
    onTrouble: (table, error) => void told.push(`${table}: ${String(error)}`),
  })
  await late.tellAll('t1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual(['t1: Error: away'])
  // After 0.2, 0.4, 0.8 seconds and so on; it was hundreds of times.
  expect(tries).toBeGreaterThan(4)
  expect(tries).toBeLessThan(12)
  isAway = false
  await vi.advanceTimersByTimeAsync(60_000)
  isAway = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toHaveLength(2)
  late.close()
})
