import type { FastifyReply, FastifyRequest } from 'fastify'
import { besideCookie, COOKIE } from './caller.ts'
import type { Cookies } from './handler.ts'

const YEAR = 365 * 24 * 3600
/** The token of the guest that the browser was before it became an account. */
const ASIDE = 'fathom-aside'

/** The caller's cookies, as an answer changes them. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  const { cookie } = request.caller
  const aside = request.cookies[ASIDE] ?? null
  const keep = (name: string, token: string, path = '/') =>
    void reply.setCookie(name, token, {
      httpOnly: true,
      sameSite: 'lax',
      path,
      maxAge: YEAR,
      secure: request.origin.isSecure,
    })
  return {
    set: (token) => keep(COOKIE, token),
    setAside: () => cookie !== null && keep(ASIDE, cookie),
    aside,
    keepAside: () => aside !== null && keep(ASIDE, aside),
    forgetAside: () => void reply.clearCookie(ASIDE, { path: '/' }),
    goBack() {
      if (aside === null) return void reply.clearCookie(COOKIE, { path: '/' })
      void reply.clearCookie(ASIDE, { path: '/' })
      keep(COOKIE, aside)
    },
    beside: (seat) => request.cookies[besideCookie(seat)] ?? null,
    setBeside: (table, seat, token) => keep(besideCookie(seat), token, `/api/tables/${table}`),
    renew: () => cookie !== null && keep(COOKIE, cookie),
  }
}
