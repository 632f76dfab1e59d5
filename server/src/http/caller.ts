import type { Language } from '@fathom/kernel'
import type { IncomingHttpHeaders } from 'node:http'
import type { Guests } from '../guests.ts'
import { deviceOf } from '../people/device.ts'
import type { StoredSession } from '../store/sessions.ts'
import type { StoredGuest } from '../store/store.ts'
import { acceptedLanguage } from '../text/index.ts'

export const COOKIE = 'fathom'

/** Who sent a request and which language they read. */
export interface Caller {
  readonly guest: StoredGuest | null
  /** By which they are that guest; null for nobody. */
  readonly session: StoredSession | null
  /** The token that came as a cookie, if that is what they are known by. */
  readonly cookie: string | null
  readonly language: Language
}

/** Somebody of whom nothing is known but their browser's languages. */
export function stranger(headers: IncomingHttpHeaders): Caller {
  return { guest: null, session: null, cookie: null, language: acceptedLanguage(headers['accept-language']) }
}

/** The cookie of who plays in a chair beside the browser's own person. It is sent with requests about that table alone. */
export function besideCookie(seat: number | string): string {
  return `${COOKIE}-beside-${seat}`
}

/** By which a page says as whom of those at its device it asks: the number of their chair. */
const BESIDE = 'x-fathom-beside'

/**
 * The caller by `Authorization: Bearer`, else by the cookie. A token that is not ours is nobody's.
 * @param beside the chair of somebody who plays at the same device: it is them, or nobody
 */
export async function findCaller(
  guests: Guests,
  headers: IncomingHttpHeaders,
  cookies: Readonly<Record<string, string | undefined>>,
  beside: unknown = headers[BESIDE],
): Promise<Caller> {
  const bearer = /^Bearer ([\w.-]{1,200})$/i.exec(headers.authorization ?? '')?.[1]
  // Never the browser's own person instead: the device may be in another's hands.
  const isBeside = typeof beside === 'string'
  const token = bearer ?? cookies[isBeside ? besideCookie(beside) : COOKIE]
  const found = token === undefined ? null : await guests.byToken(token, deviceOf(headers['user-agent']))
  if (found === null) return stranger(headers)
  if (bearer !== undefined) return { ...found, cookie: null, language: found.guest.language }
  // They read what the page before them speaks.
  if (isBeside) return { ...found, cookie: null, language: acceptedLanguage(headers['accept-language']) }
  return { ...found, cookie: token ?? null, language: found.guest.language }
}

/**
 * True if a browser says that a page of another site sent this. Cookies are SameSite=Lax already; this also covers WebSockets and old browsers.
 * @param origins further origins that may
 */
export function isForeign(headers: IncomingHttpHeaders, host: string, origins: readonly string[]): boolean {
  if (headers['sec-fetch-site'] === 'cross-site' && !origins.includes(headers.origin ?? '')) return true
  const { origin } = headers
  if (origin === undefined || origins.includes(origin)) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
