import { expect, test } from 'vitest'
import type { TableReading } from '@fathom/protocol'
import { promptSeat } from './promptSeat.ts'

const waiting = (waitingFor: number[]) => ({ outcome: null, waitingFor })
const ended = (ranks: number[]) => ({ outcome: { ranks } as TableReading['outcome'], waitingFor: [] })

test('my flag stands beside what I am asked, another’s beside what they decide', () => {
  expect(promptSeat(waiting([0, 2]), 2)).toBe(2)
  expect(promptSeat(waiting([1]), 0)).toBe(1)
  expect(promptSeat(waiting([1, 2]), 0)).toBe(0)
  expect(promptSeat(waiting([1, 2]), null)).toBeNull()
})

test('beside “Cyd has won” stands Cyd’s flag, not mine', () => {
  expect(promptSeat(ended([3, 1, 4, 2]), 0)).toBe(1)
})

test('beside a win that is shared, or a goal that was missed alone, stands no flag', () => {
  expect(promptSeat(ended([1, 1, 3]), 0)).toBeNull()
  expect(promptSeat(ended([2]), 0)).toBeNull()
})
