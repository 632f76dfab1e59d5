import { TerseEntries, writeChange, type ToldEvents } from './change.ts'
import { objectOf, toJson, type Json } from './json.ts'
import { diff, patched } from './patch.ts'
import type { Push } from './socket.ts'
import type { LogEntry } from './logEntry.ts'
import { TableReading } from './tables.ts'
import type { Terse } from './terse.ts'
import { TerseWriter } from './terseWriter.ts'

type Update = Extract<Push, { type: 'update' }>

/** A push that tells everybody the same. */
export function writePush(push: Push): Json<Push> {
  return toJson(push)
}

/** A whole reading, with what happened before it. */
export function writeUpdate(entries: readonly LogEntry[], table: TableReading): Json<Push> {
  const type = toJson<Update['type']>('update')
  return objectOf<Update>({ type, entries: toJson([...entries]), table: toJson(table) })
}

/** What became of a member of a reading. */
interface Told {
  readonly name: string
  readonly to: unknown
  /** Null: nothing has changed. */
  readonly text: Terse | null
  /** Equal to `to`; its unchanged parts are those of the value before. */
  readonly kept: unknown
}

/**
 * Writes what several readers are told of one change, in the terse form that `readPush` reads. What is the very same for two of them
 * (`===`) is compared and written once.
 */
export class ChangeWriter {
  private readonly patches = new Map<unknown, Told>()
  private readonly entries = new TerseEntries()

  /** True if two readings of one reader differ in more than their version. */
  differ(before: TableReading, now: TableReading): boolean {
    return NAMES.some((name) => this.change(name, before[name], now[name]) !== null)
  }

  /**
   * A push for a reader who knows `before`, with `now` as a patch of it.
   * @param from the version that the reader was left with
   * @param entries those that tell the reader something
   * @param told events of entries as the reader knows them, by number: an entry of them that reads otherwise now is told as a rewrite
   */
  write(from: number, entries: readonly LogEntry[], before: TableReading, now: TableReading, told?: ToldEvents): Terse {
    let changes = ''
    for (const name of NAMES) {
      const change = this.change(name, before[name], now[name])
      if (change !== null) changes += changes === '' ? change : `,${change}`
    }
    return writeChange(from, now.version, this.entries.write(from, entries, told), changes)
  }

  /**
   * The reading `now` as the engine keeps it until the next change: unchanged parts are those of `before` themselves. What lives from change to change
   * moves to the collector's old objects; a whole new reading each time would fill these and make it scan the whole heap every few seconds.
   */
  kept(before: TableReading, now: TableReading): TableReading {
    // A copy has the compact form of its original; an object that grows member by member would become a table of hashes, four times as large.
    const kept: Record<string, unknown> = { ...now }
    for (const name of NAMES) {
      const value = now[name]
      if (!isPlain(value)) kept[name] = this.told(name, before[name], value).kept
    }
    return kept as unknown as TableReading
  }

  /** Null: nothing has changed. */
  private change(name: string, before: unknown, now: unknown): Terse | null {
    if (before === now) return null
    // A word or a number is written at once.
    return isPlain(now) ? new TerseWriter().member(name, now) : this.told(name, before, now).text
  }

  private told(name: string, before: unknown, now: unknown): Told {
    const known = this.patches.get(before)
    if (known !== undefined && known.name === name && known.to === now) return known
    const patch = diff(before, now)
    const told =
      patch === undefined
        ? { name, to: now, text: null, kept: before }
        : { name, to: now, text: new TerseWriter().member(name, patch), kept: patched(before, patch) }
    this.patches.set(before, told)
    return told
  }
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

/** Every member of a reading that a patch may name; a patch always names the version. */
const NAMES = (Object.keys(TableReading.entries) as (keyof TableReading)[]).filter(
  (name): name is Exclude<keyof TableReading, 'version'> => name !== 'version',
)
