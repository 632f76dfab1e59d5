import { SPECTATOR, type GameEvent, type Seat, type Viewer } from '@fathom/kernel'
import type { LogEntry } from '@fathom/protocol'
import type { LogLine } from './counting.ts'
import { readEvents, seenEvents } from './hindsight.ts'
import { countedEntries, journalNumber, numberFor } from './numbering.ts'
import { chairName, seatOf } from './chairs.ts'
import { type Table } from './table.ts'

/**
 * The journal after entry `since`, as a viewer may look it up and counts it, and before it the entries that read otherwise since then. An entry
 * that tells this viewer nothing comes as `skip`.
 */
export function readLog(table: Table, personId: string | null, since: number): LogEntry[] {
  return linesSince(table, personId, since).map(({ line, n, viewer }) =>
    readLine(
      table,
      line,
      n,
      viewer === SPECTATOR ? null : viewer,
      readEvents(table, line, seenEvents(table, line, viewer)),
      null,
    ),
  )
}

/**
 * The same for a viewer who knows everything up to `since` and now hears what happens. New events are told in full, once, even if they may not
 * be looked up later.
 */
export function readNews(table: Table, personId: string | null, since: number): LogEntry[] {
  return linesSince(table, personId, since).map(({ line, n, viewer }) => {
    const seen = seenEvents(table, line, viewer)
    const read = readEvents(table, line, seen)
    return readLine(
      table,
      line,
      n,
      viewer === SPECTATOR ? null : viewer,
      read,
      n <= since || read === seen ? null : seen,
    )
  })
}

interface CountedLine {
  readonly line: LogLine
  /** As the viewer counts. */
  readonly n: number
  readonly viewer: Viewer
}

function linesSince(table: Table, personId: string | null, since: number): CountedLine[] {
  const seat = seatOf(table, personId)
  const last = Math.max(0, since)
  const known = journalNumber(table, seat, last)
  const told: CountedLine[] = []
  // A long journal is asked at every push: nothing is made of lines that read as they did.
  for (const [entry, n] of countedEntries(table, seat, table.game.hindsight === undefined ? last + 1 : 1)) {
    if (n <= last && !table.log.mayReadAnew(entry, known)) continue
    const line = table.log.of(entry)
    if (n > last || line.readsSince > known) told.push({ line, n, viewer: seat ?? SPECTATOR })
  }
  return told
}

/** @param once what the events are told as when they happen, where that is more than may be looked up */
function readLine(
  table: Table,
  { entry, isCovered }: LogLine,
  n: number,
  viewer: Seat | null,
  events: readonly GameEvent[],
  once: readonly GameEvent[] | null,
): LogEntry {
  const { at } = entry
  switch (entry.kind) {
    case 'done':
      // The action itself may be secret; its events say what this viewer may know.
      if (events.length === 0 && once === null) return { n, at, kind: 'skip' }
      return {
        n,
        at,
        kind: 'events',
        seat: entry.seat,
        events: events as ToldEvents,
        ...(isCovered ? { covered: true } : {}),
        ...(once === null ? {} : { once: once as ToldEvents }),
      }
    case 'seated':
      return { n, at, kind: 'seated', seat: entry.seat, name: entry.person.name }
    case 'bot-seated':
      return { n, at, kind: 'seated', seat: entry.seat, name: entry.name }
    case 'freed':
      return { n, at, kind: 'freed', seat: entry.seat, name: entry.name }
    case 'left':
    case 'returned':
      return { n, at, kind: entry.kind, seat: entry.seat, name: chairName(table.chairs[entry.seat]) }
    case 'timed-out':
      return { n, at, kind: 'timed-out', seat: entry.seat, name: chairName(table.chairs[entry.seat]), bot: entry.level !== null, ...(table.timeControl?.timeOut === 'loss' ? { lost: true } : {}) } // prettier-ignore
    case 'voted':
      return { n, at, kind: 'voted', seat: entry.seat, name: chairName(table.chairs[entry.seat]), against: chairName(table.chairs[entry.against]) } // prettier-ignore
    case 'hinted':
    case 'auto-passed':
    case 'end-asked':
      return { n, at, kind: entry.kind, seat: entry.seat, name: chairName(table.chairs[entry.seat]) }
    case 'pause-asked':
    case 'paused':
    case 'resumed':
      return { n, at, kind: entry.kind, seat: entry.seat, name: chairName(table.chairs[entry.seat]) }
    case 'take-back-asked':
      return { n, at, kind: 'take-back-asked', seat: entry.seat, name: chairName(table.chairs[entry.seat]), reason: entry.reason } // prettier-ignore
    case 'end-answered':
      return { n, at, kind: 'end-answered', seat: entry.seat, name: chairName(table.chairs[entry.seat]), agrees: entry.agrees } // prettier-ignore
    case 'pause-answered':
      return { n, at, kind: 'pause-answered', seat: entry.seat, name: chairName(table.chairs[entry.seat]), agrees: entry.agrees } // prettier-ignore
    case 'take-back-answered':
      return { n, at, kind: 'take-back-answered', seat: entry.seat, name: chairName(table.chairs[entry.seat]), agrees: entry.agrees } // prettier-ignore
    case 'taken-back':
      return { n, at, kind: 'taken-back', seat: entry.seat, name: chairName(table.chairs[entry.seat]), to: numberFor(table, viewer, journalEntryOf(table, entry.to)) } // prettier-ignore
    case 'created':
    case 'started':
    case 'finished':
      return { n, at, kind: entry.kind }
    case 'closed':
      return {
        n,
        at,
        kind: 'closed',
        seat: entry.seat,
        name: entry.seat === null ? '' : chairName(table.chairs[entry.seat]),
        ...(entry.nobodyCame === true ? { nobodyCame: true } : {}),
        ...(entry.agreed === true ? { agreed: true } : {}),
      }
    case 'rematched':
      return { n, at, kind: 'rematch' }
    case 'drafted':
    case 'held':
    case 'undone':
    case 'ended':
    case 'rest-changed':
      return { n, at, kind: 'skip', own: true }
  }
}

/** The journal's number of the entry that a line of the record is; of line 0, of the one that started the game. */
function journalEntryOf({ lines, log }: Table, line: number): number {
  return line === 0 ? (log.find('started')?.entry.n ?? 0) : (lines.of(line)?.n ?? 0)
}

type ToldEvents = Extract<LogEntry, { kind: 'events' }>['events']
