import {
  Acquaintance,
  BlockList,
  FriendAsks,
  FriendLink,
  FriendList,
  FriendToken,
  Guestlist,
  NewTicket,
  SeatedPerson,
  TicketReading,
  WithdrawTicket,
} from '@fathom/protocol'
import * as v from 'valibot'
import type { RouteSpec } from '../routeSpec.ts'
import { GROUPS } from './groups.ts'
import { ONLOOKERS } from './onlookers.ts'
import { Nothing } from './queries.ts'
import { FOR_SITTING, FOR_WRITING, FOR_ONLOOKERS } from './refusals.ts'

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
    refuses: [...FOR_ONLOOKERS, 'no-such-seat', 'not-a-person', 'not-yourself', 'too-many-blocks'],
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

const FRIENDS = {
  friends: {
    method: 'GET',
    path: '/me/friends',
    summary: 'My friends, and at which tables they sit that I may see.',
    guest: 'required',
    status: 200,
    reply: FriendList,
    refuses: [],
  },
  removeFriend: {
    method: 'POST',
    path: '/me/friends/{id}/remove',
    summary: 'Neither of us is the other’s friend any more. They are not told.',
    guest: 'required',
    id: 'friend',
    body: Nothing,
    status: 200,
    reply: FriendList,
    refuses: ['no-such-friend'],
  },
  newFriendLink: {
    method: 'POST',
    path: '/me/friend-link',
    summary: 'A link that makes everybody who opens it my friend, for a week. It ends the one before.',
    guest: 'required',
    body: Nothing,
    status: 201,
    reply: FriendLink,
    refuses: [],
    limit: 'creates',
  },
  readFriendLink: {
    method: 'POST',
    path: '/friend-links/read',
    summary: 'Who asks by a link to be friends.',
    guest: 'optional',
    body: FriendToken,
    status: 200,
    reply: FriendAsks,
    refuses: ['old-link'],
  },
  acceptFriendLink: {
    method: 'POST',
    path: '/friend-links/accept',
    summary: 'Makes me and whoever has made the link friends.',
    guest: 'required',
    body: FriendToken,
    status: 200,
    reply: FriendList,
    refuses: ['old-link', 'not-yourself', 'too-many-friends'],
    limit: 'creates',
  },
} as const satisfies Record<string, RouteSpec>

const INVITATIONS = {
  guestlist: {
    method: 'GET',
    path: '/tables/{id}/guestlist',
    summary: 'Whom I can ask to a table where I have a seat: friends, and those with whom I have played lately.',
    guest: 'required',
    id: 'table',
    status: 200,
    reply: Guestlist,
    refuses: ['no-such-table', 'not-seated'],
  },
  invite: {
    method: 'POST',
    path: '/tables/{id}/invite',
    summary:
      'Ask somebody I know to a table that waits for players: told in their lobby, and by how they want to be told.',
    guest: 'required',
    id: 'table',
    body: Acquaintance,
    status: 200,
    reply: Guestlist,
    refuses: [
      ...FOR_WRITING,
      'no-such-table',
      'not-seated',
      'members-only',
      'table-full',
      'table-closed',
      'no-such-friend',
      'not-a-person',
    ],
    limit: 'creates',
  },
  decline: {
    method: 'POST',
    path: '/tables/{id}/decline',
    summary: 'I do not come to a table to which I am asked, and am not asked there again. Nobody is told.',
    guest: 'required',
    id: 'table',
    body: Nothing,
    status: 200,
    reply: v.object({ declined: v.literal(true) }),
    refuses: [],
  },
} as const satisfies Record<string, RouteSpec>

const TICKETS = {
  ticket: {
    method: 'GET',
    path: '/me/ticket',
    summary: 'Whom I look for to play with, and the table where I play with those that were found.',
    guest: 'required',
    status: 200,
    reply: TicketReading,
    refuses: [],
  },
  seek: {
    method: 'POST',
    path: '/me/ticket',
    summary:
      'Look for others who want the same game and are about as strong; the longer it takes, the less that matters. A live search ends when it is not asked for any more.',
    guest: 'required',
    body: NewTicket,
    status: 201,
    reply: TicketReading,
    refuses: ['bad-option-value', ...FOR_SITTING, 'unknown-game', 'bad-seat-count', 'too-many-running-tables'],
    limit: 'creates',
  },
  withdrawTicket: {
    method: 'POST',
    path: '/me/ticket/withdraw',
    summary: 'Look for nobody any more; with `table`, forget the search that found it.',
    guest: 'required',
    body: WithdrawTicket,
    status: 200,
    reply: TicketReading,
    refuses: [],
  },
} as const satisfies Record<string, RouteSpec>

/** Whom I play with, and whom I do not. */
export const COMPANY = {
  ...BLOCKS,
  ...ONLOOKERS,
  ...FRIENDS,
  ...INVITATIONS,
  ...GROUPS,
  ...TICKETS,
} as const satisfies Record<string, RouteSpec>
