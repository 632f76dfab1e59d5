import type { ListedTable } from '@fathom/engine'
import type { Entry, EntryBody, TimeControl } from '@fathom/table'
import { describe, expect, test } from 'vitest'
import { listedTable } from '../testing/listedTable.ts'
import { noticesOf } from './noticesOf.ts'

const HOUR = 3600_000
const AT = 1_000_000
const BY_TURNS: TimeControl = { bank: 24 * 3600, increment: 0, cap: 24 * 3600, timeOut: 'wait' }

const TABLE = listedTable({
  status: 'playing',
  visibility: 'private',
  seats: [],
  persons: ['ada', 'ben', null],
  waitingFor: [0],
})

function entry(body: EntryBody): Entry {
  return { ...body, n: 7, at: AT }
}

const DONE = entry({ kind: 'done', seat: 0, action: 'x', draws: [] })

function told(before: Partial<ListedTable> | null, after: Partial<ListedTable>, entries: readonly Entry[] = [DONE]) {
  const notices = noticesOf(before && { ...TABLE, ...before }, { ...TABLE, ...after }, entries)
  return notices.map(({ person, kind, due }) => [person, kind, due - AT])
}

/** Clocks of which Ben's began to run, with so much left. */
function bensClock(since: number | null, left = 24 * HOUR): ListedTable['clocks'] {
  const clock = { left: 0, since: null, isOverdue: false, votes: [], rest: null, restSince: 0 }
  return [clock, { ...clock, since, left }, clock]
}

describe('a turn', () => {
  test('is told to whom it comes, after two minutes', () => {
    expect(told({}, { waitingFor: [1] })).toEqual([['ben', 'your-turn', 120_000]])
    expect(told({}, { waitingFor: [0, 1] })).toEqual([['ben', 'your-turn', 120_000]])
  })
  test('that goes on is not told again', () => {
    expect(told({ waitingFor: [0, 1] }, { waitingFor: [0, 1] })).toEqual([])
  })
  test('of a live table is told after twenty seconds', () => {
    const timeControl = { ...BY_TURNS, bank: 300 }
    expect(told({}, { waitingFor: [1], timeControl })).toEqual([['ben', 'your-turn', 20_000]])
  })
  test('of a bot, or of who has left, is told to nobody', () => {
    expect(told({}, { waitingFor: [2] })).toEqual([])
    expect(told({}, { waitingFor: [1], left: [1] })).toEqual([])
  })
  test('that its person has taken back, or come back to, is known to them', () => {
    expect(told({ waitingFor: [] }, { waitingFor: [1] }, [entry({ kind: 'undone', seat: 1 })])).toEqual([])
    expect(told({ left: [1], waitingFor: [1] }, { waitingFor: [1] }, [entry({ kind: 'returned', seat: 1 })])).toEqual(
      [],
    )
  })
})

test('the start is told to all but who sat down last', () => {
  const seated = entry({ kind: 'seated', seat: 1, person: { id: 'ben', name: 'Ben' }, nonce: '' })
  expect(told({ status: 'open', waitingFor: [] }, {}, [seated])).toEqual([
    ['ada', 'started', 120_000],
    ['ada', 'your-turn', 120_000],
  ])
})

test('the end is told once, to all but who gave the table up', () => {
  expect(told({}, { status: 'finished' }).map(([person, kind]) => [person, kind])).toEqual([['ada', 'ended'], ['ben', 'ended']]) // prettier-ignore
  expect(told({}, { status: 'closed' }, [entry({ kind: 'closed', seat: 1 })]).map(([person]) => person)).toEqual(['ada']) // prettier-ignore
  expect(told({ status: 'finished' }, { status: 'finished' }, [entry({ kind: 'rematched', table: 'next' })])).toEqual([]) // prettier-ignore
})

test('of a new table nobody is told: who made it is there', () => {
  expect(told(null, {})).toEqual([])
})

describe('a clock that begins to run', () => {
  const low = (left: number, timeControl = BY_TURNS) =>
    told({ waitingFor: [1] }, { waitingFor: [1], clocks: bensClock(AT, left), timeControl })
  test('is low four hours before its end, or when three quarters of it are over', () => {
    expect(low(24 * HOUR)).toEqual([['ben', 'clock-low', 20 * HOUR]])
    expect(low(4 * HOUR)).toEqual([['ben', 'clock-low', 3 * HOUR]])
  })
  test('is low so much later as it rests, which is told anew when that changes', () => {
    const rest = { quiet: null, offsets: [], away: [[AT + HOUR, AT + 11 * HOUR]] } as const
    const running = bensClock(AT)
    const resting = running?.map((clock) => ({ ...clock, rest })) ?? null
    const change = [entry({ kind: 'rest-changed', seat: 1, rest })]
    const low = (clocks: ListedTable['clocks']) => told({ clocks: running, timeControl: BY_TURNS }, { clocks, timeControl: BY_TURNS }, change) // prettier-ignore
    expect([low(resting), low(running)]).toEqual([[['ben', 'clock-low', 30 * HOUR]], []])
  })
  test('is no call at a live table, nor while it goes on', () => {
    expect(low(300_000, { ...BY_TURNS, bank: 300 })).toEqual([])
    const clocks = bensClock(AT - 1)
    expect(told({ clocks, timeControl: BY_TURNS }, { clocks, timeControl: BY_TURNS })).toEqual([])
  })
})

describe('what all have to agree to', () => {
  const asked = entry({ kind: 'take-back-asked', seat: 0, reason: 'a slip', to: 3 })
  test('is told to those who are asked', () => {
    expect(told({}, {}, [asked])).toEqual([['ben', 'asked', 120_000]])
    expect(told({}, {}, [entry({ kind: 'pause-asked', seat: 1 })])).toEqual([['ada', 'asked', 120_000]])
  })

  test('an end by agreement is asked, and told also to who asked for it and may have gone', () => {
    expect(told({}, {}, [entry({ kind: 'end-asked', seat: 1 })])).toEqual([['ada', 'asked', 120_000]])
    const agreed = [entry({ kind: 'end-answered', seat: 1, agrees: true }), entry({ kind: 'closed', seat: 0, agreed: true })] // prettier-ignore
    expect(told({ status: 'playing' }, { status: 'closed' }, agreed)).toEqual([['ada', 'ended', 120_000]])
  })
  test('is no question any more once it is granted', () => {
    expect(told({}, {}, [asked, entry({ kind: 'taken-back', seat: 0, to: 3 })])).toEqual([])
  })
})
