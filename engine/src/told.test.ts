import type { LogEntry } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { toldAfter } from './told.ts'

const entry = (n: number, more: { covered?: true } = {}): LogEntry => {
  return { n, at: n, kind: 'events', seat: 0, events: [{ type: `event ${n}` }], ...more }
}

test('what a reader was told of is known as it was told last', () => {
  const first = toldAfter(undefined, [entry(1), { n: 2, at: 2, kind: 'started' }])
  expect([...first.keys()]).toEqual([1])
  const again = { ...entry(1), events: [{ type: 'other' }] } as LogEntry
  expect(toldAfter(first, [again]).get(1)).toEqual([{ type: 'other' }])
  expect(toldAfter(first, [])).toBe(first)
})

test('what is covered is known no more: when it is shown again it is told whole', () => {
  const told = toldAfter(undefined, [entry(1), entry(2)])
  expect([...toldAfter(told, [entry(1, { covered: true })]).keys()]).toEqual([2])
  // Nothing of it tells any more.
  expect([...toldAfter(told, [{ n: 2, at: 2, kind: 'skip' }]).keys()]).toEqual([1])
})

test('of a long game the last entries alone are kept', () => {
  const all = Array.from({ length: 30 }, (_, index) => entry(index + 1))
  expect([...toldAfter(undefined, all).keys()]).toEqual([19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30])
})
