import { batch, createEffect, createSignal, on, onCleanup } from 'solid-js'
import { createStore, reconcile, unwrap } from 'solid-js/store'
import type { LogEntry, LogReading, Push, SeatReading, TableReading, VersionReading } from '@fathom/protocol'
import * as api from '../api/api.ts'
import type { Answer, Problem } from '../api/http.ts'
import { listenTo, type Connection } from '../api/socket.ts'
import { ensureGuest, newNonce } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { botPace, endsAtOnce, type Pace } from '../shell/preferences.ts'
import { text } from '../text/index.ts'
import { logAfter, readingAfter } from './told.ts'

/** How long bots take for an action at least; null: as the server likes. */
const milliseconds: Readonly<Record<Pace, number | null>> = { swift: 0, steady: null, slow: 2000 }

/** How long a change may take to be told after the server has made it, in milliseconds. */
const patience = 3_000

interface Stored {
  table: TableReading | null
}

/** One table as this page knows it: what the server said last, kept up to date, and everything one can ask of it. */
export function createSession(id: string) {
  const [stored, setStored] = createStore<Stored>({ table: null })
  const [log, setLog] = createSignal<readonly LogEntry[]>([])
  const [problem, setProblem] = createSignal<Problem | null>(null)
  const [connection, setConnection] = createSignal<Connection>('connecting')
  const [busy, setBusy] = createSignal(false)
  /** The last entry that is in the log, or told this reader nothing. */
  let known = 0
  /** The table is what the open line has told, and nothing else: patches fit it. Then nobody else is listened to. */
  let inStep = false
  let stop: (() => void) | null = null
  let closed = false
  const waiting = new Set<() => void>()
  onCleanup(() => {
    closed = true
    stop?.()
    for (const look of waiting) look()
  })
  const version = (): number => stored.table?.version ?? 0

  // Reconciled, not replaced: what stayed the same keeps its place on the page, and the focus in it.
  const setTable = (table: TableReading): void => setStored('table', reconcile(table))
  const takeEntries = (entries: readonly LogEntry[], upTo: number): void => {
    setLog((before) => logAfter(before, entries, known))
    known = Math.max(known, upTo)
  }
  /** Takes what was asked for while no line tells. */
  const takeAsked = (table: Answer<TableReading>, entries: Answer<LogReading>): void => {
    if (inStep) return
    batch(() => {
      if (entries.ok) takeEntries(entries.value.entries, entries.value.entries.at(-1)?.n ?? 0)
      if (table.ok && table.value.version >= version()) setTable(table.value)
    })
  }
  const takePresence = (seats: readonly SeatReading[]): void => {
    if (stored.table !== null) setStored('table', 'seats', reconcile([...seats], { merge: true }))
  }
  const takeChange = (push: Extract<Push, { type: 'change' }>): void => {
    const table = inStep && stored.table !== null ? readingAfter(unwrap(stored.table), push) : null
    if (table === null) return listen()
    takeEntries(push.entries, table.version)
    setTable(table)
  }

  const onPush = (push: Push): void => {
    batch(() => {
      if (push.type === 'update') {
        inStep = true
        takeEntries(push.entries, push.table.version)
        setTable(push.table)
      } else if (push.type === 'change') takeChange(push)
      else if (push.type === 'presence') takePresence(push.seats)
      else if (push.type === 'error') notify(push.error.message, 'problem')
    })
    for (const look of waiting) look()
  }

  /** Brings what happened: by another line, or by asking where there is none. */
  const catchUp = async (): Promise<void> => {
    if (connection() === 'open') listen()
    else takeAsked(...(await Promise.all([api.getTable(id), api.getLog(id, known)])))
  }

  const load = async (): Promise<void> => {
    setProblem(null)
    const [table, entries] = await Promise.all([api.getTable(id), api.getLog(id, 0)])
    if (closed) return
    if (!table.ok) return void setProblem(table.problem)
    takeAsked(table, entries)
    listen()
  }
  const listen = (): void => {
    stop?.()
    inStep = false
    const pace = () => milliseconds[botPace()]
    const onConnection = (now: Connection): void => {
      if (now !== 'open') inStep = false
      setConnection(now)
    }
    stop = listenTo(id, { since: () => known, pace, onPush, onConnection })
  }
  // Another pace is told by coming in anew; what happened meanwhile comes along.
  createEffect(on(botPace, () => stop !== null && listen(), { defer: true }))

  /** Resolves when the page shows entry `n`; a line that does not tell of it in time is opened anew. */
  const shows = (n: number): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        waiting.delete(look)
        clearTimeout(timer)
        resolve()
      }
      const look = (): void => void ((closed || version() >= n) && end())
      const timer = setTimeout(() => {
        end()
        void catchUp()
      }, patience)
      waiting.add(look)
      look()
    })

  let running: Promise<boolean> = Promise.resolve(true)
  /**
   * One change at a time, and done when it is shown; what goes wrong is told, and the table told anew.
   * A second click on the same thing is not a second wish and is dropped.
   */
  const change = async (work: () => Promise<Answer<VersionReading>>): Promise<boolean> => {
    if (busy()) return false
    setBusy(true)
    const done = attempt(work)
    running = done
    return done
  }
  /** For End turn and Undo: the push may have shown the table before the answer came, and a quick hand is not to be ignored. */
  const changeNext = async (
    can: 'canUndo' | 'canEndTurn',
    work: () => Promise<Answer<VersionReading>>,
  ): Promise<boolean> => {
    await running
    return stored.table?.draft[can] === true && change(work)
  }
  const attempt = async (work: () => Promise<Answer<VersionReading>>): Promise<boolean> => {
    const answer = await work()
    if (answer.ok) {
      if (connection() === 'lost') await catchUp()
      await shows(answer.value.version)
      setBusy(false)
      return true
    }
    setBusy(false)
    const { code, kind } = answer.problem
    if (kind === 'offline') notify(text().problem.notSent, 'problem')
    else notify(code === 'old-version' ? text().problem.stale : wordsOf(answer.problem), 'problem')
    if (kind !== 'offline') await catchUp()
    return false
  }
  /** A rematch answers with the other table; here it is one more entry, if nobody has asked for it before. */
  const rematch = async (): Promise<Answer<VersionReading>> => {
    const answer = await api.rematch(id)
    const isKnown = (stored.table?.rematch ?? null) !== null
    return answer.ok ? { ok: true, value: { version: version() + (isKnown ? 0 : 1) } } : answer
  }

  return {
    id,
    table: (): TableReading | null => stored.table,
    log,
    problem,
    connection,
    busy,
    load,
    act: async (actions: readonly string[], andEnd = false) => {
      // The push may have shown the table before the last answer came: a quick hand waits for it, a double click finds nothing left to do.
      await running
      if (stored.table?.legal.includes(actions[0] ?? '') !== true) return false
      return change(() => api.act(id, { actions: [...actions], version: version(), endTurn: andEnd || endsAtOnce() }))
    },
    undo: () => changeNext('canUndo', () => api.undo(id, version())),
    endTurn: () => changeNext('canEndTurn', () => api.endTurn(id, version())),
    leave: () => change(() => api.leave(id)),
    rematch: () => change(rematch),
    /** Sits down, or takes the own chair back; a newcomer becomes a guest first. */
    join: async (seat?: number): Promise<boolean> => {
      const guest = await ensureGuest()
      if (!guest.ok) {
        notify(wordsOf(guest.problem), 'problem')
        return false
      }
      // The line was opened by whoever I was then; a newcomer would go on being pushed what a stranger may see.
      listen()
      return change(() => api.join(id, { nonce: newNonce(), ...(seat === undefined ? {} : { seat }) }))
    },
  }
}

export type Session = ReturnType<typeof createSession>
