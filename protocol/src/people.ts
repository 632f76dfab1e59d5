import * as v from 'valibot'

/** A browser or program that is me. */
export const Session = v.object({
  id: v.string(),
  /** What the browser and its system are called (`Firefox`, `Linux`); empty: not known. */
  browser: v.string(),
  system: v.string(),
  createdAt: v.number(),
  /** Known to about a day. */
  usedAt: v.number(),
  /** The one that asks. */
  isCurrent: v.boolean(),
})
export type Session = v.InferOutput<typeof Session>

/** Last used first. */
export const SessionList = v.object({ sessions: v.array(Session) })
export type SessionList = v.InferOutput<typeof SessionList>
