import type { MeasureKind, Role } from '@fathom/protocol'

export interface RoleRow {
  readonly person_id: string
  readonly role: Role
}

/** Something that those who run the house have done. */
export interface MeasureRow {
  readonly id: string
  readonly at: number
  readonly kind: MeasureKind
  /** Null: on the command line. */
  readonly by_id: string | null
  /** Whom it is about; null: nobody. */
  readonly person_id: string | null
  readonly why: string
  readonly until: number | null
  readonly report_id: string | null
  /** When it was read, or taken back. */
  readonly ended_at: number | null
}

export interface SettingRow {
  readonly key: string
  readonly value: string
}

/** A link by which one person may make an account. */
export interface AccountLinkRow {
  readonly id: string
  readonly hash: string
  readonly note: string
  readonly by_id: string | null
  readonly at: number
  readonly until: number
  /** Who has used it. */
  readonly person_id: string | null
  readonly used_at: number | null
}
