import { expect, test } from 'vitest'
import type { LogEntry, TableReading } from '@fathom/protocol'
import { logAfter, readingAfter } from './told.ts'

const held = {
  version: 7,
  waitingFor: [0],
  view: { scores: [], cards: [{ id: 1 }, { id: 2 }] },
} as unknown as TableReading
const change = (from: number, patch: object) => ({
  type: 'change' as const,
  from,
  entries: [],
  patch: { version: 9, ...patch },
})

test('a change leaves what it does not touch the very same', () => {
  const after = readingAfter(held, change(7, { waitingFor: [1], view: { cards: { 1: { id: 3 } } } }))
  expect(after).toEqual({ version: 9, waitingFor: [1], view: { scores: [], cards: [{ id: 1 }, { id: 3 }] } })
  expect(after?.view?.['scores']).toBe(held.view?.['scores'])
  expect(held.version).toBe(7)
})

test('a change of another reading is not taken', () => {
  expect(readingAfter(held, change(6, {}))).toBeNull()
  expect(readingAfter(held, change(7, { view: { cards: { 2: { id: 3 } } } }))).toBeNull()
  expect(readingAfter(held, change(7, { prompt: { $push: 1 } }))).toBeNull()
})

test('the log takes each entry once', () => {
  const skip = (n: number): LogEntry => ({ n, at: 0, kind: 'skip' })
  const log = [skip(1), skip(2)]
  expect(logAfter(log, [skip(2), skip(4)], 3)).toEqual([skip(1), skip(2), skip(4)])
  expect(logAfter(log, [skip(2)], 3)).toBe(log)
})
