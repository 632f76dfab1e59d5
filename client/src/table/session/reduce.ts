import type { TableReading } from '@fathom/protocol'
import type { Answer } from '../../api/http.ts'
import { afterAsked, close, onAnswered, onOverdue, onWish, whenShown } from './commands.ts'
import { load, onAsked, onBroken, onOpened, onPushed, onReopen, onRetry } from './line.ts'
import { andThen, type SessionEvent, type SessionState, type Step } from './state.ts'

/** What an event makes of a session, and what is to be done outside for it, in this order. A closed session hears nothing. */
export function reduce(state: SessionState, event: SessionEvent): Step {
  return state.line.name === 'closed' ? [state, []] : andThen(react(state, event), whenShown)
}

function react(state: SessionState, event: SessionEvent): Step {
  switch (event.type) {
    case 'load':
      return load(state)
    case 'asked':
      return andThen(onAsked(state, event), afterAsked)
    case 'opened':
      return onOpened(state)
    case 'broken':
      return onBroken(state)
    case 'pushed':
      return onPushed(state, event.push)
    case 'retry':
      return onRetry(state)
    case 'reopen':
      return onReopen(state)
    case 'close':
      return close(state)
    case 'wish':
      return onWish(state, event.id, event.wish)
    case 'answered':
      return onAnswered(state, event.id, event.answer)
    case 'overdue':
      return onOverdue(state, event.id)
    case 'look':
      return onLook(state, event.id, event.n)
    case 'looked':
      return onLooked(state, event.id, event.n, event.answer)
  }
}

/** Asks for the position after entry `n`; what is shown stays until it comes. */
function onLook(state: SessionState, id: number, n: number | null): Step {
  if (n === null) return [{ ...state, past: { wanted: null, table: null } }, [{ do: 'settle', id, done: true }]]
  return [{ ...state, past: { ...state.past, wanted: n } }, [{ do: 'look', id, n }]]
}

/** Shows an older position, unless the reader wants another by now. */
function onLooked(state: SessionState, id: number, n: number, answer: Answer<TableReading>): Step {
  const { wanted, table } = state.past
  if (wanted !== n) return [state, [{ do: 'settle', id, done: false }]]
  if (answer.ok) return [{ ...state, past: { wanted, table: answer.value } }, [{ do: 'settle', id, done: true }]]
  return [
    { ...state, past: { wanted: table?.version ?? null, table } },
    [
      { do: 'tell', notice: { kind: 'problem', problem: answer.problem } },
      { do: 'settle', id, done: false },
    ],
  ]
}
