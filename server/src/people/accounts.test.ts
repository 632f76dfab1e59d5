import type { AccountReading, CreatedGuest, Guest, NewWayIn, PasskeyRequest, SessionList, TableReading } from '@fathom/protocol' // prettier-ignore
import { beforeAll, describe, expect, test } from 'vitest'
import { Gate } from '../http/gate.ts'
import type { RunningServer } from '../server.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { newFolder, startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient } from '../testing/testClient.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'

const URL_SET = 'https://games.example.org'
const PASSWORD = 'correct horse battery'

let server: RunningServer
let names = 0

beforeAll(async () => {
  server = await startForTest({ library: TOY_LIBRARY, url: URL_SET })
})

/** A guest of whose name nobody else's is like. */
const guest = () => {
  const letters = 'abdefghkprstxz'
  const n = names++
  return TestClient.named(server.url, `P${letters[n % 14]}${letters[Math.floor(n / 14)]}`)
}

const me = async (client: TestClient) => must(await client.get<Guest>('/me'))
const account = async (client: TestClient) => must(await client.get<AccountReading>('/me/account'))

/** What a browser answers to be given a passkey. */
async function madeBy(client: TestClient, authenticator: Authenticator) {
  const { challenge, options } = must(await client.post<PasskeyRequest>('/me/passkeys/options'))
  return { challenge, response: authenticator.create(options) }
}

async function shownBy(client: TestClient, authenticator: Authenticator) {
  const { challenge, options } = must(await client.post<PasskeyRequest>('/sign-in/passkey/options'))
  return { challenge, response: authenticator.get(options) }
}

/** Somebody with an account, their passkey and their codes. */
async function keeper() {
  const client = await guest()
  const passkey = new Authenticator(URL_SET)
  const { codes } = must(await client.post<NewWayIn>('/me/passkeys', await madeBy(client, passkey)), 201)
  return { client, passkey, codes: codes ?? [] }
}

async function signIn(way: string, body: unknown, client = new TestClient(server.url)): Promise<TestClient> {
  const { token } = must(await client.post<CreatedGuest>(`/sign-in/${way}`, body))
  return Object.assign(new TestClient(server.url), { token })
}

describe('a passkey', () => {
  test('makes a guest an account with the same id, tables and seats, and signs in elsewhere', async () => {
    const ada = await guest()
    const before = await me(ada)
    const { id } = await ada.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    expect(await account(ada)).toEqual({ account: null, mayMakeAccount: true, passkeyOrigin: URL_SET, email: false })
    const passkey = new Authenticator(URL_SET)
    const made = must(await ada.post<NewWayIn>('/me/passkeys', await madeBy(ada, passkey)), 201)
    expect(made.codes).toHaveLength(10)
    expect(new Set(made.codes).size).toBe(10)
    expect(made.account).toMatchObject({ hasPassword: false, codes: 10, passkeys: [{ browser: '', system: '' }] })
    expect((await account(ada)).account).toEqual(made.account)
    const stranger = new TestClient(server.url)
    const elsewhere = await signIn('passkey', await shownBy(stranger, passkey))
    expect(await me(elsewhere)).toEqual(before)
    expect(must(await elsewhere.get<TableReading>(`/tables/${id}`)).you).toBe(0)
    expect(must(await ada.get<SessionList>('/me/sessions')).sessions).toHaveLength(2)
  })

  test('of another site, or shown on a page of another site, is refused', async () => {
    const { passkey } = await keeper()
    const stranger = new TestClient(server.url)
    const show = async () => refusalOf(await stranger.post('/sign-in/passkey', await shownBy(stranger, passkey)))
    passkey.origin = 'https://games.example.org.evil.example'
    expect(await show()).toBe('403 bad-passkey')
    passkey.origin = 'http://games.example.org'
    expect(await show()).toBe('403 bad-passkey')
    passkey.origin = URL_SET
    passkey.site = 'evil.example'
    expect(await show()).toBe('403 bad-passkey')
    const ben = await guest()
    const foreign = new Authenticator('https://evil.example')
    expect(refusalOf(await ben.post('/me/passkeys', await madeBy(ben, foreign)))).toBe('403 bad-passkey')
    foreign.origin = URL_SET
    foreign.site = 'evil.example'
    expect(refusalOf(await ben.post('/me/passkeys', await madeBy(ben, foreign)))).toBe('403 bad-passkey')
    expect((await account(ben)).account).toBeNull()
  })

  test('that nobody here has is refused, and so is one with another’s signature', async () => {
    const { passkey } = await keeper()
    const stranger = new TestClient(server.url)
    const unknown = await shownBy(stranger, new Authenticator(URL_SET))
    expect(refusalOf(await stranger.post('/sign-in/passkey', unknown))).toBe('403 bad-passkey')
    const { challenge, response } = await shownBy(stranger, passkey)
    const forged = (await shownBy(stranger, new Authenticator(URL_SET))).response as { response: object }
    const mixed = { challenge, response: { ...response, response: forged.response } }
    expect(refusalOf(await stranger.post('/sign-in/passkey', mixed))).toBe('403 bad-passkey')
    for (const nonsense of [{}, { id: 7 }, { id: 'x', response: null }]) {
      const { challenge: asked } = await shownBy(stranger, passkey)
      const answer = await stranger.post('/sign-in/passkey', { challenge: asked, response: nonsense })
      expect(refusalOf(answer)).toBe('403 bad-passkey')
    }
  })

  test('answers a challenge once, in the session that it was given to', async () => {
    const { client, passkey } = await keeper()
    const stranger = new TestClient(server.url)
    const shown = await shownBy(stranger, passkey)
    expect((await stranger.post('/sign-in/passkey', shown)).status).toBe(200)
    expect(refusalOf(await stranger.post('/sign-in/passkey', shown))).toBe('409 old-challenge')
    const theirs = await shownBy(client, passkey)
    expect(refusalOf(await stranger.post('/sign-in/passkey', theirs))).toBe('409 old-challenge')
    const [ben, cleo] = [await guest(), await guest()]
    const made = await madeBy(ben, new Authenticator(URL_SET))
    expect(refusalOf(await cleo.post('/me/passkeys', made))).toBe('409 old-challenge')
    // It was taken out, whoever tried.
    expect(refusalOf(await ben.post('/me/passkeys', made))).toBe('409 old-challenge')
  })

  test('and its copy do not both sign in, not even in the same moment', async () => {
    const { passkey } = await keeper()
    const stranger = new TestClient(server.url)
    const shown = async (counter: number) => shownBy(stranger, Object.assign(passkey, { counter }))
    const [one, two] = [await shown(100), await shown(100)]
    const answers = await Promise.all([one, two].map((each) => stranger.post('/sign-in/passkey', each)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    expect(refusalOf(await stranger.post('/sign-in/passkey', await shown(99)))).toBe('403 bad-passkey')
    expect((await stranger.post('/sign-in/passkey', await shown(101))).status).toBe(200)
  })

  test('has several beside it, and the last way in stays', async () => {
    const { client } = await keeper()
    const second = new Authenticator(URL_SET)
    const more = must(await client.post<NewWayIn>('/me/passkeys', await madeBy(client, second)), 201)
    expect(more.codes).toBeNull()
    const [one, two] = more.account?.passkeys ?? []
    const left = must(await client.post<AccountReading>(`/me/passkeys/${one?.id}/remove`))
    expect(left.account?.passkeys).toMatchObject([{ id: two?.id }])
    expect(refusalOf(await client.post(`/me/passkeys/${one?.id}/remove`))).toBe('404 no-such-passkey')
    expect(refusalOf(await client.post(`/me/passkeys/${two?.id}/remove`))).toBe('409 last-way-in')
    const other = await keeper()
    expect(refusalOf(await other.client.post(`/me/passkeys/${two?.id}/remove`))).toBe('404 no-such-passkey')
    must(await client.post('/me/password', { password: PASSWORD }), 201)
    must(await client.post(`/me/passkeys/${two?.id}/remove`))
    expect(refusalOf(await client.post('/me/password/remove'))).toBe('409 last-way-in')
    expect(refusalOf(await client.post('/sign-in/passkey', await shownBy(client, second)))).toBe('403 bad-passkey')
  })
})

describe('a recovery code', () => {
  test('signs in once, however it is typed, and new ones end those before', async () => {
    const { client, codes } = await keeper()
    const [first = '', second = ''] = codes
    expect(first).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
    const found = await signIn('code', { code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })
    expect(await me(found)).toEqual(await me(client))
    expect(refusalOf(await client.post('/sign-in/code', { code: first }))).toBe('403 bad-sign-in')
    expect((await account(found)).account?.codes).toBe(9)
    const fresh = must(await found.post<NewWayIn>('/me/codes'), 201)
    expect(fresh).toMatchObject({ account: { codes: 10 } })
    expect(refusalOf(await client.post('/sign-in/code', { code: second }))).toBe('403 bad-sign-in')
    await signIn('code', { code: fresh.codes?.[9] })
    expect(refusalOf(await client.post('/sign-in/code', { code: '' }))).toBe('403 bad-sign-in')
    expect(refusalOf(await (await guest()).post('/me/codes'))).toBe('409 no-account')
  })
})

describe('a password', () => {
  test('makes an account, signs in by name, and can be another one', async () => {
    const ada = await guest()
    const { name } = await me(ada)
    const made = must(await ada.post<NewWayIn>('/me/password', { password: PASSWORD }), 201)
    expect(made).toMatchObject({ account: { hasPassword: true, passkeys: [] } })
    expect(made.codes).toHaveLength(10)
    const elsewhere = await signIn('password', { name: name.toUpperCase(), password: PASSWORD })
    expect(await me(elsewhere)).toEqual(await me(ada))
    must(await ada.post('/me/password', { password: 'pа55wоrd of another kind' }), 201)
    expect(refusalOf(await ada.post('/sign-in/password', { name, password: PASSWORD }))).toBe('403 bad-sign-in')
  })

  test('that is wrong, of nobody, or of somebody without one is refused alike', async () => {
    const ada = await guest()
    must(await ada.post('/me/password', { password: PASSWORD }), 201)
    const [named, keyed] = [await me(ada), await me((await keeper()).client)]
    const answers = []
    for (const name of [named.name, 'Nobody at all', keyed.name, ''])
      for (const password of ['wrong, or of nobody', ''])
        answers.push(await new TestClient(server.url).post('/sign-in/password', { name, password }))
    const told = answers.map(({ status, body }) => ({ status, ...(body as object), requestId: '' }))
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(told[0]).toMatchObject({ status: 403, code: 'bad-sign-in' })
  })

  test('has 10 to 200 characters', async () => {
    const ada = await guest()
    expect(refusalOf(await ada.post('/me/password', { password: '123456789' }))).toBe('400 short-password')
    expect(refusalOf(await ada.post('/me/password', { password: 'x'.repeat(201) }))).toBe('400 long-password')
    expect(refusalOf(await ada.post('/sign-in/password', { name: 'x', password: 'x'.repeat(201) }))).toBe(
      '400 long-password',
    )
    expect((await account(ada)).account).toBeNull()
  })
})

test('a link makes one further device the same person, a guest’s too, and the first is told', async () => {
  const ada = await guest()
  const { token } = must(await ada.post<{ token: string }>('/me/device-link'), 201)
  const phone = new TestClient(server.url, { 'user-agent': 'Firefox on Android' })
  const { token: its } = must(await phone.post<CreatedGuest>('/sign-in/link', { token }))
  expect(await me(Object.assign(new TestClient(server.url), { token: its }))).toEqual(await me(ada))
  expect(must(await ada.get('/me/device-link'))).toMatchObject({
    state: 'used',
    usedBy: { browser: 'Firefox', system: 'Android' },
  })
  expect(refusalOf(await phone.post('/sign-in/link', { token }))).toBe('409 old-link')
  const { token: unused } = must(await ada.post<{ token: string }>('/me/device-link'), 201)
  await Object.assign(new TestClient(server.url), { token: its }).post('/me/sessions/end-others')
  expect(refusalOf(await phone.post('/sign-in/link', { token: unused }))).toBe('409 old-link')
})

describe('a name that somebody keeps', () => {
  test('is nobody else’s, nor what looks like it, until they give it up', async () => {
    const ada = await TestClient.named(server.url, 'Wilhelmina')
    const namesake = await TestClient.named(server.url, 'wilhelmina')
    must(await ada.post('/me/password', { password: PASSWORD }), 201)
    expect(refusalOf(await namesake.post('/me/password', { password: PASSWORD }))).toBe('409 name-taken')
    for (const name of ['Wilhelmina', 'WILHELMINA', 'Wi1helmina', 'Wilhеlmina', 'Wílhelmina']) {
      expect([name, refusalOf(await namesake.post('/guests', { name }))]).toEqual([name, '409 name-taken'])
      expect(refusalOf(await (await guest()).send('PATCH', '/me', { name }))).toBe('409 name-taken')
    }
    must(await ada.send('PATCH', '/me', { name: 'WilhelMina' }))
    must(await ada.send('PATCH', '/me', { name: 'Minna' }))
    must(await namesake.post('/me/password', { password: PASSWORD }), 201)
    expect(refusalOf(await ada.send('PATCH', '/me', { name: 'Wilhelmina' }))).toBe('409 name-taken')
  })
})

test('whoever takes another name on while they become an account keeps that one', async () => {
  const ada = await TestClient.named(server.url, 'Leopoldina')
  const stranger = await guest()
  const [made] = await Promise.all([
    ada.post<NewWayIn>('/me/password', { password: PASSWORD }),
    ada.send('PATCH', '/me', { name: 'Kunigunde' }),
  ])
  must(made, 201)
  expect(refusalOf(await stranger.send('PATCH', '/me', { name: 'Kunigunde' }))).toBe('409 name-taken')
  must(await stranger.send('PATCH', '/me', { name: 'Leopoldina' }))
  expect(await me(await signIn('password', { name: 'Kunigunde', password: PASSWORD }))).toEqual(await me(ada))
})

describe('signing in and out', () => {
  const cookieOf = (answer: { headers: Headers }, name: string) =>
    answer.headers.getSetCookie().find((each) => each.startsWith(`${name}=`))?.split(';')[0] // prettier-ignore

  test('a guest of the browser waits, and is there again after signing out', async () => {
    const { codes, client } = await keeper()
    const petrel = await guest()
    const mine = `fathom=${petrel.token}`
    const browser = new TestClient(server.url, { cookie: mine })
    const signedIn = await browser.post('/sign-in/code', { code: codes[0] })
    const [now, aside] = [cookieOf(signedIn, 'fathom'), cookieOf(signedIn, 'fathom-aside')]
    expect(aside).toBe(`fathom-aside=${petrel.token}`)
    const asKeeper = new TestClient(server.url, { cookie: `${now}; ${aside}` })
    expect(await me(asKeeper)).toEqual(await me(client))
    const signedOut = await asKeeper.post('/me/sign-out')
    expect(cookieOf(signedOut, 'fathom')).toBe(mine)
    expect(refusalOf(await asKeeper.get('/me'))).toBe('401 no-guest')
    expect((await petrel.get('/me')).status).toBe(200)
  })

  test('a guest who waits goes on waiting when the browser is another guest and signs in again', async () => {
    const [{ codes }, petrel, other] = [await keeper(), await guest(), await guest()]
    const signedIn = (aside: string | null, code: string | undefined) =>
      new TestClient(server.url, { cookie: `fathom=${other.token}; fathom-aside=${aside}` }).post('/sign-in/code', { code }) // prettier-ignore
    const again = await signedIn(petrel.token, codes[0])
    expect(again.status).toBe(200)
    expect(cookieOf(again, 'fathom-aside')).toBe(`fathom-aside=${petrel.token}`)
    // Where nobody waits any more, this one does.
    expect(cookieOf(await signedIn('nobody', codes[1]), 'fathom-aside')).toBe(`fathom-aside=${other.token}`)
  })

  test('the guest who waits is brought along: chairs, drafts, notes and games are the account’s', async () => {
    const { codes, client } = await keeper()
    const petrel = await guest()
    const ben = await guest()
    const alone = await petrel.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
    const drafted = await petrel.does(alone.id, 'act', { actions: ['hide 2'] })
    must(await petrel.post(`/tables/${alone.id}/note`, { words: 'the north first' }))
    const both = await ben.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await petrel.does(both.id, 'join')
    const browser = new TestClient(server.url, { cookie: `fathom=${petrel.token}` })
    const signedIn = await browser.post('/sign-in/code', { code: codes[0] })
    const cookie = `${cookieOf(signedIn, 'fathom')}; ${cookieOf(signedIn, 'fathom-aside')}`
    const asKeeper = new TestClient(server.url, { cookie })
    const { name } = await me(petrel)
    expect(must(await asKeeper.get('/me/waiting-guest'))).toEqual({ guest: { name, tables: 2 } })
    const brought = await asKeeper.post('/me/waiting-guest/bring')
    expect(must(brought)).toEqual({ stayed: 0 })
    expect(brought.headers.get('set-cookie')).toMatch(/^fathom-aside=; /)
    expect(await client.table(alone.id)).toMatchObject({ you: 0, draft: drafted.draft })
    expect(must(await client.get(`/tables/${alone.id}/note`))).toEqual({ words: 'the north first' })
    expect((await client.table(both.id)).seats[1]?.name).toBe((await me(client)).name)
    expect(await petrel.get('/me')).toMatchObject({ status: 401 })
    expect(refusalOf(await asKeeper.post('/me/waiting-guest/bring'))).toBe('404 no-waiting-guest')
    expect((await client.playOut(alone.id, (legal) => legal.at(-1) ?? '')).status).toBe('finished')
    expect(await server.store.damagedHeads()).toEqual([])
  })

  test('a guest who sits where the account sits stays a guest', async () => {
    const { codes, client } = await keeper()
    const petrel = await guest()
    const both = await client.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await petrel.does(both.id, 'join')
    must(await petrel.post(`/tables/${both.id}/note`, { words: 'mine here' }))
    const alone = await petrel.createTable({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
    must(await petrel.post(`/tables/${alone.id}/note`, { words: 'the north first' }))
    const browser = new TestClient(server.url, { cookie: `fathom=${petrel.token}` })
    const signedIn = await browser.post('/sign-in/code', { code: codes[0] })
    const cookie = `${cookieOf(signedIn, 'fathom')}; ${cookieOf(signedIn, 'fathom-aside')}`
    expect(must(await new TestClient(server.url, { cookie }).post('/me/waiting-guest/bring'))).toEqual({ stayed: 1 })
    expect((await petrel.table(both.id)).you).toBe(1)
    expect((await client.table(both.id)).you).toBe(0)
    // What is noted goes where the chair goes.
    expect((await client.table(alone.id)).you).toBe(0)
    expect(must(await client.get(`/tables/${alone.id}/note`))).toEqual({ words: 'the north first' })
    expect(must(await petrel.get(`/tables/${both.id}/note`))).toEqual({ words: 'mine here' })
    // A guest takes nobody along, nor is an account taken.
    const [ben, other] = [await guest(), await keeper()]
    const taking = (token: string | null, aside: string | null) =>
      new TestClient(server.url, { cookie: `fathom=${token}; fathom-aside=${aside}` }).post('/me/waiting-guest/bring')
    expect(refusalOf(await taking(ben.token, petrel.token))).toBe('409 no-account')
    expect(refusalOf(await taking(client.token, other.client.token))).toBe('404 no-waiting-guest')
    expect(refusalOf(await taking(client.token, 'x'))).toBe('404 no-waiting-guest')
  })

  test('an account of the browser is signed out, and leaves nobody behind', async () => {
    const [one, two] = [await keeper(), await keeper()]
    const browser = new TestClient(server.url, { cookie: `fathom=${one.client.token}` })
    const signedIn = await browser.post('/sign-in/code', { code: two.codes[0] })
    expect(cookieOf(signedIn, 'fathom-aside')).toBeUndefined()
    expect(refusalOf(await one.client.get('/me'))).toBe('401 no-guest')
    const asTwo = new TestClient(server.url, { cookie: cookieOf(signedIn, 'fathom') ?? '' })
    const signedOut = await asTwo.post('/me/sign-out')
    expect(signedOut.headers.get('set-cookie')).toMatch(/^fathom=; .*Expires=Thu, 01 Jan 1970/)
    expect(refusalOf(await (await guest()).post('/me/sign-out'))).toBe('409 last-way-in')
  })
})

describe('how much', () => {
  test('of 10,000 sign-ups from one address thirty an hour are let in, and other addresses go on', () => {
    const gate = new Gate({ hops: 0 }, 1)
    const tries = (address: string, count: number) =>
      Array.from({ length: count }, (_, n) => {
        try {
          gate.admitTo('accounts', { guest: `guest ${n}`, address })
          return 'in'
        } catch {
          return 'out'
        }
      }).filter((each) => each === 'in').length
    expect(tries('192.0.2.1', 10_000)).toBe(30)
    expect(tries('192.0.2.2', 1)).toBe(1)
    expect(tries('2001:db8::1', 5000) + tries('2001:db8::2', 5000)).toBe(30)
  })

  test('guesses are limited by name, whoever and wherever they come from, and by address', async () => {
    const narrow = await startForTest({ library: TOY_LIBRARY, rateLimit: 0.1, trustProxy: { hops: 1 } })
    const guess = async (n: number, name: string) => {
      const from = new TestClient(narrow.url, { 'x-forwarded-for': `192.0.2.${n}` })
      return refusalOf(await from.post('/sign-in/password', { name, password: 'is it this one?' }))
    }
    expect([await guess(1, 'Ada'), await guess(2, 'ada')]).toEqual(['403 bad-sign-in', '403 bad-sign-in'])
    expect([await guess(3, 'Ada'), await guess(4, 'Ben')]).toEqual(['429 too-many-requests', '403 bad-sign-in'])
    const codes = []
    for (let n = 0; n < 7; n++) {
      const from = new TestClient(narrow.url, { 'x-forwarded-for': '192.0.2.9' })
      codes.push(refusalOf(await from.post('/sign-in/code', { code: 'guess' })))
    }
    expect(codes).toEqual([...Array(6).fill('403 bad-sign-in'), '429 too-many-requests'])
  })
})

test('where nobody may, nobody makes an account, and those that are there sign in', async () => {
  const data = newFolder()
  const before = await startForTest({ library: TOY_LIBRARY, data })
  const ada = await TestClient.named(before.url, 'Ada')
  must(await ada.post('/me/password', { password: PASSWORD }), 201)
  await before.close()
  const closed = await startForTest({ library: TOY_LIBRARY, data, accounts: 'nobody', url: 'http://games.example' })
  const ben = await TestClient.named(closed.url, 'Ben')
  expect(await account(ben)).toEqual({ account: null, mayMakeAccount: false, passkeyOrigin: null, email: false })
  expect(refusalOf(await ben.post('/me/password', { password: PASSWORD }))).toBe('403 no-accounts')
  expect(refusalOf(await ben.post('/me/passkeys/options'))).toBe('403 no-accounts')
  const again = await new TestClient(closed.url).post<CreatedGuest>('/sign-in/password', {
    name: 'Ada',
    password: PASSWORD,
  })
  const client = Object.assign(new TestClient(closed.url), { token: must(again).token })
  must(await client.post('/me/password', { password: `${PASSWORD} staple` }), 201)
  expect(refusalOf(await client.post('/me/passkeys/options'))).toBe('409 no-passkeys')
})
