import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import { createStore, reconcile, unwrap } from 'solid-js/store'
import type { TableReading } from '@fathom/protocol'
import type { Problem } from '../api/http.ts'
import { ensureGuest, spokenToMe } from '../shell/me.ts'
import { isLocalId, isSandboxId } from '../local/ids.ts'
import { lookerAt } from '../local/looker.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { botPace, language, type Pace } from '../shell/preferences.ts'
import { text } from '../text/index.ts'
import { reduce } from './session/reduce.ts'
import {
  firstState,
  isOpen,
  type Effect,
  type Line,
  type Notice,
  type SessionEvent,
  type SessionState,
  type Wish,
} from './session/state.ts'
import { sourceOf } from './source.ts'
import { createTalkLine } from './talk/line.ts'
import { unshared } from './unshared.ts'

/** How long bots take for an action at least; null: as the server likes. */
const milliseconds: Readonly<Record<Pace, number | null>> = { swift: 0, steady: null, slow: 2000 }

/** How long a change may take to be told after the server has made it, in milliseconds. */
const patience = 3_000

type Connection = 'connecting' | 'open' | 'lost'

/** One table as this page knows it, and everything one can ask of it: `session/reduce.ts` decides, here it is done and shown. */
export function createSession(id: string) {
  const [state, dispatch] = createState((effect) => carryOut(effect))
  const source = sourceOf(id)
  const talk = createTalkLine()
  const line = source.line({
    pace: () => milliseconds[botPace()],
    onOpen: () => dispatch({ type: 'opened' }),
    onBreak: () => dispatch({ type: 'broken' }),
    onPush: (push) => talk.hear(push) || dispatch({ type: 'pushed', push }),
    onRetry: () => dispatch({ type: 'retry' }),
    known: (n) => state.log().findLast((entry) => entry.n === n),
  })
  const waiting = new Map<number, (done: boolean) => void>()
  let lastId = 0
  /** Through other eyes all that happened reads otherwise. */
  let seesAnew = false

  const ask = async (since: number): Promise<void> => {
    const [table, log] = await Promise.all([source.read(), source.log(since)])
    dispatch({ type: 'asked', table, log })
  }
  const carryOut = (effect: Effect): void => {
    switch (effect.do) {
      case 'ask':
        return void ask(effect.since)
      case 'open':
        line.open(seesAnew ? 0 : effect.since)
        return void (seesAnew = false)
      case 'wait':
        return line.wait(effect.pause)
      case 'close':
        return line.close()
      case 'send':
        return void source
          .send(effect.wish, effect.version)
          .then((answer) => dispatch({ type: 'answered', id: effect.id, answer }))
      case 'watch':
        return void setTimeout(() => dispatch({ type: 'overdue', id: effect.id }), patience)
      case 'look':
        return void source
          .read(effect.n)
          .then((answer) => dispatch({ type: 'looked', id: effect.id, n: effect.n, answer }))
      case 'settle':
        waiting.get(effect.id)?.(effect.done)
        return void waiting.delete(effect.id)
      case 'tell':
        // What was not sent is told where it was clicked.
        return notify(sentenceOf(effect.notice), 'problem', effect.notice.kind === 'not-sent')
    }
  }
  /** Resolves when what was wished is settled: true if it was done. */
  const asking = (event: (number: number) => SessionEvent): Promise<boolean> =>
    new Promise((resolve) => {
      waiting.set(++lastId, resolve)
      dispatch(event(lastId))
    })
  const wish = (what: Wish): Promise<boolean> => asking((number) => ({ type: 'wish', id: number, wish: what }))

  onCleanup(() => dispatch({ type: 'close' }))
  // Another pace is told by coming in anew; what happened meanwhile comes along.
  createEffect(on(botPace, () => dispatch({ type: 'reopen' }), { defer: true }))
  // A line speaks the language it was opened in: the prompt comes anew once the server knows of another; of a stranger the line itself tells it.
  const spoken = createMemo(() => (isLocalId(id) ? language() : spokenToMe()))
  const lookAt = (n: number | null): Promise<boolean> => asking((number) => ({ type: 'look', id: number, n }))
  const askAnew = (): void => {
    dispatch({ type: 'reopen' })
    const looked = state.past()
    if (looked !== null) void lookAt(looked.version)
  }
  createEffect(on(spoken, (now, before) => void (before === undefined || now === before || askAnew())))
  // In a sandbox one sits now here, now there; at any other table a chair is somebody's, and whoever takes it is shown a table of their own.
  const eyes = createMemo(() => (lookerAt(id)?.kind === 'eyes' || isSandboxId(id) ? lookerAt(id)?.seat : null))
  const seeAnew = (): void => {
    seesAnew = true
    askAnew()
  }
  createEffect(on(eyes, seeAnew, { defer: true }))

  return {
    id,
    /** Where the table is, for what is asked besides. */
    source,
    ...state,
    /** What the line tells of the talk. */
    talk,
    /** Another line for the one there is: who I am has changed. */
    reopen: () => dispatch({ type: 'reopen' }),
    load: () => dispatch({ type: 'load' }),
    /** Shows the table as it was after entry `n`; null comes back to the present. */
    lookAt,
    act: (actions: readonly string[], andEnd = false) => wish({ kind: 'act', actions, andEnd }),
    undo: () => wish({ kind: 'undo' }),
    /** Back to the start of my turn, as far as nothing of it is final. */
    undoAll: () => wish({ kind: 'undoAll' }),
    redo: () => wish({ kind: 'redo' }),
    endTurn: () => wish({ kind: 'endTurn' }),
    leave: () => wish({ kind: 'leave' }),
    /** Ends the table for good. */
    close: () => wish({ kind: 'close' }),
    seatBot: (seat: number) => wish({ kind: 'seatBot', seat }),
    vote: (seat: number) => wish({ kind: 'vote', seat }),
    answerTakeBack: (agrees: boolean) => wish({ kind: 'answerTakeBack', agrees }),
    /** Asks everybody to wait for me. */
    pause: () => wish({ kind: 'pause' }),
    answerPause: (agrees: boolean) => wish({ kind: 'answerPause', agrees }),
    /** Asks everybody to end the game where it stands. */
    askEnd: () => wish({ kind: 'askEnd' }),
    answerEnd: (agrees: boolean) => wish({ kind: 'answerEnd', agrees }),
    rematch: () => wish({ kind: 'rematch' }),
    /** Sits down, or takes the own chair back; a newcomer becomes a guest first. */
    join: async (seat?: number): Promise<boolean> => {
      const guest = await ensureGuest()
      if (guest.ok) return wish({ kind: 'join', seat: seat ?? null })
      notify(wordsOf(guest.problem), 'problem')
      return false
    },
  }
}

export type Session = ReturnType<typeof createSession>

/** The session's state as the page reads it, and the one way to change it. */
function createState(carryOut: (effect: Effect) => void) {
  let state = firstState
  const [stored, setStored] = createStore<{ table: TableReading | null }>({ table: null })
  const [rest, setRest] = createSignal(state)
  const dispatch = (event: SessionEvent): void => {
    const [next, effects] = reduce(state, event)
    const isSameTable = next.table === state.table
    state = next
    batch(() => {
      // Reconciled, not replaced: what stayed the same keeps its place on the page, and the focus in it.
      const merge = event.type === 'pushed' && event.push.type === 'presence'
      if (!isSameTable) setStored('table', reconcile(unshared(unwrap(stored).table, next.table), { merge }))
      // The store has written into what it held: the next patch is laid on that, so that the rest stays the very same.
      state = { ...next, table: unwrap(stored).table }
      setRest(state)
    })
    for (const effect of effects) carryOut(effect)
  }
  return [read(rest, () => stored.table), dispatch] as const
}

function read(state: () => SessionState, table: () => TableReading | null) {
  return {
    table,
    log: createMemo(() => state().log),
    /** What was told last, whole; the log has of it what may be looked up. */
    news: createMemo(() => state().news),
    /** Why there is no table to show. */
    problem: createMemo(() => problemOf(state().line)),
    connection: createMemo(() => connectionOf(state())),
    busy: createMemo(() => state().command.name === 'sending' || state().command.name === 'showing'),
    /** The older position that is looked at; null: the present. */
    past: createMemo(() => state().past.table),
  }
}

function problemOf(line: Line): Problem | null {
  return line.name === 'failed' ? line.problem : null
}

function connectionOf(state: SessionState): Connection {
  if (isOpen(state)) return 'open'
  return state.line.name === 'lost' || state.line.name === 'returning' ? 'lost' : 'connecting'
}

function sentenceOf(notice: Notice): string {
  switch (notice.kind) {
    case 'not-sent':
      return text().problem.notSent
    case 'stale':
      return text().problem.stale
    case 'problem':
      return wordsOf(notice.problem)
    case 'message':
      return notice.message
  }
}
