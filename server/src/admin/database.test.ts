import { describe, expect, test } from 'vitest'
import { inDatabase, newDatabase, POSTGRES } from '../testing/postgres.ts'
import { startForTest } from '../testing/serverUnderTest.ts'
import { TestClient, until } from '../testing/testClient.ts'
import { admin } from './admin.ts'

describe.runIf(POSTGRES !== null)('a database of PostgreSQL', () => {
  test('is looked at and repaired beside the servers that use it, and held against a release before it starts', async () => {
    const databaseUrl = await newDatabase()
    const run = async (...args: string[]) => {
      const lines: string[] = []
      const say = (line: string) => void lines.push(line)
      const code = await admin(args, { LANG: 'C', DATABASE_URL: databaseUrl }, { say, complain: say })
      return [code, lines.join('\n')]
    }
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
})
