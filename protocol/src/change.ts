import { diff, isEqual, patched } from './patch.ts'
import type { Push } from './socket.ts'
import type { LogEntry } from './logEntry.ts'
import { NotTerse, type Terse } from './terse.ts'
import { TerseReader } from './terseReader.ts'
import { TerseWriter } from './terseWriter.ts'

type EventsEntry = Extract<LogEntry, { kind: 'events' }>
type Events = EventsEntry['events']
type Place = Pick<LogEntry, 'n' | 'at'>

/** Events that a reader knows, by the number of their entry. */
export type ToldEvents = ReadonlyMap<number, Events>

/*
 * A change: `from+more`, its entries, and the patch without its version, which is from + more: `31+2 0@1795366884609[sailed!{to:3}] {legal[]}`.
 * An entry of events is told as
 * - the seat, `_` without one;
 * - `#n` if its number is not the next one (after `from`, or after the entry before);
 * - `@ms` if it was not at the same time as the one before: how much later in milliseconds (the first: since 1970);
 * - `*` if it is covered;
 * - the list of its events, with that seat as the one that is spoken of, and the names of those before known;
 * - `^` and `once`, if it is there: an event that stands among the others is told as its index there.
 * An entry that the reader knows and that reads otherwise now is `~`, its number, `*` if it is covered, the patch of its events, if there is one, and
 * `;`. The next entry does not count from it, but knows the names in its events as they were.
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
  /** The same, for readers who know the names in some events. */
  readonly learned: Map<Events, Written>
}

function written(list: Terse, writer: TerseWriter): Written {
  return { list, writer, next: new Map(), learned: new Map() }
}

/** Writes entries of one change for several readers: as far as they are told the very same lists of events, these are written once. */
export class TerseEntries {
  private readonly start = written('', new TerseWriter())

  /**
   * @param from the number that the first one would follow
   * @param told what the reader knows: of an entry of these it is told how it reads otherwise now
   */
  write(from: number, entries: readonly LogEntry[], told: ToldEvents = NOTHING): Terse {
    let text = ''
    let last: Place = { n: from, at: 0 }
    let known = this.start
    for (const entry of entries) {
      const before = told.get(entry.n)
      if (before !== undefined && entry.kind === 'events' && entry.once === undefined) {
        text += rewrite(before, entry)
        known = learnedAfter(known, before)
        continue
      }
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

const NOTHING: ToldEvents = new Map()

function rewrite(before: Events, { n, covered, events }: EventsEntry): Terse {
  const patch = diff(before, events)
  return `~${n}${covered === true ? '*' : ''}${patch === undefined ? '' : new TerseWriter().write(patch)};`
}

function learnedAfter(known: Written, events: Events): Written {
  const before = known.learned.get(events)
  if (before !== undefined) return before
  const writer = new TerseWriter(known.writer)
  writer.write(events)
  const after = written(known.list, writer)
  known.learned.set(events, after)
  return after
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
    const index = told.findIndex((each) => isEqual(each, event))
    return index < 0 ? writer.write(event, seat) : String(index)
  })
  const after = written(`[${texts.join()}]`, writer)
  known.next.set(events, after)
  return after
}

/** The entry with a number, as the reader knows it. */
type Known = (n: number) => LogEntry | undefined

/**
 * A push as it came over the socket.
 * @param known only with `tersest=1`: what was told of entries before, each as it was told last
 * @throws NotTerse, MisfitPatch or SyntaxError if it is none
 */
export function readPush(text: string, known: Known = () => undefined): Push {
  if (text.startsWith('{')) return JSON.parse(text) as Push
  const reader = new TerseReader(text)
  const from = reader.number()
  reader.skips('+')
  const version = from + reader.number()
  reader.skips(' ')
  const entries: LogEntry[] = []
  for (let last: Place = { n: from, at: 0 }; !reader.skips(' ');) {
    if (reader.skips('~')) {
      entries.push(readRewrite(reader, known))
      continue
    }
    const entry = readEntry(reader, last)
    entries.push(entry)
    last = entry
  }
  return { type: 'change', from, entries, patch: { version, ...readPatch(reader) } }
}

function readRewrite(reader: TerseReader, known: Known): EventsEntry {
  const n = reader.number()
  const covered = reader.skips('*') ? { covered: true } : {}
  const before = known(n)
  if (before?.kind !== 'events') throw new NotTerse(`entry ${n} is not known`)
  const { at, kind, seat } = before
  const events = reader.skips(';') ? before.events : patchedEvents(before.events, reader)
  reader.learn(before.events)
  return { n, at, kind, seat, events, ...covered }
}

function patchedEvents(events: Events, reader: TerseReader): Events {
  const patch = reader.apart()
  reader.expect(';')
  return patched(events, patch) as Events
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
  reader.expect('{')
  for (let isFirst = true; !reader.skips('}'); isFirst = false) {
    if (!isFirst) reader.expect(',')
    reader.forget()
    reader.member(patch)
  }
  return patch
}
