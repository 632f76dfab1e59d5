import { describe, expect, test } from 'vitest'
import { readPush } from './change.ts'
import { listOf, objectOf, toJson } from './json.ts'
import type { LogEntry } from './logEntry.ts'
import type { TableReading } from './tables.ts'
import { ChangeWriter, writePush, writeUpdate } from './write.ts'

const BEFORE = { id: 't', version: 3, waitingFor: [0], view: { gold: 1 }, prompt: 'go' } as unknown as TableReading
const NOW = { ...BEFORE, version: 5, view: { gold: 2 } } as unknown as TableReading
const DUG: LogEntry = { n: 4, at: 1000, kind: 'events', seat: 1, events: [{ type: 'dug', value: 2 }] }
const LEFT: LogEntry = { n: 5, at: 2000, kind: 'left', seat: 0, name: 'Zoë "Z"' }

test('JSON in parts is the JSON of the whole', () => {
  const text = objectOf<{ a: number; 'b"': string[] }>({ a: toJson(1), 'b"': listOf([toJson('x'), toJson('"')]) })
  expect(text).toBe(JSON.stringify({ a: 1, 'b"': ['x', '"'] }))
  expect([objectOf({}), listOf([])]).toEqual(['{}', '[]'])
})

describe('pushes', () => {
  test('an update has every entry and the whole reading', () => {
    expect(writeUpdate([DUG, LEFT], NOW)).toBe(JSON.stringify({ type: 'update', entries: [DUG, LEFT], table: NOW }))
  })

  test('a change has the patch of what differs, its version always', () => {
    const push = new ChangeWriter().write(3, [DUG, LEFT], BEFORE, NOW)
    const patch = { version: 5, view: { gold: 2 } }
    expect(readPush(push)).toEqual({ type: 'change', from: 3, entries: [DUG, LEFT], patch })
    const bare = new ChangeWriter().write(3, [], BEFORE, { ...BEFORE, version: 4 })
    expect(bare).toBe('3+1  {}')
    expect(readPush(bare)).toEqual({ type: 'change', from: 3, entries: [], patch: { version: 4 } })
  })

  test('readings that differ in their version alone do not differ', () => {
    const writer = new ChangeWriter()
    expect(writer.differ(BEFORE, { ...BEFORE, version: 9, waitingFor: [0] })).toBe(false)
    expect(writer.differ(BEFORE, NOW)).toBe(true)
  })

  test('what two readers share is compared and written once', () => {
    let looked = 0
    type Thing = Record<string, unknown>
    const look: ProxyHandler<Thing> = { get: (thing, name) => (looked++, thing[name as string]) }
    const view = new Proxy<Thing>({ gold: 2 }, look)
    const entry = { ...DUG, events: [new Proxy<Thing>({ type: 'dug', value: 2 }, look)] } as LogEntry
    const writer = new ChangeWriter()
    const write = (seat: number) => writer.write(3, [entry], { ...BEFORE, you: seat }, { ...NOW, you: seat, view })
    const first = write(0)
    const once = looked
    expect(once).toBeGreaterThan(1)
    expect(write(1)).toBe(first)
    expect(looked).toBe(once)
  })

  test('a reading is kept with the parts of before that are as they were', () => {
    const museum = { rooms: [{ open: 1 }, { open: 2 }] }
    const before = {
      ...BEFORE,
      legal: ['dig'],
      view: { museum, seas: { gold: 1, left: [3] } },
    } as unknown as TableReading
    const now = {
      ...NOW,
      prompt: 'wait',
      legal: ['dig'],
      view: structuredClone({ museum, seas: { gold: 2, left: [3] } }),
    }
    const writer = new ChangeWriter()
    const kept = writer.kept(before, now)
    expect(kept).toEqual(now)
    expect(kept.legal).toBe(before.legal)
    const [was, is] = [before.view, kept.view] as Record<string, Record<string, unknown>>[]
    expect(is?.['museum']).toBe(museum)
    expect(is?.['seas']?.['left']).toBe(was?.['seas']?.['left'])
    // Another reader who knew and knows the very same keeps the very same.
    expect(writer.kept({ ...before, you: 1 }, { ...now, you: 1 }).view).toBe(kept.view)
  })

  test('what tells everybody the same is written as it is', () => {
    expect(writePush({ type: 'closing' })).toBe('{"type":"closing"}')
  })
})
