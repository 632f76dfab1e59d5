import { afterEach, expect, test } from 'vitest'
import { NO_EVENTS, newLine, type LogLine } from './counting.ts'
import type { Entry } from './entry.ts'
import { TableLog } from './tableLog.ts'
import { packTextBy } from './textPacking.ts'

const created = { kind: 'created', n: 1, at: 1, components: { data: {} } } as unknown as Entry

function lineOf(n: number): LogLine {
  if (n % 3 === 0) return newLine({ kind: 'ended', seat: 1, n, at: n }, NO_EVENTS, null)
  const done: Entry = { kind: 'done', seat: 0, action: `dig ${n}`, draws: [n], n, at: n }
  const line = newLine(done, { events: [{ type: 'dug', at: n } as never], bounds: [n + 1] }, n % 3 === 1 ? n : null)
  return n % 7 === 0 ? { ...line, reads: [null], isCovered: true, readsSince: n + 5 } : line
}

afterEach(() => packTextBy({ pack: (text) => text, unpack: (text) => text }))

/** So many lines, packed as they come where they are settled. */
function logOf(count: number, isSettled: (line: LogLine) => boolean = () => true): TableLog {
  const log = new TableLog(newLine(created, NO_EVENTS, null))
  for (let n = 2; n <= count; n++) {
    log.push(lineOf(n))
    log.pack(isSettled)
  }
  return log
}

test('a log reads as its lines were, however much of it is packed', () => {
  for (const count of [1, 2, 8, 24, 25, 41, 200]) {
    const log = logOf(count)
    expect(log.length).toBe(count)
    const rest = Array.from({ length: count - 1 }, (_, index) => lineOf(index + 2))
    expect([...log]).toEqual([newLine(created, NO_EVENTS, null), ...rest])
    // Not one after the other, and two logs in turns.
    const other = logOf(count)
    for (const n of [1, count, Math.ceil(count / 2), Math.min(2, count), count]) expect(log.of(n)).toEqual(other.of(n))
  }
  expect(() => logOf(30).of(31)).toThrow(RangeError)
})

test('a log reads the same where its thread packs text in a way of its own', () => {
  const packed: string[] = []
  const turned = (text: string): string => [...text].toReversed().join('')
  packTextBy({ pack: (text) => (packed.push(text), turned(text)), unpack: turned })
  const log = logOf(60)
  expect(packed).toHaveLength(3)
  expect([...log].slice(1)).toEqual(Array.from({ length: 59 }, (_, index) => lineOf(index + 2)))
})

test('only the last lines stay unpacked, and the first one, with a component set, is never copied', () => {
  const log = logOf(500)
  expect(log.open.length).toBeLessThan(24)
  expect(log.of(1).entry).toBe(created)
})

test('a line that may read otherwise later is not packed, nor are those after it', () => {
  const log = logOf(100, ({ entry }) => entry.n < 40)
  expect(log.open[0]?.entry.n).toBe(34)
  expect(log.open.at(-1)?.entry.n).toBe(100)
})

test('a packed line that came to read otherwise after an entry is found, and no line is missed', () => {
  const log = logOf(200)
  for (const known of [0, 50, 120, 199, 210])
    for (let n = 1; n <= 200; n++)
      expect(log.of(n).readsSince <= known || log.mayReadAnew(n, known), `${n} ${known}`).toBe(true)
  expect(Array.from({ length: 100 }, (_, n) => log.mayReadAnew(n + 1, 150)).includes(true)).toBe(false)
})

test('unpacked, all lines but the first may be changed', () => {
  const log = logOf(100)
  const before = [...log]
  log.unpack(() => false)
  expect(log.open).toHaveLength(99)
  for (const line of log.open) line.isCovered = true
  log.pack(() => true)
  expect([...log].slice(1).map(({ entry }) => entry)).toEqual(before.slice(1).map(({ entry }) => entry))
  expect([...log].filter(({ entry, isCovered }) => entry.kind === 'done' && !isCovered)).toEqual([])
})

test('unpacked is only what may read otherwise, and what came after it', () => {
  const log = logOf(200)
  const before = [...log]
  const open = log.open.length
  log.unpack(() => true)
  expect(log.open).toHaveLength(open)
  // A block of 16 lines whose latest time is 82 or more.
  log.unpack(({ time }) => time === null || time < 82)
  expect(log.open[0]?.entry.n).toBe(82)
  expect([...log]).toEqual(before)
})

test('the first and the last line of a kind are found', () => {
  const log = logOf(100)
  expect(log.find('done')?.entry.n).toBe(2)
  expect(log.findLast('ended', 'created')?.entry.n).toBe(99)
  expect(log.find('finished')).toBeUndefined()
  expect(log.findLast('finished')).toBeUndefined()
})
