import * as v from 'valibot'
import { SeatNumber, TableId } from './common.ts'
import { Emblem } from './emblems.ts'
import { TableSummary } from './tables.ts'

/** A token that only its link has. */
const Token = v.pipe(v.string(), v.maxLength(100))

export const Friend = v.object({
  id: v.string(),
  name: v.string(),
  emblem: v.nullable(Emblem),
  /** Since when, in milliseconds since 1970. */
  at: v.number(),
  /** Where they sit now: tables that were opened to everybody, and those where I sit, too. */
  tables: v.array(v.object({ table: TableSummary, /** Their page is open there. */ present: v.boolean() })),
})
export type Friend = v.InferOutput<typeof Friend>

export const FriendList = v.object({ friends: v.array(Friend) })
export type FriendList = v.InferOutput<typeof FriendList>

/** A link that makes whoever opens it and me friends. */
export const FriendLink = v.object({ token: v.string(), /** In milliseconds since 1970. */ until: v.number() })
export type FriendLink = v.InferOutput<typeof FriendLink>

export const FriendToken = v.object({ token: Token })
export type FriendToken = v.InferInput<typeof FriendToken>

/** Whose link it is. */
export const FriendAsks = v.object({ name: v.string() })
export type FriendAsks = v.InferOutput<typeof FriendAsks>

/** Somebody whom I know: a friend, or who has a seat at a table where I have one. */
export const Acquaintance = v.union([
  v.object({ friend: v.pipe(v.string(), v.maxLength(40)) }),
  v.object({ table: TableId, seat: SeatNumber }),
])
export type Acquaintance = v.InferOutput<typeof Acquaintance>

/** Whom I can ask to a table: my friends, then those with whom I have played lately. */
export const Guestlist = v.object({
  people: v.array(v.object({ who: Acquaintance, name: v.string(), isFriend: v.boolean(), isInvited: v.boolean() })),
})
export type Guestlist = v.InferOutput<typeof Guestlist>
