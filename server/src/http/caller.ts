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

/** The caller by `Authorization: Bearer`, else by the cookie. A token that is not ours is nobody's. */
export async function findCaller(
  guests: Guests,
  headers: IncomingHttpHeaders,
  cookies: Readonly<Record<string, string | undefined>>,
): Promise<Caller> {
  const bearer = /^Bearer ([\w.-]{1,200})$/i.exec(headers.authorization ?? '')?.[1]
  const token = bearer ?? cookies[COOKIE]
  const found = token === undefined ? null : await guests.byToken(token, deviceOf(headers['user-agent']))
  if (found === null) return stranger(headers)
  return { ...found, cookie: bearer === undefined ? (token ?? null) : null, language: found.guest.language }
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
