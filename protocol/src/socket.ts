import * as v from 'valibot'
import { ErrorBody } from './common.ts'
import { LogEntry, SeatReading, TableReading } from './tables.ts'

/**
 * What the server pushes over `GET /api/tables/{id}/socket?since=n` (WebSocket). The client sends nothing but pings.
 * update: every entry after `since` (or after the last push) as the viewer may see it, and the table as it stands now.
 */
export const Push = v.variant('type', [
  v.object({ type: v.literal('update'), entries: v.array(LogEntry), table: TableReading }),
  v.object({ type: v.literal('presence'), seats: v.array(SeatReading) }),
  v.object({ type: v.literal('error'), error: ErrorBody }),
  /** The server is going down for a moment: come back soon. */
  v.object({ type: v.literal('closing') }),
])
export type Push = v.InferOutput<typeof Push>
