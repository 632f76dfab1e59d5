import type { Generated } from 'kysely'

/** A way to reach a person. */
export interface ChannelRow {
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

export interface NoticeSettingsRow {
  readonly person_id: string
  readonly body: string
}

/** Something that a person is to be told by a channel. */
export interface OutboxRow {
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
export interface OpenWishRow {
  readonly channel_id: string
  readonly person_id: string
  /** Which tables, as one text (`openWishes.ts`). */
  readonly key: string
  /** When it was chosen last to be told of a table. */
  readonly chosen_at: number
  /** When it was told last. */
  readonly told_at: number
}
