import * as v from 'valibot'
import { DisplayName } from './common.ts'
import { Emblem } from './emblems.ts'
import { TableSummary } from './tables.ts'

/** A family, a club: people with a page of their own. */
export const GroupSummary = v.object({ id: v.string(), name: v.string(), members: v.number() })
export type GroupSummary = v.InferOutput<typeof GroupSummary>

export const GroupList = v.object({ groups: v.array(GroupSummary) })
export type GroupList = v.InferOutput<typeof GroupList>

export const NewGroup = v.object({ name: DisplayName })
export type NewGroup = v.InferInput<typeof NewGroup>

export const GroupMember = v.object({
  id: v.string(),
  name: v.string(),
  emblem: v.nullable(Emblem),
  /** Since when, in milliseconds since 1970. */
  at: v.number(),
  isMe: v.boolean(),
  /** Who has been there longest: they may remove others and end the link. */
  isMaker: v.boolean(),
  /** Finished games at the group's tables, and how many of them they have won, alone or together. */
  played: v.number(),
  won: v.number(),
})
export type GroupMember = v.InferOutput<typeof GroupMember>

/** A group's page, for its members alone. */
export const GroupReading = v.object({
  id: v.string(),
  name: v.string(),
  /** The secret in the link by which somebody joins. */
  token: v.string(),
  isMaker: v.boolean(),
  /** Who has won most first. */
  members: v.array(GroupMember),
  /** Tables that wait for players or are being played. */
  tables: v.array(TableSummary),
  finished: v.array(TableSummary),
  /** How strong the members are by all of their rated games, for each game of which that is known. */
  ratings: v.array(
    v.object({
      game: v.string(),
      people: v.array(v.object({ name: v.string(), elo: v.number(), margin: v.number(), isProvisional: v.boolean() })),
    }),
  ),
})
export type GroupReading = v.InferOutput<typeof GroupReading>

export const GroupToken = v.object({ token: v.pipe(v.string(), v.maxLength(100)) })
export type GroupToken = v.InferInput<typeof GroupToken>

/** Which group a link leads to, and the name of its maker. */
export const GroupAsks = v.object({ name: v.string(), maker: v.string() })
export type GroupAsks = v.InferOutput<typeof GroupAsks>

export const RemovedMember = v.object({ member: v.pipe(v.string(), v.maxLength(40)) })
export type RemovedMember = v.InferInput<typeof RemovedMember>
