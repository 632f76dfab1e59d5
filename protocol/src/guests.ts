import * as v from 'valibot'
import { DisplayName, Language } from './common.ts'
import { Emblem, SeatColor } from './emblems.ts'

/** Somebody who plays without an account. */
export const Guest = v.object({
  id: v.string(),
  name: DisplayName,
  language: Language,
  /** Shown beside the name; null: none. */
  emblem: v.nullable(Emblem),
  /** Of the seat that they would like; null: any. */
  color: v.nullable(SeatColor),
})
export type Guest = v.InferOutput<typeof Guest>

/** Without a language: the best one of the Accept-Language header. */
export const CreateGuest = v.object({ name: DisplayName, language: v.optional(Language) })
export type CreateGuest = v.InferInput<typeof CreateGuest>

/** A new guest. The token is the same secret that the cookie carries, for programs: `Authorization: Bearer <token>`. */
export const CreatedGuest = v.object({ guest: Guest, token: v.string() })
export type CreatedGuest = v.InferOutput<typeof CreatedGuest>

export const ChangeGuest = v.object({
  name: v.optional(DisplayName),
  language: v.optional(Language),
  emblem: v.optional(v.nullable(Emblem)),
  color: v.optional(v.nullable(SeatColor)),
})
export type ChangeGuest = v.InferInput<typeof ChangeGuest>
