import type { LogEntry } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { ownNumber, publicNumber } from './publicNumbers.ts'

const log: LogEntry[] = [
  { n: 1, at: 0, kind: 'created' },
  { n: 2, at: 0, kind: 'started' },
  { n: 3, at: 0, kind: 'skip', own: true },
  { n: 4, at: 0, kind: 'skip' },
  { n: 5, at: 0, kind: 'skip', own: true },
  { n: 6, at: 0, kind: 'events', seat: 0, events: [] },
]

test('a link names an entry as somebody counts it who sees no hidden step', () => {
  expect([1, 2, 4, 6].map((n) => publicNumber(log, n))).toEqual([1, 2, 3, 4])
})

test('whoever follows the link finds the same entry as they count', () => {
  expect([1, 2, 3, 4].map((n) => ownNumber(log, n))).toEqual([1, 2, 4, 6])
  expect(ownNumber(log, 99)).toBe(6)
})
