import { OneOnlooker, OnlookerList } from '@fathom/protocol'
import type { RouteSpec } from '../routeSpec.ts'

/** Who looks on at a table, for who made it. */
export const ONLOOKERS = {
  onlookers: {
    method: 'GET',
    path: '/tables/{id}/onlookers',
    summary: 'For who made the table: those who look on and have a name here, as far as they show it, and whom I have shown out.', // prettier-ignore
    guest: 'required',
    id: 'table',
    status: 200,
    reply: OnlookerList,
    refuses: ['no-such-table', 'not-the-host'],
  },
  showOut: {
    method: 'POST',
    path: '/tables/{id}/onlookers/show-out',
    summary: 'For who made the table: somebody may neither look on nor write there until the game is over.',
    guest: 'required',
    id: 'table',
    body: OneOnlooker,
    status: 200,
    reply: OnlookerList,
    refuses: ['no-such-table', 'not-the-host', 'no-such-onlooker', 'too-many-shown-out'],
    limit: 'creates',
  },
  letIn: {
    method: 'POST',
    path: '/tables/{id}/onlookers/let-in',
    summary: 'For who made the table: somebody whom I have shown out may come back.',
    guest: 'required',
    id: 'table',
    body: OneOnlooker,
    status: 200,
    reply: OnlookerList,
    refuses: ['no-such-table', 'not-the-host', 'no-such-onlooker'],
    limit: 'creates',
  },
} as const satisfies Record<string, RouteSpec>
