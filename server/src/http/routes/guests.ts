import { ChangeGuest, CreatedGuest, CreateGuest, Guest, Me } from '@fathom/protocol'
import type { RouteSpec } from '../routeSpec.ts'
import { FOR_WRITING } from './refusals.ts'

/** People: who I am. */
export const GUESTS = {
  createGuest: {
    method: 'POST',
    path: '/guests',
    summary: 'Become a guest: a name is enough. Sets the cookie and gives the same token for programs.',
    guest: 'optional',
    body: CreateGuest,
    status: 201,
    reply: CreatedGuest,
    refuses: ['empty-name', 'long-name', 'bad-name', 'name-taken'],
    limit: 'creates',
  },
  me: {
    method: 'GET',
    path: '/me',
    summary: 'Who I am, and how I stand with those who run the house.',
    guest: 'required',
    status: 200,
    reply: Me,
    refuses: [],
  },
  changeMe: {
    method: 'PATCH',
    path: '/me',
    summary: 'Change my name or language. At tables where I sit already, the old name stays.',
    guest: 'required',
    body: ChangeGuest,
    status: 200,
    reply: Guest,
    refuses: [...FOR_WRITING, 'empty-name', 'long-name', 'bad-name', 'name-taken'],
  },
} as const satisfies Record<string, RouteSpec>
