/** One line of a journal: the primary key is the last guard against two writers. */
export interface JournalRow {
  readonly table_id: string
  readonly n: number
  readonly at: number
  readonly body: string
  /** Of the entry and the hash of the one before (`chain.ts`); null only while an upgrade is filling them in. */
  readonly hash: string | null
}

export interface TableRow {
  readonly id: string
  readonly status: string
  readonly visibility: string
  /** 1 if a person waits for others at a free chair. */
  readonly joinable: number
  readonly bots_to_move: number
  /** When the next clock comes to zero; null: none runs. */
  readonly due: number | null
  readonly updated_at: number
  readonly summary: string
  /** The hash of the last entry. */
  readonly head: string | null
  /** 1 if it is in no list any more; the next entry brings it back. */
  readonly archived: number
  /** The process that wrote the last entry, where several use the database: its bots are there. */
  readonly keeper: string | null
}

/** Who made a table. */
export interface OwnerRow {
  readonly table_id: string
  readonly person_id: string
  /** The address it was made from, as `Guests.originKey` hides it. */
  readonly origin: string
}

export interface SeatRow {
  readonly table_id: string
  readonly seat: number
  readonly person_id: string
}

export interface SeedRow {
  readonly hash: string
  readonly seed: string
  readonly owner: string
  /** As in `OwnerRow`. */
  readonly origin: string
  readonly at: number
}

/** What a table's journal has come to after entry `n`: a cache, which may be deleted at any time. */
export interface CheckpointRow {
  readonly table_id: string
  readonly n: number
  /** The stamp of the program that made it: another program may store positions in another way. */
  readonly stamp: string
  /** SHA-256 of the journal up to `n`: the checkpoint counts for no other journal. */
  readonly journal: string
  readonly body: string
}

/** How far a person has seen a table, on whichever device. */
export interface SeenRow {
  readonly person_id: string
  readonly table_id: string
  readonly n: number
}

/** What a person wants to choose next at a table. */
export interface PlanRow {
  readonly table_id: string
  readonly person_id: string
  readonly seat: number
  /** The last entry of the table when it was made. */
  readonly entry: number
  /** As JSON. */
  readonly steps: string
  readonly at_once: number
  /** As JSON (`StoppedStep`). */
  readonly stopped: string | null
}

/** What a person wrote to themselves at a table. */
export interface NoteRow {
  readonly table_id: string
  readonly person_id: string
  readonly words: string
}

/** What a person wrote about a position of a game that is over. */
export interface RemarkRow {
  readonly table_id: string
  readonly person_id: string
  /** Of the record. */
  readonly line: number
  readonly words: string
}

/** By what others may read a person's remarks on a table. */
export interface RemarkLinkRow {
  readonly table_id: string
  readonly person_id: string
  readonly key: string
}

/** One row that is written to see whether the disk takes it. */
export interface ProbeRow {
  readonly id: number
  readonly at: number
  readonly room: Uint8Array | null
}
