import { describe, expect, test } from 'vitest'
import { change, following, given, reading, refused, skip, told, update } from '../testing/sessions.ts'
import type { SessionEvent, Wish } from './state.ts'

const dig: Wish = { kind: 'act', actions: ['dig'], andEnd: false }
const wish = (id: number, what: Wish = dig): SessionEvent => ({ type: 'wish', id, wish: what })
const answered = (id: number, version: number | null): SessionEvent => ({
  type: 'answered',
  id,
  answer: given({ version }),
})
const denied = (id: number, ...problem: Parameters<typeof refused>): SessionEvent => ({
  type: 'answered',
  id,
  answer: refused(...problem),
})
const settle = (id: number, done: boolean) => ({ do: 'settle', id, done })
const broken = { type: 'broken' } as const
const asked = (version: number): SessionEvent => ({
  type: 'asked',
  table: given(reading(version)),
  log: given({ entries: [skip(version)] }),
})

describe('a command', () => {
  test('is sent with the version that the person sees', () => {
    const { state, effects } = told([wish(1)], following())
    expect(state.command).toEqual({ name: 'sending', id: 1 })
    expect(effects).toEqual([{ do: 'send', id: 1, wish: dig, version: 5 }])
  })

  test('is done when the page shows what it did', () => {
    const acknowledged = told([wish(1), answered(1, 7)], following())
    expect(acknowledged.state.command).toEqual({ name: 'showing', id: 1, version: 7 })
    expect(acknowledged.effects).toEqual([{ do: 'watch', id: 1 }])
    expect(told([change(5, 6)], acknowledged.state).effects).toEqual([])
    const shown = told([change(5, 7)], acknowledged.state)
    expect(shown.state.command).toEqual({ name: 'idle' })
    expect(shown.effects).toEqual([settle(1, true)])
  })

  test('is done at once if the push came before the answer', () => {
    expect(told([wish(1), change(5, 7), answered(1, 7)], following())).toMatchObject({
      state: { command: { name: 'idle' } },
      effects: [settle(1, true)],
    })
  })

  test('that is not shown in time: the line is opened anew, and nobody waits any longer', () => {
    const { state, effects } = told([wish(1), answered(1, 7), { type: 'overdue', id: 1 }], following())
    expect(effects).toEqual([{ do: 'open', since: 5 }, settle(1, true)])
    expect(told([{ type: 'overdue', id: 1 }], state)).toEqual({ state, effects: [] })
  })

  test('that the server did while the line was lost: how the table stands is asked', () => {
    const acknowledged = told([wish(1), broken, answered(1, 7)], following())
    expect(acknowledged.effects).toEqual([{ do: 'ask', since: 5 }])
    expect(told([asked(7)], acknowledged.state).effects).toEqual([settle(1, true)])
    expect(told([asked(6)], acknowledged.state).effects).toEqual([{ do: 'watch', id: 1 }])
  })

  test('that is not possible as the table stands is not sent', () => {
    for (const what of [{ kind: 'undo' }, { kind: 'endTurn' }, { ...dig, actions: ['fly'] }, { ...dig, actions: [] }]) {
      expect(told([wish(1, what as Wish)], following()).effects).toEqual([settle(1, false)])
    }
    const draft = { actions: ['dig'], held: null, canUndo: true, canEndTurn: true, ended: false }
    for (const kind of ['undo', 'endTurn'] as const) {
      expect(told([wish(1, { kind })], following({ draft })).effects).toMatchObject([{ do: 'send', version: 5 }])
    }
  })

  test('an answer to another command is not taken for one to this', () => {
    const sending = told([wish(2)], following()).state
    expect(told([answered(1, 9)], sending)).toEqual({ state: sending, effects: [] })
  })

  test('a rematch is one more entry here, if nobody has asked for it before', () => {
    const asks = [wish(1, { kind: 'rematch' }), answered(1, null)]
    expect(told(asks, following()).state.command).toEqual({ name: 'showing', id: 1, version: 6 })
    expect(told(asks, following({ rematch: 'abc' })).effects).toEqual([settle(1, true)])
  })

  test('who sits down is told by a line of their own', () => {
    const { state, effects } = told([wish(1, { kind: 'join', seat: 2 })], following())
    expect(state.line.name).toBe('connecting')
    expect(effects).toMatchObject([{ do: 'open', since: 5 }, { do: 'send' }])
  })
})

describe('a refused command', () => {
  test('is told, and the table told anew on another line', () => {
    const { state, effects } = told([wish(1), denied(1, 'not-your-turn')], following())
    expect(state).toMatchObject({ line: { name: 'connecting' }, command: { name: 'idle' } })
    expect(effects).toMatchObject([
      { do: 'tell', notice: { kind: 'problem', problem: { code: 'not-your-turn' } } },
      { do: 'open', since: 5 },
      settle(1, false),
    ])
  })

  test('with an old version: the table has changed meanwhile', () => {
    const { effects } = told([wish(1), denied(1, 'old-version')], following())
    expect(effects[0]).toEqual({ do: 'tell', notice: { kind: 'stale' } })
  })

  test('while no line is open: is over when what was asked for has come', () => {
    const refusedThere = told([wish(1), broken, denied(1, 'not-your-turn')], following())
    expect(refusedThere.state.command).toEqual({ name: 'asking', id: 1 })
    expect(refusedThere.effects).toMatchObject([{ do: 'tell' }, { do: 'ask', since: 5 }])
    expect(told([asked(6)], refusedThere.state)).toMatchObject({
      state: { command: { name: 'idle' }, table: { version: 6 } },
      effects: [settle(1, false)],
    })
  })

  test('offline: is told and over; the line says the rest when it is back', () => {
    const { state, effects } = told([wish(1), denied(1, 'offline', 'offline')], following())
    expect(state).toMatchObject({ line: { name: 'following' }, command: { name: 'idle' } })
    expect(effects).toEqual([{ do: 'tell', notice: { kind: 'not-sent' } }, settle(1, false)])
  })
})

describe('a quick hand', () => {
  test('the next act waits for the one before, and is judged by the table as it is then', () => {
    const twice = told([wish(1), wish(2)], following())
    expect(twice.effects).toEqual([])
    const still = told([answered(1, 6), change(5, 6)], twice.state)
    expect(still.effects).toEqual([settle(1, true), { do: 'send', id: 2, wish: dig, version: 6 }])
    const gone = told([answered(1, 6), change(5, 6, { legal: [] })], twice.state)
    expect(gone.effects).toEqual([settle(1, true), settle(2, false)])
  })

  test('of several that wait, the first that is possible is sent, and the others wait on', () => {
    const { state } = told([wish(1), wish(2, { kind: 'undo' }), wish(3), wish(4)], following())
    const next = told([change(5, 6), answered(1, 6)], state)
    expect(next.effects).toMatchObject([settle(1, true), settle(2, false), { do: 'send', id: 3 }])
    expect(next.state.queue.map(({ id }) => id)).toEqual([4])
  })

  test('a second click on Leave is no second wish', () => {
    expect(told([wish(1), wish(2, { kind: 'leave' })], following()).effects).toEqual([settle(2, false)])
  })

  test('a closed page keeps nobody waiting', () => {
    expect(told([wish(1), wish(2), { type: 'close' }], following()).effects).toEqual([
      { do: 'close' },
      settle(1, false),
      settle(2, false),
    ])
  })
})

describe('looking back', () => {
  const look = (id: number, n: number | null): SessionEvent => ({ type: 'look', id, n })
  const looked = (id: number, n: number): SessionEvent => ({ type: 'looked', id, n, answer: given(reading(n)) })

  test('an older position is asked for; what is shown stays until it comes', () => {
    const asking = told([look(1, 3)], following())
    expect(asking).toMatchObject({
      state: { past: { wanted: 3, table: null } },
      effects: [{ do: 'look', id: 1, n: 3 }],
    })
    expect(told([looked(1, 3)], asking.state)).toMatchObject({
      state: { past: { wanted: 3, table: { version: 3 } }, table: { version: 5 } },
      effects: [settle(1, true)],
    })
  })

  test('the present comes back at once, and a late answer does not take it away', () => {
    const back = told([look(1, 3), look(2, null)], following())
    expect(back.effects).toEqual([settle(2, true)])
    expect(told([looked(1, 3)], back.state)).toMatchObject({
      state: { past: { wanted: null, table: null } },
      effects: [settle(1, false)],
    })
  })

  test('of two that were asked for, the one asked for last is shown, whichever comes first', () => {
    const both = told([look(1, 3), look(2, 4), looked(2, 4), looked(1, 3)], following())
    expect(both.state.past.table?.version).toBe(4)
  })

  test('one that is refused is told; what was shown is shown on', () => {
    const shown = told([look(1, 3), looked(1, 3), look(2, 4)], following()).state
    const { state, effects } = told([{ type: 'looked', id: 2, n: 4, answer: refused('no-entry') }], shown)
    expect(state.past).toMatchObject({ wanted: 3, table: { version: 3 } })
    expect(effects).toMatchObject([{ do: 'tell', notice: { kind: 'problem' } }, settle(2, false)])
  })

  test('play goes on meanwhile', () => {
    const { state } = told([look(1, 3), looked(1, 3), update(reading(6))], following())
    expect(state).toMatchObject({ table: { version: 6 }, past: { table: { version: 3 } } })
  })
})
