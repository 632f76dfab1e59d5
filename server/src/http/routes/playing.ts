import {
  Act,
  AnswerEnd,
  AnswerPause,
  AnswerTakeBack,
  AskTakeBack,
  AskWhy,
  HelpReading,
  HintReading,
  JoinTable,
  SeatBot,
  TableReading,
  VersionReading,
  Versioned,
  Undo,
  Vote,
  WhyReading,
} from '@fathom/protocol'
import { LANGUAGES } from '@fathom/kernel'
import * as v from 'valibot'
import type { RouteSpec } from '../routeSpec.ts'
import { QueryNumber, Nothing, Brief } from './queries.ts'
import { FOR_WRITING, FOR_SITTING, FOR_ONLOOKERS, IN_PLAY, TO_ASK } from './refusals.ts'

/** What every change of a table has in common: it answers with the table as it is then, or with its version alone. */
const TABLE_CHANGE = {
  method: 'POST',
  guest: 'required',
  id: 'table',
  query: Brief,
  status: 200,
  reply: v.union([TableReading, VersionReading]),
} as const

/** What somebody does at a table. */
export const PLAYING = {
  join: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/join',
    summary: 'Sit down on an open seat, or take my seat back after leaving.',
    body: JoinTable,
    refuses: [
      ...FOR_SITTING,
      'no-such-table',
      'table-full',
      'not-open-to-you',
      'members-only',
      'no-onlookers',
      'shown-out',
      'no-such-seat',
      'seat-taken',
      'already-seated',
      'table-finished',
      'table-closed',
    ],
  },
  seatBot: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/seat-bot',
    summary:
      'Give an open chair to a bot before the start; the game starts with the last one. Only for who has a chair.',
    body: SeatBot,
    refuses: [
      'no-such-table',
      'not-seated',
      'no-such-seat',
      'seat-taken',
      'table-finished',
      'table-closed',
      'unknown-bot-level',
      'rated-game-runs',
    ],
  },
  vote: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/vote',
    summary:
      'Wish a bot in the chair of somebody whose time is up; it sits down when everybody else who is at the table wishes it. They may come back.',
    body: Vote,
    refuses: [
      'no-such-table',
      'not-seated',
      'no-such-seat',
      'table-finished',
      'table-closed',
      'not-timed-out',
      'already-voted',
    ],
  },
  takeBack: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/take-back',
    summary:
      'Ask everybody to go back to where my last turn began, with a reason. It is done when every other person at the table agrees; bots do. What was drawn comes again.',
    body: AskTakeBack,
    refuses: [
      ...FOR_WRITING,
      ...IN_PLAY,
      'take-back-asked',
      'take-back-refused',
      'take-back-shows',
      'take-back-rated',
      'too-many-take-backs',
      'nothing-to-take-back',
      'empty-reason',
      'long-reason',
      'bad-reason',
    ],
  },
  answerTakeBack: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/take-back-answer',
    summary: 'Agree to the take-back that somebody asks for, or not. Who asked for it may think better of it.',
    body: AnswerTakeBack,
    refuses: [...IN_PLAY, 'no-take-back', 'already-voted'],
  },
  pause: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/pause',
    summary:
      'Ask everybody to wait for me: when every other person at the table agrees, no clock runs until I act or say that I am back, or all the others would go on.',
    body: Nothing,
    refuses: [...IN_PLAY, 'no-time-control', 'pause-asked', 'pause-rated'], // prettier-ignore
  },
  answerPause: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/pause-answer',
    summary: 'Agree to wait for somebody, or not. While all wait, `false` is to go on.',
    body: AnswerPause,
    refuses: [...IN_PLAY, 'no-time-control', 'no-pause', 'already-voted'], // prettier-ignore
  },
  askEnd: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/end',
    summary:
      'Ask everybody to end the game where it stands, without a result: when every other person at the table agrees it is closed. Among bots it is closed at once.',
    body: Nothing,
    refuses: [...IN_PLAY, 'end-asked', 'end-refused'],
  },
  answerEnd: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/end-answer',
    summary: 'Agree to end the game, or not. Who asked for it may think better of it.',
    body: AnswerEnd,
    refuses: [...IN_PLAY, 'no-end-asked', 'already-voted'],
  },
  leave: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/leave',
    summary: 'Get up. In a running game a bot plays on for me until I join again.',
    body: Nothing,
    refuses: ['no-such-table', 'not-seated', 'table-finished', 'table-closed'],
  },
  close: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/close',
    summary:
      'End a table for good where nobody else plays: all others are bots, or have left. What is hidden stays so.',
    body: Nothing,
    refuses: ['no-such-table', 'not-seated', 'others-play', 'table-finished', 'table-closed'],
  },
  act: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/act',
    summary:
      'Take one action or a chain of them, all or nothing up to a draw; with `endTurn`, end the turn as well if it is complete then.',
    body: Act,
    refuses: [...IN_PLAY, 'old-version', 'not-your-turn', 'not-an-action', 'turn-complete'],
  },
  undo: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/undo',
    summary: 'Take back the last step of my draft; with `all`, every step.',
    body: Undo,
    refuses: [...IN_PLAY, 'old-version', 'nothing-to-undo'],
  },
  redo: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/redo',
    summary: 'Do again what I have undone last, as long as I have chosen nothing else.',
    body: Versioned,
    refuses: [...IN_PLAY, 'old-version', 'nothing-to-redo'],
  },
  endTurn: {
    ...TABLE_CHANGE,
    path: '/tables/{id}/end-turn',
    summary: 'End my turn: my draft becomes final.',
    body: Versioned,
    refuses: [...IN_PLAY, 'old-version', 'turn-complete', 'turn-not-complete'],
  },
  why: {
    method: 'POST',
    path: '/tables/{id}/why',
    summary:
      'Why I may not take these actions now, each by itself (or as a chain, in brackets) upon my draft: what `act` would refuse. Changes nothing.',
    guest: 'required',
    id: 'table',
    body: AskWhy,
    status: 200,
    reply: WhyReading,
    refuses: TO_ASK,
  },
  hint: {
    method: 'POST',
    path: '/tables/{id}/hint',
    summary:
      'What a Mate would consider in my place, from what I can know. That I was given it stands in the log and in the record. Not in rated games, nor where others play who have not agreed.',
    guest: 'required',
    id: 'table',
    body: Nothing,
    status: 200,
    reply: HintReading,
    refuses: [
      'no-such-table',
      'not-seated',
      'table-not-started',
      'table-finished',
      'table-closed',
      'hints-rated',
      'no-hints-here',
    ],
    limit: 'hints',
  },
  help: {
    method: 'GET',
    path: '/tables/{id}/help',
    summary:
      'What each of my choices brings for certain, and what a newcomer may want to know of the position. Worked out from what I can know; changes nothing.',
    guest: 'required',
    id: 'table',
    status: 200,
    reply: HelpReading,
    refuses: TO_ASK,
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
    refuses: [
      ...FOR_SITTING,
      'no-such-table',
      'not-open-to-you',
      'members-only',
      'no-onlookers',
      'shown-out',
      'not-seated',
      'not-finished',
      'table-full',
      'bad-components',
      'too-many-open-tables',
      'too-many-running-tables',
    ],
    limit: 'creates',
  },
  socket: {
    method: 'GET',
    path: '/tables/{id}/socket',
    summary:
      'A WebSocket that pushes what happens at the table after entry `since`, and presence. `pace`: how long bots are to take for an action at least, in milliseconds, for whoever has a chair. `changes=1`: after the first update, patches instead of whole readings; `changes=2`: the same in a terse form that is no JSON. `onlookers=1`: also who looks on; `named=1`: others may read my name while I do. `language`: of who is no guest, where the headers can’t say it.',
    guest: 'optional',
    id: 'table',
    query: v.object({
      since: v.optional(QueryNumber, '0'),
      pace: v.optional(QueryNumber),
      changes: v.optional(v.picklist(['0', '1', '2'], 'expected 0, 1 or 2'), '0'),
      language: v.optional(v.picklist(LANGUAGES)),
      onlookers: v.optional(v.picklist(['0', '1']), '0'),
      named: v.optional(v.picklist(['0', '1']), '0'),
    }),
    status: 101,
    reply: 'text',
    refuses: [...FOR_ONLOOKERS, 'upgrade-required', 'foreign-origin', 'too-many-sockets'],
  },
} as const satisfies Record<string, RouteSpec>
