import type {
  JournalRow,
  TableRow,
  OwnerRow,
  SeatRow,
  SeedRow,
  CheckpointRow,
  SeenRow,
  PlanRow,
  RemarkLinkRow,
  RemarkRow,
  NoteRow,
  ProbeRow,
} from './rows/tables.ts'
import type { GuestRow, SessionRow, AccountRow, NameKeyRow, PasskeyRow, RecoveryCodeRow } from './rows/people.ts'
import type { AccountLinkRow, MeasureRow, RoleRow, SettingRow } from './rows/house.ts'
import type { ChannelRow, NoticeSettingsRow, OutboxRow, OpenWishRow } from './rows/notices.ts'
import type { ResultRow, ResultSeatRow, RatingRow, RatingFoldRow } from './rows/results.ts'
import type {
  TalkRow,
  MuteRow,
  ReportRow,
  BlockRow,
  FriendRow,
  FriendLinkRow,
  InvitationRow,
  GroupRow,
  GroupMemberRow,
  GroupTableRow,
  TicketRow,
  ShownOutRow,
} from './rows/company.ts'

/** Something that one process does for all, until then. */
interface LeaseRow {
  readonly name: string
  readonly owner: string
  readonly until: number
}

/** Something that waits a short time for whoever comes back with its key. */
interface WaitingRow {
  readonly hash: string
  readonly person_id: string | null
  readonly body: string
  readonly until: number
}

/** Every table of the database, and what a row of it is. */
export interface Schema {
  readonly waiting: WaitingRow
  readonly leases: LeaseRow
  readonly shown_out: ShownOutRow
  readonly roles: RoleRow
  readonly measures: MeasureRow
  readonly settings: SettingRow
  readonly account_links: AccountLinkRow
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
  readonly remarks: RemarkRow
  readonly remark_links: RemarkLinkRow
}
