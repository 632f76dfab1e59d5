import type { LogEntry, LogReading, Push, TableReading } from '@fathom/protocol'
import type { Answer, Problem } from '../../api/http.ts'

/** How this page stands with the server about its table. */
export type Line =
  | { readonly name: 'unopened' }
  /** The table is asked for; no line before it is known that there is one. */
  | { readonly name: 'loading' }
  | { readonly name: 'failed'; readonly problem: Problem }
  | { readonly name: 'connecting' }
  /** The line is open, and the server has not yet told the whole reading: patches fit nothing. */
  | { readonly name: 'open' }
  /** The table is what this line has told, and nothing else: patches fit it, and nobody else is listened to. */
  | { readonly name: 'following' }
  /** The line broke; the next try comes after a pause. `pause`: the one after that, in milliseconds. */
  | { readonly name: 'lost'; readonly pause: number }
  /** A lost line is tried again. */
  | { readonly name: 'returning'; readonly pause: number }
  | { readonly name: 'closed' }

/** What a person wishes to do with the table. */
export type Wish =
  | { readonly kind: 'act'; readonly actions: readonly string[]; readonly andEnd: boolean }
  | { readonly kind: 'undo' | 'undoAll' | 'redo' | 'endTurn' | 'leave' | 'close' | 'rematch' | 'pause' | 'askEnd' }
  | { readonly kind: 'seatBot'; readonly seat: number }
  | { readonly kind: 'vote'; readonly seat: number }
  | { readonly kind: 'takeBack'; readonly reason: string }
  | { readonly kind: 'answerTakeBack' | 'answerPause' | 'answerEnd'; readonly agrees: boolean }
  | { readonly kind: 'join'; readonly seat: number | null }

/** The change that is under way: one at a time. */
type Command =
  | { readonly name: 'idle' }
  | { readonly name: 'sending'; readonly id: number }
  /** The server did it, as entry `version`; it is done when the page shows that. */
  | { readonly name: 'showing'; readonly id: number; readonly version: number }
  /** The server refused it while no line told anything: how the table stands is asked first. */
  | { readonly name: 'asking'; readonly id: number }

/** One table as this page knows it. */
export interface SessionState {
  readonly line: Line
  /** What the server said last. */
  readonly table: TableReading | null
  readonly log: readonly LogEntry[]
  /** What was told last, whole; the log has of it what may be looked up. */
  readonly news: readonly LogEntry[]
  /** The last entry that is in the log, or told this reader nothing. */
  readonly known: number
  readonly command: Command
  /** Wishes of a quick hand, tried one after the other when the command is over. */
  readonly queue: readonly { readonly id: number; readonly wish: Wish }[]
  /** The older position that is looked at; `wanted`: the entry that was asked for last. Null: the present. */
  readonly past: { readonly wanted: number | null; readonly table: TableReading | null }
}

export type SessionEvent =
  | { readonly type: 'load' }
  | { readonly type: 'asked'; readonly table: Answer<TableReading>; readonly log: Answer<LogReading> }
  | { readonly type: 'opened' | 'broken' }
  | { readonly type: 'pushed'; readonly push: Push }
  /** The pause is over, or the browser says that trying is worth it. */
  | { readonly type: 'retry' }
  /** The line is to be opened anew, as what it was opened with has changed. */
  | { readonly type: 'reopen' }
  | { readonly type: 'close' }
  | { readonly type: 'wish'; readonly id: number; readonly wish: Wish }
  /** `version`: the entry that the command became; null: one more than there are, if it was one at all. */
  | { readonly type: 'answered'; readonly id: number; readonly answer: Answer<{ readonly version: number | null }> }
  /** What the server has done is not shown in time. */
  | { readonly type: 'overdue'; readonly id: number }
  | { readonly type: 'look'; readonly id: number; readonly n: number | null }
  | { readonly type: 'looked'; readonly id: number; readonly n: number; readonly answer: Answer<TableReading> }

/** What a person is told besides the table. */
export type Notice =
  | { readonly kind: 'not-sent' | 'stale' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'message'; readonly message: string }

/** What is to be done outside: requests, the line, clocks, words. */
export type Effect =
  | { readonly do: 'ask'; readonly since: number }
  /** Opens the line in place of another; the server sends what came after `since`. */
  | { readonly do: 'open'; readonly since: number }
  /** A `retry` after about so many milliseconds. */
  | { readonly do: 'wait'; readonly pause: number }
  | { readonly do: 'close' }
  | { readonly do: 'send'; readonly id: number; readonly wish: Wish; readonly version: number }
  /** An `overdue` when the server has had its time. */
  | { readonly do: 'watch'; readonly id: number }
  | { readonly do: 'look'; readonly id: number; readonly n: number }
  /** A wish or a look is over; `done`: as it was meant. */
  | { readonly do: 'settle'; readonly id: number; readonly done: boolean }
  | { readonly do: 'tell'; readonly notice: Notice }

/** What follows from an event. */
export type Step = readonly [SessionState, readonly Effect[]]

export const firstState: SessionState = {
  line: { name: 'unopened' },
  table: null,
  log: [],
  news: [],
  known: 0,
  command: { name: 'idle' },
  queue: [],
  past: { wanted: null, table: null },
}

export const versionOf = (state: SessionState): number => state.table?.version ?? 0

/** True while the server's pushes come in. */
export const isOpen = ({ line }: SessionState): boolean => line.name === 'open' || line.name === 'following'

/** A step, and what follows from where it leads. */
export function andThen([state, effects]: Step, next: (state: SessionState) => Step): Step {
  const [after, more] = next(state)
  return [after, [...effects, ...more]]
}
