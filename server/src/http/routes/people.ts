import { BroughtGuest, DeleteMe, DeviceLink, MyData, NewDeviceLink, SessionList, WaitingGuest } from '@fathom/protocol'
import * as v from 'valibot'
import type { RouteSpec } from '../routeSpec.ts'
import { Nothing } from './queries.ts'
import { SIGNING_IN, WAYS_IN } from './waysIn.ts'

const SESSIONS = {
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
  newDeviceLink: {
    method: 'POST',
    path: '/me/device-link',
    summary: 'A link by which one further device is me: for ten minutes, once. It ends the one before.',
    guest: 'required',
    body: Nothing,
    status: 201,
    reply: NewDeviceLink,
    refuses: [],
    limit: 'creates',
  },
  deviceLink: {
    method: 'GET',
    path: '/me/device-link',
    summary: 'Whether the link that I made last was used, and where.',
    guest: 'required',
    status: 200,
    reply: DeviceLink,
    refuses: [],
  },
  signOut: {
    method: 'POST',
    path: '/me/sign-out',
    summary: 'Signs me out here. The guest that this browser was before is who it is again.',
    guest: 'required',
    body: Nothing,
    status: 200,
    reply: v.object({ signedOut: v.literal(true) }),
    refuses: ['last-way-in'],
  },
} as const satisfies Record<string, RouteSpec>

const WAITING = {
  waitingGuest: {
    method: 'GET',
    path: '/me/waiting-guest',
    summary: 'The guest that this browser was before I signed in here.',
    guest: 'required',
    status: 200,
    reply: WaitingGuest,
    refuses: [],
  },
  bringGuest: {
    method: 'POST',
    path: '/me/waiting-guest/bring',
    summary: 'Makes that guest me: their chairs, notes and all else are mine from then on.',
    guest: 'required',
    body: Nothing,
    status: 200,
    reply: BroughtGuest,
    refuses: ['no-waiting-guest', 'no-account'],
    limit: 'exports',
    isLong: true,
  },
} as const satisfies Record<string, RouteSpec>

const LEAVING = {
  myData: {
    method: 'GET',
    path: '/me/export',
    summary: 'All that is kept of me, with the records of my finished games.',
    guest: 'required',
    status: 200,
    reply: MyData,
    refuses: [],
    limit: 'exports',
    isLong: true,
  },
  deleteMe: {
    method: 'POST',
    path: '/me/delete',
    summary: 'Deletes me for good. My games stay, under the name of a former player; a bot plays on where others play.',
    guest: 'required',
    body: DeleteMe,
    status: 200,
    reply: v.object({ deleted: v.literal(true) }),
    refuses: ['wrong-name'],
    limit: 'exports',
    isLong: true,
  },
} as const satisfies Record<string, RouteSpec>

/** Who I am, on which device, and by what I am known again. */
export const PEOPLE = { ...SESSIONS, ...WAYS_IN, ...SIGNING_IN, ...WAITING, ...LEAVING } as const satisfies Record<
  string,
  RouteSpec
>
