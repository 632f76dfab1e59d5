import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { apiError } from '../apiError.ts'
import type { Gate } from './gate.ts'

/** The figures of a server, and who may read them. */
export interface MetricsPage {
  readonly token: string
  /** In the text format of Prometheus. */
  read(): Promise<{ readonly type: string; readonly text: string }>
}

/**
 * `/metrics`, for whoever sends the token as `Authorization: Bearer TOKEN`. Not public: the figures name nobody, but they tell how many people
 * play and when, how busy the machine is and what it fails at, which helps whoever wants to overload it. Nor by address: behind a proxy
 * all come from one.
 */
export function addMetrics(app: FastifyInstance, page: MetricsPage | null, gate: Gate): void {
  app.get('/metrics', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (page === null) throw apiError('no-such-route')
    if (!isToken(page.token, request.headers.authorization)) {
      gate.admitAddress(gate.originOf(request.raw).address)
      void reply.header('www-authenticate', 'Bearer')
      throw apiError('bad-metrics-token')
    }
    const { type, text } = await page.read()
    return reply.type(type).send(text)
  })
}

/** Takes as long for a token that is nearly right as for any other. */
function isToken(token: string, header = ''): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(`Bearer ${token}`), digest(header))
}
