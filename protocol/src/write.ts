import { TerseEntries, writeChange } from './change.ts'
import { objectOf, toJson, type Json } from './json.ts'
import { diff } from './patch.ts'
import type { Push } from './socket.ts'
import type { LogEntry } from './logEntry.ts'
import { TableReading } from './tables.ts'
import { TerseWriter, type Terse } from './terse.ts'

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
   */
  write(from: number, entries: readonly LogEntry[], before: TableReading, now: TableReading): Terse {
    let changes = ''
    for (const name of NAMES) {
      const change = this.change(name, before[name], now[name])
      if (change !== null) changes += changes === '' ? change : `,${change}`
    }
    return writeChange(from, now.version, this.entries.write(from, entries), changes)
  }

  /** Null: nothing has changed. */
  private change(name: string, before: unknown, now: unknown): Terse | null {
    if (before === now) return null
    // A word or a number is written at once.
    if (typeof now !== 'object' || now === null) return new TerseWriter().member(name, now)
    const known = this.patches.get(before)
    if (known !== undefined && known.name === name && known.to === now) return known.text
    const patch = diff(before, now)
    const text = patch === undefined ? null : new TerseWriter().member(name, patch)
    this.patches.set(before, { name, to: now, text })
    return text
  }
}

/** Every member of a reading that a patch may name; a patch always names the version. */
const NAMES = (Object.keys(TableReading.entries) as (keyof TableReading)[]).filter(
  (name): name is Exclude<keyof TableReading, 'version'> => name !== 'version',
)
