import { CompanyReading, SeatBeside, VersionReading } from '@fathom/protocol'
import type { RouteSpec } from '../routeSpec.ts'
import { FOR_WRITING } from './refusals.ts'

/** Playing at one device. */
export const BESIDE = {
  seatBeside: {
    method: 'POST',
    path: '/tables/{id}/beside',
    summary:
      'Give an open chair to somebody who plays at my device. They are a guest of their own, whose token only this browser’s cookie for the table has; with the header `x-fathom-beside` and the number of the chair it asks as them. Where the answer was lost, the same request with the same `nonce` is answered with a new cookie. Not at rated tables.',
    guest: 'required',
    id: 'table',
    body: SeatBeside,
    status: 200,
    reply: VersionReading,
    refuses: [
      ...FOR_WRITING,
      'no-such-table',
      'not-seated',
      'members-only',
      'beside-rated',
      'empty-name',
      'long-name',
      'bad-name',
      'name-taken',
      'table-full',
      'no-such-seat',
      'seat-taken',
      'table-finished',
      'table-closed',
    ],
    limit: 'creates',
  },
  besides: {
    method: 'GET',
    path: '/tables/{id}/beside',
    summary: 'Who plays this table at my device, and whom it waits for.',
    guest: 'required',
    id: 'table',
    status: 200,
    reply: CompanyReading,
    refuses: ['no-such-table', 'not-seated'],
  },
} as const satisfies Record<string, RouteSpec>
