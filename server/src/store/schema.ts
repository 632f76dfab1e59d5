import type { TicketPace } from '@fathom/protocol'
import type { Generated } from 'kysely'

/** One line of a journal: the primary key is the last guard against two writers. */
interface JournalRow {
  readonly table_id: string
  readonly n: number
  readonly at: number
  readonly body: string
  /** Of the entry and the hash of the one before (`chain.ts`); null only while an upgrade is filling them in. */
  readonly hash: string | null
}

interface TableRow {
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
}

/** Who made a table. */
interface OwnerRow {
  readonly table_id: string
  readonly person_id: string
  /** The address it was made from, as `Guests.originKey` hides it. */
  readonly origin: string
}

interface SeatRow {
  readonly table_id: string
  readonly seat: number
  readonly person_id: string
}

interface GuestRow {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly created_at: number
  /** 1 if they may still have a signed token from before there were sessions. */
  readonly old_token: Generated<number>
}

/** A browser or program that is somebody. */
interface SessionRow {
  readonly id: string
  /** Whoever holds the token itself is that person: it is stored nowhere. */
  readonly token_hash: string
  readonly person_id: string
  readonly browser: string
  readonly system: string
  readonly created_at: number
  readonly used_at: number
}

interface SeedRow {
  readonly hash: string
  readonly seed: string
  readonly owner: string
  /** As in `OwnerRow`. */
  readonly origin: string
  readonly at: number
}

/** One row that is written to see whether the disk takes it. */
interface ProbeRow {
  readonly id: number
  readonly at: number
  readonly room: Uint8Array | null
}

/** What a table's journal has come to after entry `n`: a cache, which may be deleted at any time. */
interface CheckpointRow {
  readonly table_id: string
  readonly n: number
  /** The stamp of the program that made it: another program may store positions in another way. */
  readonly stamp: string
  /** SHA-256 of the journal up to `n`: the checkpoint counts for no other journal. */
  readonly journal: string
  readonly body: string
}

/** How far a person has seen a table, on whichever device. */
interface SeenRow {
  readonly person_id: string
  readonly table_id: string
  readonly n: number
}

/** A way to reach a person. */
interface ChannelRow {
  readonly id: string
  readonly person_id: string
  readonly kind: string
  readonly name: string
  /** Where to send: a secret, as JSON (`ChannelAddress`). */
  readonly address: string
  /** The server's own address as the person knows it, for links. */
  readonly site: string
  /** Which notices go there, as JSON. */
  readonly kinds: string
  readonly daily: string | null
  readonly state: string
  /** As JSON (`Trouble`). */
  readonly trouble: string | null
  readonly created_at: number
}

interface NoticeSettingsRow {
  readonly person_id: string
  readonly body: string
}

/** Something that a person is to be told by a channel. */
interface OutboxRow {
  readonly id: Generated<number>
  readonly person_id: string
  readonly table_id: string
  /** The entry that it is about. */
  readonly entry: number
  readonly kind: string
  readonly channel_id: string
  readonly seat: number
  readonly created_at: number
  readonly due: number
  /** 1 if it waits for its channel's time of the day. */
  readonly is_held: number
  readonly attempts: number
  /** When it was tried first. */
  readonly tried_at: number | null
  /** Until then somebody is about to send it; 0: nobody. */
  readonly lease: number
  /** Null: it is still to be sent. */
  readonly outcome: string | null
}

/** A channel that is told of new open tables. */
interface OpenWishRow {
  readonly channel_id: string
  readonly person_id: string
  /** Which tables, as one text (`openWishes.ts`). */
  readonly key: string
  /** When it was chosen last to be told of a table. */
  readonly chosen_at: number
  /** When it was told last. */
  readonly told_at: number
}

/** What a person wants to choose next at a table. */
interface PlanRow {
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
interface NoteRow {
  readonly table_id: string
  readonly person_id: string
  readonly words: string
}

/** A person who is known again without their cookie. */
interface AccountRow {
  readonly person_id: string
  readonly created_at: number
  /** An argon2id hash with its salt; null: they have none. */
  readonly password: string | null
}

/** What an account's name is compared by: no two accounts have one in common. */
interface NameKeyRow {
  readonly key: string
  readonly person_id: string
}

interface PasskeyRow {
  readonly id: string
  readonly person_id: string
  readonly public_key: Uint8Array
  readonly counter: number
  /** As JSON. */
  readonly transports: string
  readonly browser: string
  readonly system: string
  readonly created_at: number
  readonly used_at: number
}

interface RecoveryCodeRow {
  readonly hash: string
  readonly person_id: string
}

/** How a game ended. */
interface ResultRow {
  readonly table_id: string
  readonly game: string
  /** As JSON. */
  readonly options: string
  readonly visibility: string
  readonly rated: number
  /** It was played on one device. */
  readonly one_device: number
  readonly end: string
  readonly ended_at: number
}

/** How it ended for a seat; game and time once more, for the indexes. */
export interface ResultSeatRow {
  readonly table_id: string
  readonly seat: number
  /** Null: a bot. */
  readonly person_id: string | null
  readonly level: string | null
  readonly name: string
  readonly rank: number
  readonly total: number
  /** As JSON. */
  readonly sources: string
  /** 1: a bot played on for them at the end. */
  readonly gave_up: number
  /** What a bot counts. */
  readonly elo: number | null
  readonly error: number | null
  readonly game: string
  readonly ended_at: number
  /** How strong the person was thought to be; null: nothing counted, or it is not folded yet. */
  readonly before_mu: number | null
  readonly before_sigma: number | null
  readonly after_mu: number | null
  readonly after_sigma: number | null
  /** The how-manieth rated game of theirs it was. */
  readonly nth: number | null
}

/** What somebody's rated games have come to. */
interface RatingRow {
  readonly person_id: string
  readonly game: string
  readonly mu: number
  readonly sigma: number
  readonly games: number
}

/** From which table on the ratings of a game are to be folded. */
interface RatingFoldRow {
  readonly game: string
  readonly ended_at: number
  readonly table_id: string
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
interface MuteRow {
  readonly person_id: string
  readonly muted_id: string
}

/** A line that a person wants looked at. */
interface ReportRow {
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
interface BlockRow {
  readonly id: string
  readonly person_id: string
  readonly other_id: string
  readonly created_at: number
}

/** That somebody is somebody's friend: a row for each of the two. */
interface FriendRow {
  readonly id: string
  readonly person_id: string
  readonly other_id: string
  readonly created_at: number
}

/** By which others become somebody's friends. */
interface FriendLinkRow {
  readonly person_id: string
  /** Of its token, which is stored nowhere. */
  readonly hash: string
  readonly until: number
}

/** That somebody is asked to a table. */
interface InvitationRow {
  readonly table_id: string
  readonly person_id: string
  readonly by_id: string
  readonly created_at: number
  /** 1 if they do not want to come. */
  readonly declined: number
}

interface GroupRow {
  readonly id: string
  readonly name: string
  /** What the link has by which somebody joins. */
  readonly token: string
  readonly created_at: number
}

/** That somebody is in a group. */
interface GroupMemberRow {
  readonly id: string
  readonly group_id: string
  readonly person_id: string
  readonly joined_at: number
}

/** That a table is a group's. */
interface GroupTableRow {
  readonly table_id: string
  readonly group_id: string
}

/** That somebody looks for others to play with. */
interface TicketRow {
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

export interface Schema {
  readonly tickets: TicketRow
  readonly groups: GroupRow
  readonly group_members: GroupMemberRow
  readonly group_tables: GroupTableRow
  readonly friends: FriendRow
  readonly friend_links: FriendLinkRow
  readonly invitations: InvitationRow
  readonly results: ResultRow
  readonly result_seats: ResultSeatRow
  readonly ratings: RatingRow
  readonly rating_folds: RatingFoldRow
  readonly blocks: BlockRow
  readonly talk: TalkRow
  readonly mutes: MuteRow
  readonly reports: ReportRow
  readonly accounts: AccountRow
  readonly name_keys: NameKeyRow
  readonly passkeys: PasskeyRow
  readonly recovery_codes: RecoveryCodeRow
  readonly channels: ChannelRow
  readonly notice_settings: NoticeSettingsRow
  readonly outbox: OutboxRow
  readonly journal: JournalRow
  readonly tables: TableRow
  readonly seats: SeatRow
  readonly guests: GuestRow
  readonly seeds: SeedRow
  readonly probe: ProbeRow
  readonly checkpoints: CheckpointRow
  readonly owners: OwnerRow
  readonly seen: SeenRow
  readonly notes: NoteRow
  readonly open_wishes: OpenWishRow
  readonly sessions: SessionRow
  readonly plans: PlanRow
}
