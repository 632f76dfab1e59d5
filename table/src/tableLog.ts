import type { GameEvent } from '@fathom/kernel'
import type { LogLine } from './counting.ts'
import type { Entry } from './entry.ts'
import { textPacking } from './textPacking.ts'

/** So many lines are packed together. */
const BLOCK = 16
/** So many of the last lines are never packed: they are what pushes tell. */
const RECENT = 8

/** Lines as text: some 150 bytes each instead of 600, and 30 where the server packs the text. */
interface Block {
  readonly packed: string
  /** The last entry since which one of them reads as it does. */
  readonly readsSince: number
  /** The latest time of one of them; null: they read for ever as they do. */
  readonly time: number | null
}

/** A line as it is packed: its entry alone, or what it has besides; `reads` only where that is not `events`. */
type PackedLine =
  | Entry
  | readonly [
      entry: Entry,
      events: readonly GameEvent[],
      bounds: readonly number[],
      time?: number | null,
      readsSince?: number,
      isCovered?: boolean,
      reads?: readonly (GameEvent | null)[],
    ]

/** The block that was read last, of whichever table: who reads on finds the next line there. */
let opened: { readonly block: Block; readonly lines: readonly LogLine[] } | null = null

/**
 * The log of a table, one line for each entry of its journal. A game of some hundred entries was mostly this in memory, and nearly always the last
 * lines alone are asked for: so older ones are packed.
 */
export class TableLog implements Iterable<LogLine> {
  /** The first entry may have a component set, which all tables share: it is never packed. */
  private readonly first: LogLine
  private readonly blocks: Block[] = []
  private recent: LogLine[] = []

  constructor(first: LogLine) {
    this.first = first
  }

  get length(): number {
    return 1 + this.blocks.length * BLOCK + this.recent.length
  }

  /** Those that are not packed, but for the first: only these may be changed. */
  get open(): readonly LogLine[] {
    return this.recent
  }

  /** The line of entry `n`. It may be a copy. @throws RangeError if there is none */
  of(n: number): LogLine {
    const place = n - 2
    const block = this.blocks[Math.floor(place / BLOCK)]
    const line =
      place < 0
        ? this.first
        : block === undefined
          ? this.recent[place - this.blocks.length * BLOCK]
          : linesOf(block)[place % BLOCK]
    if (line === undefined) throw new RangeError(`the log has no entry ${n}`)
    return line
  }

  /** False where it is known, without looking, that the line of entry `n` has not come to read otherwise after entry `known`. */
  mayReadAnew(n: number, known: number): boolean {
    const block = n < 2 ? undefined : this.blocks[Math.floor((n - 2) / BLOCK)]
    return (block ?? this.of(n)).readsSince > known
  }

  push(line: LogLine): void {
    this.recent.push(line)
  }

  /** Packs what is old enough. @param isSettled whether a line will read as it does now */
  pack(isSettled: (line: LogLine) => boolean): void {
    while (this.recent.length >= BLOCK + RECENT) {
      const lines = this.recent.slice(0, BLOCK)
      if (!lines.every(isSettled)) return
      this.blocks.push({
        packed: textPacking.pack(JSON.stringify(lines.map(packed))),
        readsSince: Math.max(...lines.map(({ readsSince }) => readsSince)),
        time: latestOf(lines),
      })
      this.recent = this.recent.slice(BLOCK)
    }
  }

  /** Unpacks what may read otherwise now, and what came after it. @param isSettled whether what came up to a time will read as it does now */
  unpack(isSettled: (line: Pick<LogLine, 'time'>) => boolean): void {
    const first = this.blocks.findIndex((block) => !isSettled(block))
    if (first >= 0) this.recent = [...this.blocks.splice(first).flatMap(unpacked), ...this.recent]
  }

  /** The first line of a kind. */
  find(kind: Entry['kind']): LogLine | undefined {
    for (const line of this) if (line.entry.kind === kind) return line
    return undefined
  }

  /** The last line of one of some kinds. */
  findLast(...kinds: Entry['kind'][]): LogLine | undefined {
    for (let n = this.length; n > 0; n--) {
      const line = this.of(n)
      if (kinds.includes(line.entry.kind)) return line
    }
    return undefined
  }

  *[Symbol.iterator](): Generator<LogLine> {
    for (let n = 1; n <= this.length; n++) yield this.of(n)
  }
}

function latestOf(lines: readonly LogLine[]): number | null {
  const times = lines.flatMap(({ time }) => time ?? [])
  return times.length === 0 ? null : Math.max(...times)
}

function packed({ entry, events, bounds, time, readsSince, isCovered, reads }: LogLine): PackedLine {
  if (entry.kind !== 'done') return entry
  if (time === null && readsSince === entry.n && !isCovered) return [entry, events, bounds]
  const isRead = reads.length === events.length && reads.every((event, index) => event === events[index])
  const line = [entry, events, bounds, time, readsSince, isCovered] as const
  return isRead ? line : [...line, reads]
}

function linesOf(block: Block): readonly LogLine[] {
  if (opened?.block !== block) opened = { block, lines: unpacked(block) }
  return opened.lines
}

function unpacked(block: Block): LogLine[] {
  return (JSON.parse(textPacking.unpack(block.packed)) as PackedLine[]).map((line) => {
    if ('kind' in line) return { entry: line, events: [], bounds: [], time: null, reads: [], isCovered: false, readsSince: line.n } // prettier-ignore
    const [entry, events, bounds, time = null, readsSince = entry.n, isCovered = false, reads = events] = line
    return { entry, events, bounds, time, reads, isCovered, readsSince }
  })
}
