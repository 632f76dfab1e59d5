import { createHash } from 'node:crypto'
import {
  existsSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig, unknownSettings } from './config.ts'
import { startServer } from './server.ts'
import { StartError } from './startError.ts'
import { newFolder } from './testing/serverUnderTest.ts'
import { SCHEMA_VERSION } from './store/migrations.ts'
import { ServerProcess } from './testing/serverProcess.ts'
import { TestClient, until } from './testing/testClient.ts'

/** Every file of a folder with its content and time; not the memory that a running server's threads share through one. */
function stateOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.endsWith('-shm'))
    .toSorted()
    .map((name) => {
      const path = join(folder, name)
      const content = createHash('sha1').update(readFileSync(path)).digest('hex')
      return `${name} ${content} ${statSync(path).mtimeMs}`
    })
}

let left: Promise<string> | undefined

/** A data folder as a server leaves it: one server has run for all tests. */
async function leftFolder(): Promise<string> {
  const data = newFolder()
  const server = await ServerProcess.start({ FATHOM_DATA: data })
  await TestClient.named(server.url, 'Ada')
  expect(await server.stop()).toBe(0)
  return data
}

/** A copy of that folder, to be spoilt. */
async function usedFolder(): Promise<string> {
  left ??= leftFolder()
  const data = newFolder()
  cpSync(await left, data, { recursive: true })
  return data
}

/** What it says of why it does not start, in this process; a process that says it and ends with 1 is tried where another holds the folder. */
async function refusal(env: Readonly<Record<string, string>>): Promise<string> {
  try {
    await startServer(readConfig({ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...env }))
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  throw new Error('it has started')
}

/** One sentence says what is wrong. */
function expectSentence(says: string, sentence: RegExp): void {
  expect(says).toMatch(sentence)
  expect(says.trim().split('\n')).toHaveLength(1)
}

describe('a server that can’t start says why in one sentence and touches nothing', () => {
  test('when the data folder is in use', async () => {
    const data = newFolder()
    const first = await ServerProcess.start({ FATHOM_DATA: data })
    await TestClient.named(first.url, 'Ada')
    const before = stateOf(data)
    const { code, says } = await ServerProcess.fail({ FATHOM_DATA: data })
    expectSentence(says, /^The data folder \S+ is in use by another Fathom/)
    expect(code).toBe(1)
    expect(stateOf(data)).toEqual(before)
    await first.kill()
    // What a killed process held is free again.
    const next = await ServerProcess.start({ FATHOM_DATA: data })
    expect(await next.stop('SIGINT')).toBe(0)
  })

  test('when it is given arguments, which would otherwise be ignored', async () => {
    const data = newFolder()
    const { code, says } = await ServerProcess.fail({ FATHOM_DATA: data }, ['--port=9000'])
    expectSentence(says, /^Fathom takes no arguments, but "--port=9000" was given: set it up by the environment/)
    expect(code).toBe(1)
    expect(readdirSync(data)).toEqual([])
  })

  test('when a newer Fathom wrote the data', async () => {
    const data = await usedFolder()
    const path = join(data, 'fathom.db')
    const database = readFileSync(path)
    database.writeUInt32BE(99, 60)
    writeFileSync(path, database)
    const before = stateOf(data)
    expectSentence(
      await refusal({ FATHOM_DATA: data }),
      new RegExp(
        `was written by a newer Fathom \\(data version 99, this one knows ${SCHEMA_VERSION}\\); please update\\.`,
      ),
    )
    expect(stateOf(data)).toEqual(before)
  })

  test('when the secret is lost, until somebody makes a new one', async () => {
    const data = await usedFolder()
    rmSync(join(data, 'secret'))
    const before = stateOf(data)
    expectSentence(
      await refusal({ FATHOM_DATA: data }),
      /^The data folder \S+ has a database but no secret, .*"npm run -s admin -- new-secret"\.$/m,
    )
    expect(stateOf(data)).toEqual(before)
  })

  test.each([
    ['the database is lost', (data: string) => rmSync(join(data, 'fathom.db'))],
    ['the database is empty', (data: string) => writeFileSync(join(data, 'fathom.db'), '')],
    [
      'the database is somebody’s empty one',
      (data: string) => {
        rmSync(join(data, 'fathom.db'))
        const other = new DatabaseSync(join(data, 'fathom.db'))
        other.exec('create table x (y); drop table x')
        other.close()
      },
    ],
  ])('when %s', async (_, lose) => {
    const data = await usedFolder()
    lose(data)
    const before = stateOf(data)
    const sentence = /^The data folder \S+ has a secret but no database: .*"npm run -s admin -- restore FILE".*move/
    expectSentence(await refusal({ FATHOM_DATA: data }), sentence)
    expect(stateOf(data)).toEqual(before)
  })

  test('when the database is something else', async () => {
    const data = newFolder()
    writeFileSync(join(data, 'fathom.db'), 'Dear diary, '.repeat(20))
    const before = stateOf(data)
    expectSentence(await refusal({ FATHOM_DATA: data }), /fathom\.db is not a Fathom database/)
    expect(stateOf(data)).toEqual(before)
  })

  test('when the database can’t be read', async () => {
    const data = newFolder()
    mkdirSync(join(data, 'fathom.db'))
    expectSentence(await refusal({ FATHOM_DATA: data }), /^The data folder \S+ can't be read: /)
    expect(readdirSync(data)).toEqual(['fathom.db'])
  })

  test('when the data folder is a file, or can’t be made', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, 'mine')
    expectSentence(await refusal({ FATHOM_DATA: file }), /^The data folder \S+ can't be used: /)
    expectSentence(await refusal({ FATHOM_DATA: join(file, 'x') }), /^The data folder \S+ can't be used: /)
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  test('when the port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = String(typeof address === 'object' ? address?.port : 0)
    const says = await refusal({ FATHOM_DATA: newFolder(), PORT: port })
    expect(says).toBe(`Port ${port} is in use; stop the other program or set PORT.`)
  })

  test('when a setting is wrong', async () => {
    const data = join(newFolder(), 'data')
    const { code, says } = await ServerProcess.fail({ FATHOM_DATA: data, PORT: 'high' })
    expectSentence(says, /^PORT must be a whole number from 0 to 65535, not "high"\./)
    expect(code).toBe(1)
    expect(existsSync(data)).toBe(false)
  })
})

test('a server that is stopped as soon as it listens has nothing to complain of', async () => {
  const server = await ServerProcess.start({ FATHOM_DATA: await usedFolder() })
  expect(await server.stop()).toBe(0)
  expect(server.errors).toBe(`Fathom is at ${server.url.replace('127.0.0.1', 'localhost')}\n`)
})

describe('settings', () => {
  test('have defaults and are read from the environment', () => {
    expect(readConfig({})).toMatchObject({ port: 8080, data: './data', botDelay: 400, rateLimit: 1, origins: [] })
    const set = {
      PORT: '9',
      FATHOM_BOT_DELAY_MS: '0',
      FATHOM_RATE_LIMIT: '0.5',
      FATHOM_ORIGINS: 'https://a.b, https://C.d/,',
    }
    expect(readConfig(set)).toMatchObject({
      port: 9,
      botDelay: 0,
      rateLimit: 0.5,
      origins: ['https://a.b', 'https://c.d'],
    })
  })

  test('that are misspelt are told of, and a neighbour’s variables are not', async () => {
    const set = { FATHOM_ORIGIN: 'https://a.b', FATHOM_URL: '', PORT: '9', FATHOM_PACKED: 'dist', HOME: '/root' }
    const ofService = { FATHOM_SERVICE_HOST: '10.0.0.1', FATHOM_PORT: 'tcp://10.0.0.1:80', FATHOM_PORT_80_TCP: 'tcp' }
    expect(unknownSettings({ ...set, ...ofService })).toEqual(['FATHOM_ORIGIN'])
    const server = await ServerProcess.start({ FATHOM_DATA: newFolder(), FATHOM_THREAD: '1', LOG_LEVEL: 'warn' })
    expect(server.errors).toContain('"name":"FATHOM_THREAD","msg":"this is no setting of Fathom')
    expect(server.errors).not.toContain('FATHOM_DATA')
  })

  test.each([
    [{ PORT: '70000' }, /^PORT must/],
    [{ PORT: '1.5' }, /^PORT must/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of silent, error, warn, info, debug, not "loud"\.$/],
    [{ FATHOM_RATE_LIMIT: '-1' }, /^FATHOM_RATE_LIMIT must/],
    [{ FATHOM_TRUST_PROXY: 'true' }, /^FATHOM_TRUST_PROXY must be 0, how many proxies/],
    [{ FATHOM_ORIGINS: 'https://a.b, play.example.org' }, /^FATHOM_ORIGINS must be origins like .*not "play/],
    [{ FATHOM_ORIGINS: 'https://example.org/games' }, /^FATHOM_ORIGINS must be origins like/],
    [{ FATHOM_ORIGINS: 'localhost:5173' }, /^FATHOM_ORIGINS must be origins like/],
    [{ FATHOM_OPEN_DAYS: '-1' }, /^FATHOM_OPEN_DAYS must be/],
    [{ FATHOM_ARCHIVE_OPEN_DAYS: 'soon' }, /^FATHOM_ARCHIVE_OPEN_DAYS must be/],
    [{ FATHOM_URL: 'games.example.org' }, /^FATHOM_URL must be the address of this server/],
    [{ FATHOM_URL: 'https://example.org/games' }, /^FATHOM_URL must be the address of this server/],
    [{ FATHOM_PRIVATE_NOTICES: 'yes' }, /^FATHOM_PRIVATE_NOTICES must be/],
    [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL must be like/],
    [{ SMTP_URL: 'smtp://mail.example.org' }, /^SMTP_URL needs SMTP_FROM/],
    [{ SMTP_URL: 'smtp://mail.example.org', SMTP_FROM: 'Fathom' }, /^SMTP_FROM must have one address.*not "Fathom"/],
    [{ SMTP_URL: 'smtp://mail.example.org', SMTP_FROM: 'a@b.example' }, /^SMTP_URL needs FATHOM_URL/],
  ])('%j is refused', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
})

test('asked to stop, it says goodbye to open pages and exits with 0 within seconds', async () => {
  const server = await ServerProcess.start({ FATHOM_DATA: newFolder() })
  const ada = await TestClient.named(server.url, 'Ada')
  const { id } = await ada.createTable({ game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const subscription = await ada.listen(id)
  await until(() => subscription.heard.length > 0)
  const before = Date.now()
  expect(await server.stop()).toBe(0)
  expect(Date.now() - before).toBeLessThan(8000)
  await until(() => subscription.closeCode !== null)
  expect(subscription.heard.at(-1)).toEqual({ type: 'closing' })
})

test('the folder and its files are for the server’s account only, also when they were there with other rights', async () => {
  const data = await usedFolder()
  chmodSync(data, 0o755)
  for (const name of ['fathom.db', 'secret', 'lock']) chmodSync(join(data, name), 0o644)
  const server = await ServerProcess.start({ FATHOM_DATA: data })
  await TestClient.named(server.url, 'Ada')
  const modes = readdirSync(data)
    .toSorted()
    .map((name) => [name, statSync(join(data, name)).mode & 0o777])
  const all = ['fathom.db', 'fathom.db-shm', 'fathom.db-wal', 'lock', 'lock-journal', 'secret']
  expect(modes).toEqual(all.map((name) => [name, 0o600]))
  expect(statSync(data).mode & 0o777).toBe(0o700)
})

test('the secret is for the server’s account only', async () => {
  left ??= leftFolder()
  const data = await left
  expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(data, 'secret'), 'latin1')).toMatch(/^[0-9a-f]{64}$/)
})
