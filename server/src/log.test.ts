import { expect, test } from 'vitest'
import { Guests } from './guests.ts'
import { makeLog } from './log.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { TestClient } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

const TOKEN = `0123456789abcdef.${'Ab-_'.repeat(10)}xyz`
const SEED = '0f'.repeat(32)

/** What is logged of an error, as one line. */
function logged(error: unknown, names: readonly string[] = []): string {
  const lines: string[] = []
  makeLog('info', { write: (line) => void lines.push(line) }, () => names).error({ err: error }, 'failed')
  return lines.join('')
}

test.each([TOKEN, SEED, '192.0.2.17', '2001:db8::7', '::1', '2001:db8:1:2:3:4:5:6'])(
  '%s is in no log line',
  (secret) => {
    const error = Object.assign(new Error(`no ${secret}, sorry`), {
      remoteAddress: secret,
      headers: { cookie: secret },
    })
    expect(logged(error)).not.toContain(secret)
    expect(logged(`no ${secret}`)).not.toContain(secret)
  },
)

test('a name that an error quotes is in no log line, and no other word is lost for it', () => {
  const names = ['Ada', 'C++ (Ben)', 'Zoé', 'log']
  const error = new Error('no seat for "Ada", C++ (Ben) or Zoé: Adams knows the log')
  const line = logged(error, names)
  const { err } = JSON.parse(line) as { err: { message: string; stack: string } }
  expect(err.message).toBe('no seat for "[name]", [name] or [name]: Adams knows the [name]')
  for (const name of ['Ada"', 'Ben', 'Zoé']) expect(line).not.toContain(name)
  expect(err.stack).toContain('log.test.ts')
  expect(logged('Zoé is gone', names)).not.toContain('Zoé')
})

test('a server knows the names of whoever calls', async () => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const guests = new Guests(server.store, Buffer.alloc(32))
  expect([...guests.names()]).toEqual([])
  const { guest } = await guests.create('Zoé', 'fr')
  await guests.change(guest, { name: 'Zora' })
  expect([...guests.names()]).toEqual(['Zora'])
})

test('what the operator needs stays: kind, sentence, code and place', () => {
  const error = Object.assign(new TypeError('12:30:05: the disk is full'), { code: 'ENOSPC' })
  expect(JSON.parse(logged(error))).toMatchObject({
    err: {
      type: 'TypeError',
      message: '12:30:05: the disk is full',
      code: 'ENOSPC',
      stack: expect.stringContaining('\n    at ') as string,
    },
  })
})

test('every answer has an id of its own at random, a refusal says it, and callers can’t choose it', async () => {
  const server = await startForTest({ library: TOY_LIBRARY })
  const client = new TestClient(server.url, { 'x-request-id': 'mine' })
  const answers = [await client.get('/games'), await client.get('/me'), await client.get('/nowhere')]
  const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '')
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{16}$/)
  expect(new Set(ids).size).toBe(3)
  expect(answers.slice(1).map(({ body }) => (body as { requestId: string }).requestId)).toEqual(ids.slice(1))
})
