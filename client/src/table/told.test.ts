import { expect, test } from 'vitest'
import type { LogEntry, TableReading } from '@fathom/protocol'
import { logAfter, newsIn, readingAfter } from './told.ts'

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

const events = (n: number, types: readonly string[], more: object = {}): LogEntry => ({
  n,
  at: 0,
  kind: 'events',
  seat: 0,
  events: types.map((type) => ({ type })),
  ...more,
})

test('what is told again takes its place, and comes back whole when it may be looked up', () => {
  const log = [events(1, ['a']), events(2, ['shown', 'b'])]
  const covered = logAfter(log, [events(2, ['b'], { covered: true }), events(3, ['shown'])], 2)
  expect(covered).toEqual([events(1, ['a']), events(2, ['b'], { covered: true }), events(3, ['shown'])])
  expect(covered[0]).toBe(log[0])
  expect(logAfter(covered, [events(2, ['shown', 'b'])], 3)).toEqual([...log, events(3, ['shown'])])
})

test('what had nothing to tell may have something later', () => {
  const log = [events(1, ['a']), events(4, ['b'])]
  expect(logAfter(log, [events(3, ['shown']), events(5, ['c'])], 4).map(({ n }) => n)).toEqual([1, 3, 4, 5])
})

test('what is told once is news, and not kept', () => {
  const told = [events(2, ['b'], { covered: true, once: [{ type: 'shown' }, { type: 'b' }] }), events(3, ['c'])]
  expect(logAfter([], told, 1)).toEqual([events(2, ['b'], { covered: true }), events(3, ['c'])])
  expect(newsIn(told, 2)).toEqual([events(3, ['c'])])
  expect(newsIn(told, 1)).toEqual([events(2, ['shown', 'b'], { covered: true }), events(3, ['c'])])
})
