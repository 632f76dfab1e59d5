import { BlockList, SeatedPerson } from '@fathom/protocol'
import type { RouteSpec } from '../routeSpec.ts'
import { Nothing } from './queries.ts'

const BLOCKS = {
  blocks: {
    method: 'GET',
    path: '/me/blocks',
    summary: 'Whom I keep away from me.',
    guest: 'required',
    status: 200,
    reply: BlockList,
    refuses: [],
  },
  block: {
    method: 'POST',
    path: '/tables/{id}/block',
    summary:
      'Keep somebody away: neither sits down or looks on where the other sits. Where we sit both, the game goes on.',
    guest: 'required',
    id: 'table',
    body: SeatedPerson,
    status: 200,
    reply: BlockList,
    refuses: ['no-such-table', 'not-open-to-you', 'no-such-seat', 'not-a-person', 'not-yourself', 'too-many-blocks'],
  },
  unblock: {
    method: 'POST',
    path: '/me/blocks/{id}/remove',
    summary: 'Keep somebody away no longer.',
    guest: 'required',
    id: 'block',
    body: Nothing,
    status: 200,
    reply: BlockList,
    refuses: ['no-such-block'],
  },
} as const satisfies Record<string, RouteSpec>

/** Whom I play with, and whom I do not. */
export const COMPANY = { ...BLOCKS } as const satisfies Record<string, RouteSpec>
