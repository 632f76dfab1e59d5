import { say, type ServerText } from './texts.ts'

function list(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

export const en: ServerText = {
  refusals: {
    'bad-request': 'This request is malformed.',
    'bad-json': 'The body is not valid JSON.',
    'bad-url': 'This address is malformed.',
    invalid: ({ field, expected }) => `"${say(field)}" is not valid${expected ? `: expected ${say(expected)}` : ''}.`,
    'empty-name': 'Please enter a name.',
    'long-name': 'This name is too long: 40 characters at most.',
    'bad-name': "This name has characters that can't be shown.",
    'body-too-large': ({ limit }) => `The body is too large: ${say(limit)} bytes at most.`,
    'headers-too-large': 'The headers are too large.',
    'bad-media-type': 'The body must be JSON (Content-Type: application/json).',
    'upgrade-required': 'This address is for WebSocket connections.',
    'too-many-requests': ({ seconds }) => `Too many requests; please try again in ${say(seconds)} seconds.`,
    'too-many-sockets': 'You have too many connections open; please close some pages.',
    'no-guest': 'Please say who you are first: create a guest.',
    'foreign-origin': 'This request comes from a page of another site.',
    'not-seated': 'You have no seat at this table.',
    'no-such-route': 'There is nothing at this address.',
    'no-such-table': 'There is no such table.',
    'unknown-game': ({ game }) => `There is no game "${say(game)}" here.`,
    'bad-seat-count': ({ seats, allowed }) => `This game is not for ${say(seats)} seats; possible: ${say(allowed)}.`,
    'more-than-one-me': 'You can have one seat only.',
    'no-person-seat': "At least one seat must be yours or open: bots alone don't play here.",
    'unknown-bot-level': ({ level, allowed }) => `There is no bot level "${say(level)}"; possible: ${say(allowed)}.`,
    'unknown-option': ({ option }) => `This game has no option "${say(option)}".`,
    'bad-option-value': ({ option, value, allowed }) =>
      `"${say(value)}" is not possible for "${say(option)}"; possible: ${say(allowed)}.`,
    'unknown-seed': 'This seed was not issued to you, or it has been used; please fetch a new one.',
    'no-such-seat': ({ seat }) => `There is no seat ${say(seat)} at this table.`,
    'no-position': 'The game had not started then.',
    'table-full': 'All seats of this table are taken.',
    'seat-taken': 'This seat is taken.',
    'already-seated': 'You have a seat at this table already.',
    'table-not-started': 'The game has not started yet.',
    'table-finished': 'This game is over.',
    'table-not-full': 'There are still free seats.',
    'old-version': 'The table has moved on since you looked; please look again.',
    'not-your-turn': 'It is not your turn.',
    'turn-complete': 'Your turn is complete: end it, or undo.',
    'turn-not-complete': 'Your turn is not complete yet.',
    'nothing-to-undo': 'There is nothing to undo.',
    'not-finished': 'The game is not over yet.',
    'rematch-exists': 'Somebody has asked for a rematch already.',
    'other-rules': 'This game was played with an older edition of the rules that this server no longer plays.',
    'not-an-action': ({ action }) => `"${say(action)}" is not an action of this game.`,
    internal: 'Something went wrong on the server. It has been noted.',
    closing: 'The server is restarting; please try again in a moment.',
    'engine-timeout': 'This took too long and was given up; nothing has changed.',
  },
  table: {
    waitingForPlayers: (open) => (open === 1 ? 'Waiting for one more player.' : `Waiting for ${open} more players.`),
    endTurn: 'Your turn is complete: end it, or undo.',
    waitingForOthers: (names) => `Waiting for ${list(names)}.`,
    finished: (winners) => (winners.length === 1 ? `${list(winners)} has won.` : `${list(winners)} share the win.`),
  },
}
