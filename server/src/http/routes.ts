import {
  Act,
  ChangeGuest,
  CheckComponents,
  ComponentsReading,
  CreatedGuest,
  CreateGuest,
  CreateTable,
  GameList,
  Guest,
  JoinTable,
  Lobby,
  LogReading,
  NewSeed,
  ScoreHistory,
  TableReading,
  VersionReading,
  Versioned,
} from '@fathom/protocol'
import * as v from 'valibot'
import type { Code } from '../codes.ts'
import { SET_BODY_LIMIT } from './limits.ts'

type Schema = v.GenericSchema

/** What a route is, for the server that serves it and for the description that is made of it. */
export interface RouteSpec {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** With `{id}` where an id stands. */
  readonly path: string
  readonly summary: string
  /** `required`: refused without a guest. */
  readonly guest: 'required' | 'optional'
  /** Whose id stands in the path. */
  readonly id?: 'table' | 'game'
  readonly query?: Schema
  readonly body?: Schema
  /** In bytes, where it is not the usual one. */
  readonly bodyLimit?: number
  readonly status: 200 | 201 | 101
  /** What comes back: JSON of this schema, or plain text. */
  readonly reply: Schema | 'text'
  /** What may be refused besides what every route may refuse. */
  readonly refuses: readonly Code[]
  /** Fewer of these a minute than of others. */
  readonly limit?: 'creates'
}

/** A whole number in a query, where everything is text. */
const QueryNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'expected a whole number'), v.transform(Number))
const QueryFlag = v.pipe(
  v.picklist(['0', '1'], 'expected 0 or 1'),
  v.transform((flag) => flag === '1'),
)
const Nothing = v.object({})
/** `brief=1`: answer with the version alone. */
const Brief = v.object({ brief: v.optional(QueryFlag, '0') })
const TableOrVersion = v.union([TableReading, VersionReading])

/** Refusals of everything that changes a running game. */
const PLAYING = ['not-seated', 'table-not-started', 'table-finished', 'old-version'] as const

/** Every route of the API below `/api`. A route without a handler does not compile, nor a handler without a route. */
export const ROUTES = {
  createGuest: {
    method: 'POST',
    path: '/guests',
    summary: 'Become a guest: a name is enough. Sets the cookie and gives the same token for programs.',
    guest: 'optional',
    body: CreateGuest,
    status: 201,
    reply: CreatedGuest,
    refuses: ['empty-name', 'long-name', 'bad-name'],
    limit: 'creates',
  },
  me: {
    method: 'GET',
    path: '/me',
    summary: 'Who I am.',
    guest: 'required',
    status: 200,
    reply: Guest,
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
    refuses: ['empty-name', 'long-name', 'bad-name'],
  },
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
  newSeed: {
    method: 'POST',
    path: '/seeds',
    summary: 'The hash of a fresh secret seed for a table that I will create: fetched before I choose my nonce.',
    guest: 'required',
    body: Nothing,
    status: 201,
    reply: NewSeed,
    refuses: [],
    limit: 'creates',
  },
  createTable: {
    method: 'POST',
    path: '/tables',
    summary: 'Create a table. With no open seat the game starts at once.',
    guest: 'required',
    body: CreateTable,
    bodyLimit: SET_BODY_LIMIT,
    status: 201,
    reply: TableReading,
    refuses: [
      'unknown-game',
      'bad-seat-count',
      'more-than-one-me',
      'no-person-seat',
      'unknown-bot-level',
      'unknown-option',
      'bad-option-value',
      'no-component-sets',
      'bad-components',
      'unknown-seed',
      'engine-timeout',
    ],
    limit: 'creates',
  },
  lobby: {
    method: 'GET',
    path: '/tables',
    summary: 'My tables, open tables of others, my last finished games.',
    guest: 'optional',
    status: 200,
    reply: Lobby,
    refuses: [],
  },
  table: {
    method: 'GET',
    path: '/tables/{id}',
    summary: 'A table as I may see it; with `at`, as it stood after that entry.',
    guest: 'optional',
    id: 'table',
    query: v.object({ at: v.optional(QueryNumber) }),
    status: 200,
    reply: TableReading,
    refuses: ['no-such-table', 'no-position'],
  },
  log: {
    method: 'GET',
    path: '/tables/{id}/log',
    summary: 'What happened after entry `since`, as I may know it.',
    guest: 'optional',
    id: 'table',
    query: v.object({ since: v.optional(QueryNumber, '0') }),
    status: 200,
    reply: LogReading,
    refuses: ['no-such-table'],
  },
  scores: {
    method: 'GET',
    path: '/tables/{id}/scores',
    summary: 'The scores over the game.',
    guest: 'optional',
    id: 'table',
    status: 200,
    reply: ScoreHistory,
    refuses: ['no-such-table'],
  },
  tableComponents: {
    method: 'GET',
    path: '/tables/{id}/components',
    summary: 'The components that this table plays with as data. Their form is the game’s own.',
    guest: 'optional',
    id: 'table',
    status: 200,
    reply: v.unknown(),
    refuses: ['no-such-table'],
  },
  record: {
    method: 'GET',
    path: '/tables/{id}/record',
    // Not before: draws and actions in it would show what is hidden while the game runs.
    summary: 'The record of a finished game as a text file, with the revealed seed.',
    guest: 'optional',
    id: 'table',
    status: 200,
    reply: 'text',
    refuses: ['no-such-table', 'not-finished'],
  },
  join: {
    method: 'POST',
    path: '/tables/{id}/join',
    summary: 'Sit down on an open seat, or take my seat back after leaving.',
    guest: 'required',
    id: 'table',
    query: Brief,
    body: JoinTable,
    status: 200,
    reply: TableOrVersion,
    refuses: ['no-such-table', 'table-full', 'no-such-seat', 'seat-taken', 'already-seated', 'table-finished'],
  },
  leave: {
    method: 'POST',
    path: '/tables/{id}/leave',
    summary: 'Get up. In a running game a bot plays on for me until I join again.',
    guest: 'required',
    id: 'table',
    query: Brief,
    body: Nothing,
    status: 200,
    reply: TableOrVersion,
    refuses: ['no-such-table', 'not-seated', 'table-finished'],
  },
  act: {
    method: 'POST',
    path: '/tables/{id}/act',
    summary:
      'Take one action or a chain of them, all or nothing up to a draw; with `endTurn`, end the turn as well if it is complete then.',
    guest: 'required',
    id: 'table',
    query: Brief,
    body: Act,
    status: 200,
    reply: TableOrVersion,
    refuses: ['no-such-table', ...PLAYING, 'not-your-turn', 'not-an-action', 'turn-complete'],
  },
  undo: {
    method: 'POST',
    path: '/tables/{id}/undo',
    summary: 'Take back the last step of my draft.',
    guest: 'required',
    id: 'table',
    query: Brief,
    body: Versioned,
    status: 200,
    reply: TableOrVersion,
    refuses: ['no-such-table', ...PLAYING, 'nothing-to-undo'],
  },
  endTurn: {
    method: 'POST',
    path: '/tables/{id}/end-turn',
    summary: 'End my turn: my draft becomes final.',
    guest: 'required',
    id: 'table',
    query: Brief,
    body: Versioned,
    status: 200,
    reply: TableOrVersion,
    refuses: ['no-such-table', ...PLAYING, 'turn-complete', 'turn-not-complete'],
  },
  rematch: {
    method: 'POST',
    path: '/tables/{id}/rematch',
    summary: 'The same again: gives the new table, made by whoever asks first; I am seated there.',
    guest: 'required',
    id: 'table',
    body: Nothing,
    status: 200,
    reply: TableReading,
    refuses: ['no-such-table', 'not-seated', 'not-finished', 'table-full'],
    limit: 'creates',
  },
  socket: {
    method: 'GET',
    path: '/tables/{id}/socket',
    summary:
      'A WebSocket that pushes what happens at the table after entry `since`, and presence. `pace`: how long bots are to take for an action at least, in milliseconds, for whoever has a chair. `changes=1`: after the first update, patches instead of whole readings.',
    guest: 'optional',
    id: 'table',
    query: v.object({
      since: v.optional(QueryNumber, '0'),
      pace: v.optional(QueryNumber),
      changes: v.optional(QueryFlag, '0'),
    }),
    status: 101,
    reply: 'text',
    refuses: ['no-such-table', 'upgrade-required', 'foreign-origin', 'too-many-sockets'],
  },
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
