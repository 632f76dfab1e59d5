import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPush, TerseEntries, writeChange } from './change.ts'
import { MisfitPatch } from './patch.ts'
import { NotTerse } from './terse.ts'
import { writePush } from './write.ts'
import type { LogEntry } from './logEntry.ts'

const RUNS = process.env.FATHOM_LONG === '1' ? 20_000 : 1_000

const number = fc.integer({ min: 0, max: 400 })
const seat = fc.option(fc.integer({ min: 0, max: 4 }))
const event = fc
  .record({ seat, box: fc.constantFrom('a1', 'b 2', 7) }, { requiredKeys: [] })
  .map((rest) => ({ type: 'dug', ...rest }))
const events = fc.array(event, { maxLength: 3 })
const entry: fc.Arbitrary<LogEntry> = fc.oneof(
  fc.record({ n: number, at: number, kind: fc.constant('skip' as const) }),
  fc.record({ n: number, at: number, kind: fc.constant('left' as const), seat: fc.constant(1), name: fc.string() }),
  fc
    .record({ n: number, at: number, kind: fc.constant('events' as const), seat, events }, {})
    .chain((each) => fc.record({ covered: fc.constant(true), once: events }, { requiredKeys: [] }).map((more) => ({ ...each, ...more }))), // prettier-ignore
)

test('a change is read as it was meant, whatever happened', () => {
  fc.assert(
    fc.property(number, number, fc.array(entry, { maxLength: 5 }), (from, version, entries) => {
      const text = writeChange(from, version, new TerseEntries().write(from, entries), 'view.gold:2')
      expect(readPush(text)).toEqual({ type: 'change', from, entries, patch: { version, view: { gold: 2 } } })
    }),
    { numRuns: RUNS },
  )
})

test('an event is told once, in however many ways', () => {
  const events = [{ type: 'dug', seat: 1 }, { type: 'paid', seat: 0, gold: 2 }] // prettier-ignore
  const entries: LogEntry[] = [
    { n: 4, at: 1000, kind: 'events', seat: 1, events, once: [...events, { type: 'fell' }] },
    { n: 6, at: 1000, kind: 'events', seat: null, events: [], covered: true },
  ]
  const text = writeChange(3, 6, new TerseEntries().write(3, entries), '')
  expect(text).toBe('3+3 1@1000[dug!{},paid!0{gold:2}]^[0,1,fell{}]_#6*[] {}')
  expect(readPush(text)).toEqual({ type: 'change', from: 3, entries, patch: { version: 6 } })
})

const eventsEntry = (n: number, list: fc.Arbitrary<{ type: string }[]>) =>
  fc.record({ n: fc.constant(n), at: number, kind: fc.constant('events' as const), seat, events: list })

test('an entry that reads otherwise is told as what has changed in it, and read as it is now', () => {
  const known = fc.tuple(eventsEntry(1, events), eventsEntry(2, events))
  const later = fc.array(entry, { maxLength: 3 })
  fc.assert(
    fc.property(known, events, fc.boolean(), later, ([first, second], now, isCovered, more) => {
      const again: LogEntry = { ...second, events: now, ...(isCovered ? { covered: true } : {}) }
      const entries = [first, again, ...more.map((each, index) => ({ ...each, n: 3 + index }))]
      const told = new Map([[2, second.events]])
      const text = writeChange(2, 6, new TerseEntries().write(2, entries, told), 'view.gold:2')
      const known = (n: number) => [first, second].find((each) => each.n === n)
      expect(readPush(text, known)).toEqual({
        type: 'change',
        from: 2,
        entries,
        patch: { version: 6, view: { gold: 2 } },
      })
    }),
    { numRuns: RUNS },
  )
})

test('a rewrite tells no more than what has changed', () => {
  const events = [{ type: 'dug', boxes: 7 }, { type: 'rested' }, { type: 'fell', from: 3 }] // prettier-ignore
  const before: LogEntry = { n: 4, at: 1000, kind: 'events', seat: 1, events }
  const now: LogEntry = { ...before, events: [{ type: 'dug', boxes: 0 }, { type: 'rested' }], covered: true }
  const write = (entry: LogEntry) => new TerseEntries().write(5, [entry], new Map([[4, events]]))
  expect(write(now)).toBe('~4*{0.boxes:0,$splice[2,1]};')
  expect(write({ ...before, covered: true })).toBe('~4*;')
  expect(write(before)).toBe('~4;')
})

test('a rewrite of what is not known, or of something else, is not read', () => {
  const left: LogEntry = { n: 4, at: 1000, kind: 'left', seat: 1, name: 'Bo' }
  const told: LogEntry = { n: 4, at: 1000, kind: 'events', seat: 1, events: [] }
  const read = (known?: LogEntry) => readPush('5+1 ~4*{0.boxes:0}; {}', () => known)
  expect(() => read()).toThrow(NotTerse)
  expect(() => read(left)).toThrow(NotTerse)
  expect(() => read(told)).toThrow(MisfitPatch)
})

test('other pushes are JSON', () => {
  expect(readPush(writePush({ type: 'closing' }))).toEqual({ type: 'closing' })
  expect(() => readPush('over')).toThrow(NotTerse)
})
