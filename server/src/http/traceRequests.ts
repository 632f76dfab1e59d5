import type { FastifyInstance } from 'fastify'
import type { Tracing } from '../tracing/tracing.ts'
import type { Gate } from './gate.ts'

/** Makes each request of the API a span; what is done for it is a part of that. */
export function traceRequests(api: FastifyInstance, tracing: Tracing, gate: Gate): void {
  api.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, raw } = request
    const traced = tracing.request(method, routeOptions.url ?? 'none', gate.isFromProxy(raw) ? raw.headers : null)
    // Also where whoever asked has gone.
    reply.raw.once('close', () => traced.ended(reply.statusCode))
    traced.within(done)
  })
}
