import { TableId } from '@fathom/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { apiError } from '../apiError.ts'
import { deviceOf } from '../people/device.ts'
import type { Sessions } from '../people/sessions.ts'
import { stranger } from './caller.ts'
import { cookiesOf } from './cookies.ts'
import type { Gate } from './gate.ts'
import { Ready, type HandlerRequest, type Handlers } from './handler.ts'
import type { RouteSpec } from './routeSpec.ts'
import { ROUTES, type RouteName } from './routes.ts'
import type { Underway } from './underway.ts'
import { giveTime, type Timeouts } from './timeouts.ts'
import { validate } from './validate.ts'

/** After which the person is nobody. */
const LAST: ReadonlySet<RouteName> = new Set(['deleteMe'])

export interface RouteParts {
  readonly gate: Gate
  readonly underway: Underway
  readonly sessions: Pick<Sessions, 'hasEnded'>
  readonly timeouts: Timeouts
}

/** Serves every route: checks the request against the route's schemas, asks its handler, sends what it gives. */
export function addRoutes(
  api: FastifyInstance,
  handlers: Handlers,
  { gate, underway, sessions, timeouts }: RouteParts,
): void {
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const spec: RouteSpec = ROUTES[name]
    const handle = handlers[name] as (asked: never) => Promise<unknown>
    api.route({
      method: spec.method,
      url: spec.path.replace('{id}', ':id'),
      ...(spec.bodyLimit === undefined ? {} : { bodyLimit: spec.bodyLimit }),
      handler: async (request, reply) => {
        // A body may come long after its headers.
        if (request.caller.session !== null && sessions.hasEnded(request.caller.session.id))
          request.caller = stranger(request.headers)
        const checked = check(spec, request, reply)
        const person = request.caller.guest?.id ?? null
        if (spec.limit !== undefined) gate.admitTo(spec.limit, { guest: person, address: request.origin.address })
        if (spec.isLong === true) giveTime(reply.raw, timeouts)
        const answer = () => handle(checked as never)
        if (person === null || spec.method === 'GET') return written(spec, await answer(), reply)
        const given = LAST.has(name) ? underway.last(person, answer) : underway.run(person, answer)
        return written(spec, await given, reply)
      },
    })
  }
}

function check(spec: RouteSpec, request: FastifyRequest, reply: FastifyReply): HandlerRequest<RouteName> {
  const { guest, session, language } = request.caller
  if (spec.guest === 'required' && guest === null) throw apiError('no-guest')
  return {
    id: spec.id === undefined ? undefined : idOf(spec.id, request.params),
    query: spec.query === undefined ? null : validate(spec.query, request.query, 'query'),
    body: spec.body === undefined ? null : validate(spec.body, request.body === undefined ? {} : request.body, 'body'),
    guest,
    session,
    device: deviceOf(request.headers['user-agent']),
    language,
    address: request.origin.address,
    site: `${request.origin.isSecure ? 'https' : 'http'}://${request.origin.host}`,
    cookies: cookiesOf(request, reply),
  } as HandlerRequest<RouteName>
}

/** An id that can't be one names nothing. */
function idOf(kind: NonNullable<RouteSpec['id']>, params: unknown): string {
  const { id = '' } = params as { id?: string }
  if (kind !== 'table' || v.safeParse(TableId, id).success) return id
  throw apiError('no-such-table', { table: id.slice(0, 40) })
}

/** What is sent, by Fastify: who returns the reply itself has it listen for the end of each. */
function written(spec: RouteSpec, given: unknown, reply: FastifyReply): string | undefined {
  const type = given instanceof Ready ? given.type : 'application/json'
  void reply.code(spec.status).type(`${type}; charset=utf-8`)
  return given instanceof Ready ? given.text : JSON.stringify(given)
}
