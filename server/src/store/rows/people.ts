import type { Emblem, SeatColor } from '@fathom/protocol'
import type { Generated } from 'kysely'

export interface GuestRow {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly emblem: Emblem | null
  readonly color: SeatColor | null
  readonly created_at: number
  /** 1 if they may still have a signed token from before there were sessions. */
  readonly old_token: Generated<number>
}

/** A browser or program that is somebody. */
export interface SessionRow {
  readonly id: string
  /** Whoever holds the token itself is that person: it is stored nowhere. */
  readonly token_hash: string
  readonly person_id: string
  readonly browser: string
  readonly system: string
  readonly created_at: number
  readonly used_at: number
}

/** A person who is known again without their cookie. */
export interface AccountRow {
  readonly person_id: string
  readonly created_at: number
  /** An argon2id hash with its salt; null: they have none. */
  readonly password: string | null
}

/** What an account's name is compared by: no two accounts have one in common. */
export interface NameKeyRow {
  readonly key: string
  readonly person_id: string
}

export interface PasskeyRow {
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

export interface RecoveryCodeRow {
  readonly hash: string
  readonly person_id: string
}
