import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { newFolder } from './testing/serverUnderTest.ts'
import { ServerProcess } from './testing/serverProcess.ts'
import { Visitor, until } from './testing/visitor.ts'

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

/** A data folder as a server leaves it. */
async function usedFolder(): Promise<string> {
  const data = newFolder()
  const server = await ServerProcess.start({ FATHOM_DATA: data })
  await Visitor.named(server.url, 'Ada')
  expect(await server.stop()).toBe(0)
  return data
}

/** It fails with one sentence that says what is wrong. */
function expectSentence({ code, says }: { code: number | string; says: string }, sentence: RegExp): void {
  expect(says).toMatch(sentence)
  expect(says.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

describe('a server that can’t start says why in one sentence and touches nothing', () => {
  test('when the data folder is in use', async () => {
    const data = newFolder()
    const first = await ServerProcess.start({ FATHOM_DATA: data })
    await Visitor.named(first.url, 'Ada')
    const before = stateOf(data)
    expectSentence(await ServerProcess.fail({ FATHOM_DATA: data }), /^The data folder \S+ is in use by another Fathom/)
    expect(stateOf(data)).toEqual(before)
    await first.kill()
    // What a killed process held is free again.
    const next = await ServerProcess.start({ FATHOM_DATA: data })
    expect(await next.stop('SIGINT')).toBe(0)
  })

  test('when a newer Fathom wrote the data', async () => {
    const data = await usedFolder()
    const path = join(data, 'fathom.db')
    const database = readFileSync(path)
    database.writeUInt32BE(99, 60)
    writeFileSync(path, database)
    const before = stateOf(data)
    const failed = await ServerProcess.fail({ FATHOM_DATA: data })
    expectSentence(failed, /was written by a newer Fathom \(data version 99, this one knows 1\); please update\./)
    expect(stateOf(data)).toEqual(before)
  })

  test('when the database is something else', async () => {
    const data = newFolder()
    writeFileSync(join(data, 'fathom.db'), 'Dear diary, '.repeat(20))
    const before = stateOf(data)
    expectSentence(await ServerProcess.fail({ FATHOM_DATA: data }), /fathom\.db is not a Fathom database/)
    expect(stateOf(data)).toEqual(before)
  })

  test('when the database can’t be read', async () => {
    const data = newFolder()
    mkdirSync(join(data, 'fathom.db'))
    expectSentence(await ServerProcess.fail({ FATHOM_DATA: data }), /^The data folder \S+ can't be read: /)
    expect(readdirSync(data)).toEqual(['fathom.db'])
  })

  test('when the data folder is a file, or can’t be made', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, 'mine')
    expectSentence(await ServerProcess.fail({ FATHOM_DATA: file }), /^The data folder \S+ can't be used: /)
    expectSentence(await ServerProcess.fail({ FATHOM_DATA: join(file, 'x') }), /^The data folder \S+ can't be used: /)
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  test('when the port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = String(typeof address === 'object' ? address?.port : 0)
    const failed = await ServerProcess.fail({ FATHOM_DATA: newFolder(), PORT: port })
    expect(failed).toEqual({ code: 1, says: `Port ${port} is in use; stop the other program or set PORT.\n` })
  })

  test('when a setting is wrong', async () => {
    const data = join(newFolder(), 'data')
    expectSentence(
      await ServerProcess.fail({ FATHOM_DATA: data, PORT: 'high' }),
      /^PORT must be a whole number from 0 to 65535, not "high"\./,
    )
    expect(existsSync(data)).toBe(false)
  })
})

describe('settings', () => {
  test('have defaults and are read from the environment', () => {
    expect(readConfig({})).toMatchObject({ port: 8080, data: './data', botDelay: 400, rateLimit: 1, origins: [] })
    const set = {
      PORT: '9',
      FATHOM_BOT_DELAY_MS: '0',
      FATHOM_RATE_LIMIT: '0.5',
      FATHOM_ORIGINS: 'https://a.b, https://c.d',
    }
    expect(readConfig(set)).toMatchObject({
      port: 9,
      botDelay: 0,
      rateLimit: 0.5,
      origins: ['https://a.b', 'https://c.d'],
    })
  })

  test.each([
    [{ PORT: '70000' }, /^PORT must/],
    [{ PORT: '1.5' }, /^PORT must/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of silent, error, warn, info, debug, not "loud"\.$/],
    [{ FATHOM_RATE_LIMIT: '-1' }, /^FATHOM_RATE_LIMIT must/],
    [{ FATHOM_TRUST_PROXY: 'yes' }, /^FATHOM_TRUST_PROXY must be 0 or 1/],
  ])('%j is refused', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
})

test('asked to stop, it says goodbye to open pages and exits with 0 within seconds', async () => {
  const server = await ServerProcess.start({ FATHOM_DATA: newFolder() })
  const ada = await Visitor.named(server.url, 'Ada')
  const { id } = await ada.createTable({ game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const ear = await ada.listen(id)
  await until(() => ear.heard.length > 0)
  const before = Date.now()
  expect(await server.stop()).toBe(0)
  expect(Date.now() - before).toBeLessThan(8000)
  await until(() => ear.closeCode !== null)
  expect(ear.heard.at(-1)).toEqual({ type: 'closing' })
})

test('the secret is for the server’s account only', async () => {
  const data = await usedFolder()
  expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(data, 'secret'), 'latin1')).toMatch(/^[0-9a-f]{64}$/)
})
