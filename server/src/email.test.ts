import type { NoticesReading } from '@fathom/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { Mailbox } from './testing/mailbox.ts'
import { outboxOf } from './testing/outbox.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { must, refusalOf, TestClient } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

const CHANNELS = '/me/notices/channels'
const SITE = 'https://games.example'
const ADDRESS = 'ben@mail.example'

afterEach(() => void vi.useRealTimers())

async function house() {
  const mailbox = await Mailbox.start()
  const data = newFolder()
  const smtp = { url: mailbox.url, from: 'Fathom <fathom@games.example>' }
  const server = await startForTest({ data, library: TOY_LIBRARY, url: SITE, smtp })
  const ben = await TestClient.named(server.url, 'Ben')
  const add = (address: string) => ben.post<NoticesReading>(CHANNELS, { kind: 'email', address })
  const state = async () => must(await ben.get<NoticesReading>('/me/notices')).channels[0]
  return { mailbox, data, server, ben, add, state }
}

const tokenIn = (text: string) => /#confirm=(\S+)/.exec(text)?.[1] ?? ''

test('an address is written to once, and told of nothing before its link is opened', async () => {
  const { mailbox, server, ben, add, state, data } = await house()
  must(await add(ADDRESS), 201)
  expect(mailbox.mails.map(({ to }) => to)).toEqual([[ADDRESS]])
  expect(mailbox.lastText).toContain(`${SITE}/tell-me#confirm=`)
  const channel = await state()
  expect(channel).toMatchObject({ kind: 'email', name: ADDRESS, state: 'unconfirmed' })
  expect(refusalOf(await ben.post(`${CHANNELS}/${channel?.id}/test`))).toBe('409 unconfirmed-channel')
  const ada = await TestClient.named(server.url, 'Ada')
  const open = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id } = await ben.createTable({ game: 'toy', seats: open })
  await ada.does(id, 'join')
  expect(outboxOf(data)).toEqual([])

  const nobody = new TestClient(server.url)
  expect(refusalOf(await nobody.post('/notices/confirm', { token: `${channel?.id}.wrong` }))).toBe(
    '422 bad-confirmation',
  )
  must(await nobody.post('/notices/confirm', { token: tokenIn(mailbox.lastText) }))
  expect((await state())?.state).toBe('active')
  const next = await ben.createTable({ game: 'toy', seats: open })
  await ada.does(next.id, 'join')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 })
  await server.dispatcher.sweep()
  expect(mailbox.mails).toHaveLength(2)
  expect(mailbox.lastText).toContain(`Your turn in Toy: you: hide\r\n\r\n${SITE}/table/${next.id}`)
  expect(mailbox.mails[1]?.raw).toMatch(/^Subject: Your turn in Toy: you: hide\r$/m)
})

test('whoever reads an e-mail can stop them, on a page or by their mail program, whoever had asked for it', async () => {
  const { mailbox, server, ben, add, state } = await house()
  const nobody = new TestClient(server.url)
  const oneClick = () => /^List-Unsubscribe:\s+<https:\/\/games\.example(\S+)>\r$/m.exec(mailbox.mails.at(-1)?.raw ?? '')?.[1] ?? '' // prettier-ignore
  const program = (method: string, body: string | null) =>
    fetch(`${server.url}${oneClick()}`, { method, body, redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded' } }) // prettier-ignore

  must(await add(ADDRESS), 201)
  const token = /#stop=(\S+)/.exec(mailbox.lastText)?.[1] ?? ''
  // A link that confirms stops nothing, and the other way round.
  expect(refusalOf(await nobody.post('/notices/stop', { token: tokenIn(mailbox.lastText) }))).toBe(
    '422 bad-confirmation',
  )
  expect(refusalOf(await nobody.post('/notices/confirm', { token }))).toBe('422 bad-confirmation')
  must(await nobody.post('/notices/stop', { token }))
  expect(await state()).toBeUndefined()
  must(await nobody.post('/notices/stop', { token }))

  must(await add(ADDRESS), 201)
  expect(mailbox.mails.at(-1)?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  // Opening the address alone stops nothing.
  const opened = await program('GET', null)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/tell-me#stop=/)])
  expect(await state()).toMatchObject({ name: ADDRESS })
  expect((await program('POST', 'List-Unsubscribe=One-Click')).status).toBe(200)
  expect(await state()).toBeUndefined()
  // Nowhere else are forms taken.
  const form = { method: 'POST', body: 'kind=email', headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${ben.token}` } } // prettier-ignore
  expect((await fetch(`${server.url}/api${CHANNELS}`, form)).status).toBe(415)
})

test('an address that bounces is told in the settings', async () => {
  const { mailbox, add, state } = await house()
  mailbox.unknown.add(ADDRESS)
  must(await add(ADDRESS), 201)
  expect(await state()).toMatchObject({ state: 'unconfirmed', trouble: { why: 'mail-refused' } })
})

test('what is no address, or would be two, is refused', async () => {
  const { mailbox, add } = await house()
  for (const wrong of [
    'ben',
    'ben@mail',
    'a@b.example,c@d.example',
    'Ben <ben@mail.example>',
    'ben@mail.example\r\nBcc: x@y.example',
    'ben\u0000@mail.example',
    'ben@mail\u0007.example',
    'ben\ud800@mail.example',
    'ben\u202e@mail.example',
  ])
    // prettier-ignore
    expect([wrong, refusalOf(await add(wrong))]).toEqual([wrong, '422 bad-email'])
  expect(mailbox.mails).toEqual([])
})

test('where the server sends no e-mails, none can be asked for', async () => {
  const { url } = await startForTest({ library: TOY_LIBRARY })
  const ada = await TestClient.named(url, 'Ada')
  expect(must(await ada.get<NoticesReading>('/me/notices')).email).toBe(false)
  expect(refusalOf(await ada.post(CHANNELS, { kind: 'email', address: ADDRESS }))).toBe('422 no-email')
})

test('nobody has strangers written to again and again', async () => {
  const mailbox = await Mailbox.start()
  const smtp = { url: mailbox.url, from: 'fathom@games.example' }
  const { url } = await startForTest({ library: TOY_LIBRARY, url: SITE, smtp, rateLimit: 1 })
  const ada = await TestClient.named(url, 'Ada')
  const add = (count: number) => ada.post(CHANNELS, { kind: 'email', address: `stranger${count}@mail.example` })
  for (let count = 0; count < 5; count++) must(await add(count), 201)
  expect(refusalOf(await add(5))).toBe('429 too-many-requests')
  expect(mailbox.mails).toHaveLength(5)
})
