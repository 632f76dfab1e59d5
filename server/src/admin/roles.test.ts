import { readdirSync } from 'node:fs'
import type { House, HouseSettings, MeasureList, Standing } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { newDatabase, POSTGRES } from '../testing/postgres.ts'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient } from '../testing/testClient.ts'
import { admin as runAdmin } from './admin.ts'

const STORES = POSTGRES === null ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const)

test('who names a data folder means that one, whatever database is set', async () => {
  const data = newFolder()
  await (await startForTest({ data })).close()
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const env = { LANG: 'C', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  for (const command of [['role'], ['settings', 'accounts', 'nobody']])
    expect(await runAdmin([...command, '--data', data], env, { say, complain: say })).toBe(0)
  expect(said).toEqual([expect.stringMatching(/^Nobody has a role/), 'accounts: nobody'])
})

test.each([['backup', 'FILE'], ['restore', 'FILE'], ['new-secret']])(
  'where a database has taken its place no folder is meant by %s unless it is named',
  async (...command) => {
    const data = newFolder()
    const said: string[] = []
    const say = (line: string) => void said.push(line)
    const env = { FATHOM_DATA: data, LANG: 'C', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    expect(await runAdmin(command, env, { say, complain: say })).toBe(1)
    expect(said).toEqual([expect.stringMatching(/is about a data folder, and DATABASE_URL is set: .* by --data\.$/)])
    expect(readdirSync(data)).toEqual([])
  },
)

test.each(STORES)('roles and settings by the command line, beside a running server on %s', async (kind) => {
  const data = newFolder()
  const databaseUrl = kind === 'postgres' ? await newDatabase() : ''
  const server = await startForTest({ data, databaseUrl })
  const env = { FATHOM_DATA: data, LANG: 'C', ...(databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }) }
  const admin = async (...args: string[]): Promise<string> => {
    const said: string[] = []
    const say = (line: string) => void said.push(line)
    return `${await runAdmin(args, env, { say, complain: say })} ${said.join('\n')}`
  }
  const ada = await TestClient.named(server.url, 'Ada')
  const roleOfAda = async () => must(await ada.get<Standing>('/me/standing')).role

  expect(await admin('role')).toMatch(/^0 Nobody has a role/)
  expect(await admin('role', 'Ada', 'operator')).toMatch(/^1 No account is called "Ada"/)
  must(await ada.post('/me/password', { password: 'a long password' }), 201)
  expect(await admin('role', 'Ada', 'queen')).toBe('1 "queen" is no role: moderator, operator or nobody.')
  expect([await roleOfAda(), refusalOf(await ada.get('/reports'))]).toEqual([null, '403 not-a-moderator'])
  expect(await admin('role', 'Ada', 'moderator')).toBe('0 Ada: moderator')
  // At once, without a restart.
  expect([await roleOfAda(), (await ada.get('/reports')).status]).toEqual(['moderator', 200])
  expect(refusalOf(await ada.get('/house/settings'))).toBe('403 not-an-operator')
  expect(await admin('role', 'Ada', 'operator', '--lang', 'fr')).toBe('0 Ada\u202f: opérateur')
  expect(await admin('role')).toBe('0 Ada: operator')
  expect(await admin('role', 'Ada')).toBe('0 Ada: operator')

  expect(await admin('settings', 'accounts', 'some')).toBe('1 That is not possible for accounts: all, invited, nobody.')
  expect(await admin('settings', 'colour', 'red')).toBe('1 There is no setting "colour".')
  expect(await admin('settings', 'accounts', 'nobody')).toBe('0 accounts: nobody')
  expect(await admin('settings', 'welcome-en', 'Hello\\nthere')).toBe('0 welcome-en: Hello\nthere')
  expect(must(await ada.get<House>('/house'))).toEqual({ accounts: 'nobody', welcome: { language: 'en', words: 'Hello\nthere' }, imprint: null }) // prettier-ignore
  expect(await admin('settings', 'welcome-en', '-')).toBe('0 welcome-en: (empty)')
  expect(must(await ada.get<HouseSettings>('/house/settings')).welcome.en).toBe('')

  const { measures } = must(await ada.get<MeasureList>('/measures'))
  expect(measures.map(({ kind: what, by, about, why }) => `${what} ${by} ${about} ${why}`).toSorted()).toEqual([
    'make-moderator null Ada ',
    'make-operator null Ada ',
    'set null null accounts: nobody',
    'set null null welcome-en',
    'set null null welcome-en',
  ])
  expect(await admin('role', 'Ada', 'nobody')).toBe('0 Ada: no role')
  expect(refusalOf(await ada.get('/measures'))).toBe('403 not-a-moderator')
})
