import { describe, expect, it } from 'vitest'
import type { GameEvent } from '@fathom/kernel'
import type { LogEntry } from '@fathom/protocol'
import { chaptersIn, lineOf, momentsOf } from './moments.ts'

const points = [
  { n: 1, totals: [0, 0, 0] },
  { n: 4, totals: [0, 6, 0] },
  { n: 9, totals: [2, 6, 0] },
  { n: 12, totals: [14, 6, 0] },
  { n: 15, totals: [14, 6, 9] },
  { n: 20, totals: [40, 36, 39] },
]
const chapters = [
  { n: 2, name: '1' },
  { n: 10, name: '2' },
]

describe('the turning points of a game', () => {
  it('are the biggest gains against the others, oldest first, with their round', () => {
    expect(momentsOf(points, chapters, { winner: 0, most: 3 })).toEqual([
      { n: 4, seat: 1, gain: 6, chapter: '1', isLead: false },
      { n: 12, seat: 0, gain: 12, chapter: '2', isLead: true },
      { n: 15, seat: 2, gain: 9, chapter: '2', isLead: false },
    ])
  })
  it('keep the one with which the winner took the lead, however small', () => {
    const close = [
      { n: 1, totals: [0, 0] },
      { n: 2, totals: [0, 9] },
      { n: 3, totals: [8, 9] },
      { n: 4, totals: [10, 9] },
      { n: 9, totals: [20, 18] },
    ]
    expect(momentsOf(close, [], { winner: 0, most: 1 })).toEqual([
      { n: 4, seat: 0, gain: 2, chapter: null, isLead: true },
    ])
  })
  it('tell of the winner where the winner took the lead, also if another gained as much there', () => {
    const shared = [
      { n: 1, totals: [5, 4, 0] },
      { n: 2, totals: [5, 7, 4] },
      { n: 9, totals: [9, 11, 5] },
    ]
    expect(momentsOf(shared, [], { winner: 1, most: 1 })).toEqual([
      { n: 2, seat: 1, gain: 3, chapter: null, isLead: true },
    ])
  })
  it('are none before the first part of the game has begun: dealing out is no move', () => {
    const dealt = [
      { n: 1, totals: [0, 0] },
      { n: 2, totals: [5, 0] },
      { n: 4, totals: [5, 3] },
      { n: 9, totals: [6, 3] },
    ]
    expect(momentsOf(dealt, [{ n: 3, name: '1' }], { winner: -1, most: 3 }).map(({ n }) => n)).toEqual([4])
  })
  it('are the later ones of equal gains', () => {
    const even = [
      { n: 1, totals: [0, 0] },
      { n: 2, totals: [1, 0] },
      { n: 3, totals: [1, 1] },
      { n: 4, totals: [2, 1] },
      { n: 5, totals: [2, 2] },
      { n: 9, totals: [2, 2] },
    ]
    expect(momentsOf(even, [], { winner: -1, most: 2 }).map(({ n }) => n)).toEqual([4, 5])
  })
  it('are none where nobody gained against the others, and never the count at the end', () => {
    expect(
      momentsOf(
        [
          { n: 1, totals: [0, 0] },
          { n: 2, totals: [3, 3] },
          { n: 3, totals: [9, 4] },
        ],
        [],
        { winner: -1, most: 3 },
      ),
    ).toEqual([])
  })
  it('are the last one too, if only that gave the winner the lead', () => {
    const late = [
      { n: 1, totals: [0, 0] },
      { n: 2, totals: [0, 5] },
      { n: 3, totals: [9, 5] },
    ]
    expect(momentsOf(late, [], { winner: 0, most: 3 }).map(({ n, isLead }) => [n, isLead])).toEqual([
      [2, false],
      [3, true],
    ])
  })
  it('are told by the log’s sentence about most of the points, of that seat', () => {
    const line = (n: number, words: string, event: object) => ({ n, at: 0, words, isPosition: true, event: event as unknown as GameEvent }) // prettier-ignore
    const lines = [
      line(4, 'Bo crosses.', { type: 'chose', seat: 1 }),
      line(4, 'Bo fills Ember Skerry.', { type: 'finished', seat: 1, points: 6 }),
      line(4, 'Bo takes a card.', { type: 'took', seat: 1 }),
      line(9, 'Ana crosses.', { type: 'chose', seat: 0 }),
    ]
    const moment = { n: 4, seat: 1, gain: 6, chapter: null, isLead: false }
    expect(lineOf(moment, lines)?.words).toBe('Bo fills Ember Skerry.')
    expect(lineOf({ ...moment, n: 9, seat: 0 }, lines)?.words).toBe('Ana crosses.')
    expect(lineOf({ ...moment, n: 12 }, lines)).toBeNull()
    const last = [
      line(20, 'Bo leaves 2 dice unused.', { type: 'turn-ended', seat: 1 }),
      line(20, 'Bo has the majority of the Museum of Gems.', { type: 'majority', seat: 1, reputation: 4 }),
      line(30, 'Bo buys a card.', { type: 'bought', seat: 1 }),
      line(30, 'Bo has reached 20 reputation.', { type: 'end-triggered', seat: 1, reputation: 20 }),
    ]
    expect(lineOf({ ...moment, n: 20 }, last)?.words).toBe('Bo has the majority of the Museum of Gems.')
    expect(lineOf({ ...moment, n: 30 }, last)?.words).toBe('Bo buys a card.')
    const year = [
      line(40, 'Bo pays 2 wages.', { type: 'wages-due', seat: 1 }),
      line(40, 'Bo has 17 reputation (+4, influence).', { type: 'reputation', seat: 1, change: 4, total: 17 }),
      line(50, 'Bo buys a boat.', { type: 'bought', seat: 1 }),
      line(50, 'Bo has 18 reputation (+1, boat).', { type: 'reputation', seat: 1, change: 1, total: 18 }),
    ]
    expect(lineOf({ ...moment, n: 40 }, year)?.words).toBe('Bo has 17 reputation (+4, influence).')
    expect(lineOf({ ...moment, n: 50 }, year)?.words).toBe('Bo buys a boat.')
  })
})

describe('the rounds of a game', () => {
  it('begin where their name is first told', () => {
    const entry = (n: number, ...names: string[]): LogEntry => ({ n, at: 0, kind: 'events', seat: null, events: names.map((type) => ({ type })) }) // prettier-ignore
    const log = [entry(2, 'x', '1'), entry(3, '1'), entry(5, '2'), { n: 6, at: 0, kind: 'finished' } as const]
    const nameOf = (event: GameEvent) => (event.type === 'x' ? null : event.type)
    expect(chaptersIn(log, nameOf)).toEqual([
      { n: 2, name: '1' },
      { n: 5, name: '2' },
    ])
    expect(chaptersIn(log, undefined)).toEqual([])
  })
})
