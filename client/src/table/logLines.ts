import type { GameEvent, GameText, Names } from '@fathom/kernel'
import type { LogEntry } from '@fathom/protocol'
import type { Text } from '../text/index.ts'

/** A sentence of the log, and the position that it leads to. */
export interface LogLine {
  readonly n: number
  readonly at: number
  readonly words: string
  /** A board can be shown for it. */
  readonly isPosition: boolean
  /** What it tells, of the game. */
  readonly event?: GameEvent
}

/** The sentences of one entry, in the reader's language; none for what is hidden or not worth telling. */
export function linesOf(entry: LogEntry, game: GameText, names: Names, text: Text): LogLine[] {
  const line = (words: string, isPosition: boolean): LogLine => ({ n: entry.n, at: entry.at, words, isPosition })
  switch (entry.kind) {
    case 'events':
      return entry.events.flatMap((event) => {
        const words = game.event(event, names)
        return words === null ? [] : [{ ...line(words, true), event }]
      })
    case 'started':
      return [line(text.table.started, true)]
    case 'rematch':
      return [line(text.table.rematch, false)]
    case 'seated':
    case 'freed':
    case 'left':
    case 'returned':
      return [line(chairWords(entry.kind, entry.seat === names.reader, entry.name, text), false)]
    // How the game ended is told by the game.
    case 'finished':
    case 'skip':
    case 'created':
      return []
  }
}

function chairWords(kind: 'seated' | 'freed' | 'left' | 'returned', isMe: boolean, name: string, text: Text): string {
  const words = text.table
  switch (kind) {
    case 'seated':
      return isMe ? words.seatedYou : words.seated(name)
    case 'freed':
      return words.freed(name)
    case 'left':
      return isMe ? words.wentAwayYou : words.wentAway(name)
    case 'returned':
      return isMe ? words.cameBackYou : words.cameBack(name)
  }
}

/** Every event in the log up to entry `n`, oldest first. */
export function eventsUpTo(log: readonly LogEntry[], n: number): GameEvent[] {
  return log.flatMap((entry) => (entry.kind === 'events' && entry.n <= n ? (entry.events as GameEvent[]) : []))
}
