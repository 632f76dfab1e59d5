import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  makeRecord,
  parseRecord,
  remarksIn,
  withoutRemarks,
  withRemarks,
  LONGEST_REMARK,
  MOST_REMARKS,
} from './record.ts'
import { toy } from './testing/toy.ts'

const RECORD = makeRecord({
  game: 'toy',
  rulesVersion: 1,
  options: { top: 5 },
  seats: [{ kind: 'person', level: '', nonce: '-', name: 'Ada' }],
  drawMethod: 'xoroshiro128plus',
  seedHash: '',
  seed: '',
  startedAt: '',
  setupDraws: [],
  lines: [0, 1, 2].map(() => ({ seat: 0, action: 'pick 3', draws: [] })),
  end: null,
})
const read = (text: string) => parseRecord(text, () => toy.options)

test('a record keeps remarks in rows that nothing else of it hangs on', () => {
  const remarks = [
    { line: 0, words: 'A fine beginning' },
    { line: 2, words: 'two lines,\nand a \\ with an n: \\n' },
  ]
  const text = withRemarks(RECORD, remarks)
  expect(text).toBe(`${RECORD}\n# note 0 A fine beginning\n# note 2 two lines,\\nand a \\\\ with an n: \\\\n\n`)
  expect(remarksIn(text)).toEqual({ remarks, bad: [] })
  expect([withoutRemarks(text), withoutRemarks(RECORD)]).toEqual([RECORD, RECORD])
  expect(remarksIn(text.replaceAll('\n', '\r\n'))).toEqual({ remarks, bad: [] })
  expect(read(text)).toEqual(read(RECORD))
  expect(read(text).ok).toBe(true)
})

test('without any a record is what it was, byte for byte', () => {
  expect(withRemarks(RECORD, [])).toBe(RECORD)
  expect(remarksIn(RECORD)).toEqual({ remarks: [], bad: [] })
})

test.each([
  ['4 of a position that is not there'],
  ['x of none'],
  ['01 by a number nobody writes'],
  ['1'],
  ['1  '],
  ['1 a\u0007bell'],
  ['1 a\u2028line'],
  [`1 ${'x'.repeat(LONGEST_REMARK + 1)}`],
])('a bad remark is named, the others and the record are read: %s', (row) => {
  const text = `${RECORD}# note 3 good\n# note ${row}\n`
  const at = text.split('\n').length - 1
  expect(remarksIn(text)).toEqual({ remarks: [{ line: 3, words: 'good' }], bad: [at] })
  expect(read(text)).toEqual(read(RECORD))
})

test('of a position there is one, and of a game 200 at most', () => {
  expect(remarksIn(`${RECORD}# note 1 one\n# note 1 two\n`).bad).toHaveLength(1)
  const lines = Array.from({ length: MOST_REMARKS + 2 }, (_, index) => index)
  const long = RECORD + lines.map((line) => `${line + 4} G pick 3\n`).join('')
  const read = remarksIn(withRemarks(long, lines.map((line) => ({ line, words: 'x' })))) // prettier-ignore
  expect([read.remarks.length, read.bad.length]).toEqual([MOST_REMARKS, 2])
})

test('any words that may be written come back', () => {
  const words = fc.string({ unit: fc.constantFrom('a', '\\', 'n', '\n', 'é', '#', ' ', '🧭') }).filter((text) => text.trim() === text && text !== '') // prettier-ignore
  fc.assert(
    fc.property(words, (each) => {
      expect(remarksIn(withRemarks(RECORD, [{ line: 1, words: each }]))).toEqual({ remarks: [{ line: 1, words: each }], bad: [] }) // prettier-ignore
    }),
  )
})
