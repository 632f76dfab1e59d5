import type { Language } from '@fathom/kernel'
import type { Json, Push, TableReading, Terse } from '@fathom/protocol'

/** Whose eyes a reading is for. */
export interface TableReader {
  /** Null: a spectator without a name. */
  readonly person: string | null
  readonly language: Language
}

/** A reader who is told of every change. */
export interface Subscription extends TableReader {
  /** The last entry that they have been told of, as they count. */
  readonly since: number
  /**
   * They take patches of what they know, as JSON or terse (`readPush`); `tersest`: entries that read otherwise come as rewrites, too. Null: each push
   * has the whole reading.
   */
  readonly changes: 'json' | 'terse' | 'tersest' | null
  /** They have been told how the table stood before the change. */
  readonly knows: boolean
}

/** A table as one reader may see it, ready to be sent. */
export interface TableSnapshot {
  /** The last entry, as this reader counts. */
  readonly version: number
  readonly table: Json<TableReading>
}

/** What a subscription is told. */
export interface TablePush {
  /** The last entry that they know of then, as they count. */
  readonly since: number
  readonly push: Json<Push> | Terse
}
