import * as v from 'valibot'
import { BESIDE } from './routes/beside.ts'
import { COMPANY } from './routes/company.ts'
import { GAMES } from './routes/games.ts'
import { GUESTS } from './routes/guests.ts'
import { HOUSE } from './routes/house.ts'
import { NOTICES } from './routes/notices.ts'
import { PEOPLE } from './routes/people.ts'
import { PLAYING } from './routes/playing.ts'
import { RATINGS } from './routes/ratings.ts'
import { REMARKS } from './routes/remarks.ts'
import { TABLES } from './routes/tables.ts'
import { TALK } from './routes/talk.ts'
import type { RouteSpec } from './routeSpec.ts'

/** Every route of the API below `/api`. A route without a handler does not compile, nor a handler without a route. */
export const ROUTES = {
  ...GUESTS,
  ...PEOPLE,
  ...NOTICES,
  ...COMPANY,
  ...GAMES,
  ...TABLES,
  ...RATINGS,
  ...PLAYING,
  ...BESIDE,
  ...TALK,
  ...REMARKS,
  ...HOUSE,
  openapi: {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description.',
    guest: 'optional',
    status: 200,
    reply: v.record(v.string(), v.unknown()),
    refuses: [],
  },
} as const satisfies Record<string, RouteSpec>

export type RouteName = keyof typeof ROUTES
