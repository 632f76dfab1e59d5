import * as protocol from '@fathom/protocol'
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { CODES, type Code } from '../codes.ts'
import type { RouteSpec } from './routeSpec.ts'
import { ROUTES } from './routes.ts'

type Json = Readonly<Record<string, unknown>>

/** The wire's own names, so that the description speaks of `TableReading` instead of repeating it. */
const NAMED = Object.fromEntries(
  Object.entries(protocol).filter(
    ([, value]) => typeof value === 'object' && 'kind' in value && value.kind === 'schema',
  ),
) as Record<string, v.GenericSchema>

/** What any route may refuse. */
const ALWAYS: readonly Code[] = [
  'bad-request',
  'request-timeout',
  'too-many-requests',
  'internal',
  'closing',
  'store-away',
]
const WITH_BODY: readonly Code[] = [
  'bad-json',
  'invalid',
  'missing-field',
  'body-too-large',
  'bad-media-type',
  'foreign-origin',
]

const reference = (name: string) => `#/components/schemas/${name}`
const settings = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  definitions: NAMED,
  overrideRef: ({ referenceId }: { referenceId: string }) => reference(referenceId),
} as const

let description: Json | null = null

/** The OpenAPI 3.1 description of the API, made of the same schemas that check the requests. */
export function describeApi(): Record<string, unknown> {
  description ??= describe()
  return { ...description }
}

let text: string | null = null

/** The same as JSON. It is made once: anybody may ask for it again and again. */
export function apiText(): string {
  text ??= JSON.stringify(describeApi())
  return text
}

function describe(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, route] of Object.entries(ROUTES)) {
    const path = `/api${route.path}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fathom',
      version: '1',
      description: 'The API that Fathom’s own page uses. docs/api.md is the guided tour.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...toJsonSchemaDefs(NAMED, { ...settings, typeMode: 'input' }) },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'fathom' },
      },
    },
  }
}

function operation(name: string, route: RouteSpec): Json {
  const signedIn = [{ token: [] }, { cookie: [] }]
  return {
    operationId: name,
    summary: route.summary,
    security: route.guest === 'required' ? signedIn : [{}, ...signedIn],
    parameters: parametersOf(route),
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body) } } } }),
    responses: { [String(route.status)]: success(route), ...refusals(route) },
    ...(route.status === 101 ? { 'x-push': schemaOf(protocol.Push) } : {}),
  }
}

function parametersOf(route: RouteSpec): Json[] {
  const id = route.path.includes('{id}')
    ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' }, description: `Id of the ${route.id}.` }]
    : []
  const { properties = {} } = (route.query === undefined ? {} : schemaOf(route.query)) as { properties?: Json }
  // All our queries are whole numbers; only in the address are they text.
  const schema = { type: 'integer', minimum: 0 }
  return [...id, ...Object.keys(properties).map((name) => ({ name, in: 'query', schema }))]
}

function success(route: RouteSpec): Json {
  if (route.status === 101) return { description: 'Connected: every message is a `Push` as JSON.' }
  const content =
    route.reply === 'text'
      ? { 'text/plain': { schema: { type: 'string' } } }
      : { 'application/json': { schema: schemaOf(route.reply) } }
  return { description: 'Done.', content }
}

/** By status, with the codes that may come. */
function refusals(route: RouteSpec): Record<string, Json> {
  const codes: Code[] = [...ALWAYS, ...route.refuses]
  if (route.guest === 'required') codes.push('no-guest')
  if (route.method !== 'GET') codes.push(...WITH_BODY, 'disk-full')
  else if (route.query !== undefined) codes.push('invalid')
  if (route.id === 'table')
    codes.push('engine-timeout', 'other-rules', 'newer-rules', 'other-components', 'damaged-journal')
  const byStatus = new Map<number, Set<Code>>()
  for (const code of codes) byStatus.set(CODES[code], (byStatus.get(CODES[code]) ?? new Set()).add(code))
  return Object.fromEntries(
    [...byStatus].map(([status, its]) => {
      const more = status === 422 && route.path.endsWith('/act') ? ', or a refusal of the game' : ''
      const content = { 'application/json': { schema: { $ref: reference('ErrorBody') } } }
      return [String(status), { description: `${[...its].map((code) => `\`${code}\``).join(', ')}${more}.`, content }]
    }),
  )
}

/** A schema; the named ones by reference. */
function schemaOf(schema: v.GenericSchema): Json {
  const name = Object.entries(NAMED).find(([, named]) => named === schema)?.[0]
  if (name !== undefined) return { $ref: reference(name) }
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...settings, typeMode: 'input' })
  return rest
}
