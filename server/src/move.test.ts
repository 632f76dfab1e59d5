import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { admin } from './admin/admin.ts'
import { moveTo } from './admin/move.ts'
import { ADMIN_TEXTS } from './admin/text/index.ts'
import { startServer } from './server.ts'
import { inDatabase, newDatabase, POSTGRES } from './testing/postgres.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { must, TestClient } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

/** The command in this process: its exit code and all that it says. */
async function move(data: string, ...to: readonly string[]): Promise<{ code: number; says: string }> {
  const says: string[] = []
  const say = (line: string) => void says.push(line)
  const code = await admin(
    ['move', '--data', data, ...to.flatMap((url) => ['--to', url])],
    { LANG: 'C' },
    { say, complain: say },
  )
  return { code, says: says.join('\n') }
}

/** Ends the program, as it were, when that table has been copied. */
const stopAt = (table: string) => (line: string) => {
  if (line.startsWith(`${table}:`)) throw new Error('stopped')
}

/** A folder in which two have played, with a note, a way to be told, and a time that is no whole millisecond. */
async function playedFolder() {
  const data = newFolder()
  const server = await startForTest({ data, library: TOY_LIBRARY, databaseUrl: '' })
  const ada = await TestClient.named(server.url, 'Zoë 🧭')
  const ben = await TestClient.named(server.url, 'Ben')
  const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.does(id, 'join')
  must(await ada.post(`/tables/${id}/note`, { words: 'a note' }))
  must(await ben.post('/me/notices/channels', { kind: 'webhook', url: 'https://8.8.8.8/hook' }), 201)
  const before = await ada.does(id, 'act', { actions: ['hide 1'] })
  await ada.does(id, 'end-turn')
  await ada.table(id)
  await server.close()
  const database = new DatabaseSync(join(data, 'fathom.db'))
  database.exec(`
    insert into outbox (person_id, table_id, entry, kind, channel_id, seat, created_at, due, is_held, attempts, lease, outcome)
      values ('x', 't', 1, 'your-turn', 'c', 0, ${Date.now()}, 1000.25, 0, 0, 0, 'sent')`)
  const insert = database.prepare('insert into journal values (?, ?, 1, ?, ?)')
  // A character that PostgreSQL can't keep, from when notes could have it.
  database.exec(`insert into notes values ('t', 'x', 'a' || char(0) || 'b')`)
  database.exec('begin')
  for (let n = 1; n <= 1200; n++) insert.run(n % 2 === 0 ? 'Later' : 'later', n, `{"n":${n}}`, `${n}`)
  database.exec('commit')
  database.close()
  return { data, ada, id, before }
}

describe.runIf(POSTGRES !== null)('a data folder moves to PostgreSQL', () => {
  test('with every row, goes on after an interruption, and is played on', async () => {
    const { data, ada, id, before } = await playedFolder()
    const to = await newDatabase()
    // In the middle of the journal something breaks.
    await expect(moveTo(to, data, ADMIN_TEXTS.en, stopAt('blocks'))).rejects.toThrow('stopped')
    await inDatabase(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'the cable is pulled'; end $$;
      create trigger refuse before insert on journal for each row when (new.n = 1199) execute function refuse()`,
      to,
    )
    expect(await move(data, to)).toEqual({ code: 1, says: expect.stringMatching(/the cable is pulled/) as string })
    const [{ count } = { count: 0 }] = await inDatabase('select count(*) as count from journal', to)
    expect(Number(count)).toBeGreaterThan(0)
    await expect(startServer({ databaseUrl: to, logLevel: 'silent', port: 0 })).rejects.toThrow(/by half only/)
    await inDatabase('drop trigger refuse on journal', to)
    const { code, says } = await move(data, to)
    expect([code, says]).toEqual([0, expect.stringContaining('all are the same')])
    expect(says).toContain(`${Number(count)} were there.`)
    expect(says).not.toContain('NOT')

    const server = await startForTest({ databaseUrl: to, library: TOY_LIBRARY })
    const same = Object.assign(new TestClient(server.url), { token: ada.token })
    const now = await same.table(id)
    expect(now.version).toBeGreaterThan(before.version)
    expect((await same.get(`/tables/${id}/note`)).body).toEqual({ words: 'a note' })
    expect(await inDatabase(`select due from outbox where table_id = 't'`, to)).toEqual([{ due: '1001' }])
    // Rows that come now have numbers of their own.
    await inDatabase(
      `insert into outbox (person_id, table_id, entry, kind, channel_id, seat, created_at, due, is_held, attempts, lease)
        values ('y', 't', 1, 'your-turn', 'c', 0, 1, 1, 0, 0, 0)`,
      to,
    )
  })

  test('not into a database that is used, nor to the end while a row differs', async () => {
    const { data } = await playedFolder()
    const used = await newDatabase()
    const server = await startForTest({ databaseUrl: used, library: TOY_LIBRARY })
    expect((await move(data, used)).says).toMatch(/is in use by another Fathom process/)
    await TestClient.named(server.url, 'Somebody')
    await server.close()
    expect(await move(data, used)).toEqual({ code: 1, says: ADMIN_TEXTS.en.usedDatabase })

    const to = await newDatabase()
    await expect(moveTo(to, data, ADMIN_TEXTS.en, stopAt('talk'))).rejects.toThrow('stopped')
    await inDatabase(`update journal set hash = 'another' where table_id = 'later' and n = 7`, to)
    const { code, says } = await move(data, to)
    expect([code, says]).toEqual([1, expect.stringMatching(/journal: \d+ rows are the same, 1 are NOT\.\n/)])
    await expect(startServer({ databaseUrl: to, logLevel: 'silent', port: 0 })).rejects.toThrow(/by half only/)
    expect((await move((await playedFolder()).data, to)).says).toBe(ADMIN_TEXTS.en.otherMove)
    expect(await move(data)).toEqual({ code: 1, says: ADMIN_TEXTS.en.whereTo })
  })
})
