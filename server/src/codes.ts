/** Every refusal that is the server's or the table's own, with its HTTP status. A game's own refusals are 422. */
export const CODES = {
  // The request itself.
  'bad-request': 400,
  'bad-json': 400,
  'bad-url': 400,
  invalid: 400,
  'missing-field': 400,
  'empty-name': 400,
  'long-name': 400,
  'bad-name': 400,
  'body-too-large': 413,
  'headers-too-large': 431,
  'bad-media-type': 415,
  'upgrade-required': 426,
  'too-many-requests': 429,
  'too-many-sockets': 429,
  // Who asks.
  'no-guest': 401,
  'foreign-origin': 403,
  'not-seated': 403,
  // What is asked for.
  'no-such-route': 404,
  'no-such-table': 404,
  'unknown-game': 404,
  'bad-seat-count': 422,
  'more-than-one-me': 422,
  'no-person-seat': 422,
  'unknown-bot-level': 422,
  'unknown-option': 422,
  'bad-option-value': 422,
  'no-component-sets': 422,
  'bad-components': 422,
  'unknown-seed': 422,
  'no-such-seat': 422,
  'no-position': 422,
  // How the table stands.
  'table-full': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'table-not-started': 409,
  'table-finished': 409,
  'table-not-full': 409,
  'old-version': 409,
  'not-your-turn': 409,
  'turn-complete': 409,
  'turn-not-complete': 409,
  'nothing-to-undo': 409,
  'not-finished': 409,
  'rematch-exists': 409,
  'other-rules': 409,
  'other-components': 409,
  'not-an-action': 422,
  // The server.
  internal: 500,
  closing: 503,
  'engine-timeout': 503,
} as const satisfies Record<string, number>

export type Code = keyof typeof CODES

/** True for a code that has its sentence here; others are a game's. */
export function isServerCode(code: string): code is Code {
  return Object.hasOwn(CODES, code)
}
