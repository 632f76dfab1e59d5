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

  test('what tells everybody the same is written as it is', () => {
    expect(writePush({ type: 'closing' })).toBe('{"type":"closing"}')
  })
})
