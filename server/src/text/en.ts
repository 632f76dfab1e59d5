import { count, say, type ServerText } from './texts.ts'

export const en: ServerText = {
  refusals: {
    'bad-request': 'This request is malformed.',
    'bad-json': 'The body is not valid JSON.',
    'bad-url': 'This address is malformed.',
    invalid: ({ field, expected }) => `"${say(field)}" is not valid${expected ? `: expected ${say(expected)}` : ''}.`,
    'missing-field': ({ field }) => `"${say(field)}" is missing.`,
    'empty-name': 'Please enter a name.',
    'long-name': 'This name is too long: 40 characters at most.',
    'empty-reason': 'Please say why.',
    'long-reason': 'This reason is too long: 120 characters at most.',
    'long-note': 'This note is too long: 2000 characters at most.',
    'bad-reason': "This reason has characters that can't be shown, or too many marks on a letter.",
    'bad-name': "This name has characters that can't be shown, or too many marks on a letter.",
    'request-timeout': 'This request took too long to arrive; please send it again.',
    'body-too-large': ({ limit }) => `The body is too large: ${say(limit)} bytes at most.`,
    'headers-too-large': 'The headers are too large.',
    'bad-media-type': 'The body must be JSON (Content-Type: application/json).',
    'upgrade-required': 'This address is for WebSocket connections.',
    'push-only': 'This connection only tells what happens; please send commands as requests.',
    'too-many-requests': ({ seconds }) => `Too many requests; please try again in ${say(seconds)} seconds.`,
    'too-many-sockets': 'You have too many connections open; please close some pages.',
    'too-many-open-tables': ({ limit }) =>
      `You have ${say(limit)} open tables already, or your network has; please let one fill up or leave it first.`,
    'too-many-running-tables': ({ limit }) =>
      `You have ${say(limit)} running games already, or your network has; please finish one first.`,
    'too-many-seeds': ({ limit }) =>
      `You have ${say(limit)} seeds that no table has used, or your network has; please use one first.`,
    'no-such-session': 'This browser is signed out already.',
    'last-way-in':
      'This is the only way back to who you are here: without it your tables would be nobody’s. Keep your name first.',
    'no-guest': 'Please say who you are first: create a guest.',
    'foreign-origin': 'This request comes from a page of another site.',
    'no-such-route': 'There is nothing at this address.',
    'no-such-table': 'There is no such table.',
    'unknown-game': ({ game }) => `There is no game "${say(game)}" here.`,
    'bad-seat-count': ({ seats, allowed }) => `This game is not for ${say(seats)} seats; possible: ${say(allowed)}.`,
    'more-than-one-me': 'You can have one seat only.',
    'no-person-seat': "At least one seat must be yours or open: bots alone don't play here.",
    'time-control-alone': 'Clocks are for tables of two people and more.',
    'small-cap': 'A clock must be able to hold the time at the start and what a turn adds.',
    'unknown-bot-level': ({ level, allowed }) => `There is no bot level "${say(level)}"; possible: ${say(allowed)}.`,
    'unknown-option': ({ option }) => `This game has no option "${say(option)}".`,
    'bad-option-value': ({ option, value, allowed }) =>
      `"${say(value)}" is not possible for "${say(option)}"; possible: ${say(allowed)}.`,
    'no-component-sets': 'The components of this game can’t be replaced.',
    'bad-components': ({ problems }) =>
      `This is not a component set that can be played with. ${count(problems, ['One thing is', 'things are'])} to be put right.`,
    'too-many-channels': ({ limit }) => `You can be told in ${say(limit)} ways at most; please remove one first.`,
    'no-such-channel': 'This way of being told is not there any more.',
    'unknown-time-zone': 'There is no such time zone; write it like Europe/Paris.',
    'bad-address': 'This is not an address of the web: it begins with https:// and has no password in it.',
    'private-address': ({ host }) =>
      `"${say(host)}" is inside a private network, where this server does not send anything.`,
    'unknown-host': ({ host }) => `"${say(host)}" can’t be found; please check how it is written.`,
    'bad-subscription': 'The browser’s subscription makes no sense; please turn it off there and on again.',
    'no-email': 'This server does not send e-mails.',
    'bad-email': 'This is not an e-mail address.',
    'bad-confirmation': 'This link is not complete; please open it again from the e-mail.',
    'unconfirmed-channel': 'Please open the link in the e-mail first.',
    'unknown-seed': 'This seed was not issued to you, or it has been used; please fetch a new one.',
    'other-rules': 'This game was played with an older edition of the rules that this server no longer plays.',
    'other-components': 'This game was played with components that this server can no longer read.',
    internal: 'Something went wrong on the server. It has been noted.',
    closing: 'The server is restarting; please try again in a moment.',
    'engine-timeout': 'This took too long and was given up; nothing has changed.',
    'disk-full':
      'The server’s disk is full, so this was not done. Nothing of the game is lost: please tell whoever runs the server, and try again later.',
    'damaged-journal':
      'What the server has kept of this table is damaged, so it can’t be opened. Please tell whoever runs the server; other tables play on.',
  },
}
