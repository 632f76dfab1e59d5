import type { TalkLine } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { countUnread, knownAfter, piecesOf, roomsAfter, type Rooms } from './rooms.ts'

const line = (n: number, change: number, words: string, more: Partial<TalkLine> = {}): TalkLine => ({
  n,
  change,
  at: 0,
  name: 'Ada',
  seat: 0,
  mine: false,
  state: 'said',
  words,
  phrase: null,
  ...more,
})

const one: Rooms = [{ room: 'players', change: 2, lines: [line(1, 1, 'One'), line(2, 2, 'Two')] }]

test('a line that was changed takes its own place', () => {
  const [room] = roomsAfter(one, { room: 'players', change: 3, lines: [line(1, 3, 'First', { state: 'edited' })] })
  expect(room?.lines.map(({ words }) => words)).toEqual(['First', 'Two'])
  expect(room?.change).toBe(3)
})

test('what was told later but said before changes nothing', () => {
  const after = roomsAfter(one, { room: 'players', change: 3, lines: [line(1, 3, 'First')] })
  const [room] = roomsAfter(after, { room: 'players', change: 1, lines: [line(1, 1, 'One')] })
  expect(room?.lines.map(({ words }) => words)).toEqual(['First', 'Two'])
})

test('a room that is told for the first time is there', () => {
  expect(roomsAfter(one, { room: 'onlookers', change: 1, lines: [line(1, 1, 'Ah')] })).toHaveLength(2)
})

test('a room is known up to the first gap', () => {
  const known = { players: 2, onlookers: 0 }
  expect(knownAfter(known, { room: 'players', change: 3 })).toEqual({ players: 3, onlookers: 0 })
  expect(knownAfter(known, { room: 'players', change: 4 })).toBe(known)
})

test('own lines, what was taken back and whom I do not read are not unread', () => {
  const lines = [line(1, 1, 'a'), line(2, 2, 'b', { mine: true }), line(3, 3, '', { state: 'removed' }), line(4, 4, 'd', { state: 'muted' }), line(5, 5, 'e')] // prettier-ignore
  expect(countUnread([{ room: 'players', change: 5, lines }], {})).toBe(2)
  expect(countUnread([{ room: 'players', change: 5, lines }], { players: 1 })).toBe(1)
})

test('a name is marked where it stands whole, the longest first, in any case', () => {
  const names = ['Ada', 'Ada Lovelace', 'Ben']
  expect(piecesOf('@ada lovelace, @Benno and @Ben!', names, 'Ben')).toEqual([
    { words: '@ada lovelace', names: 'other' },
    { words: ', @Benno and ', names: null },
    { words: '@Ben', names: 'me' },
    { words: '!', names: null },
  ])
  expect(piecesOf('see https://example.org/@Ada', [], null)).toEqual([
    { words: 'see https://example.org/@Ada', names: null },
  ])
})
