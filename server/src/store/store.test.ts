import type { Entry, EntryBody } from '@fathom/table'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Kysely, Migrator, SqliteDialect, type Migration } from 'kysely'
import { listedTable } from '../testing/listedTable.ts'
import { inDatabase, newDatabase, POSTGRES } from '../testing/postgres.ts'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'
import { TestClient } from '../testing/testClient.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Schema } from './schema.ts'
import { forKysely } from './nodeSqlite.ts'
import { PostgresStore } from './postgres.ts'
import { SqliteStore, type SqlStore } from './sqlite.ts'
import type { StoredGuest, ListedTable } from './store.ts'

interface Kind {
  readonly name: string
  /** Opens a new store, and what runs a statement in its database past it. */
  open(): Promise<{ store: SqlStore; run: (statement: string) => Promise<unknown[]> }>
}

const SQLITE: Kind = {
  name: 'SQLite',
  async open() {
    const folder = newFolder()
    const store = await openStore(folder)
    const database = new DatabaseSync(join(folder, 'fathom.db'), { timeout: 5000 })
    onTestFinished(() => database.close())
    return { store, run: async (statement) => database.prepare(statement).all() }
  },
}

const ELSEWHERE: Kind = {
  name: 'PostgreSQL',
  async open() {
    const url = await newDatabase()
    const { store } = await PostgresStore.open(url)
    onTestFinished(() => store.close())
    return { store, run: (statement) => inDatabase(statement, url) }
  },
}

async function openStore(folder = newFolder()): Promise<SqliteStore> {
  const store = await SqliteStore.open(join(folder, 'fathom.db'))
  onTestFinished(() => store.close())
  return store
}

const LISTED = listedTable({ changedAt: [5, 5, 5] })

function guest(id: string): StoredGuest {
  return { id, name: id, language: 'en', emblem: null, color: null }
}

function entry(n: number, seat = 0): Entry {
  const body: EntryBody = { kind: 'undone', seat }
  return { ...body, n, at: 1000 + n }
}

describe.each(POSTGRES === null ? [SQLITE] : [SQLITE, ELSEWHERE])('in $name', ({ open }) => {
  test('tickets: one a person, claimed all or none, and dropped when their time is over', async () => {
    const { store } = await open()
    const { company } = store
    const ticket = (person: string, since: number) => {
      return { id: `of ${person}`, person, game: 'toy', pace: 'live', mode: null, seats: 2, elo: null, since, origin: 'here' } as const // prettier-ignore
    }
    for (const [person, since] of [['ben', 2], ['ada', 1], ['ada', 3]] as const) await company.saveTicket(ticket(person, since)) // prettier-ignore
    const waiting = async () => (await company.waitingTickets(9)).map(({ person }) => person)
    expect(await waiting()).toEqual(['ben', 'ada'])
    expect(await company.claimTickets(['of ada', 'of cleo'], 'a table', 5)).toBe(false)
    expect(await company.claimTickets(['of ada', 'of ben'], 'a table', 5)).toBe(true)
    expect(await company.claimTickets(['of ada'], 'another', 5)).toBe(false)
    // Who has found a table does not look for another, until that one is over.
    await company.saveTicket(ticket('ada', 7))
    expect(await company.unseatedTables(6)).toEqual(['a table'])
    await store.append('a table', [entry(1)], LISTED)
    expect(await company.ticketOf('ada')).toMatchObject({ table: null, since: 3, seenAt: 3 })
    expect([await company.unseatedTables(5), await company.unseatedTables(6)]).toEqual([[], ['a table']])
    await store.append('a table', [entry(2)], { ...LISTED, status: 'playing' })
    expect(await company.ticketOf('ada')).toMatchObject({ table: 'a table', since: 3, seenAt: 3 })
    expect(await company.unseatedTables(6)).toEqual([])
    await company.dropTicket('ada', null)
    await company.endTickets({ live: 99, turns: 99, found: 5 })
    expect((await company.ticketOf('ada'))?.table).toBe('a table')
    await company.releaseTickets('a table')
    await company.seeTicket('of ada', 9)
    await company.endTickets({ live: 9, turns: 99, found: 0 })
    expect(await waiting()).toEqual(['ada'])
    await company.dropTicket('ada', null)
    expect(await waiting()).toEqual([])
  })

  test('what waits is committed together, and each change is there when it is acknowledged', async () => {
    const { store } = await open()
    await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        const table = `t${index}`
        for (let n = 1; n <= 3; n++) {
          expect(await store.append(table, [entry(n)], LISTED)).toBe('ok')
          expect(await store.load(table, 0)).toHaveLength(n)
        }
      }),
    )
    expect(store.largestBatch).toBeGreaterThan(20)
  })

  test('a journal comes back as it was written, from any number on', async () => {
    const { store } = await open()
    const entries = [entry(1), entry(2, 1), entry(3)]
    await store.append('t1', entries, LISTED)
    expect(await store.load('t1', 0)).toEqual(entries)
    expect(await store.load('t1', 2)).toEqual([entry(3)])
    expect(await store.load('t2', 0)).toEqual([])
  })

  test('of a long journal all entries are written at once', async () => {
    const { store } = await open()
    const entries = Array.from({ length: 15_000 }, (_, index) => entry(index + 1))
    expect(await store.append('t1', entries, LISTED)).toBe('ok')
    expect(await store.load('t1', 0)).toEqual(entries)
  })

  test('of two who write the same number, the second gets a conflict and changes nothing', async () => {
    const { store } = await open()
    await store.append('t1', [entry(1)], LISTED)
    const both = await Promise.all([
      store.append('t1', [entry(2, 0)], LISTED),
      store.append('t1', [entry(2, 1), entry(3, 1)], { ...LISTED, status: 'finished' }),
    ])
    expect(both).toEqual(['ok', 'conflict'])
    expect(await store.load('t1', 0)).toEqual([entry(1), entry(2, 0)])
    expect((await store.openTables(0, 10)).map(({ listed }) => listed.status)).toEqual(['open'])
  })

  test('a change that fails takes nobody else’s with it', async () => {
    const { store } = await open()
    const broken = { id: 'x', name: null, language: 'en' } as unknown as StoredGuest
    const results = await Promise.allSettled([
      store.append('t1', [entry(1)], LISTED),
      store.saveGuest(broken, 1),
      store.append('t2', [entry(1)], LISTED),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.load('t1', 0)).toHaveLength(1)
    expect(await store.load('t2', 0)).toHaveLength(1)
  })

  test('a seed is taken once and by its owner only', async () => {
    const { store } = await open()
    await store.addSeed({ hash: 'h', seed: 's', owner: 'ada', origin: 'x', at: 1 })
    expect(await store.takeSeed('h', 'ben')).toBeNull()
    expect(await store.takeSeed('h', 'ada')).toBe('s')
    expect(await store.takeSeed('h', 'ada')).toBeNull()
  })

  test('lists follow the seats and the state of the tables', async () => {
    const { store } = await open()
    await store.saveGuest(guest('ben'), 1)
    await store.append('t1', [entry(1)], LISTED)
    expect((await store.tablesOf('ada', 'running', 10)).map(({ id }) => id)).toEqual(['t1'])
    const seated: Entry = { kind: 'seated', seat: 1, person: { id: 'ben', name: 'Ben' }, nonce: '-', n: 2, at: 5 }
    const full: ListedTable = { ...LISTED, status: 'playing', persons: ['ada', 'ben'], botsToMove: true }
    await store.append('t1', [seated], full)
    expect((await store.tablesOf('ben', 'running', 10)).map(({ id, updatedAt }) => [id, updatedAt])).toEqual([
      ['t1', 5],
    ])
    expect(await store.openTables(0, 10)).toEqual([])
    expect(await store.tablesWithBotsToMove()).toEqual(['t1'])
    await store.append('t1', [entry(3)], { ...full, status: 'finished', botsToMove: false })
    expect(await store.tablesOf('ben', 'running', 10)).toEqual([])
    expect((await store.tablesOf('ben', 'finished', 10)).map(({ id }) => id)).toEqual(['t1'])
    expect(await store.tablesWithBotsToMove()).toEqual([])
  })

  test('a notice is due with what it is about, and stale when its person has moved', async () => {
    const { store } = await open()
    await store.saveGuest({ id: 'ben', name: 'Ben', language: 'fr', emblem: null, color: null }, 1)
    const way = { id: 'c', person: 'ben', name: '', address: { kind: 'webhook', url: 'https://one.example' }, site: '', kinds: ['your-turn', 'started'], daily: null, state: 'active', trouble: null } as const // prettier-ignore
    expect(await store.notices.addChannel(way, 1, 8)).toBe('ok')
    expect(await store.notices.nextNotice(1)).toBeNull()
    const playing: ListedTable = { ...LISTED, status: 'playing', persons: ['ada', 'ben'], waitingFor: [0] }
    const dues: number[] = []
    store.onNotice = (due) => dues.push(due)
    await store.append('t1', [entry(1)], playing)
    await store.append('t1', [entry(2)], { ...playing, waitingFor: [1] })
    const [due = 0] = dues
    expect(await store.notices.nextNotice(due)).toBe(due)
    const [message] = await store.notices.takeDue(due, due + 1000, 10)
    expect(message).toMatchObject({ channel: way, language: 'fr', notices: [{ table: 't1', kind: 'your-turn', seat: 1, isStale: false, isHeld: false }] }) // prettier-ignore
    // Whoever has taken it has it for a while.
    expect(await store.notices.nextNotice(due)).toBe(due + 1000)
    expect(await store.notices.takeDue(due, due + 1000, 10)).toEqual([])
    await store.append('t1', [entry(3, 1)], { ...playing, waitingFor: [1] })
    const [again] = await store.notices.takeDue(due + 1000, due + 2000, 10)
    expect(again?.notices.map(({ isStale }) => isStale)).toEqual([true])
    await store.notices.settle('c', [{ id: again?.notices[0]?.id ?? 0, outcome: 'stale' }], null, null)
    expect(await store.notices.nextNotice(due)).toBeNull()
  })

  test('a new open table is told to who wishes such ones', async () => {
    const { store } = await open()
    const wishing = async (id: string, game: 'silver-and-gold' | null) => {
      await store.notices.addChannel({ id, person: id, name: '', address: { kind: 'webhook', url: 'https://one.example' }, site: '', kinds: ['opened'], daily: null, state: 'active', trouble: null }, 1, 8) // prettier-ignore
      const openTables = { game, pace: null, seats: null, language: null, noBots: false }
      await store.notices.changeSettings(id, { openTables })
    }
    await wishing('any', null)
    await wishing('other', 'silver-and-gold')
    await wishing('ada', null)
    const created = { kind: 'created', chairs: [], n: 1, at: 1000 } as unknown as Entry
    await store.append('t1', [created], LISTED)
    const told = await store.notices.takeDue(1_000_000, 1_001_000, 10)
    expect(told.map(({ channel, notices }) => [channel.id, notices.map(({ kind }) => kind)])).toEqual([
      ['any', ['opened']],
    ])
  })

  test('a plan is there until its person chooses otherwise', async () => {
    const { store } = await open()
    await store.append('t1', [entry(1)], { ...LISTED, status: 'playing' })
    const plan = { seat: 1, steps: ['hide 1'], atOnce: true, stopped: null }
    await store.savePlan('t1', 'ben', plan)
    expect(await store.plan('t1', 'ben')).toEqual(plan)
    expect(await store.plansAtOnce()).toEqual([{ table: 't1', person: 'ben' }])
    await store.append('t1', [entry(2, 1)], { ...LISTED, status: 'playing' })
    expect(await store.plan('t1', 'ben')).toEqual(plan)
    const chosen = { kind: 'drafted', seat: 1, n: 3, at: 5 } as unknown as Entry
    await store.append('t1', [chosen], { ...LISTED, status: 'playing' })
    expect(await store.plan('t1', 'ben')).toBeNull()
  })

  test('nobody who has left for good gets a chair, and nobody with a chair leaves for good', async () => {
    const { store, run } = await open()
    for (const id of ['ben', 'cleo']) await store.saveGuest(guest(id), 1)
    const person = { id: 'ben', name: 'Ben' }
    const chairs = [{ kind: 'person', person, nonce: '-' }, { kind: 'open' }]
    const created = { kind: 'created', chairs, n: 1, at: 5 } as unknown as Entry
    const seated: Entry = { kind: 'seated', seat: 1, person, nonce: '-', n: 1, at: 5 }
    const bens = { ...LISTED, persons: ['ben', null] }
    expect(await store.append('t1', [created], bens)).toBe('ok')
    expect(await store.people.forgetPerson('ben', 'former', ['t2'])).toBe(false)
    expect(await store.people.bringPerson('ben', 'cleo')).toBe(false)
    expect(await store.guest('ben')).toEqual(guest('ben'))
    // Where they can't be renamed they sit for ever.
    expect(await store.people.forgetPerson('ben', 'former', ['t1'])).toBe(true)
    expect(await store.append('t2', [created], bens)).toBe('gone')
    expect(await store.append('t3', [seated], bens)).toBe('gone')
    await store.own('t2', 'ben', 'here')
    expect(await store.load('t2', 0)).toEqual([])
    expect(await run('select * from owners')).toEqual([])
  })

  test('nobody who has left for good is signed in or asked to a table', async () => {
    const { store, run } = await open()
    await store.saveGuest(guest('ben'), 1)
    await store.saveGuest(guest('cleo'), 1)
    const session = { id: 's1', person: 'ben', browser: '', system: '', createdAt: 1, usedAt: 1 }
    expect(await store.people.addSession(session, 'hash', 5)).toEqual([])
    await store.people.forgetPerson('ben', 'former')
    expect(await store.people.addSession({ ...session, id: 's2' }, 'hash 2', 5)).toBeNull()
    await store.company.invite('t1', 'cleo', ['ben'], { at: 1, due: 2 })
    expect(await run('select * from sessions')).toEqual([])
    expect(await run('select * from invitations')).toEqual([])
  })

  test('whoever is seated in the moment in which they leave for good has either a chair or none', async () => {
    const { store } = await open()
    for (let round = 0; round < 10; round++) {
      const id = `ben${round}`
      await store.saveGuest(guest(id), 1)
      const seated: Entry = { kind: 'seated', seat: 1, person: { id, name: id }, nonce: '-', n: 1, at: 5 }
      const [sits, isGone] = await Promise.all([
        store.append(id, [seated], { ...LISTED, persons: [id] }),
        store.people.forgetPerson(id, 'former'),
      ])
      expect([sits === 'ok', isGone]).toEqual(isGone ? [false, true] : [true, false])
    }
  })

  test('who leaves for good has no row left, in whatever table', async () => {
    const { store, run } = await open()
    await store.saveGuest({ id: 'ada', name: 'Ada', language: 'en', emblem: null, color: null }, 1)
    await store.saveNote('t1', 'ada', 'words')
    await store.keepSeen('ada', 't1', 3)
    await store.keepSeen('ada', 't1', 2)
    expect(await store.seen('ada', 't1')).toBe(3)
    await store.own('t1', 'ada', 'x')
    await store.talk.mute('ben', 'ada', true)
    await store.people.forgetPerson('ada', 'former')
    expect(await store.note('t1', 'ada')).toBe('')
    expect(await store.seen('ada', 't1')).toBe(0)
    expect(await store.guest('ada')).toBeNull()
    expect(await store.talk.mutedBy('ben')).toEqual([])
    expect(await run('select person_id from owners')).toEqual([{ person_id: 'former' }])
  })

  test('who leaves for good leaves blank lines, also in reports of others’ lines, and no number is given twice', async () => {
    const { store, run } = await open()
    const { talk } = store
    const say = (person: string) =>
      talk.say('t1', 'players', { person, name: `Name of ${person}`, seat: 0, at: 1, words: `words of ${person}`, phrase: null }, 9) // prettier-ignore
    for (const person of ['ben', 'ada', 'ada']) await say(person)
    const lines = await talk.linesAround('t1', 'players', 1, 9)
    const report = { table: 't1', room: 'players', at: 1, why: 'spam', note: '', lines } as const
    await talk.report({ ...report, id: 'r', by: 'cy', about: 'ben', n: 1 })
    await talk.report({ ...report, id: 's', by: 'cy', about: 'ada', n: 2 })
    await store.people.forgetPerson('ada', 'former')
    const blank = { person: '', name: '–', seat: null, at: 1, state: 'removed', words: null, phrase: null }
    // Whoever had read all of it is told.
    expect(await talk.lines('t1', 'players', 3, 9)).toEqual([2, 3].map((n) => ({ ...blank, n, change: 4 })))
    expect(await say('ben')).toMatchObject({ n: 4, change: 5 })
    const kept = await run('select id, lines from reports')
    expect(kept).toMatchObject([{ id: 'r' }])
    expect(JSON.parse((kept[0] as { lines: string }).lines)).toEqual([
      lines[0],
      ...lines.slice(1).map((line) => ({ ...line, ...blank })),
    ])
    expect(JSON.stringify([kept, await run('select * from talk')])).not.toContain('ada')
  })

  test('who brings themselves along is the other one in reports, and neither mutes nor reports themselves', async () => {
    const { store, run } = await open()
    const { talk } = store
    await store.saveGuest({ id: 'guest', name: 'Ada', language: 'en', emblem: null, color: null }, 1)
    await store.saveGuest({ id: 'account', name: 'Ada', language: 'en', emblem: null, color: null }, 1)
    const line = { n: 1, change: 1, person: 'guest', name: 'Ada', seat: 0, at: 1, state: 'said', words: 'Hi', phrase: null } as const // prettier-ignore
    const report = { table: 't1', room: 'players', n: 1, at: 1, why: 'spam', note: '', lines: [line] } as const
    await talk.report({ ...report, id: 'r', by: 'cy', about: 'guest' })
    await talk.report({ ...report, id: 's', by: 'account', about: 'guest' })
    await talk.mute('account', 'guest', true)
    await talk.mute('cy', 'guest', true)
    await store.people.bringPerson('guest', 'account')
    expect(await run('select person_id, muted_id from mutes')).toEqual([{ person_id: 'cy', muted_id: 'account' }])
    const kept = await run('select id, about_id, lines from reports')
    expect(kept).toMatchObject([{ id: 'r', about_id: 'account' }])
    expect(JSON.parse((kept[0] as { lines: string }).lines)).toEqual([{ ...line, person: 'account' }])
  })

  test('whatever somebody writes is kept', async () => {
    const { store } = await open()
    for (const words of ['Zoë 🧭 \u202f', "'; drop table notes; --", '\ud800 alone', 'a\0b']) {
      await store.saveNote('t1', 'ada', words)
      expect((await store.note('t1', 'ada')).replace('\0', '\ufffd')).toBe(words.toWellFormed().replace('\0', '\ufffd'))
    }
  })

  test('passkeys come back byte for byte, and an address is the same in capitals', async () => {
    const { store } = await open()
    await store.saveGuest({ id: 'ada', name: 'Ada', language: 'en', emblem: null, color: null }, 1)
    const passkey = { id: 'k', person: 'ada', publicKey: new Uint8Array([0, 255, 7]), counter: 2 ** 40, transports: ['usb'], browser: '', system: '', createdAt: 1, usedAt: 1 } // prettier-ignore
    const made = { person: 'ada', at: 1, name: 'Ada', nameKeys: ['ada'], way: { passkey }, codeHashes: ['one', 'two'] }
    expect(await store.people.createAccount(made)).toBe('ok')
    expect(await store.people.account('ada')).toEqual({ createdAt: 1, passkeys: [passkey], password: null, codes: 2 })
    const address = { kind: 'email', address: 'Ada@Example.org' } as const
    await store.notices.addChannel({ id: 'm', person: 'ada', name: '', address, site: '', kinds: [], daily: null, state: 'active', trouble: null }, 1, 8) // prettier-ignore
    expect(await store.people.accountsAt('ADA@example.org')).toEqual([
      { person: 'ada', name: 'Ada', language: 'en', address: 'Ada@Example.org' },
    ])
  })

  test('tables that nobody touches are archived, but those with people', async () => {
    const { store } = await open()
    for (const id of ['t1', 't2', 't3']) await store.append(id, [entry(1)], LISTED)
    expect(await store.archive({ open: 6, abandoned: 0, finished: 0 }, ['t2'])).toBe(2)
    expect((await store.openTables(0, 10)).map(({ id }) => id)).toEqual(['t2'])
    expect(await store.damagedHeads()).toEqual([])
  })

  test('two become one: their tables are to be told when clocks stand still, also where the server stops before that', async () => {
    const { store } = await open()
    await store.notices.changeSettings('account', { autoPass: false })
    await store.people.bringTable('guest', 'nobody', 't1')
    expect(await store.notices.restsPending()).toEqual([])
    await store.people.bringTable('guest', 'account', 't1')
    expect(await store.notices.restsPending()).toEqual(['account'])
    await store.notices.changeSettings('account', { restPending: false })
    await store.people.bringPerson('guest', 'account')
    expect(await store.notices.restsPending()).toEqual(['account'])
  })

  test('two become one: of a channel that both had, what was to be sent by the one that goes is dropped', async () => {
    const { store, run } = await open()
    const channel = (id: string, person: string, url: string) =>
      store.notices.addChannel(
        { id, person, name: '', address: { kind: 'webhook', url }, site: '', kinds: ['your-turn', 'opened'], daily: null, state: 'active', trouble: null }, // prettier-ignore
        1,
        8,
      )
    await channel('kept', 'account', 'https://one.example')
    await channel('same', 'guest', 'https://one.example')
    await channel('moved', 'guest', 'https://two.example')
    for (const id of ['same', 'moved']) {
      await run(`
      insert into outbox (person_id, table_id, entry, kind, channel_id, seat, created_at, due, is_held, attempts, lease)
        values ('guest', 't1', 1, 'your-turn', '${id}', 0, 1, 1, 0, 0, 0)`)
      await run(`
      insert into open_wishes (channel_id, person_id, key, chosen_at, told_at) values ('${id}', 'guest', 'any', 0, 0)`)
    }
    await store.people.bringPerson('guest', 'account')
    const channels = (table: string) => run(`select channel_id, person_id from ${table}`)
    expect(await channels('outbox')).toEqual([{ channel_id: 'moved', person_id: 'account' }])
    expect(await channels('open_wishes')).toEqual([])
  })
})

test('a data folder of before: the times of its lists forget the hidden steps', async () => {
  const folder = newFolder()
  const sqlite = new DatabaseSync(join(folder, 'fathom.db'))
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(sqlite) }) })
  const first = { '0001-first': MIGRATIONS['0001-first'] as Migration }
  await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(first) } }).migrateToLatest()
  const { changedAt: _, ...listed } = LISTED
  sqlite.exec(`
    insert into tables values ('t1', 'open', 'open', 1, 0, 1002, '${JSON.stringify(listed)}');
    insert into seats values ('t1', 0, 'ada');
    insert into journal values ('t1', 1, 7, '{"kind":"created"}'), ('t1', 2, 1002, '{"kind":"drafted","seat":1}')`)
  sqlite.close()
  const [table] = await (await openStore(folder)).tablesOf('ada', 'running', 10)
  expect(table?.updatedAt).toBe(7)
  expect(table?.listed.changedAt).toEqual([7, 7, 7])
})

test('a command that meets another writer’s entry is decided again on what stands then', async () => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const ada = await TestClient.named(server.url, 'Ada')
  const ben = await TestClient.named(server.url, 'Ben')
  const open = { kind: 'open' } as const
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, open, open] })
  // Somebody else sits down, past this server's memory.
  await server.store.saveGuest(guest('eve'), 1)
  const seated: Entry = { kind: 'seated', seat: 1, person: { id: 'eve', name: 'Eve' }, nonce: '-', n: 2, at: 5 }
  expect(await server.store.append(id, [seated], LISTED)).toBe('ok')
  const table = await ben.does(id, 'join')
  expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'Eve', 'Ben'])
  expect(table).toMatchObject({ you: 2, version: 4, status: 'playing' })
})
