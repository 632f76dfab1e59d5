import { batch, createEffect, createSignal, on, onCleanup } from 'solid-js'
import { createStore, reconcile } from 'solid-js/store'
import type { LogEntry, Push, SeatReading, TableReading } from '@fathom/protocol'
import * as api from '../api/api.ts'
import type { Answer, Problem } from '../api/http.ts'
import { listenTo, type Connection } from '../api/socket.ts'
import { ensureGuest, newNonce } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { botPace, endsAtOnce, type Pace } from '../shell/preferences.ts'
import { text } from '../text/index.ts'

/** How long bots take for an action at least; null: as the server likes. */
const milliseconds: Readonly<Record<Pace, number | null>> = { swift: 0, steady: null, slow: 2000 }

interface Stored {
  table: TableReading | null
  log: LogEntry[]
}

/** One table as this page knows it: what the server said last, kept up to date, and everything one can ask of it. */
export function createSession(id: string) {
  const [stored, setStored] = createStore<Stored>({ table: null, log: [] })
  const [problem, setProblem] = createSignal<Problem | null>(null)
  const [connection, setConnection] = createSignal<Connection>('connecting')
  const [busy, setBusy] = createSignal(false)
  let stop: (() => void) | null = null
  let closed = false
  onCleanup(() => {
    closed = true
    stop?.()
  })

  const lastEntry = (): number => stored.log.at(-1)?.n ?? 0

  /** Takes what the server says of the table, unless something newer is known. */
  const takeTable = (table: TableReading): void => {
    if (stored.table !== null && table.version < stored.table.version) return
    // Reconciled, not replaced: what stayed the same keeps its place on the page, and the focus in it.
    setStored('table', reconcile(table))
  }
  const takeEntries = (entries: readonly LogEntry[]): void => {
    const news = entries.filter((entry) => entry.n > lastEntry())
    if (news.length > 0) setStored('log', (log) => [...log, ...news])
  }
  const takePresence = (seats: readonly SeatReading[]): void => {
    if (stored.table !== null) setStored('table', 'seats', reconcile([...seats]))
  }

  const onPush = (push: Push): void => {
    batch(() => {
      if (push.type === 'update') {
        takeEntries(push.entries)
        takeTable(push.table)
      } else if (push.type === 'presence') takePresence(push.seats)
      else if (push.type === 'error') notify(push.error.message, 'problem')
    })
  }

  const catchUp = async (): Promise<void> => {
    const [table, log] = await Promise.all([api.getTable(id), api.getLog(id, lastEntry())])
    batch(() => {
      if (log.ok) takeEntries(log.value.entries)
      if (table.ok) takeTable(table.value)
    })
  }

  const load = async (): Promise<void> => {
    setProblem(null)
    const [table, log] = await Promise.all([api.getTable(id), api.getLog(id, 0)])
    if (closed) return
    if (!table.ok) return void setProblem(table.problem)
    batch(() => {
      if (log.ok) takeEntries(log.value.entries)
      takeTable(table.value)
    })
    listen()
  }
  const listen = (): void => {
    stop?.()
    const pace = () => milliseconds[botPace()]
    stop = listenTo(id, { since: lastEntry, pace, onPush, onConnection: setConnection })
  }
  // Another pace is told by coming in anew; what happened meanwhile comes along.
  createEffect(on(botPace, () => stop !== null && listen(), { defer: true }))

  let running: Promise<boolean> = Promise.resolve(true)
  /**
   * One change at a time. What comes back is taken at once; what goes wrong is told, and the table read anew.
   * A second click on the same thing is not a second wish and is dropped.
   */
  const change = async (work: () => Promise<Answer<TableReading>>): Promise<boolean> => {
    if (busy()) return false
    setBusy(true)
    const done = attempt(work)
    running = done
    return done
  }
  /** For End turn and Undo: the push may have shown the table before the answer came, and a quick hand is not to be ignored. */
  const changeNext = async (
    can: 'canUndo' | 'canEndTurn',
    work: () => Promise<Answer<TableReading>>,
  ): Promise<boolean> => {
    await running
    return stored.table?.draft[can] === true && change(work)
  }
  const attempt = async (work: () => Promise<Answer<TableReading>>): Promise<boolean> => {
    const answer = await work()
    setBusy(false)
    if (answer.ok) {
      takeTable(answer.value)
      if (connection() !== 'open') void catchUp()
      return true
    }
    const { code, kind } = answer.problem
    if (kind === 'offline') notify(text().problem.notSent, 'problem')
    else notify(code === 'old-version' ? text().problem.stale : wordsOf(answer.problem), 'problem')
    if (kind !== 'offline') await catchUp()
    return false
  }
  const version = (): number => stored.table?.version ?? 0

  return {
    id,
    table: (): TableReading | null => stored.table,
    log: (): readonly LogEntry[] => stored.log,
    problem,
    connection,
    busy,
    load,
    catchUp,
    act: async (actions: readonly string[], andEnd = false) => {
      // The push may have shown the table before the last answer came: a quick hand waits for it, a double click finds nothing left to do.
      await running
      if (stored.table?.legal.includes(actions[0] ?? '') !== true) return false
      return change(() => api.act(id, { actions: [...actions], version: version(), endTurn: andEnd || endsAtOnce() }))
    },
    undo: () => changeNext('canUndo', () => api.undo(id, version())),
    endTurn: () => changeNext('canEndTurn', () => api.endTurn(id, version())),
    leave: () => change(() => api.leave(id)),
    rematch: () => change(() => api.rematch(id)),
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
