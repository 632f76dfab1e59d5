import { beforeAll, expect, test } from 'vitest'
import { CODES } from './codes.ts'
import { describeApi } from './http/openapi.ts'
import { ROUTES } from './http/routes.ts'
import type { RunningServer } from './server.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}
interface Description {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

let server: RunningServer
let api: Description

beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY })
  api = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Description
})

const operations = () =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

test('it is OpenAPI 3.1, made of the schemas that check the requests', () => {
  expect(api.openapi).toBe('3.1.0')
  expect(api).toEqual(JSON.parse(JSON.stringify(describeApi())))
  expect(Object.keys(api.components.schemas)).toEqual(
    expect.arrayContaining(['TableReading', 'CreateTable', 'Act', 'ErrorBody', 'Push', 'Lobby', 'GameList']),
  )
})

test('every route that is served is described, and every described one is served', () => {
  const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path.replace('{id}', ':id')}`)
  for (const each of described) {
    const [method = '', url = ''] = each.split(' ')
    expect([each, server.app.hasRoute({ method: method as 'GET', url })]).toEqual([each, true])
  }
  // The tree that fastify prints, as lines of `/path (METHODS)`.
  const served = servedRoutes(server.app.printRoutes({ commonPrefix: false }))
  expect(served.toSorted()).toEqual(described.toSorted())
})

/** All `METHOD /api/...` of a printed tree. */
function servedRoutes(tree: string): string[] {
  const path: string[] = []
  return tree.split('\n').flatMap((line) => {
    const parts = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line)
    if (parts === null) return []
    const depth = (parts[1] ?? '').length / 4
    path.length = depth
    path.push(parts[2] ?? '')
    const whole = path.join('')
    if (!whole.startsWith('/api/') || parts[3] === undefined) return []
    return parts[3].split(', ').flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${whole}`]))
  })
}

test('every operation has a name of its own, its path’s parameters, a success and refusals', () => {
  const names = operations().map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
  expect(names.toSorted()).toEqual(Object.keys(ROUTES).toSorted())
  for (const { path, operation, method } of operations()) {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
    const statuses = Object.keys(operation.responses)
    expect(statuses.filter((status) => Number(status) < 400)).toHaveLength(1)
    expect(statuses).toEqual(expect.arrayContaining(['400', '429', '500', '503']))
    expect(operation.requestBody !== undefined).toBe(method !== 'get')
  }
})

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(api).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '')
  expect(references.length).toBeGreaterThan(50)
  for (const reference of references) {
    const name = /^#\/components\/schemas\/(\w+)$/.exec(reference)?.[1] ?? reference
    expect(Object.keys(api.components.schemas)).toContain(name)
  }
})

test('every refusal of the server is described somewhere, at its status', () => {
  const described = new Set<string>()
  for (const { operation } of operations()) {
    for (const [status, { description }] of Object.entries(operation.responses)) {
      for (const [, code = ''] of description.matchAll(/`([a-z-]+)`/g)) {
        if (Number(status) < 400) continue
        described.add(code)
        expect([code, CODES[code as keyof typeof CODES]]).toEqual([code, Number(status)])
      }
    }
  }
  // These answer what reached no route or no person has asked, stand in a push, or stand in a sentence only to the host of a rematch.
  const elsewhere = [
    'nothing-to-pass',
    'bad-url',
    'bad-metrics-token',
    'no-such-route',
    'headers-too-large',
    'push-only',
    'table-not-full',
    'rematch-exists',
  ]
  expect([...described, ...elsewhere].toSorted()).toEqual(Object.keys(CODES).toSorted())
})
