import { Remarks, ReportRemark, SaveRemark, SharedRemarks, ShareRemarks } from '@fathom/protocol'
import * as v from 'valibot'
import type { RouteSpec } from '../routeSpec.ts'
import { FOR_WRITING } from './refusals.ts'

const FOR_REMARKS = ['no-such-table', 'not-seated', 'not-finished'] as const

/** What people write about positions of a game that is over: in no journal, and theirs alone unless they share it. */
export const REMARKS = {
  remarks: {
    method: 'GET',
    path: '/tables/{id}/remarks',
    summary: 'My remarks on positions of this finished game, and the key by which others may read them.',
    guest: 'required',
    id: 'table',
    status: 200,
    reply: Remarks,
    refuses: FOR_REMARKS,
  },
  saveRemark: {
    method: 'POST',
    path: '/tables/{id}/remarks',
    summary: 'Keep a remark on the position after a line of the record, in place of the one before; empty: none.',
    guest: 'required',
    id: 'table',
    body: SaveRemark,
    status: 200,
    reply: Remarks,
    refuses: [...FOR_REMARKS, ...FOR_WRITING, 'long-remark', 'bad-line', 'no-such-record-line', 'too-many-remarks'],
    limit: 'lines',
  },
  shareRemarks: {
    method: 'POST',
    path: '/tables/{id}/remarks/share',
    summary: 'Let whoever has the new key read my remarks on this game, or nobody any more.',
    guest: 'required',
    id: 'table',
    body: ShareRemarks,
    status: 200,
    reply: Remarks,
    refuses: [...FOR_REMARKS, ...FOR_WRITING],
    limit: 'lines',
  },
  sharedRemarks: {
    method: 'GET',
    path: '/tables/{id}/remarks/shared',
    summary: 'The remarks that somebody lets me read by their key.',
    guest: 'optional',
    id: 'table',
    query: v.object({ key: v.pipe(v.string(), v.maxLength(64)) }),
    status: 200,
    reply: SharedRemarks,
    refuses: ['no-such-table', 'no-such-remarks'],
  },
  reportRemark: {
    method: 'POST',
    path: '/tables/{id}/remarks/report',
    summary:
      'Ask whoever runs this server to look at a remark that is shared by a link. They are shown those round it, too.',
    guest: 'required',
    id: 'table',
    body: ReportRemark,
    status: 201,
    reply: v.object({ reported: v.literal(true) }),
    refuses: ['no-such-table', 'no-such-remarks', 'own-line', 'long-line', 'bad-line'],
    limit: 'reports',
  },
} as const satisfies Record<string, RouteSpec>
