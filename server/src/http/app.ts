import cookie from '@fastify/cookie'
import {
  fastify,
  type FastifyBaseLogger,
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { STATUS_CODES } from 'node:http'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { apiError } from '../apiError.ts'
import type { ServerConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { findCaller, isForeign, stranger, type Caller } from './caller.ts'
import { asApiError } from './errors.ts'
import { makeHandlers, type House } from './handlers.ts'
import { BODY_LIMIT } from './limits.ts'
import { addRoutes } from './addRoutes.ts'
import { addRateLimits, addSecurityHeaders } from './security.ts'
import { addPage, isPageAddress, NOT_BUILT } from './static.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

export type AppConfig = Pick<ServerConfig, 'page' | 'rateLimit' | 'trustProxy' | 'origins'>

export interface AppParts extends House {
  readonly log: Log
  readonly config: AppConfig
  /** Resolves if store and threads are well. */
  check(): Promise<void>
  isClosing(): boolean
}

/** The HTTP side: API, page, health. Nothing listens yet. */
export async function makeApp(parts: AppParts): Promise<FastifyInstance> {
  const { log, config } = parts
  const logger: FastifyBaseLogger = log
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
    clientErrorHandler,
  })
  app.decorateRequest('caller', null as unknown as Caller)
  app.addHook('onRequest', async (request) => {
    request.caller = stranger(request.headers)
    if (parts.isClosing()) throw apiError('closing')
  })
  app.addHook('onSend', async (_request, reply) => {
    // Else a connection kept alive would keep a stopping server waiting.
    if (parts.isClosing()) void reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, url } = request
    const path = routeOptions.url ?? url.split('?', 1)[0]
    log.debug({ method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'served')
  })
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply, log))
  await app.register(cookie)
  await addSecurityHeaders(app)
  await app.register((api) => addApi(api, parts), { prefix: '/api' })
  app.get('/healthz', async (_request, reply) => {
    await parts.check()
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })
  await addPage(app, config.page)
  const isBuilt = existsSync(join(config.page, 'index.html'))
  app.setNotFoundHandler((request, reply) => {
    const { url, method } = request
    if (!isPageAddress(method, url)) return refuse(apiError('no-such-route'), request, reply)
    if (!isBuilt) return reply.code(503).type('text/plain').send(NOT_BUILT)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
  return app
}

async function addApi(api: FastifyInstance, parts: AppParts): Promise<void> {
  const { guests, config } = parts
  api.addHook('onRequest', async (request) => {
    request.caller = await findCaller(guests, request.headers, request.cookies)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading && isForeign(request.headers, request.host, config.origins)) throw apiError('foreign-origin')
  })
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
  })
  api.removeContentTypeParser('text/plain')
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A command without parameters may come without a body.
    if (body === '') done(null, {})
    else void parseJson(request, body as string, done)
  })
  await addRateLimits(api, config.rateLimit)
  addRoutes(api, makeHandlers(parts), config.rateLimit)
  api.setNotFoundHandler((request, reply) => refuse(apiError('no-such-route'), request, reply))
}

/** Any error becomes a status and `{ code, message, params }` in the caller's language; ours are noted. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, log?: Log): FastifyReply {
  const refused = asApiError(error, request.routeOptions?.bodyLimit)
  const path = request.routeOptions?.url
  if (refused.code === 'internal') log?.error({ err: error, path }, 'a request failed')
  else if (refused.code === 'engine-timeout') log?.warn({ path, params: request.params }, 'a call took too long')
  const { language } = request.caller ?? stranger(request.headers)
  return reply
    .code(refused.status)
    .type('application/json')
    .send(JSON.stringify(refused.body(language)))
}

/** What is not even HTTP gets an answer too. */
function clientErrorHandler(error: Error & { code?: string }, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refused = apiError(error.code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'bad-request')
  const body = JSON.stringify(refused.body('en'))
  const head = [
    `HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status] ?? ''}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
