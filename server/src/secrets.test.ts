import { fastChance, hashSeed } from '@fathom/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from './http/routes.ts'
import { newId } from './ids.ts'
import type { RunningServer } from './server.ts'
import { giveRole } from './testing/roles.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { until, TestClient, type Answer, type TestSubscription } from './testing/testClient.ts'

const LONG = process.env.FATHOM_LONG === '1'
const PAIRS = LONG ? 200 : 8
const GAMES = LONG ? 20 : 1

let server: RunningServer
let people: TestClient[]
let ids: string[]
/** Looks on as anybody may, and reads what people report. */
let moderator: TestClient

beforeAll(async () => {
  server = await startForTest()
  people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => TestClient.named(server.url, name)))
  moderator = await TestClient.named(server.url, 'Mo')
  await giveRole(server, moderator, 'moderator')
  ids = await Promise.all(people.map(async (person) => (await person.get<{ id: string }>('/me')).body.id))
})

/** A Silver & Gold table of our three with a seed that we know. */
async function tableWithSeed(seed: string): Promise<string> {
  const id = newId()
  const chairs = people.map((_, seat) => ({
    kind: 'person' as const,
    person: { id: ids[seat] ?? '', name: ['Ada', 'Ben', 'Cleo'][seat] ?? '' },
    nonce: '-',
  }))
  const options = { expeditionAid: false }
  await server.host.create(
    id,
    {
      kind: 'created',
      game: 'silver-and-gold',
      rulesVersion: 1,
      options,
      chairs,
      visibility: 'open',
      seed,
      hints: true,
    },
    { person: null, language: 'en' },
  )
  return id
}

function person(seat: number): TestClient {
  return people[seat] as TestClient
}

/** One thing somebody does; a table plays the same way twice if it has the same seed. */
interface Step {
  readonly seat: number
  readonly action: string | null
}

async function take(id: string, { seat, action }: Step): Promise<void> {
  if (action === null) await person(seat).does(id, 'end-turn')
  else await person(seat).does(id, 'act', { actions: [action] })
}

/** Plays on at random; gives what was done. */
async function playOn(id: string, steps: number, chance: ReturnType<typeof fastChance>): Promise<Step[]> {
  const done: Step[] = []
  while (done.length < steps) {
    const waiting = (await new TestClient(server.url).table(id)).waitingFor
    if (waiting.length === 0) break
    const seat = chance.pick(waiting)
    const mine = await person(seat).table(id)
    const action = mine.draft.canEndTurn ? null : chance.pick(mine.legal)
    done.push({ seat, action })
    await take(id, { seat, action })
  }
  return done
}

/** What the headers of an answer say, but for what is of the moment and of the request. */
function headersOf({ headers }: Answer): string {
  return JSON.stringify([...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'))
}

/** Everything that somebody can learn of a table, apart from times and ids, as one text. */
async function allThatIsSeen(viewer: TestClient, id: string): Promise<string> {
  const subscription = await viewer.listen(id)
  await until(() => subscription.raw.length > 0)
  subscription.close()
  const answers: string[] = []
  const paths = [
    '',
    '/log',
    '/scores',
    '/record',
    '/record?at=9',
    '/ratings',
    '/help',
    '/talk',
    '/guestlist',
    '/beside',
    '?at=9999',
    '/branch?sample=5',
    '/branch?sample=5&at=9',
  ]
  for (const path of paths) {
    const answer = await viewer.get(`/tables/${id}${path}`)
    answers.push(path, String(answer.status), headersOf(answer), JSON.stringify(answer.body))
  }
  const { body: lobby } = await viewer.get<Record<string, { id: string }[] | null>>('/tables')
  answers.push(JSON.stringify(Object.values(lobby).map((tables) => tables?.filter((table) => table.id === id))))
  return plain([...answers, ...subscription.raw], id)
}

/** Texts of a table without what differs between two tables played alike. */
function plain(texts: readonly string[], id: string): string {
  return (
    texts
      .join('\n')
      .replaceAll(id, 'ID')
      .replaceAll(/"(at|createdAt|updatedAt)":\d+/g, '"$1":0')
      // The same in terse pushes.
      .replaceAll(/\bat:\d+/g, 'at:0')
      .replaceAll(/@\d+/g, '')
      .replaceAll(/"present":(true|false)/g, '"present":0')
      .replaceAll(/"requestId":"[a-z0-9]{16}"/g, '"requestId":"R"')
  )
}

/** What can be read of no table in particular: every such route, but for the export, of which there are few an hour, and the API's description. */
const LISTS = Object.values(ROUTES).flatMap(({ method, path }) =>
  method === 'GET' && !path.includes('{') && path !== '/me/export' && path !== '/openapi.json' ? [path] : [],
)

/** What somebody can read beside tables, with its headers and times, as it came: their own lists, those of the game, and of the people at the tables. */
async function allLists(viewer: TestClient, paths: readonly string[]): Promise<string> {
  const lists = await Promise.all(paths.map((path) => viewer.get(path)))
  const bodies = lists.map(({ body }) => JSON.stringify(body).replace(/"requestId":"[a-z0-9]{16}"/, '"requestId":"R"'))
  return lists.map((list, at) => `${paths[at]} ${list.status} ${headersOf(list)} ${bodies[at]}`).join('\n')
}

/** Somebody says something, and another one reports it. */
async function reportAt(id: string): Promise<void> {
  await person(1).post(`/tables/${id}/talk`, { words: 'A line' })
  await person(0).post(`/tables/${id}/talk/report`, { room: 'players', n: 1, why: 'other' })
}

/** What somebody was pushed of the table after it had been told to them for the first time. */
function changesHeard({ raw, heard }: TestSubscription, id: string): string[] {
  const first = heard.findIndex(({ type }) => type === 'update')
  return raw.flatMap((text, index) => {
    const isNews = index > first && heard[index]?.type !== 'presence'
    return isNews ? [plain([text], id)] : []
  })
}

/** A hint says the same at two tables that look the same to who asks. */
async function compareHints(seat: number, one: string, other: string): Promise<void> {
  const answers = [
    await person(seat).post(`/tables/${one}/hint`, {}),
    await person(seat).post(`/tables/${other}/hint`, {}),
  ]
  const [hint, twin] = answers.map(({ status, body }) => ({ status, body }))
  expect(hint).toMatchObject({ status: 200, body: { choices: expect.arrayContaining([expect.anything()]) as unknown } })
  expect(hint).toEqual(twin)
}

const IS_OVER = /status"?:"?finished/

/** Does one action and whatever it asks for, up to a whole turn: an X chain has more steps than a single box. */
async function wholeTurn(id: string, seat: number, action: string): Promise<number> {
  let table = await person(seat).does(id, 'act', { actions: [action] })
  for (; table.legal.length > 0; table = await person(seat).does(id, 'act', { actions: table.legal.slice(-1) }));
  return table.draft.actions.length
}

test('what one hides changes nothing that anybody else is shown', { timeout: LONG ? 1_800_000 : 60_000 }, async () => {
  const chance = fastChance(7)
  const spectator = new TestClient(server.url)
  let compared = 0
  let uneven = 0
  for (let tries = 0; compared < PAIRS && tries < PAIRS * 20; tries++) {
    const seed = tries.toString(16).padStart(64, 'a')
    const [one, other] = [await tableWithSeed(seed), await tableWithSeed(seed)]
    for (const step of await playOn(one, chance.below(24), chance)) await take(other, step)
    const { waitingFor } = await spectator.table(one)
    if (waitingFor.length < 2) continue
    const hider = chance.pick(waitingFor)
    const { legal, draft } = await person(hider).table(one)
    if (draft.ended || draft.actions.length > 0 || legal.length < 2) continue
    if (compared === 0) for (const id of [one, other]) await reportAt(id)
    const viewers = [...people.filter((_, seat) => seat !== hider), spectator]
    // All of them once, then those that tables move.
    const profiles = ids.flatMap((id) => [`/people/${id}`, `/people/${id}/games`])
    const paths = compared === 0 ? [...LISTS, '/games/silver-and-gold/standings', ...profiles] : ['/tables', '/reports']
    const readLists = () => Promise.all([...viewers, moderator].map((viewer) => allLists(viewer, paths)))
    const lists = await readLists()
    const subscriptions = await Promise.all(
      // Those who are told changes, and those who are told everything anew.
      viewers.flatMap((viewer) => [
        Promise.all([viewer.follow(one), viewer.follow(other)]),
        Promise.all([viewer.listen(one), viewer.listen(other)]),
      ]),
    )
    await until(() => subscriptions.flat().every(({ table }) => table !== null))
    const steps = await wholeTurn(one, hider, chance.pick(legal.slice(1)))
    if ((await wholeTurn(other, hider, legal[0] ?? '')) !== steps) uneven++
    // Neither times nor order nor size of a list have moved, and nobody was pushed anything for it.
    expect(await readLists()).toEqual(lists)
    for (const subscription of subscriptions.flat()) expect(changesHeard(subscription, one)).toEqual([])
    for (const viewer of viewers) expect(await allThatIsSeen(viewer, one)).toBe(await allThatIsSeen(viewer, other))
    if (compared === 0) await compareHints(waitingFor.find((seat) => seat !== hider) ?? 0, one, other)
    await person(hider).does(one, 'end-turn')
    await person(hider).does(other, 'end-turn')
    for (const viewer of viewers) expect(await allThatIsSeen(viewer, one)).toBe(await allThatIsSeen(viewer, other))
    // Also what they were pushed meanwhile: as many pushes, with the same in them, and so of the same size.
    for (const [onOne, onOther] of subscriptions) {
      const heard = changesHeard(onOne, one)
      expect(heard.length).toBeGreaterThan(0)
      expect(heard).toEqual(changesHeard(onOther, other))
    }
    for (const subscription of subscriptions.flat()) subscription.close()
    compared++
  }
  expect(compared).toBe(PAIRS)
  // Not even the number of hidden steps shows.
  expect(uneven).toBeGreaterThan(0)
})

describe('in whole games over HTTP and WebSocket', () => {
  test('neither the seed nor anybody’s identity is told before the end', async () => {
    for (let game = 0; game < GAMES; game++) {
      const seed = game.toString(16).padStart(64, 'b')
      const id = await tableWithSeed(seed)
      const subscriptions: TestSubscription[] = []
      for (const viewer of [...people, new TestClient(server.url)]) {
        subscriptions.push(await viewer.listen(id), await viewer.follow(id))
      }
      const chance = fastChance(game)
      const answers: string[] = []
      while ((await playOn(id, 6, chance)).length === 6) {
        for (const person of people) answers.push(await allThatIsSeen(person, id))
      }
      const end = await until(
        () => subscriptions.every((subscription) => IS_OVER.test(subscription.raw.at(-1) ?? '')) && subscriptions,
      )
      expect(end.flatMap(({ heard }) => heard).filter(({ type }) => type === 'change').length).toBeGreaterThan(100)
      const told = [...answers, ...end.flatMap((subscription) => subscription.raw)]
      const before = told.filter((text) => !IS_OVER.test(text))
      expect(before.length).toBeGreaterThan(100)
      for (const secret of [seed, ...ids, ...people.map(({ token }) => token ?? '')]) {
        expect(before.filter((text) => text.includes(secret))).toEqual([])
      }
      expect(JSON.stringify(before)).toContain(hashSeed(seed))
      expect(told.some((text) => text.includes(seed))).toBe(true)
      for (const subscription of subscriptions) subscription.close()
    }
  })

  test('what bots think in and hidden cards stay with the server', async () => {
    const ada = person(0)
    const bots = Array.from({ length: 2 }, () => ({ kind: 'bot' as const, level: 'random' }))
    const { id } = await ada.createTable({ game: 'silver-and-gold', seats: [{ kind: 'me' }, ...bots] })
    const { view } = await ada.table(id)
    const players = view?.players as { dealt: string[] }[]
    expect(players.map(({ dealt }) => dealt.length)).toEqual([4, 0, 0])
    const seen = await allThatIsSeen(ada, id)
    expect(seen).not.toContain('"draws"')
  })
})
