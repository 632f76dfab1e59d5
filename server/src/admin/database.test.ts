import type { GameLibrary } from '@fathom/engine'
import { library } from '@fathom/engine/library'
import { describe, expect, test } from 'vitest'
import { inDatabase, newDatabase, POSTGRES } from '../testing/postgres.ts'
import { startForTest } from '../testing/serverUnderTest.ts'
import { refusalOf, TestClient, until } from '../testing/testClient.ts'
import { admin } from './admin.ts'
import { damageOf } from './check.ts'
import { openDatabase } from './database.ts'
import { ADMIN_TEXTS } from './text/index.ts'

async function adminOf(databaseUrl: string, ...args: string[]): Promise<[number, string]> {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const code = await admin(args, { LANG: 'C', DATABASE_URL: databaseUrl }, { say, complain: say })
  return [code, lines.join('\n')]
}

describe.runIf(POSTGRES !== null)('a database of PostgreSQL', () => {
  test('is looked at and repaired beside the servers that use it, and held against a release before it starts', async () => {
    const databaseUrl = await newDatabase()
    const run = (...args: string[]) => adminOf(databaseUrl, ...args)
    const server = await startForTest({ databaseUrl, botDelay: 60_000 })
    const ada = await TestClient.named(server.url, 'Ada')
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }] as const
    const { id } = await ada.createTable({ game: 'silver-and-gold', seats: [...seats] })
    const line = await ada.listen(id)
    expect(await run('status')).toMatchObject([
      0,
      expect.stringMatching(/0 open, 1 playing.*\nGuests: 1\.\nServers that use the database now: 1\.\nDatabase: \d/),
    ])
    expect(await run('table', id)).toMatchObject([0, expect.stringContaining('Seat 1: Ada')])
    expect(await run('ratings')).toMatchObject([1, expect.stringMatching(/^A server is using .*: stop it first\.$/)])
    expect(await run('check', '--release')).toEqual([0, '1 sound, 0 damaged.'])
    // The server hears of an end that it has not decided.
    expect(await run('end', id)).toMatchObject([0, expect.stringContaining('is ended')])
    await until(() => line.heard.some((push) => push.type === 'update' && push.table.status === 'closed'))
    await server.close()
    expect(await run('ratings')).toMatchObject([0, expect.stringContaining('Made anew')])

    // As if an older program had made something else of it, and had left a table that this one has moved on from.
    await inDatabase(`update tables set summary = replace(summary, '"closed"', '"playing"')`, databaseUrl)
    await inDatabase(`delete from kysely_migration where name = '0029-waiting'`, databaseUrl)
    expect(await run('status')).toMatchObject([1, expect.stringContaining('of an older Fathom')])
    expect(await run('check', '--release')).toMatchObject([
      1,
      `Table ${id}: this Fathom makes something else of it than the one before did (status).\n0 sound, 1 damaged.`,
    ])
  })

  test('that is empty, or not there, is told with a way out', async () => {
    const databaseUrl = await newDatabase()
    expect(await adminOf(databaseUrl, 'status')).toMatchObject([
      1,
      expect.stringMatching(/^No Fathom has used the database \S+ yet: correct DATABASE_URL, .* by --data\.$/),
    ])
    const missing = new URL(databaseUrl)
    missing.pathname = '/nowhere'
    expect(await adminOf(missing.href, 'role')).toMatchObject([1, expect.stringMatching(/has no database "nowhere"/)])
    expect(await adminOf('hello', 'check')).toMatchObject([
      1,
      expect.stringMatching(/^DATABASE_URL must be the address/),
    ])
  })

  test('a gap that somebody has made in a journal is found by check, and its players are told', async () => {
    const databaseUrl = await newDatabase()
    const first = await startForTest({ databaseUrl, botDelay: 60_000 })
    const ada = await TestClient.named(first.url, 'Ada')
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'deckhand' }] as const
    const make = async () => {
      const { id, legal } = await ada.createTable({ game: 'silver-and-gold', seats: [...seats] })
      await ada.does(id, 'act', { actions: [legal[0]] })
      return id
    }
    const [broken, sound] = [await make(), await make()]
    await first.close()
    await inDatabase(`delete from journal where table_id = '${broken}' and n = 2`, databaseUrl)
    expect(await adminOf(databaseUrl, 'check')).toEqual([
      1,
      `Table ${broken}: the journal of table ${broken} is damaged: entry 2 is missing.\n1 sound, 1 damaged.`,
    ])
    const second = await startForTest({ databaseUrl, botDelay: 60_000 })
    const again = Object.assign(new TestClient(second.url), { token: ada.token })
    const refused = await again.get<{ message: string }>(`/tables/${broken}`)
    expect(refusalOf(refused)).toBe('500 damaged-journal')
    expect(refused.body.message).toContain('What the server has kept of this table is damaged')
    expect((await again.does(sound, 'undo')).draft.actions).toEqual([])
  })

  test('is held against a release while people play: what has gone on meanwhile is looked at again', async () => {
    const databaseUrl = await newDatabase()
    const server = await startForTest({ databaseUrl })
    const ada = await TestClient.named(server.url, 'Ada')
    const { id } = await ada.createTable({ game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const ben = await TestClient.named(server.url, 'Ben')
    const data = await openDatabase(databaseUrl, ADMIN_TEXTS.en, { readOnly: true })
    let loads = 0
    const playedOn: GameLibrary = {
      ...library,
      // The journal has been read then, and what lists say of the table has not.
      async load(game) {
        if (loads++ === 0) await ben.does(id, 'join')
        return library.load(game)
      },
    }
    expect(await damageOf(data, id, playedOn, ADMIN_TEXTS.en, { isRelease: true })).toBeNull()
    expect(loads).toBeGreaterThan(1)
    await data.close()
  })
})
