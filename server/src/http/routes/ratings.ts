import { PlayedGames, Profile, RatingChanges, Standings } from '@fathom/protocol'
import * as v from 'valibot'
import type { RouteSpec } from '../routeSpec.ts'

const Flag = v.picklist(['0', '1'], 'expected 0 or 1')
const Key = v.pipe(v.string(), v.maxLength(60))

/** How strong people are, and the games that they have finished. */
export const RATINGS = {
  standings: {
    method: 'GET',
    path: '/games/{id}/standings',
    summary: 'The ranking of a game. Where accounts can be made, they alone are listed.',
    guest: 'optional',
    id: 'game',
    status: 200,
    reply: Standings,
    refuses: ['unknown-game'],
  },
  ratingChanges: {
    method: 'GET',
    path: '/tables/{id}/ratings',
    summary: 'How a finished table moved the ratings of those who sat there.',
    guest: 'optional',
    id: 'table',
    status: 200,
    reply: RatingChanges,
    refuses: ['no-such-table', 'not-finished'],
  },
  profile: {
    method: 'GET',
    path: '/people/{id}',
    summary:
      'Somebody’s ratings and what they have played: an account’s, or mine. Of others it counts finished games that were open to all, or where I sat.',
    guest: 'optional',
    id: 'person',
    status: 200,
    reply: Profile,
    refuses: ['no-such-person'],
  },
  playedGames: {
    method: 'GET',
    path: '/people/{id}/games',
    summary: 'Somebody’s finished games, the last first, as far as I may know of them: twenty at once.',
    guest: 'optional',
    id: 'person',
    query: v.object({
      game: v.optional(Key),
      /** `1`: those that they have won; `0`: the others. */
      won: v.optional(Flag),
      rated: v.optional(Flag),
      /** The `key` of an opponent. */
      with: v.optional(Key),
      /** What the page before named as `next`. */
      after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}-[a-z0-9]{6,32}$/))),
    }),
    status: 200,
    reply: PlayedGames,
    refuses: ['no-such-person'],
  },
} as const satisfies Record<string, RouteSpec>
