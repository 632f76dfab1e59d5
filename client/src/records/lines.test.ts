import type { LogEntry } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { entryOf, lineOf } from './lines.ts'

const kinds = ['created', 'seated', 'started', 'events', 'own', 'events', 'skip', 'taken-back', 'events', 'finished']
const LOG = kinds.map((kind, index) =>
  kind === 'own' ? { n: index + 1, kind: 'skip', own: true } : { n: index + 1, kind },
) as unknown as LogEntry[]

test('a line of the record is the same action whoever counts', () => {
  expect(kinds.map((_, index) => lineOf(LOG, index + 1))).toEqual([null, null, 0, 1, null, 2, 3, null, 4, null])
  expect([0, 1, 2, 3, 4, 9].map((line) => entryOf(LOG, line))).toEqual([3, 4, 6, 7, 9, 10])
  const public_ = LOG.filter((entry) => !(entry.kind === 'skip' && entry.own)).map((entry, index) => ({ ...entry, n: index + 1 })) // prettier-ignore
  expect(lineOf(public_, entryOf(public_, 3))).toBe(3)
})
