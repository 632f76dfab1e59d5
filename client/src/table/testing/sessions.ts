import type { LogEntry, Push, TableReading } from '@fathom/protocol'
import type { Answer, Problem } from '../../api/http.ts'
import { reduce } from '../session/reduce.ts'
import { firstState, type Effect, type SessionEvent, type SessionState } from '../session/state.ts'

export const skip = (n: number): LogEntry => ({ n, at: 0, kind: 'skip' })

/** A reading with what a session looks at; `more` overrides. */
export function reading(version: number, more: object = {}): TableReading {
  const draft = { actions: [], held: null, canUndo: false, canEndTurn: false, ended: false }
  return { version, legal: ['dig'], seats: [], rematch: null, draft, ...more } as unknown as TableReading
}

export const update = (table: TableReading, entries: readonly LogEntry[] = []): SessionEvent => ({
  type: 'pushed',
  push: { type: 'update', table, entries: [...entries] },
})

export const change = (from: number, version: number, patch: object = {}): SessionEvent => ({
  type: 'pushed',
  push: { type: 'change', from, entries: [skip(version)], patch: { version, ...patch } } as Push,
})

export const given = <T>(value: T): Answer<T> => ({ ok: true, value })

export function refused(code: string, kind: Problem['kind'] = 'refused'): { ok: false; problem: Problem } {
  return { ok: false, problem: { kind, status: 409, code, message: code, params: {} } }
}

/** A session that is told events one after the other, and what was to be done for the last of them. */
export function told(events: readonly SessionEvent[], start: SessionState = firstState) {
  let state = start
  let effects: readonly Effect[] = []
  for (const event of events) [state, effects] = reduce(state, event)
  return { state, effects }
}

/** The events that bring a session to follow a table of version 5, entries 1 to 5 known. */
export const toFollowing: readonly SessionEvent[] = [
  { type: 'load' },
  { type: 'asked', table: given(reading(5)), log: given({ entries: [skip(5)] }) },
  { type: 'opened' },
  update(reading(5)),
]

/** A session that follows a table; `more` overrides what the table says. */
export function following(more: object = {}): SessionState {
  return told([...toFollowing, update(reading(5, more))]).state
}
