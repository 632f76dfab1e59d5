import { execFile } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { admin as runAdmin } from './admin/admin.ts'
import type { RunningServer } from './server.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { TestClient } from './testing/testClient.ts'

const ADMIN = fileURLToPath(new URL('./admin.ts', import.meta.url))

interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The command in this process. */
async function admin(...args: string[]): Promise<Said> {
  const out: string[] = []
  const err: string[] = []
  const env = { FATHOM_DATA: data, LANG: 'C' }
  const code = await runAdmin(args, env, { say: (line) => out.push(line), complain: (line) => err.push(line) })
  return { code, out: out.join('\n').trim(), err: err.join('\n').trim() }
}

/** The command as an operator types it. */
function typed(...args: string[]): Promise<Said> {
  const env = { PATH: process.env['PATH'], FATHOM_DATA: data, LANG: 'C' }
  return new Promise((resolve) => {
    execFile(process.execPath, [ADMIN, ...args], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out: out.trim(), err: err.trim() }),
    )
  })
}

let data: string
let server: RunningServer
let ada: TestClient
let playing: string
let open: string

/** One server, one game being played, one table that waits. */
beforeAll(async () => {
  data = newFolder()
  server = await startForTest({ data, botDelay: 60_000 })
  ada = await TestClient.named(server.url, 'Ada')
  const ben = await TestClient.named(server.url, 'Ben')
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  playing = (await ada.createTable({ game: 'silver-and-gold', seats })).id
  await ben.does(playing, 'join')
  open = (await ada.createTable({ game: 'silver-and-gold', seats, visibility: 'open' })).id
})

// The tests follow each other: a server runs, is stopped, its data is damaged and put back.

test('beside a running server: how it is, who sits where, a backup; what needs it stopped is refused', async () => {
  const status = await typed('status')
  expect(status).toMatchObject({ code: 0, err: '' })
  expect(status.out).toMatch(
    /^A server is running\.\nTables: 1 open, 1 playing, 0 finished, 0 ended before\.\nGuests: 2\.\nDatabase: /,
  )
  expect((await admin('status', '--lang', 'fr')).out).toMatch(/Base de données\u202f: \d+,\d Mo\u202f; place sur le disque\u202f: \d+,\d Mo\./) // prettier-ignore
  expect(await admin('check')).toEqual({ code: 0, out: '2 sound, 0 damaged.', err: '' })
  const told = (await admin('table', playing)).out.split('\n')
  expect(told.slice(0, 4)).toEqual([
    `Table ${playing}: silver-and-gold.`,
    'It is being played.',
    'Seat 1: Ada',
    'Seat 2: Ben',
  ])
  expect(told[4]).toMatch(/^It waits: \S/)
  expect((await admin('table', open, '--lang', 'fr')).out).toContain('Place 2 : libre')
  expect(await typed('table', 'nowhere')).toEqual({ code: 1, out: '', err: 'There is no table nowhere.' })
  const file = join(data, 'all.db')
  expect((await admin('backup', file)).out).toMatch(/^Everything is in \S+all\.db \(\d+\.\d MB\), the secret too/)
  expect(await admin('backup', file)).toEqual({ code: 1, out: '', err: `${file} is there already; name another file.` })
  for (const command of [['end', playing], ['restore', file], ['new-secret']])
    expect(await typed(...command)).toEqual({ code: 1, out: '', err: `A server is using ${data}: stop it first.` })
})

test('a table is ended for good: no list shows it, nothing happens there, and what was hidden stays so', async () => {
  await server.close()
  expect((await admin('end', playing)).out).toMatch(/^The game at table \S+ is ended; what was hidden stays so\.$/)
  expect(await admin('end', playing)).toMatchObject({ code: 1 })
  expect((await admin('end', open)).out).toMatch(/^Table \S+ is ended; it is offered to nobody any more\.$/)
  expect((await admin('table', playing)).out).toContain('It was ended before the game was over.')
  expect((await admin('status')).out).toContain('0 open, 0 playing, 0 finished, 2 ended before.')
  expect((await admin('check')).out).toBe('2 sound, 0 damaged.')
  server = await startForTest({ data })
  const again = Object.assign(new TestClient(server.url), { token: ada.token })
  expect(await again.table(playing)).toMatchObject({ status: 'closed', seed: null, outcome: null, waitingFor: [] })
  const { body } = await again.get<{ open: unknown[]; mine: unknown[]; finished: unknown[] }>('/tables')
  expect(body).toEqual({ open: [], mine: [], finished: [], invited: [], ticket: null })
  expect(await again.refused(playing, 'act', { actions: ['x'] })).toBe('409 table-closed')
  await server.close()
  expect((await admin('check')).out).toBe('2 sound, 0 damaged.')
}, 60_000)

test('a changed draw is found by check, and put right by a restore', async () => {
  const database = new DatabaseSync(join(data, 'fathom.db'))
  database.exec(`update journal set body = replace(body, '"draws":[', '"draws":[0,') where table_id = '${playing}'`)
  database.close()
  const checked = await admin('check')
  expect(checked.code).toBe(1)
  expect(checked.out).toMatch(
    /^Table \S+: the journal of table \S+ is damaged: entry \d+ is not what was written\.\n1 sound, 1 damaged\.$/,
  )
  expect((await admin('table', playing, '--lang', 'fr')).out).toContain('Elle est endommagée : ')
  expect((await admin('restore', join(data, 'secret'))).err).toMatch(
    /secret is not a backup made by this command or by night\.$/,
  )
  const restored = await admin('restore', join(data, 'all.db'))
  expect(restored).toMatchObject({ code: 0, err: '' })
  expect(restored.out).toMatch(/^What was there is in \S+replaced-\S+ now\.\nThe backup is in \S+; start the server\.$/)
  expect((await admin('check')).out).toBe('2 sound, 0 damaged.')
  expect((await admin('table', playing)).out).toContain('Seat 1: Ada\n')
})

test('a lost secret is made anew once, and whoever has a session stays who they are', async () => {
  rmSync(join(data, 'secret'))
  await expect(startForTest({ data })).rejects.toThrow(/has a database but no secret/)
  expect(await admin('new-secret')).toMatchObject({ code: 0, err: '' })
  expect(existsSync(join(data, 'secret'))).toBe(true)
  expect(await admin('new-secret', '--lang', 'fr')).toEqual({
    code: 1,
    out: 'Il y a un secret ; rien n’a changé.',
    err: '',
  })
  const again = await startForTest({ data })
  const sheStays = new TestClient(again.url, { authorization: `Bearer ${ada.token}` })
  expect((await sheStays.get('/me')).body).toMatchObject({ name: 'Ada' })
  await again.close()
})

test('what is no command, or has no data, is told so', async () => {
  expect(await admin('dance')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^There is no command "dance"\.\nusage: /) as string,
  })
  expect(await admin('table', '--lang', 'fr')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^« table » ne s’utilise/) as string,
  })
  const nowhere = newFolder()
  expect(await admin('status', '--data', nowhere)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^There is no Fathom database in /) as string,
  })
  expect(existsSync(join(nowhere, 'lock'))).toBe(false)
})

test('an option that a command does not know is refused, and so is anything too much: nothing is touched', async () => {
  const file = join(newFolder(), 'all.db')
  expect(await admin('backup', file)).toMatchObject({ code: 0 })
  const before = readdirSync(data)
  const refusals = [
    [['restore', file, `--date=${newFolder()}`], '"restore" has no option --date.'],
    [['restore', file, '-d', newFolder()], '"restore" has no option -d.'],
    [['restore', file, '--release'], '"restore" has no option --release.'],
    [['status', '--to=postgres://nowhere'], '"status" has no option --to.'],
    [['restore', file, '--data'], '--data takes one value.'],
    [['restore', file, '--data='], '--data takes one value.'],
    [['restore', file, '--data', '--lang', 'en'], '--data takes one value.'],
    [['restore', file, '--data=a', '--data=b'], '--data takes one value.'],
    [['check', '--release=0.1'], '--release takes no value.'],
    [['status', '--lang', 'de'], '--lang can be en or fr, not "de".'],
    [['restore', file, 'trial'], '"trial" is too much: "restore" takes no more.'],
  ] as const
  for (const [args, sentence] of refusals) {
    const { code, out, err } = await admin(...args)
    expect([args, code, out, err.split('\n')[0]]).toEqual([args, 2, '', sentence])
  }
  expect((await admin('restore', file, '--date=x', '--lang=fr')).err).toMatch(
    /^« restore » n’a pas d’option --date\.\n/,
  )
  expect(await admin('restore', file, '--help')).toMatchObject({ code: 0, out: '', err: expect.stringMatching(/^usage: /) as string }) // prettier-ignore
  expect(readdirSync(data)).toEqual(before)
})
