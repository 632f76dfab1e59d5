import { isCheckpointOf, type Checkpoint, type Entry } from '@fathom/table'
import type { Json } from '@fathom/protocol'
import type { LoadedTable, LoadedTables } from './loadedTables.ts'
import type { Unplayable } from './playedGames.ts'

/** So many entries are played at least before another checkpoint is made, and so large a part of all: the whole of a game writes some four times its size. */
const LEAST = 64
const PART = 0.25

/** Whether a table that has just taken in entries should have another checkpoint. Of a table where nothing happens any more there is always one. */
export function isDue({ table, checkpointed }: LoadedTable, entries: readonly Entry[]): boolean {
  if (table.version < LEAST) return false
  if (entries.some(({ kind }) => kind === 'finished' || kind === 'closed')) return true
  // After a barrier, when drafts are short.
  if (!entries.some(({ kind }) => kind === 'done')) return false
  return table.version - checkpointed >= Math.max(LEAST, table.version * PART)
}

interface CheckedLoad {
  readonly loaded: LoadedTable | Unplayable
  readonly isCheckpointWrong: boolean
}

/**
 * Loads a table with a checkpoint, if there is one and it fits.
 * @param verify plays the journal up to the checkpoint through and compares
 */
export async function loadChecked(
  tables: LoadedTables,
  id: string,
  entries: readonly Entry[],
  text: Json<Checkpoint> | null,
  verify: boolean,
): Promise<CheckedLoad> {
  if (text !== null && !verify) {
    try {
      const checkpoint = JSON.parse(text) as Checkpoint
      return { loaded: await tables.load(id, entries, checkpoint), isCheckpointWrong: false }
    } catch {
      // A cache that can't be read: the journal can.
      return { loaded: await tables.load(id, entries), isCheckpointWrong: true }
    }
  }
  const loaded = await tables.load(id, entries)
  const isCheckpointWrong = text !== null && typeof loaded !== 'string' && !fits(loaded, entries, text)
  return { loaded, isCheckpointWrong }
}

function fits({ table }: LoadedTable, entries: readonly Entry[], text: Json<Checkpoint>): boolean {
  try {
    return isCheckpointOf(table.id, table.game, table.set, entries, JSON.parse(text) as Checkpoint)
  } catch {
    return false
  }
}
