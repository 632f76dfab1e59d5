import { fastChance } from '@fathom/kernel'
import type { TableReading } from '@fathom/protocol'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { startServer, type RunningServer } from './server.ts'
import { takeLock } from './store/postgres/lock.ts'
import { Cluster, PROGRAMS } from './testing/cluster.ts'
import { inDatabase, newDatabase, POSTGRES } from './testing/postgres.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

/** The same person at a server that was started again. */
function again(client: TestClient, { url }: RunningServer): TestClient {
  return Object.assign(new TestClient(url), { token: client.token })
}

async function ready({ url }: RunningServer): Promise<unknown> {
  const [alive, able] = await Promise.all(['healthz', 'readyz'].map((name) => fetch(`${url}/${name}`)))
  return [alive?.status, able?.status]
}

/** Why a server does not start with a database. */
async function whyNot(databaseUrl: string): Promise<string> {
  const config = { port: 0, host: '127.0.0.1', logLevel: 'silent', databaseUrl } as const
  return startServer(config).then(
    async (server) => {
      await server.close()
      return 'it started'
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
}

/** Acts at random, a few times, as whoever has the move. */
async function play(client: TestClient, id: string, acts: number): Promise<TableReading> {
  const chance = fastChance(acts)
  for (let done = 0; done < acts; done++) {
    const table = await until(async () => {
      const now = await client.table(id)
      return (now.legal.length > 0 || now.draft.canEndTurn || now.status === 'finished') && now
    })
    if (table.status === 'finished') return table
    if (table.draft.canEndTurn) await client.does(id, 'end-turn')
    else await client.post(`/tables/${id}/act`, { actions: [chance.pick(table.legal)] })
  }
  return client.table(id)
}

describe.runIf(POSTGRES !== null)('on PostgreSQL', () => {
  test('all games are played, and people, notes, plans and ways to be told survive a restart', async () => {
    const databaseUrl = await newDatabase()
    const first = await startForTest({ databaseUrl })
    const ada = await TestClient.named(first.url, 'Ada')
    const games = ['silver-and-gold', 'sunken-treasure', 'artifacts-inc', 'thesauros']
    const ids: string[] = []
    for (const game of games) {
      const bot = { kind: 'bot', level: 'mate' } as const
      const { id } = await ada.createTable({ game, seats: [{ kind: 'me' }, bot] })
      ids.push(id)
      await play(ada, id, 6)
    }
    must(await ada.post(`/tables/${ids[0]}/note`, { words: 'mind the palms' }))
    must(await ada.send('PATCH', '/me/notices', { autoPass: true }))
    must(await ada.post('/me/notices/channels', { kind: 'webhook', url: 'https://8.8.8.8/hook' }), 201)
    const mine = async (client: TestClient) => [
      (await client.get('/me')).body,
      (await client.get('/me/notices')).body,
      (await client.get(`/tables/${ids[0]}/note`)).body,
    ]
    const before = await mine(ada)
    expect(JSON.stringify(before)).toMatch(/"autoPass":true.*8\.8\.8\.8.*mind the palms/)
    await first.close()

    const second = await startForTest({ databaseUrl })
    const ada2 = again(ada, second)
    expect(await mine(ada2)).toEqual(before)
    for (const id of ids) {
      const { version } = await ada2.table(id)
      const later = await play(ada2, id, 2)
      expect(later.status === 'finished' || later.version > version).toBe(true)
    }
    const { body } = await ada2.get('/tables')
    expect(JSON.stringify(body)).toContain(ids[3])
  })

  test('a database that can’t be used says why in one sentence', async () => {
    for (const url of [
      'mysql://localhost/fathom',
      'localhost:5432',
      'postgres://localhost',
      'postgres://localhost/a/b',
    ])
      expect(await whyNot(url)).toBe(
        'DATABASE_URL must be the address of a PostgreSQL database like "postgres://fathom:password@localhost:5432/fathom".',
      )
    expect(await whyNot('postgres://me:hidden@127.0.0.1:1/fathom')).toMatch(
      /^PostgreSQL at 127.0.0.1:1 does not answer \(.*\): start it, or correct DATABASE_URL\.$/,
    )
    const nowhere = new URL(POSTGRES ?? '')
    nowhere.pathname = '/no-such-database'
    expect(await whyNot(nowhere.href)).toMatch(/has no database "no-such-database": make it, by "createdb/)
  })

  test('whoever starts while another process brings the tables up to date waits for it', async () => {
    const databaseUrl = await newDatabase()
    const other = new Client({ connectionString: databaseUrl })
    await other.connect()
    await takeLock(other, 'prepare', 'alone')
    const starting = startForTest({ databaseUrl, library: TOY_LIBRARY })
    // Longer than somebody waits who finds the tables taken.
    const early = await Promise.race([starting.then(() => 'early', String), sleep(7000, 'waits')])
    await other.end()
    expect(early).toBe('waits')
    expect(await ready(await starting)).toEqual([200, 200])
  })

  test('while the database’s disk is full commands fail and say so, and play goes on when there is room', async () => {
    const databaseUrl = await newDatabase()
    const server = await startForTest({ databaseUrl, library: TOY_LIBRARY })
    const ada = await TestClient.named(server.url, 'Ada')
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
    await until(async () => (await ada.table(id)).waitingFor.includes(0))
    // What PostgreSQL answers who writes then: class 53, disk_full.
    await inDatabase(
      `create function no_room() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '53100'; end $$`,
      databaseUrl,
    )
    await inDatabase('create trigger no_room before insert on journal execute function no_room()', databaseUrl)
    const before = await ada.table(id)
    const refused = await ada.post(`/tables/${id}/act`, { actions: [before.legal[0]], version: before.version })
    expect(refusalOf(refused)).toBe('507 disk-full')
    expect(await ada.table(id)).toEqual(before)

    await inDatabase('drop trigger no_room on journal', databaseUrl)
    await ada.does(id, 'act', { actions: [before.legal[0] ?? ''], version: before.version })
    expect((await ada.table(id)).version).toBeGreaterThan(before.version)
  })

  test('a database of a newer Fathom is left alone', async () => {
    const databaseUrl = await newDatabase()
    await (await startForTest({ databaseUrl, library: TOY_LIBRARY })).close()
    await inDatabase(`insert into kysely_migration values ('9999-later', '')`, databaseUrl)
    const before = await inDatabase('select count(*) from kysely_migration', databaseUrl)
    expect(await whyNot(databaseUrl)).toMatch(/^The database .* was written by a newer Fathom; please update\.$/)
    expect(await inDatabase('select count(*) from kysely_migration', databaseUrl)).toEqual(before)
  })
})

describe.runIf(PROGRAMS !== null)('with a PostgreSQL of its own', () => {
  test('while PostgreSQL is away commands fail and say so, nothing acknowledged is lost, and play goes on when it is back', async () => {
    const cluster = await Cluster.start()
    const server = await startForTest({ databaseUrl: cluster.url, library: TOY_LIBRARY })
    const ada = await TestClient.named(server.url, 'Ada')
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
    const listening = await ada.listen(id)
    const before = await ada.does(id, 'act', { actions: ['hide 1'] })

    await cluster.kill()
    const refused = await ada.post(`/tables/${id}/undo`)
    expect(refusalOf(refused)).toBe('503 store-away')
    expect(refused.body).toMatchObject({ params: { retry: 5 }, message: expect.stringMatching(/try again/) as string })
    expect(refused.headers.get('retry-after')).toBe('5')
    await until(async () => JSON.stringify(await ready(server)) === '[200,503]')

    await cluster.run()
    await until(async () => JSON.stringify(await ready(server)) === '[200,200]')
    // Whether the bot has hidden a depth by now shows in nothing but whom the table waits for.
    expect(await ada.table(id)).toEqual({ ...before, waitingFor: expect.arrayContaining([0]) as number[] })
    // The bot, which had nobody to wake it, goes on as well: it hides its depth, then plays its turn.
    await until(async () => (await ada.table(id)).waitingFor.join() === '0')
    await ada.does(id, 'end-turn')
    const passed = await ada.does(id, 'act', { actions: ['stop'], endTurn: true })
    const later = await until(async () => {
      const now = await ada.table(id)
      return now.version > passed.version && now.waitingFor.includes(0) && now
    })
    await until(() => listening.heard.some((push) => 'table' in push && push.table.version === later.version))
  })

  test('an account without the right to make tables is told what it needs', async () => {
    const cluster = await Cluster.start()
    await inDatabase('revoke create on schema public from public', cluster.url)
    await inDatabase('create role guest login', cluster.url)
    expect(await whyNot(cluster.url.replace('tester@', 'guest@'))).toBe(
      `The account "guest" may not make tables in the database "postgres" at ${new URL(cluster.url).host}: make it the owner, by 'alter database "postgres" owner to "guest"'.`,
    )
    // Trust ends for one account: the right password is asked for.
    expect(await whyNot(cluster.url.replace('tester@', 'nobody:secret@'))).toMatch(
      /does not let the account "nobody" in: check name and password in DATABASE_URL\.$/,
    )
  })
})
