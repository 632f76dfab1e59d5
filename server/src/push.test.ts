import type { NoticesReading } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { NoticeReceiver } from './testing/noticeReceiver.ts'
import { PushBrowser, readVapid } from './testing/pushService.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { must, refusalOf, TestClient } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

const CHANNELS = '/me/notices/channels'

async function subscribed(url: string, endpoint: string) {
  const ada = await TestClient.named(url, 'Ada')
  const browser = new PushBrowser()
  const wanted = { kind: 'push', subscription: browser.subscription(endpoint), device: 'Firefox' }
  const { channels, pushKey } = must(await ada.post<NoticesReading>(CHANNELS, wanted), 201)
  return { ada, browser, pushKey, channel: channels[0] }
}

test('a push reaches the browser encrypted, signed by the key that it subscribed to', async () => {
  const { url } = await startForTest({ library: TOY_LIBRARY, privateNotices: true, url: 'https://games.example' })
  const service = await NoticeReceiver.start()
  const { ada, browser, pushKey, channel } = await subscribed(url, `${service.url}/push/1`)
  expect(channel).toMatchObject({ kind: 'push', name: 'Firefox', state: 'active' })
  expect(must(await ada.post(`${CHANNELS}/${channel?.id}/test`))).toEqual({ failure: null })
  const [sent] = service.got
  expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  const words = 'This is a test: here you will be told when it is your turn.'
  expect(browser.read(sent?.body ?? Buffer.alloc(0))).toMatchObject({ title: words, text: words, link: 'https://games.example/' }) // prettier-ignore
  expect(() => new PushBrowser().read(sent?.body ?? Buffer.alloc(0))).toThrow(/authenticate/)
  const { claims, key } = readVapid(String(sent?.headers.authorization))
  expect([key, claims.aud, claims.sub]).toEqual([pushKey, new URL(service.url).origin, 'https://games.example'])
})

test('a subscription that is gone is told of in the settings, and nothing goes there any more', async () => {
  const { url } = await startForTest({ library: TOY_LIBRARY, privateNotices: true })
  const service = await NoticeReceiver.start()
  const { ada, channel } = await subscribed(url, `${service.url}/push/2`)
  service.answers.push(410)
  expect(must(await ada.post(`${CHANNELS}/${channel?.id}/test`))).toEqual({ failure: 'gone' })
  const { channels } = must(await ada.get<NoticesReading>('/me/notices'))
  expect([channels[0]?.state, channels[0]?.trouble?.why]).toEqual(['gone', 'gone'])
})

test('what is no subscription is refused', async () => {
  const { url } = await startForTest({ library: TOY_LIBRARY, privateNotices: true })
  const ada = await TestClient.named(url, 'Ada')
  const { endpoint, keys } = new PushBrowser().subscription('https://push.example/3')
  const add = async (subscription: unknown) => refusalOf(await ada.post(CHANNELS, { kind: 'push', subscription, device: '' })) // prettier-ignore
  const nowhere = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
  expect(await add({ endpoint, keys: { ...keys, p256dh: nowhere } })).toBe('422 bad-subscription')
  expect(await add({ endpoint, keys: { ...keys, auth: 'short' } })).toBe('422 bad-subscription')
  expect(await add({ endpoint, keys: { ...keys, auth: 'not base64!' } })).toBe('400 invalid')
  expect(await add({ endpoint: 'push', keys })).toBe('422 bad-address')
  expect(await add({ endpoint })).toBe('400 missing-field')
})

test('a server’s push key stays the same, and another server has another', async () => {
  const data = newFolder()
  const keyOf = async (folder: string) => {
    const server = await startForTest({ data: folder, library: TOY_LIBRARY })
    const { pushKey } = must(await (await TestClient.named(server.url, 'Ada')).get<NoticesReading>('/me/notices'))
    await server.close()
    return pushKey
  }
  const first = await keyOf(data)
  expect(await keyOf(data)).toBe(first)
  expect(await keyOf(newFolder())).not.toBe(first)
})
