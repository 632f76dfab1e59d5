import * as v from 'valibot'
import { EntryNumber, ErrorBody } from './common.ts'
import { LogEntry } from './logEntry.ts'
import { SeatReading, TableReading } from './tables.ts'
import { TalkRoomReading } from './talk.ts'

/**
 * What the server pushes over `GET /api/tables/{id}/socket?since=n&changes=2` (WebSocket). The client sends nothing but pings.
 * update: every entry after `since` (or after the last push) as the viewer may see it, and the table as it stands now.
 * change: only who asks with `changes=1` or 2 is told so, after a first update; with 2 in the terse form that `readPush` reads.
 */
export const Push = v.variant('type', [
  v.object({ type: v.literal('update'), entries: v.array(LogEntry), table: TableReading }),
  v.object({
    type: v.literal('change'),
    /** The version of the reading that the last `update` or `change` has left you with. */
    from: EntryNumber,
    /** What happened since; entries that tell you nothing are left out. */
    entries: v.array(LogEntry),
    /** What has changed in that reading (`patch.ts`), its `version` always; who is present is told by `presence` alone. */
    patch: v.looseObject({ version: EntryNumber }),
  }),
  v.object({ type: v.literal('presence'), seats: v.array(SeatReading) }),
  /** Something was said or changed in a room that you may read. What was said while you were away, `GET /api/tables/{id}/talk` tells. */
  v.object({ type: v.literal('talk'), ...TalkRoomReading.entries }),
  /** Only who asks with `onlookers=1` is told: how many look on, the names of those who want that (`named=1`), and by how many minutes they see the game late. */
  v.object({ type: v.literal('onlookers'), count: v.number(), names: v.array(v.string()), delay: v.number() }),
  /** Those who run the house have done something about you: `GET /api/me/standing` tells what. */
  v.object({ type: v.literal('standing') }),
  /** Only who asks with `alive=1` is told, at once and every `ALIVE_EVERY`: a line on which nothing comes is dead. A page hears no pings. */
  v.object({ type: v.literal('alive') }),
  v.object({ type: v.literal('error'), error: ErrorBody }),
  /** The server is going down for a moment: come back soon. */
  v.object({ type: v.literal('closing') }),
])
export type Push = v.InferOutput<typeof Push>
