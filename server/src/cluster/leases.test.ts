import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeLog } from '../log.ts'
import { Leases } from './leases.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test('a process that can’t renew its leases does nothing for all any more before others take them over', async () => {
  let isAway = false
  const answer = <T>(value: T): Promise<T> => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(value))
  const store = {
    time: () => answer(Date.now()),
    hold: () => answer(['clocks']),
    giveUp: () => answer(undefined),
    bury: () => answer([]),
    adopt: () => answer([]),
    standing: () => answer([]),
  }
  const nothing = () => {}
  const leases = new Leases({ store, onAdopted: nothing, onStanding: nothing, onBuried: nothing, log: makeLog('silent') }) // prettier-ignore
  await leases.start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([leases.has('clocks'), leases.has('closing')]).toEqual([true, false])
  isAway = true
  await vi.advanceTimersByTimeAsync(3000)
  expect(leases.has('clocks')).toBe(false)
  isAway = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(leases.has('clocks')).toBe(true)
  await leases.close()
  expect(leases.has('clocks')).toBe(false)
})
