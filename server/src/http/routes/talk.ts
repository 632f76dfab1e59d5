import { ChangeLine, MuteSpeaker, ReportLine, SayLine, TalkReading, TalkRoomReading } from '@fathom/protocol'
import * as v from 'valibot'
import type { RouteSpec } from '../routeSpec.ts'
import { QueryNumber } from './queries.ts'
import { FOR_WRITING, FOR_ONLOOKERS, FOR_TALK } from './refusals.ts'

/** What people say at a table: in no journal and no record. */
export const TALK = {
  talk: {
    method: 'GET',
    path: '/tables/{id}/talk',
    summary:
      'What was said in the rooms that I may read, or changed, after change `players` and `onlookers` of each. With a chair I read what onlookers said when the game is over.',
    guest: 'required',
    id: 'table',
    query: v.object({
      players: v.optional(QueryNumber, '0'),
      onlookers: v.optional(QueryNumber, '0'),
    }),
    status: 200,
    reply: TalkReading,
    refuses: FOR_ONLOOKERS,
  },
  say: {
    method: 'POST',
    path: '/tables/{id}/talk',
    summary: 'Say something, in my words or by a phrase that everybody reads in their language.',
    guest: 'required',
    id: 'table',
    body: SayLine,
    status: 201,
    reply: TalkRoomReading,
    refuses: [...FOR_WRITING, ...FOR_TALK, 'talk-full', 'empty-line', 'long-line', 'bad-line'],
    limit: 'lines',
  },
  changeLine: {
    method: 'POST',
    path: '/tables/{id}/talk/change',
    summary: 'Other words for a line of mine, or none, within a minute.',
    guest: 'required',
    id: 'table',
    body: ChangeLine,
    status: 200,
    reply: TalkRoomReading,
    refuses: [...FOR_WRITING, ...FOR_TALK, 'line-kept', 'empty-line', 'long-line', 'bad-line'],
    limit: 'lines',
  },
  muteSpeaker: {
    method: 'POST',
    path: '/tables/{id}/talk/mute',
    summary: 'I do not want to read whoever said a line any more, at any table, or I do again. They are not told.',
    guest: 'required',
    id: 'table',
    body: MuteSpeaker,
    status: 200,
    reply: TalkReading,
    refuses: [...FOR_TALK, 'no-such-line', 'own-line'],
  },
  reportLine: {
    method: 'POST',
    path: '/tables/{id}/talk/report',
    summary: 'Ask whoever runs this server to look at a line. They are shown the lines round it, too.',
    guest: 'required',
    id: 'table',
    body: ReportLine,
    status: 201,
    reply: v.object({ reported: v.literal(true) }),
    refuses: [...FOR_TALK, 'no-such-line', 'own-line', 'long-line', 'bad-line'],
    limit: 'reports',
  },
} as const satisfies Record<string, RouteSpec>
