import { describe, expect, test } from 'vitest'
import { change, following, given, reading, refused, skip, told, toFollowing, update } from '../testing/sessions.ts'

const broken = { type: 'broken' } as const
const retry = { type: 'retry' } as const

describe('coming in', () => {
  test('the table is asked for, then the line is opened from the last entry that is known', () => {
    expect(told(toFollowing.slice(0, 1))).toMatchObject({
      state: { line: { name: 'loading' }, table: null },
      effects: [{ do: 'ask', since: 0 }],
    })
    expect(told(toFollowing.slice(0, 2))).toMatchObject({
      state: { line: { name: 'connecting' }, table: { version: 5 }, log: [skip(5)], known: 5 },
      effects: [{ do: 'open', since: 5 }],
    })
    expect(told(toFollowing.slice(0, 3)).state.line).toEqual({ name: 'open' })
    expect(told(toFollowing).state.line).toEqual({ name: 'following' })
  })

  test('a table that is not there is no table, until it is asked for again', () => {
    const log = given({ entries: [] })
    const failed = told([{ type: 'load' }, { type: 'asked', table: refused('no-table'), log }])
    expect(failed.state.line).toMatchObject({ name: 'failed', problem: { code: 'no-table' } })
    expect(failed.effects).toEqual([])
    expect(told([{ type: 'load' }], failed.state)).toMatchObject({
      state: { line: { name: 'loading' } },
      effects: [{ do: 'ask', since: 0 }],
    })
  })

  test('loading again does nothing to a line that is there', () => {
    const state = following()
    expect(told([{ type: 'load' }], state)).toEqual({ state, effects: [] })
  })
})

describe('a lost line', () => {
  test('is tried again after 400 ms, then 720, never more than 8,000', () => {
    const lost = told([broken], following())
    expect(lost).toMatchObject({ state: { line: { name: 'lost' } }, effects: [{ do: 'wait', pause: 400 }] })
    expect(told([retry, broken], lost.state).effects).toEqual([{ do: 'wait', pause: 720 }])
    const often = Array.from({ length: 20 }, () => [retry, broken]).flat()
    expect(told(often, lost.state).effects).toEqual([{ do: 'wait', pause: 8_000 }])
  })

  test('comes back from the last entry that is known, with a first pause for the next time', () => {
    const state = told([change(5, 7), broken, retry, broken], following()).state
    const back = told([retry], state)
    expect(back).toMatchObject({ state: { line: { name: 'returning' } }, effects: [{ do: 'open', since: 7 }] })
    expect(told([{ type: 'opened' }], back.state).state.line).toEqual({ name: 'open' })
    expect(told([{ type: 'opened' }, broken], back.state).effects).toEqual([{ do: 'wait', pause: 400 }])
  })

  test('a try that comes too late is none', () => {
    const state = following()
    expect(told([retry], state)).toEqual({ state, effects: [] })
    const returning = told([broken, retry], state).state
    expect(told([retry], returning)).toEqual({ state: returning, effects: [] })
  })

  test('a line that never opened is lost, too', () => {
    expect(told([...toFollowing.slice(0, 2), broken]).state.line.name).toBe('lost')
  })

  test('what it told is not patched any more: the whole reading is awaited', () => {
    const back = told([broken, retry, { type: 'opened' }], following()).state
    expect(told([change(5, 6)], back)).toMatchObject({
      state: { line: { name: 'connecting' }, table: { version: 5 } },
      effects: [{ do: 'open', since: 5 }],
    })
    expect(told([update(reading(6), [skip(6)])], back).state).toMatchObject({
      line: { name: 'following' },
      table: { version: 6 },
      log: [skip(5), skip(6)],
    })
  })
})

describe('pushes', () => {
  test('a patch that fits is laid on the reading; what it does not touch is the very same', () => {
    const before = following({ view: { cards: [1] } })
    const { state, effects } = told([change(5, 6, { prompt: 'Dig!' })], before)
    expect(state).toMatchObject({ table: { version: 6, prompt: 'Dig!' }, log: [skip(5), skip(6)], known: 6 })
    expect(state.table?.view).toBe(before.table?.view)
    expect(effects).toEqual([])
  })

  test('a patch that does not fit opens the line anew, for a whole reading', () => {
    const { state, effects } = told([change(4, 6)], following())
    expect(state).toMatchObject({ line: { name: 'connecting' }, table: { version: 5 }, known: 5 })
    expect(effects).toEqual([{ do: 'open', since: 5 }])
  })

  test('what was told last is news, until something else is told', () => {
    const { state } = told([change(5, 6)], following())
    expect(state.news).toEqual([skip(6)])
    expect(told([update(reading(6), [skip(6)])], state).state.news).toBe(state.news)
  })

  test('who is present changes the seats and nothing else', () => {
    const before = following()
    const seats = [{ seat: 0, present: true }] as never
    const { state } = told([{ type: 'pushed', push: { type: 'presence', seats } }], before)
    expect(state).toEqual({ ...before, table: { ...before.table, seats } })
  })

  test('an error is told; where a server stops, another one is asked at once, without a word', () => {
    const before = following()
    const error = { code: 'busy', message: 'Too much.', params: {} }
    expect(told([{ type: 'pushed', push: { type: 'error', error } }], before)).toEqual({
      state: before,
      effects: [{ do: 'tell', notice: { kind: 'message', message: 'Too much.' } }],
    })
    const elsewhere = told([{ type: 'pushed', push: { type: 'closing' } }], before)
    expect(elsewhere).toEqual({
      state: { ...before, line: { name: 'connecting' } },
      effects: [{ do: 'open', since: before.known }],
    })
    expect(told([broken], elsewhere.state).effects).toEqual([{ do: 'wait', pause: 400 }])
  })

  test('who is shown out has no table any more, and no line', () => {
    const error = { code: 'not-open-to-you', message: 'Not to you.', params: {} }
    const { state, effects } = told([{ type: 'pushed', push: { type: 'error', error } }], following())
    expect(state.line).toEqual({ name: 'failed', problem: { kind: 'refused', status: 403, ...error } })
    expect(effects).toEqual([{ do: 'close' }])
    expect(told([broken], state)).toEqual({ state, effects: [] })
  })

  test.each(['no-such-table', 'damaged'])(
    'a table of this device that is not there any more is shown no longer: %s',
    (code) => {
      const error = { code, message: '', params: {} }
      const { state, effects } = told([{ type: 'pushed', push: { type: 'error', error } }], following())
      expect(state.line).toEqual({ name: 'failed', problem: { kind: 'refused', status: 404, ...error } })
      expect(effects).toEqual([{ do: 'close' }])
    },
  )

  test('a line that is not open tells nothing', () => {
    const lost = told([broken], following()).state
    expect(told([update(reading(9))], lost)).toEqual({ state: lost, effects: [] })
  })
})

describe('what was asked for', () => {
  const asked = { type: 'asked', table: given(reading(8)), log: given({ entries: [skip(8)] }) } as const

  test('counts while no line tells', () => {
    expect(told([broken, asked], following()).state).toMatchObject({ table: { version: 8 }, log: [skip(5), skip(8)] })
  })

  test('does not count beside a line that tells, nor where it is older', () => {
    const state = following()
    expect(told([asked], state)).toEqual({ state, effects: [] })
    const lost = told([change(5, 9), broken], state).state
    expect(told([asked], lost).state.table?.version).toBe(9)
  })
})

describe('opening anew and closing', () => {
  test('another pace is told by a line of its own; where there is none, there is nothing to open', () => {
    expect(told([{ type: 'reopen' }], following()).effects).toEqual([{ do: 'open', since: 5 }])
    expect(told([broken, { type: 'reopen' }], following()).effects).toEqual([{ do: 'open', since: 5 }])
    expect(told([{ type: 'reopen' }]).effects).toEqual([])
  })

  test('a closed session hears nothing', () => {
    const closed = told([{ type: 'close' }], following())
    expect(closed).toMatchObject({ state: { line: { name: 'closed' } }, effects: [{ do: 'close' }] })
    expect(told([retry, { type: 'load' }, update(reading(9))], closed.state)).toEqual({
      state: closed.state,
      effects: [],
    })
  })
})
