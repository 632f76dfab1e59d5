import type { TicketPace } from '@fathom/protocol'

/** Somebody whom a table's host does not want to look on there. */
export interface ShownOutRow {
  readonly id: string
  readonly table_id: string
  readonly person_id: string
  readonly name: string | null
}

/** Something said at a table. */
export interface TalkRow {
  readonly table_id: string
  readonly room: string
  /** In its room, from 1. */
  readonly n: number
  /** The number of what was said or changed last in the room when this was. */
  readonly change: number
  readonly person_id: string
  readonly name: string
  readonly seat: number | null
  readonly at: number
  readonly state: string
  readonly words: string | null
  readonly phrase: string | null
}

/** Somebody whom a person does not want to read. */
export interface MuteRow {
  readonly person_id: string
  readonly muted_id: string
}

/** A line that a person wants looked at. */
export interface ReportRow {
  readonly id: string
  readonly person_id: string
  readonly about_id: string
  readonly table_id: string
  readonly room: string
  readonly n: number
  readonly at: number
  readonly why: string
  readonly note: string
  /** The line and those round it, as JSON. */
  readonly lines: string
  readonly closed_at: number | null
}

/** That a person keeps another away. */
export interface BlockRow {
  readonly id: string
  readonly person_id: string
  readonly other_id: string
  readonly created_at: number
}

/** That somebody is somebody's friend: a row for each of the two. */
export interface FriendRow {
  readonly id: string
  readonly person_id: string
  readonly other_id: string
  readonly created_at: number
}

/** By which others become somebody's friends. */
export interface FriendLinkRow {
  readonly person_id: string
  /** Of its token, which is stored nowhere. */
  readonly hash: string
  readonly until: number
}

/** That somebody is asked to a table. */
export interface InvitationRow {
  readonly table_id: string
  readonly person_id: string
  readonly by_id: string
  readonly created_at: number
  /** 1 if they do not want to come. */
  readonly declined: number
}

export interface GroupRow {
  readonly id: string
  readonly name: string
  /** What the link has by which somebody joins. */
  readonly token: string
  readonly created_at: number
}

/** That somebody is in a group. */
export interface GroupMemberRow {
  readonly id: string
  readonly group_id: string
  readonly person_id: string
  readonly joined_at: number
}

/** That a table is a group's. */
export interface GroupTableRow {
  readonly table_id: string
  readonly group_id: string
}

/** That somebody looks for others to play with. */
export interface TicketRow {
  readonly person_id: string
  readonly id: string
  readonly game: string
  readonly pace: TicketPace
  readonly seats: number
  /** Null: too little is known. */
  readonly elo: number | null
  readonly created_at: number
  /** When their page asked for it last. */
  readonly seen_at: number
  readonly origin: string
  /** Where they play; null: they wait. */
  readonly table_id: string | null
  readonly found_at: number | null
}
