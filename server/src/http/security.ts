import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { apiError } from '../apiError.ts'
import { CREATES, REQUESTS } from './limits.ts'

/** Headers that keep a page to itself. Scripts come from here only, none inline. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Boards are SVG with computed positions: style attributes, which can't run anything. Style elements stay forbidden.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether there is TLS is the business of whoever puts a proxy in front, and so is promising it.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
}

/** How many requests a minute, by guest, or by address for who has no name yet. */
export async function addRateLimits(api: FastifyInstance, scale: number): Promise<void> {
  if (scale === 0) return
  await api.register(rateLimit, {
    // After the caller is known.
    hook: 'preHandler',
    max: Math.ceil(REQUESTS * scale),
    timeWindow: '1 minute',
    keyGenerator: (request) => request.caller.guest?.id ?? request.ip,
    errorResponseBuilder: (_request, { ttl }) => apiError('too-many-requests', { seconds: Math.ceil(ttl / 1000) }),
  })
}

/** The limit of a route that makes something lasting; always by address, or new guests would come with new allowances. */
export function createsLimit(scale: number) {
  return {
    max: Math.ceil(CREATES * scale),
    timeWindow: '1 minute',
    keyGenerator: (request: { ip: string }) => request.ip,
  }
}
