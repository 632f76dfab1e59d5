import type { ErrorBody, LogEntry, Push, TableReading } from '@fathom/protocol'
import { logAfter, newsIn, readingAfter } from '../told.ts'
import { isOpen, versionOf, type SessionEvent, type SessionState, type Step } from './state.ts'

/** Milliseconds before a lost line is tried again: at first, and at most. Each pause is longer than the one before. */
const firstPause = 400
const longestPause = 8_000
const growth = 1.8

/** Opens the line, or opens it anew: the server then tells all that came after what is known. */
function listen(state: SessionState): Step {
  return [{ ...state, line: { name: 'connecting' } }, [{ do: 'open', since: state.known }]]
}

/** Brings what happened: by another line, or by asking where there is none. */
export function catchUp(state: SessionState): Step {
  return isOpen(state) ? listen(state) : [state, [{ do: 'ask', since: state.known }]]
}

/** Begins with the table itself; a line that is there already does more than that. */
export function load(state: SessionState): Step {
  const { name } = state.line
  if (name !== 'unopened' && name !== 'failed') return [state, []]
  return [{ ...state, line: { name: 'loading' } }, [{ do: 'ask', since: 0 }]]
}

export function onOpened(state: SessionState): Step {
  const { name } = state.line
  return name === 'connecting' || name === 'returning' ? [{ ...state, line: { name: 'open' } }, []] : [state, []]
}

export function onBroken(state: SessionState): Step {
  const { line } = state
  if (!isOpen(state) && line.name !== 'connecting' && line.name !== 'returning') return [state, []]
  const pause = line.name === 'returning' ? line.pause : firstPause
  const next = Math.min(pause * growth, longestPause)
  return [{ ...state, line: { name: 'lost', pause: next } }, [{ do: 'wait', pause }]]
}

export function onRetry(state: SessionState): Step {
  if (state.line.name !== 'lost') return [state, []]
  return [{ ...state, line: { name: 'returning', pause: state.line.pause } }, [{ do: 'open', since: state.known }]]
}

/** Another line for one that is there; before, there is nothing to open anew. */
export function onReopen(state: SessionState): Step {
  const { name } = state.line
  return isOpen(state) || name === 'connecting' || name === 'lost' || name === 'returning' ? listen(state) : [state, []]
}

/** Refusals after which this reader is told nothing more, with their status; the last two are those of a table on this device. */
const SHOWS_OUT: Readonly<Record<string, number>> = { 'not-open-to-you': 403, 'no-such-table': 404, damaged: 404 }

/** The table is nobody's any more who reads this. */
function shownOut(state: SessionState, { code, message, params }: ErrorBody, status: number): Step {
  const problem = { kind: 'refused', status, code, message, params } as const
  return [{ ...state, line: { name: 'failed', problem } }, [{ do: 'close' }]]
}

export function onPushed(state: SessionState, push: Push): Step {
  if (!isOpen(state)) return [state, []]
  switch (push.type) {
    case 'update':
      return [{ ...taking(state, push.table, push.entries), line: { name: 'following' } }, []]
    case 'change': {
      const table = state.line.name === 'following' && state.table !== null ? readingAfter(state.table, push) : null
      return table === null ? listen(state) : [taking(state, table, push.entries), []]
    }
    case 'presence':
      return [state.table === null ? state : { ...state, table: { ...state.table, seats: push.seats } }, []]
    case 'error': {
      const status = SHOWS_OUT[push.error.code]
      if (status !== undefined) return shownOut(state, push.error, status)
      return [state, [{ do: 'tell', notice: { kind: 'message', message: push.error.message } }]]
    }
    case 'closing':
      // Where there are several servers another one answers; else it is tried again until this one is back.
      return listen(state)
    default:
      // A newer server may have more to tell than this page knows.
      return [state, []]
  }
}

/** What was asked for: the first time it decides whether there is a table; later it counts only while no line tells. */
export function onAsked(state: SessionState, { table, log }: Extract<SessionEvent, { type: 'asked' }>): Step {
  if (state.line.name === 'loading' && !table.ok)
    return [{ ...state, line: { name: 'failed', problem: table.problem } }, []]
  let next = state
  if (state.line.name !== 'following') {
    if (log.ok) next = withEntries(next, log.value.entries, log.value.entries.at(-1)?.n ?? 0)
    if (table.ok && table.value.version >= versionOf(next)) next = { ...next, table: table.value }
  }
  return state.line.name === 'loading' ? listen(next) : [next, []]
}

function taking(state: SessionState, table: TableReading, entries: readonly LogEntry[]): SessionState {
  return { ...withEntries(state, entries, table.version), table }
}

function withEntries(state: SessionState, entries: readonly LogEntry[], upTo: number): SessionState {
  const news = newsIn(entries, state.known)
  return {
    ...state,
    log: logAfter(state.log, entries, state.known),
    news: news.length > 0 ? news : state.news,
    known: Math.max(state.known, upTo),
  }
}
