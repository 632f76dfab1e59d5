import type { ErrorBody } from '@fathom/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROUTES, type RouteName } from '../http/routes.ts'
import type { RouteSpec } from '../http/routeSpec.ts'
import type { RunningServer } from '../server.ts'
import { KINDS, PUSHES, REFUSALS_FOR_WHO, RIGHTS, type Kind } from '../testing/rights.ts'
import { giveRole } from '../testing/roles.ts'
import { startForTest } from '../testing/serverUnderTest.ts'
import { must, TestClient, until } from '../testing/testClient.ts'

const PASSWORD = 'a long password'

let server: RunningServer
let people: Record<Kind, TestClient>
/** A game of two that is on. */
let table: string

beforeAll(async () => {
  server = await startForTest()
  const named = (name: string) => TestClient.named(server.url, name)
  people = {
    stranger: new TestClient(server.url),
    guest: await named('Gil'),
    account: await named('Ada'),
    blocked: await named('Bob'),
    seat: await named('Sam'),
    host: await named('Hal'),
    moderator: await named('Mo'),
    operator: await named('Op'),
  }
  for (const role of ['moderator', 'operator'] as const) {
    must(await people[role].post('/me/password', { password: PASSWORD }), 201)
    await giveRole(server, people[role], role)
  }
  must(await people.account.post('/me/password', { password: PASSWORD }), 201)
  // Bob sits down with the host once, and is kept away from then on.
  const { id } = await people.host.createTable({ game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await people.blocked.does(id, 'join')
  must(await people.host.post(`/tables/${id}/block`, { seat: 1 }))
  table = await newGame()
})

/** Those with accounts come back. */
async function signIn(): Promise<void> {
  for (const [kind, name] of [
    ['account', 'Ada'],
    ['moderator', 'Mo'],
    ['operator', 'Op'],
  ] as const) {
    const { token } = must(
      await people.stranger.post<{ token: string }>('/sign-in/password', { name, password: PASSWORD }),
    )
    people[kind].token = token
  }
}

/** Each route finds the table as it was for the one before. */
async function newGame(): Promise<string> {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id } = await people.host.createTable({ game: 'silver-and-gold', seats })
  await people.seat.does(id, 'join')
  return id
}

async function asked(route: RouteName, kind: Kind): Promise<string> {
  const { method, path }: RouteSpec = ROUTES[route]
  const { id = table, query = '', body } = RIGHTS[route]
  const answer = await people[kind].send(method, `${path.replace('{id}', id)}${query}`, body)
  const code = answer.status < 300 ? 'may' : ((answer.body as ErrorBody).code ?? 'may')
  // A request that is malformed would be refused to everybody before anybody looks who asks.
  if (['invalid', 'missing-field', 'bad-json', 'internal', 'no-such-table'].includes(code))
    return `${code}: mend the row`
  return (REFUSALS_FOR_WHO as readonly string[]).includes(code) ? code : 'may'
}

describe('every route by every kind of person', () => {
  test('has a row, and no row is without its route', () => {
    expect(Object.keys(RIGHTS).sort()).toEqual(Object.keys(ROUTES).sort())
  })

  test.each(Object.keys(ROUTES) as RouteName[])('%s', async (route) => {
    if (ROUTES[route].path.startsWith('/tables/')) table = await newGame()
    const answers: Record<string, string> = {}
    for (const kind of KINDS) answers[kind] = await asked(route, kind)
    expect(answers).toEqual(RIGHTS[route].who)
    // Accounts may sign out of their only sessions: they come back by their passwords.
    if (route === 'signOut') await signIn()
  })
})

test('every push to every kind of person', async () => {
  const own = await startForTest()
  const clients = Object.fromEntries(
    await Promise.all(
      KINDS.map(async (kind) => [
        kind,
        kind === 'stranger' ? new TestClient(own.url) : await TestClient.named(own.url, kind),
      ]),
    ),
  ) as Record<Kind, TestClient>
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const met = await clients.host.createTable({ game: 'silver-and-gold', seats })
  await clients.blocked.does(met.id, 'join')
  must(await clients.host.post(`/tables/${met.id}/block`, { seat: 1 }))
  const { id } = await clients.host.createTable({ game: 'silver-and-gold', seats })
  const sockets = await Promise.all(
    KINDS.filter((kind) => kind !== 'blocked').map(async (kind) => {
      const socket = await clients[kind].listen(id, 0, '&changes=2&onlookers=1')
      await until(() => socket.table !== null)
      return { kind, socket }
    }),
  )
  await expect(clients.blocked.listen(id)).rejects.toThrow('the socket was refused')
  await clients.seat.does(id, 'join')
  for (const kind of KINDS) await clients[kind].post(`/tables/${id}/talk`, { phrase: 'hello' })
  await until(() => sockets.filter(({ socket }) => socket.heard.some(({ type }) => type === 'talk')).length >= 6)
  await own.close()
  await until(() => sockets.every(({ socket }) => socket.heard.at(-1)?.type === 'closing'))
  const heard = Object.fromEntries(
    Object.keys(PUSHES).map((type) => [
      type,
      sockets.filter(({ socket }) => socket.heard.some((push) => push.type === type)).map(({ kind }) => kind),
    ]),
  )
  expect(heard).toEqual(PUSHES)
  // In the room where they belong, and nowhere else.
  const rooms = sockets.map(({ kind, socket }) => `${kind}: ${[...new Set(socket.heard.flatMap((push) => (push.type === 'talk' ? [push.room] : [])))].join()}`) // prettier-ignore
  expect(rooms).toEqual(['stranger: ', 'guest: onlookers', 'account: onlookers', 'seat: players', 'host: players', 'moderator: onlookers', 'operator: onlookers']) // prettier-ignore
})
