import {
  ChangeWriter,
  readPush,
  toJson,
  writeUpdate,
  type Json,
  type Push,
  type TableReading,
  type Terse,
  type ToldEvents,
} from '@fathom/protocol'
import { readLog, readNews } from '@fathom/table'
import type { Subscription, TablePush, TableReader } from './readers.ts'
import type { LoadedTable } from './loadedTables.ts'
import { completed, readNow } from './snapshots.ts'
import { toldAfter } from './told.ts'

/** Who reads the same in the same language knows the same. */
function readerKey({ person, language }: TableReader): string {
  return `${language} ${person ?? ''}`
}

/** The table as its subscribers may see it now, each reading made once. */
function readingsOf(loaded: LoadedTable, subscriptions: readonly Subscription[]): ReadonlyMap<string, TableReading> {
  const readings = new Map<string, TableReading>()
  for (const subscription of subscriptions) {
    const key = readerKey(subscription)
    if (readings.has(key)) continue
    readings.set(key, readNow(loaded, subscription))
  }
  return readings
}

/** The readings from before a change: those that the last change has left, and the rest made now. */
export function knownReadings(
  loaded: LoadedTable,
  subscriptions: readonly Subscription[],
): ReadonlyMap<string, TableReading> {
  const missing = subscriptions.filter((subscription) => !loaded.readings.has(readerKey(subscription)))
  return missing.length === 0 ? loaded.readings : new Map([...loaded.readings, ...readingsOf(loaded, missing)])
}

/**
 * The pushes of a change that the loaded table has gone through. A patch compares two readings of the same reader, so it can't tell more than
 * they do.
 * @param known the readers' readings from before the change
 * @param present ids of the people whose page is open
 * @returns for each subscription; null where nothing has changed that they may see
 */
export function pushesFor(
  loaded: LoadedTable,
  subscriptions: readonly Subscription[],
  known: ReadonlyMap<string, TableReading>,
  present: ReadonlySet<string>,
): (TablePush | null)[] {
  const readings = readingsOf(loaded, subscriptions)
  const writer = new ChangeWriter()
  const told = new Map<string, ToldEvents>()
  const pushes = subscriptions.map((subscription) => {
    const key = readerKey(subscription)
    const [before, now] = [known.get(key), readings.get(key)]
    if (before === undefined || now === undefined) throw new Error(`no reading for ${key}`)
    const { person, since, changes, knows } = subscription
    const entries = (knows ? readNews : readLog)(loaded.table, person, since)
    // One that tells nothing any more is told, too.
    const telling = entries.filter(({ kind, n }) => kind !== 'skip' || n <= since)
    const knownEvents = loaded.told.get(key)
    if (loaded.table.game.hindsight !== undefined) told.set(key, toldAfter(knownEvents, telling))
    if (knows && telling.length === 0 && !writer.differ(before, now)) return null
    const push =
      knows && changes !== null
        ? inForm(changes, writer.write(since, telling, before, now, changes === 'tersest' ? knownEvents : undefined))
        : writeUpdate(entries, completed(loaded, now, present))
    return { since: now.version, push }
  })
  loaded.told = told
  loaded.readings = new Map([...readings].map(([key, now]) => [key, writer.kept(known.get(key) ?? now, now)]))
  return pushes
}

/** A change as its reader takes it. */
function inForm(form: NonNullable<Subscription['changes']>, push: Terse): Json<Push> | Terse {
  return form === 'json' ? toJson(readPush(push)) : push
}

/** The first push of a subscription: what it has missed, and how the table stands. */
export function firstPush(loaded: LoadedTable, subscription: Subscription, present: ReadonlySet<string>): TablePush {
  const { person, since } = subscription
  const reading = readNow(loaded, subscription)
  const push = writeUpdate(readLog(loaded.table, person, since), completed(loaded, reading, present))
  return { since: reading.version, push }
}
