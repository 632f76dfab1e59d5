import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import { fastify, type FastifyInstance } from 'fastify'

/** Headers that keep a page to itself. Scripts come from here only, none inline. */
const OPTIONS: FastifyHelmetOptions = {
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
  // Whoever puts a proxy in front decides about TLS, and so also about promising it.
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
}

/** What every answer says of itself and not only to make one safe. */
const OTHERS: readonly string[] = ['content-type', 'content-length', 'date', 'connection']

/** They are the same for every answer: helmet makes them once, at the start, and not for each request. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  const once = fastify()
  await once.register(helmet, OPTIONS)
  const { headers } = await once.inject('/')
  await once.close()
  const safe = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OTHERS.includes(name) ? [] : [[name, String(value)] as const],
  )
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of safe) reply.raw.setHeader(name, value)
    done()
  })
}
