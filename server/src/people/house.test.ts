import type { AccountInvitations, AccountReading, House, HouseSettings, MadeAccountInvitation, MeasureList } from '@fathom/protocol' // prettier-ignore
import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { giveRole } from '../testing/roles.ts'
import { startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient } from '../testing/testClient.ts'

const PASSWORD = 'a long password'

let server: RunningServer
let op: TestClient

beforeAll(async () => {
  server = await startForTest()
  op = await TestClient.named(server.url, 'Op')
  must(await op.post('/me/password', { password: PASSWORD }), 201)
  await giveRole(server, op, 'operator')
})

const set = async (change: unknown) => must(await op.post<HouseSettings>('/house/settings', change))
const account = async (of: TestClient) => must(await of.get<AccountReading>('/me/account'))

test('words of welcome and the imprint are everybody’s to read, in their language or the other', async () => {
  const en = new TestClient(server.url, { 'accept-language': 'en' })
  const fr = new TestClient(server.url, { 'accept-language': 'fr' })
  const house = async (of: TestClient) => must(await of.get<House>('/house'))
  expect(await house(en)).toEqual({ accounts: 'all', welcome: null, imprint: null })
  await set({
    welcome: { en: ' Welcome!\r\n\r\nTuesdays at eight. ', fr: '' },
    imprint: { en: '', fr: 'Club des pirates' },
  })
  expect(await house(fr)).toEqual({
    accounts: 'all',
    welcome: { language: 'en', words: 'Welcome!\n\nTuesdays at eight.' },
    imprint: { language: 'fr', words: 'Club des pirates' },
  })
  // What is not named stays.
  await set({ welcome: { en: 'Welcome!', fr: 'Bienvenue' } })
  expect([(await house(fr)).welcome, (await house(en)).imprint]).toEqual([
    { language: 'fr', words: 'Bienvenue' },
    { language: 'fr', words: 'Club des pirates' },
  ])
  const refused = async (welcome: unknown) => refusalOf(await op.post('/house/settings', { welcome }))
  expect(await refused({ en: 'x'.repeat(601), fr: '' })).toBe('400 long-text')
  expect(await refused({ en: 'a\u0007b', fr: '' })).toBe('400 bad-line')
  expect(await refused({ en: 'a\u202eb', fr: '' })).toBe('400 bad-line')
  const { measures } = must(await op.get<MeasureList>('/measures'))
  expect(measures.filter(({ kind }) => kind === 'set').map(({ by, why }) => [by, why])).toContainEqual(['Op', 'imprint-fr']) // prettier-ignore
})

test('accounts by invitation: one link, one person, for a time; listed and revocable', async () => {
  await set({ accounts: 'invited' })
  const ada = await TestClient.named(server.url, 'Ada')
  const ben = await TestClient.named(server.url, 'Ben')
  const keeps = (of: TestClient) => of.post('/me/password', { password: PASSWORD })
  expect([refusalOf(await keeps(ada)), (await account(ada)).mayMakeAccount]).toEqual(['403 invited-only', false])

  const made = must(await op.post<MadeAccountInvitation>('/house/invitations', { note: 'For Ada', days: 3 }), 201)
  expect(made.invitations).toMatchObject([{ note: 'For Ada', by: 'Op', usedBy: null, usedAt: null }])
  expect(Math.round(((made.invitations[0]?.until ?? 0) - Date.now()) / 3600_000)).toBe(72)
  const accept = (of: TestClient, token: string) => of.post<AccountReading>('/me/invitation', { token })
  expect(refusalOf(await accept(ada, 'wrong'))).toBe('409 old-link')
  // Who needs none does not use it up: whoever has an account, and everybody while all may make one.
  must(await accept(op, made.token))
  await set({ accounts: 'all' })
  must(await accept(ben, made.token))
  await set({ accounts: 'invited' })
  expect(must(await accept(ada, made.token)).mayMakeAccount).toBe(true)
  // Opened twice by the same person it is still theirs; by nobody else.
  must(await accept(ada, made.token))
  expect(refusalOf(await accept(ben, made.token))).toBe('409 old-link')
  must(await keeps(ada), 201)
  expect(refusalOf(await keeps(ben))).toBe('403 invited-only')
  const list = must(await op.get<AccountInvitations>('/house/invitations'))
  expect(list.invitations).toMatchObject([{ note: 'For Ada', usedBy: 'Ada' }])

  const { token, invitations } = must(await op.post<MadeAccountInvitation>('/house/invitations', {}), 201)
  const id = invitations.find(({ usedAt }) => usedAt === null)?.id
  const revoke = (link: string | undefined) => op.post<AccountInvitations>(`/house/invitations/${link}/revoke`)
  expect(must(await revoke(id)).invitations).toHaveLength(1)
  expect(refusalOf(await revoke(id))).toBe('404 no-such-invitation')
  expect(refusalOf(await revoke(list.invitations[0]?.id))).toBe('404 no-such-invitation')
  expect(refusalOf(await accept(ben, token))).toBe('409 old-link')
  // Nobody can be told one that is over: the store looks at the time.
  const next = must(await op.post<MadeAccountInvitation>('/house/invitations', { days: 1 }), 201)
  const { operators } = server.store
  const hashes = await server.store.operators.invitationLinks(9)
  expect(hashes.map(({ note }) => note)).toEqual(['', 'For Ada'])
  expect(await operators.useInvitationLink('no such hash', 'x', 0)).toBe(false)
  expect(must(await accept(ben, next.token)).mayMakeAccount).toBe(true)

  await set({ accounts: 'nobody' })
  const cleo = await TestClient.named(server.url, 'Cleo')
  expect(refusalOf(await keeps(cleo))).toBe('403 no-accounts')
  expect((await account(ben)).mayMakeAccount).toBe(false)
  // Whoever has an account has it still.
  must(await ada.post('/me/password', { password: `${PASSWORD}er` }), 201)
  await set({ accounts: 'all' })
  must(await keeps(cleo), 201)
})
