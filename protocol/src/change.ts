import { diff } from './patch.ts'
import type { Push } from './socket.ts'
import type { LogEntry } from './logEntry.ts'
import { NotTerse, TerseReader, TerseWriter, type Terse } from './terse.ts'

type EventsEntry = Extract<LogEntry, { kind: 'events' }>
type Events = EventsEntry['events']
type Place = Pick<LogEntry, 'n' | 'at'>

/*
 * A change: `from+more`, its entries, and the patch without its version, which is from + more: `31+2 0@1795366884609[sailed!{to:3}] {legal[]}`.
 * An entry of events is told as
 * - the seat, `_` without one;
 * - `#n` if its number is not the next one (after `from`, or after the entry before);
 * - `@ms` if it was not at the same time as the one before: how much later in milliseconds (the first: since 1970);
 * - `*` if it is covered;
 * - the list of its events, with that seat as the one that is spoken of, and the names of those before known;
 * - `^` and `once`, if it is there: an event that stands among the others is told as its index there.
 * Any other entry is `&` and the entry as it is. After it no names are known.
 */

/** @param patch its members, written, without the version */
export function writeChange(from: number, version: number, entries: Terse, patch: Terse): Terse {
  const more = version - from
  return `${from}${more < 0 ? '' : '+'}${more} ${entries} {${patch}}`
}

/** What was written up to a list of events, and what followed it for some reader. */
interface Written {
  readonly list: Terse
  readonly writer: TerseWriter
  readonly next: Map<Events, Written>
}

/** Writes entries of one change for several readers: as far as they are told the very same lists of events, these are written once. */
export class TerseEntries {
  private readonly start: Written = { list: '', writer: new TerseWriter(), next: new Map() }

  /** @param from the number that the first one would follow */
  write(from: number, entries: readonly LogEntry[]): Terse {
    let text = ''
    let last: Place = { n: from, at: 0 }
    let known = this.start
    for (const entry of entries) {
      if (entry.kind === 'events') {
        known = listAfter(known, entry.events, entry.seat, [])
        text += headOf(entry, last) + known.list
        if (entry.once !== undefined) {
          known = listAfter(known, entry.once, entry.seat, entry.events)
          text += `^${known.list}`
        }
      } else {
        known = this.start
        text += `&${new TerseWriter().write(entry)}`
      }
      last = entry
    }
    return text
  }
}

function headOf({ n, at, seat, covered }: EventsEntry, last: Place): Terse {
  const number = n === last.n + 1 ? '' : `#${n}`
  const later = at === last.at ? '' : `@${at - last.at}`
  return `${seat ?? '_'}${number}${later}${covered === true ? '*' : ''}`
}

/** @param told events that may be told by their index */
function listAfter(known: Written, events: Events, seat: number | null, told: Events): Written {
  const before = known.next.get(events)
  if (before !== undefined) return before
  const writer = new TerseWriter(known.writer)
  const texts = events.map((event) => {
    const index = told.findIndex((each) => diff(each, event) === undefined)
    return index < 0 ? writer.write(event, seat) : String(index)
  })
  const after: Written = { list: `[${texts.join()}]`, writer, next: new Map() }
  known.next.set(events, after)
  return after
}

/**
 * A push as it came over the socket.
 * @throws NotTerse or SyntaxError if it is none
 */
export function readPush(text: string): Push {
  if (text.startsWith('{')) return JSON.parse(text) as Push
  const reader = new TerseReader(text)
  const from = reader.number()
  reader.skips('+')
  const version = from + reader.number()
  reader.skips(' ')
  const entries: LogEntry[] = []
  for (let last: Place = { n: from, at: 0 }; !reader.skips(' ');) {
    const entry = readEntry(reader, last)
    entries.push(entry)
    last = entry
  }
  return { type: 'change', from, entries, patch: { version, ...readPatch(reader) } }
}

function readEntry(reader: TerseReader, last: Place): LogEntry {
  if (reader.skips('&')) {
    const entry = reader.value() as LogEntry
    reader.forget()
    return entry
  }
  const seat = reader.skips('_') ? null : reader.number()
  const n = reader.skips('#') ? reader.number() : last.n + 1
  const at = reader.skips('@') ? last.at + reader.number() : last.at
  const covered = reader.skips('*') ? { covered: true } : {}
  const events = reader.value(seat) as Events
  if (!reader.skips('^')) return { n, at, kind: 'events', seat, events, ...covered }
  const told = reader.value(seat) as readonly (Events[number] | number)[]
  const once = told.map((each) => (typeof each === 'number' ? (events[each] as Events[number]) : each))
  return { n, at, kind: 'events', seat, events, ...covered, once }
}

/** Each member was written by itself. */
function readPatch(reader: TerseReader): Record<string, unknown> {
  const patch: Record<string, unknown> = {}
  if (!reader.skips('{')) throw new NotTerse('a change without a patch')
  for (let isFirst = true; !reader.skips('}'); isFirst = false) {
    if (!isFirst && !reader.skips(',')) throw new NotTerse('a patch that does not end')
    reader.forget()
    reader.member(patch)
  }
  return patch
}
