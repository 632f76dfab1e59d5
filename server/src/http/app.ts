import cookie from '@fastify/cookie'
import {
  fastify,
  type FastifyBaseLogger,
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { apiError, type ApiError } from '../apiError.ts'
import type { Code } from '../codes.ts'
import type { ServerConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { newId } from '../ids.ts'
import { findCaller, isForeign, stranger, type Caller } from './caller.ts'
import { asApiError } from './errors.ts'
import { makeHandlers } from './handlers.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Services } from './services.ts'
import type { Gate } from './gate.ts'
import type { Origin } from './origin.ts'
import { BODY_LIMIT } from './limits.ts'
import { addHealth, type Health } from './health.ts'
import { addMetrics, type MetricsPage } from './metrics.ts'
import { addCompression } from './compress.ts'
import { addRoutes } from './addRoutes.ts'
import { addOneClick } from './oneClick.ts'
import { Underway } from './underway.ts'
import { addSecurityHeaders } from './security.ts'
import { traceRequests } from './traceRequests.ts'
import { refuseConnection } from './rawAnswer.ts'
import { endUnreadAnswers, serverTimeouts } from './timeouts.ts'
import { specialOption } from './validate.ts'
import { addPage, isPageAddress, NOT_BUILT } from './static.ts'
import { serverNow, timeAhead } from '../serverTime.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    /** Where it comes from. Of the API only. */
    origin: Origin
  }
}

type AppConfig = Pick<ServerConfig, 'page' | 'origins' | 'timeouts'>

export interface AppParts extends Services {
  readonly log: Log
  readonly config: AppConfig
  readonly gate: Gate
  readonly tracing: Tracing
  readonly health: Health
  /** Null: nobody may read any figures. */
  readonly metrics: MetricsPage | null
  isClosing(): boolean
}

/** The HTTP side: API, page, health. Nothing listens yet. */
export async function makeApp(parts: AppParts): Promise<FastifyInstance> {
  const { log, config } = parts
  const logger: FastifyBaseLogger = log
  const withTimeouts = serverTimeouts(config.timeouts)
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // At random: numbers in a row would tell how many requests others send.
    genReqId: () => newId(),
    requestIdHeader: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    ...withTimeouts,
    // What is offered besides, as HTTP/2 by Java and by `curl --http2`, may be left alone (RFC 9110, 7.8).
    http: {
      ...withTimeouts.http,
      shouldUpgradeCallback: ({ headers }) => /\bwebsocket\b/i.test(headers.upgrade ?? ''),
    },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
    clientErrorHandler,
  })
  endUnreadAnswers(app.server, config.timeouts)
  app.decorateRequest('caller', null as unknown as Caller)
  app.decorateRequest('origin', null as unknown as Origin)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    request.caller = stranger(request.headers)
    if (parts.isClosing()) throw apiError('closing')
  })
  app.addHook('onSend', async (_request, reply) => {
    // Otherwise a connection that is kept alive would delay a server that stops.
    if (parts.isClosing()) void reply.header('connection', 'close')
    // Pages count time left by it; Node would write this machine's.
    const now = serverNow()
    if (timeAhead() !== 0) void reply.header('date', new Date(now).toUTCString())
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, url } = request
    const path = routeOptions.url ?? url.split('?', 1)[0]
    log.debug(
      { request: request.id, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'served',
    )
  })
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply, log))
  await app.register(cookie)
  await addSecurityHeaders(app)
  await app.register((api) => addApi(api, parts), { prefix: '/api' })
  addHealth(app, parts.health)
  addMetrics(app, parts.metrics, parts.gate)
  await addOneClick(app, parts.notices, parts.gate)
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
  const { guests, config, gate, tracing } = parts
  traceRequests(api, tracing, gate)
  api.addHook('onRequest', async (request) => {
    request.origin = gate.originOf(request.raw)
    const { address, host } = request.origin
    gate.admitAddress(address)
    request.caller = await findCaller(guests, request.headers, request.cookies)
    gate.admit({ guest: request.caller.guest?.id ?? null, address })
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading && isForeign(request.headers, host, config.origins)) throw apiError('foreign-origin')
  })
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
  })
  api.removeContentTypeParser('text/plain')
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A command without parameters may come without a body.
    if (body === '') done(null, {})
    else {
      void parseJson(request, body as string, (error, value) => {
        done(error === null ? null : (refusedOption(body as string) ?? error), value)
      })
    }
  })
  addCompression(api)
  const underway = new Underway()
  addRoutes(api, makeHandlers({ ...parts, underway }), {
    gate,
    underway,
    sessions: guests.sessions,
    timeouts: parts.config.timeouts,
  })
  api.setNotFoundHandler((request, reply) => refuse(apiError('no-such-route'), request, reply))
}

/** The parser takes no body with a `__proto__` in it; an option of that name is refused as any other. */
function refusedOption(body: string): ApiError | null {
  try {
    const option = specialOption(JSON.parse(body))
    return option === null ? null : apiError('unknown-option', { option })
  } catch {
    return null
  }
}

/** Any error becomes a status and `{ code, message, params }` in the caller's language; ours are noted. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, log?: Log): FastifyReply {
  const refused = asApiError(error, request.routeOptions?.bodyLimit)
  const path = request.routeOptions?.url
  if (refused.code === 'internal' || refused.code === 'disk-full' || refused.code === 'store-away')
    log?.error({ request: request.id, err: error, path }, 'a request failed')
  else if (refused.code === 'engine-timeout')
    log?.warn({ request: request.id, path, params: request.params }, 'a call took too long')
  const { language } = request.caller ?? stranger(request.headers)
  if (refused.code === 'store-away' || refused.code === 'newer-rules')
    void reply.header('retry-after', refused.params.retry)
  if (refused.code === 'too-many-requests') void reply.header('retry-after', refused.params.seconds)
  return reply
    .code(refused.status)
    .header('x-request-id', request.id)
    .type('application/json')
    .send(JSON.stringify(refused.body(language, request.id)))
}

/** A request that is no HTTP or comes too late gets an answer, too; a silent connection gets none. */
function clientErrorHandler(error: Error & { code?: string }, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) return void socket.destroy()
  refuseConnection(socket, apiError(CLIENT_ERRORS[error.code ?? ''] ?? 'bad-request'), 'en')
}

/** Node's names for what goes wrong before there is a request. */
const CLIENT_ERRORS: Readonly<Record<string, Code>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}
