import type { ListedTable } from '@fathom/engine'
import type { Language, Seat } from '@fathom/kernel'
import type { NoticeFailure, NoticeKind, NoticeSettings } from '@fathom/protocol'

/** Where a channel leads: a secret of its owner. */
export type ChannelAddress =
  | { readonly kind: 'webhook'; readonly url: string }
  | {
      readonly kind: 'push'
      readonly endpoint: string
      readonly keys: { readonly p256dh: string; readonly auth: string }
    }
  | { readonly kind: 'email'; readonly address: string }

export interface Trouble {
  readonly why: NoticeFailure
  readonly at: number
  /** A notice was given up. */
  readonly final: boolean
}

/** A way to reach a person. */
export interface Channel {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly address: ChannelAddress
  /** The server's own address as the person knows it: `https://games.example`. */
  readonly site: string
  readonly kinds: readonly NoticeKind[]
  /** The time of the day of its one message; null: each notice when it falls due. */
  readonly daily: string | null
  readonly state: 'active' | 'unconfirmed' | 'gone'
  readonly trouble: Trouble | null
}

/** A notice that somebody has taken to send it. */
export interface DueNotice {
  readonly id: number
  readonly table: string
  readonly kind: NoticeKind
  readonly seat: Seat
  readonly listed: ListedTable
  /** Its person has done something at the table since, or the table has moved on. */
  readonly isStale: boolean
  /** It has waited for its channel's time of the day. */
  readonly isHeld: boolean
  readonly attempts: number
  readonly triedAt: number | null
}

/** What is due for one channel. */
export interface DueMessage {
  readonly channel: Channel
  readonly language: Language
  readonly settings: NoticeSettings
  /** When the channel was told last of new open tables; 0: never; null: it is not to be. */
  readonly toldOpen: number | null
  readonly notices: readonly DueNotice[]
}

/** What became of a notice that was taken. */
export type Settled =
  | { readonly id: number; readonly outcome: 'sent' | 'stale' | 'seen' | 'failed' }
  | { readonly id: number; readonly outcome: 'later'; readonly due: number; readonly isHeld: boolean }
  | { readonly id: number; readonly outcome: 'again'; readonly due: number; readonly triedAt: number }

/** A person's settings as they are kept. */
export interface StoredSettings extends NoticeSettings {
  /** The hours that their clocks stood still in last, and since when; null: they never have. */
  readonly clockHours: {
    readonly from: string
    readonly to: string
    readonly timeZone: string
    readonly since: number
  } | null
  /** Not all of their tables have been told yet when their clocks stand still. */
  readonly restPending: boolean
}

/** What is kept of how people want to be told of things. A promise that resolves after a change means: it is on the disk. */
export interface NoticeStore {
  settings(person: string): Promise<StoredSettings>
  /** Who wishes that turns with nothing to decide are taken for them. */
  autoPassers(): Promise<string[]>
  /** Whose tables have not all been told when their clocks stand still. */
  restsPending(): Promise<string[]>
  /**
   * Changes what is named, and leaves the rest.
   * @param known what the change was made of, where it was made of what was read before
   * @returns whether it is so now; false: what was known has changed meanwhile, and nothing was written
   */
  changeSettings(person: string, change: Partial<StoredSettings>, known?: StoredSettings): Promise<boolean>
  /** What was put off by a wish that has changed since is due at once. */
  release(whose: { readonly person: string } | { readonly channel: string }, at: number): Promise<void>
  /** In the order in which they were added. */
  channels(person: string): Promise<Channel[]>
  /** Adds a channel, or brings back one of the same address. @returns `full` if the person has as many as anybody may */
  addChannel(channel: Channel, at: number, most: number): Promise<'ok' | 'full'>
  changeChannel(id: string, change: Partial<Pick<Channel, 'kinds' | 'daily' | 'state' | 'trouble'>>): Promise<void>
  /** An e-mail address is its person's: it is told from now on. */
  confirmChannel(id: string): Promise<void>
  /** Removes a channel and what was to be sent there. */
  removeChannel(id: string): Promise<void>
  /** Takes what is due by a time, the longest ago first, for whoever sends it until `lease`: nobody else gets it before. */
  takeDue(now: number, lease: number, limit: number): Promise<DueMessage[]>
  /**
   * Notes what became of notices of one channel, and how the channel is now.
   * @param toldOpen when it was told of new open tables; null: it was not
   */
  settle(
    channel: string,
    settled: readonly Settled[],
    state: Pick<Channel, 'state' | 'trouble'> | null,
    toldOpen: number | null,
  ): Promise<void>
  /** When the next notice falls due, or is free again as whoever took it has not settled it; null: there is none. */
  nextNotice(now: number): Promise<number | null>
  /** Lets go of what a server that has ended was sending, and forgets what was settled before a time. */
  resumeOutbox(forgetBefore: number, isAlone: boolean): Promise<void>
}
