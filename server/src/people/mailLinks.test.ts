import type { CreatedGuest, Guest, NoticesReading } from '@fathom/protocol'
import { describe, expect, test } from 'vitest'
import { Mailbox } from '../testing/mailbox.ts'
import { startForTest } from '../testing/serverUnderTest.ts'
import { must, refusalOf, TestClient, until } from '../testing/testClient.ts'
import { TOY_LIBRARY } from '../testing/toyLibrary.ts'
import { MailLinks } from './mailLinks.ts'

const SITE = 'https://games.example'

async function house(rateLimit = 0) {
  const mailbox = await Mailbox.start()
  const smtp = { url: mailbox.url, from: 'Fathom <fathom@games.example>' }
  const server = await startForTest({ library: TOY_LIBRARY, url: SITE, smtp, rateLimit, trustProxy: { hops: 1 } })
  /** Somebody with an e-mail address for notices, confirmed or not, with an account or not. */
  const person = async (name: string, { confirms, keeps }: { confirms: boolean; keeps: boolean }) => {
    const client = await TestClient.named(server.url, name, 'fr')
    const address = `${name}@mail.example`
    must(await client.post<NoticesReading>('/me/notices/channels', { kind: 'email', address }), 201)
    const token = /#confirm=(\S+)/.exec(mailbox.lastText)?.[1]
    if (confirms) must(await client.post('/notices/confirm', { token }))
    if (keeps) must(await client.post('/me/password', { password: 'correct horse battery' }), 201)
    return client
  }
  return { mailbox, server, person }
}

test('a confirmed address is sent a link that signs its account in, once; nobody is told whose it is', async () => {
  const { mailbox, server, person } = await house()
  const ada = await person('Ada', { confirms: true, keeps: true })
  await person('Ben', { confirms: false, keeps: true })
  await person('Cleo', { confirms: true, keeps: false })
  const before = mailbox.mails.length
  const stranger = new TestClient(server.url)
  expect(must(await stranger.get('/sign-in'))).toEqual({ passkeyOrigin: SITE, email: true })
  const ask = async (address: string) => {
    const { status, body } = await stranger.post('/sign-in/email', { address })
    return JSON.stringify([status, body])
  }
  const told = []
  for (const name of ['Ben', 'Cleo', 'nobody', 'ADA']) told.push(await ask(`${name}@mail.example`))
  expect(new Set(told)).toEqual(new Set(['[200,{"asked":true}]']))
  await until(() => mailbox.mails.length > before)
  expect(mailbox.mails.slice(before).map(({ to }) => to)).toEqual([['Ada@mail.example']])
  expect(mailbox.lastText).toContain('en tant que Ada')
  const token = /https:\/\/games\.example\/me#mail=(\S+)/.exec(mailbox.lastText)?.[1]
  const { guest } = must(await stranger.post<CreatedGuest>('/sign-in/email/link', { token }))
  expect(must(await ada.get<Guest>('/me'))).toMatchObject(guest)
  expect(refusalOf(await stranger.post('/sign-in/email/link', { token }))).toBe('409 old-link')
})

test('where no e-mails are sent none is offered', async () => {
  const { url } = await startForTest({ library: TOY_LIBRARY })
  const stranger = new TestClient(url)
  expect(must(await stranger.get('/sign-in'))).toMatchObject({ email: false })
  expect(refusalOf(await stranger.post('/sign-in/email', { address: 'ada@mail.example' }))).toBe('422 no-email')
})

test('an address is asked for five times an hour, whoever asks and whether anybody is there', async () => {
  const { server } = await house(0.4)
  const ask = async (n: number, address: string) =>
    (await new TestClient(server.url, { 'x-forwarded-for': `192.0.2.${n}` }).post('/sign-in/email', { address })).status
  expect([await ask(1, 'a@b.example'), await ask(2, 'A@b.example'), await ask(3, 'a@b.example')]).toEqual([
    200, 200, 429,
  ])
  expect([await ask(4, 'c@b.example'), await ask(4, 'd@b.example'), await ask(4, 'e@b.example')]).toEqual([
    200, 200, 429,
  ])
})

describe('a link', () => {
  const made = async (now: () => number) => {
    const sent: string[] = []
    const warned: unknown[] = []
    const links = new MailLinks({
      store: {
        accountsAt: () => Promise.resolve([{ person: 'ada', name: 'Ada', language: 'en', address: 'a@b.example' }]),
      },
      mailer: { send: (_to, { link }) => Promise.resolve(void sent.push(link)) },
      url: SITE,
      log: { warn: (...said: unknown[]) => void warned.push(said) },
      now,
    })
    await links.send('a@b.example')
    return { links, token: sent[0]?.split('=')[1] ?? '' }
  }

  test('lasts half an hour', async () => {
    let now = 0
    const [early, late] = [await made(() => now), await made(() => now)]
    now = 30 * 60_000 - 1
    expect(early.links.use(early.token)).toBe('ada')
    now++
    expect(late.links.use(late.token)).toBeNull()
  })
})
