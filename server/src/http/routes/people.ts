import { SessionList } from '@fathom/protocol'
import type { RouteSpec } from '../routeSpec.ts'
import { Nothing } from './queries.ts'

/** Who I am on which device. */
export const PEOPLE = {
  sessions: {
    method: 'GET',
    path: '/me/sessions',
    summary: 'The browsers and programs that are me.',
    guest: 'required',
    status: 200,
    reply: SessionList,
    refuses: [],
  },
  endSession: {
    method: 'POST',
    path: '/me/sessions/{id}/end',
    summary: 'Signs a browser or program out: its token is nobody’s from then on, and what it has open is closed.',
    guest: 'required',
    id: 'session',
    body: Nothing,
    status: 200,
    reply: SessionList,
    refuses: ['no-such-session', 'last-way-in'],
  },
  endOtherSessions: {
    method: 'POST',
    path: '/me/sessions/end-others',
    summary: 'Signs me out everywhere else.',
    guest: 'required',
    body: Nothing,
    status: 200,
    reply: SessionList,
    refuses: [],
  },
} as const satisfies Record<string, RouteSpec>
