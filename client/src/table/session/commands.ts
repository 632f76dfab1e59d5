import type { Answer, Problem } from '../../api/http.ts'
import { catchUp, onReopen } from './line.ts'
import { andThen, isOpen, versionOf, type SessionState, type Step, type Wish } from './state.ts'

/**
 * One change at a time. An act, an Undo or an End turn waits for the one before, as the push may have shown the table before the answer
 * came, and a quick hand is not to be ignored. Anything else is a second click on the same thing: not a second wish, and dropped.
 */
export function onWish(state: SessionState, id: number, wish: Wish): Step {
  // The line was opened by whoever I was before I sat down; it would go on telling what a stranger may see.
  if (wish.kind === 'join') return andThen(onReopen(state), (now) => take(now, id, wish))
  return take(state, id, wish)
}

/** What a quick hand may wish before the wish before is done. */
const DRAFTING: ReadonlySet<Wish['kind']> = new Set(['act', 'undo', 'undoAll', 'redo', 'endTurn'])

function take(state: SessionState, id: number, wish: Wish): Step {
  const { name } = state.command
  if (name === 'idle') return begin(state, id, wish)
  const waits = name === 'asking' || DRAFTING.has(wish.kind)
  return waits
    ? [{ ...state, queue: [...state.queue, { id, wish }] }, []]
    : [state, [{ do: 'settle', id, done: false }]]
}

/** Sends a wish if the table as it is shown now lets it be done: a double click finds nothing left to do. */
function begin(state: SessionState, id: number, wish: Wish): Step {
  if (!isPossible(state, wish)) return [state, [{ do: 'settle', id, done: false }]]
  return [{ ...state, command: { name: 'sending', id } }, [{ do: 'send', id, wish, version: versionOf(state) }]]
}

function isPossible({ table }: SessionState, wish: Wish): boolean {
  switch (wish.kind) {
    case 'act':
      return table?.legal.includes(wish.actions[0] ?? '') === true
    case 'redo':
      return table?.draft.canRedo === true
    case 'undo':
    case 'undoAll':
      return table?.draft.canUndo === true
    case 'endTurn':
      return table?.draft.canEndTurn === true
    case 'leave':
    case 'close':
    case 'rematch':
    case 'seatBot':
    case 'vote':
    case 'takeBack':
    case 'answerTakeBack':
    case 'pause':
    case 'answerPause':
    case 'askEnd':
    case 'answerEnd':
    case 'join':
      return true
  }
}

/** What the server did is done when the page shows it; what goes wrong is told, and the table told anew. */
export function onAnswered(state: SessionState, id: number, answer: Answer<{ readonly version: number | null }>): Step {
  if (state.command.name !== 'sending' || state.command.id !== id) return [state, []]
  if (!answer.ok) return andThen([state, [tellOf(answer.problem)]], (now) => recover(now, id, answer.problem))
  const version = answer.value.version ?? versionOf(state) + (state.table?.rematch ? 0 : 1)
  const showing: SessionState = { ...state, command: { name: 'showing', id, version } }
  if (versionOf(state) >= version) return [showing, []]
  const isLost = state.line.name === 'lost' || state.line.name === 'returning'
  return isLost ? catchUp(showing) : [showing, [{ do: 'watch', id }]]
}

function tellOf(problem: Problem) {
  if (problem.kind === 'offline') return { do: 'tell', notice: { kind: 'not-sent' } } as const
  if (problem.code === 'old-version') return { do: 'tell', notice: { kind: 'stale' } } as const
  return { do: 'tell', notice: { kind: 'problem', problem } } as const
}

function recover(state: SessionState, id: number, { kind }: Problem): Step {
  if (kind === 'offline') return end(state, id, false)
  if (isOpen(state)) return andThen(catchUp(state), (now) => end(now, id, false))
  return catchUp({ ...state, command: { name: 'asking', id } })
}

/** After what was asked for has come: what waited for it goes on. */
export function afterAsked(state: SessionState): Step {
  const { command } = state
  if (command.name === 'asking') return end(state, command.id, false)
  const isLate = command.name === 'showing' && versionOf(state) < command.version
  return [state, isLate ? [{ do: 'watch', id: command.id }] : []]
}

/** A line that does not tell of a change in time is opened anew; nobody waits for it any longer. */
export function onOverdue(state: SessionState, id: number): Step {
  if (state.command.name !== 'showing' || state.command.id !== id) return [state, []]
  return andThen(catchUp(state), (now) => end(now, id, true))
}

/** The command is over if the page shows what it did. */
export function whenShown(state: SessionState): Step {
  const { command } = state
  return command.name === 'showing' && versionOf(state) >= command.version ? end(state, command.id, true) : [state, []]
}

/** Ends the command and tries the wishes that wait, until one is sent. */
function end(state: SessionState, id: number, done: boolean): Step {
  let step: Step = [{ ...state, command: { name: 'idle' } }, [{ do: 'settle', id, done }]]
  for (const { id: nextId, wish } of state.queue) {
    if (step[0].command.name !== 'idle') break
    step = andThen(step, (now) => begin({ ...now, queue: now.queue.slice(1) }, nextId, wish))
  }
  return step
}

/** Nobody is left waiting when the page is closed. */
export function close(state: SessionState): Step {
  const { command } = state
  const open = [...(command.name === 'idle' ? [] : [command.id]), ...state.queue.map(({ id }) => id)]
  const closed: SessionState = { ...state, line: { name: 'closed' }, command: { name: 'idle' }, queue: [] }
  return [closed, [{ do: 'close' }, ...open.map((id) => ({ do: 'settle', id, done: false }) as const)]]
}
