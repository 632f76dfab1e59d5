import { CheckComponents, ComponentsReading, GameList } from '@fathom/protocol'
import * as v from 'valibot'
import { SET_BODY_LIMIT } from '../limits.ts'
import type { RouteSpec } from '../routeSpec.ts'

/** The games of this server and their components. */
export const GAMES = {
  games: {
    method: 'GET',
    path: '/games',
    summary: 'The games with their seat counts, options and bot levels.',
    guest: 'optional',
    status: 200,
    reply: GameList,
    refuses: [],
  },
  components: {
    method: 'GET',
    path: '/games/{id}/components',
    summary: 'The printed components of a game as data: cards, shapes, tables. Its form is the game’s own.',
    guest: 'optional',
    id: 'game',
    status: 200,
    reply: v.unknown(),
    refuses: ['unknown-game'],
  },
  checkComponents: {
    method: 'POST',
    path: '/games/{id}/components',
    summary: 'What a component set is that I may want to play with, or everything that is wrong with it as `problems`.',
    guest: 'optional',
    id: 'game',
    body: CheckComponents,
    bodyLimit: SET_BODY_LIMIT,
    status: 200,
    reply: ComponentsReading,
    refuses: ['unknown-game', 'no-component-sets', 'bad-components', 'engine-timeout'],
    limit: 'creates',
  },
} as const satisfies Record<string, RouteSpec>
