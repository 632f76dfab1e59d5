import { expect, it } from 'vitest'
import type { LogEntry } from '@fathom/protocol'
import { lastTurnOf } from './lastTurn.ts'

const entry = (n: number, seat: number | null): LogEntry => ({ n, at: 0, kind: 'events', seat, events: [] })
const log = [entry(1, null), entry(2, 0), entry(3, 1), entry(4, 0), entry(5, 0), entry(6, 1), entry(7, null)]

it('the last turn of a seat begins after the last step of somebody else before it', () => {
  expect(lastTurnOf(log, 0)).toBe(4)
  expect(lastTurnOf(log, 1)).toBe(6)
})

it('for somebody who looks on it is the last turn of anybody', () => {
  expect(lastTurnOf(log, null)).toBe(6)
})

it('who did nothing had no turn', () => {
  expect(lastTurnOf(log, 2)).toBe(Infinity)
  expect(lastTurnOf([], 0)).toBe(Infinity)
})
