import { evolveAll, type Entry, type EntryBody, type Table } from '@fathom/table'
import type { CreateResult } from './calls.ts'
import type { LoadedTable } from './loadedTables.ts'
import type { TableReader } from './readers.ts'
import { resultOf } from './result.ts'
import { listedTableOf, metadataOf, snapshotOf } from './snapshots.ts'

/** Numbers entries and evolves the table by them. */
export function evolveBy(table: Table, bodies: readonly EntryBody[], at: number): Entry[] {
  const entries = bodies.map((body, index): Entry => ({ ...body, n: table.version + 1 + index, at }))
  evolveAll(table, entries)
  return entries
}

/** What has been done, with what is told of it. */
export function doneWith(
  loaded: LoadedTable,
  entries: readonly Entry[],
  readers: readonly TableReader[],
  present: readonly string[],
): CreateResult {
  const here = new Set(present)
  return {
    entries,
    listed: listedTableOf(loaded),
    result: entries.some(isEnd) ? resultOf(loaded.table) : null,
    metadata: metadataOf(loaded),
    snapshots: readers.map((reader) => snapshotOf(loaded, reader, here)),
  }
}

function isEnd({ kind }: Entry): boolean {
  return kind === 'finished' || kind === 'closed'
}
