import type { NoticesReading } from '@fathom/protocol'
import { beforeAll, expect, test } from 'vitest'
import type { RunningServer } from './server.ts'
import { NoticeReceiver } from './testing/noticeReceiver.ts'
import { startForTest } from './testing/serverUnderTest.ts'
import { must, refusalOf, TestClient } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

let open: RunningServer
let guarded: RunningServer

beforeAll(async () => {
  open = await startForTest({ library: TOY_LIBRARY, privateNotices: true })
  guarded = await startForTest({ library: TOY_LIBRARY })
})

const CHANNELS = '/me/notices/channels'
const webhook = (url: string) => ({ kind: 'webhook', url })

test('who has set nothing is told nothing, in no quiet hours', async () => {
  const ada = await TestClient.named(open.url, 'Ada')
  const { settings, channels, email, pushKey } = must(await ada.get<NoticesReading>('/me/notices'))
  expect(settings).toEqual({
    timeZone: 'UTC',
    quiet: null,
    quietClocks: false,
    autoPass: false,
    help: 'first',
    vacations: [],
    muted: [],
    openTables: null,
  })
  expect([channels, email]).toEqual([[], false])
  // A point of P-256, uncompressed.
  expect(Buffer.from(pushKey, 'base64url')).toHaveLength(65)
})

test('settings are changed one by one, and only to what makes sense', async () => {
  const ada = await TestClient.named(open.url, 'Ada')
  const change = (body: unknown) => ada.send<NoticesReading>('PATCH', '/me/notices', body)
  const quiet = { from: '22:30', to: '07:00' }
  must(await change({ quiet }))
  expect(must(await change({ timeZone: 'Europe/Paris' })).settings).toMatchObject({ timeZone: 'Europe/Paris', quiet, muted: [] }) // prettier-ignore
  expect(must(await change({ quiet: null, muted: ['abcdef123456'] })).settings.muted).toEqual(['abcdef123456'])
  expect(refusalOf(await change({ timeZone: 'Europe/Atlantis' }))).toBe('422 unknown-time-zone')
  expect(refusalOf(await change({ quiet: { from: '24:00', to: '07:00' } }))).toBe('400 invalid')
  expect(refusalOf(await change({ quiet: { from: '7:00', to: '07:00' } }))).toBe('400 invalid')
  expect(refusalOf(await change({ muted: ['../../etc'] }))).toBe('400 invalid')
  // One table, whatever a page knows of the others.
  const mute = async (table: string, muted: boolean) => must(await change({ mute: { table, muted } })).settings.muted
  expect(await mute('second123456', true)).toEqual(['abcdef123456', 'second123456'])
  expect(await mute('abcdef123456', false)).toEqual(['second123456'])
  const openTables = { game: 'toy', pace: 'turns', seats: 2, language: null, noBots: true }
  expect(must(await change({ openTables })).settings.openTables).toEqual(openTables)
  for (const wrong of [{ ...openTables, pace: 'fast' }, { ...openTables, seats: 9 }, 'any']) {
    expect(refusalOf(await change({ openTables: wrong }))).toBe('400 invalid')
  }
  expect(must(await change({ openTables: null })).settings.openTables).toBeNull()
})

test('a webhook may not lead inside, however it is written, unless the operator lets it', async () => {
  const ada = await TestClient.named(guarded.url, 'Ada')
  const add = async (url: string) => refusalOf(await ada.post(CHANNELS, webhook(url)))
  const inside = [
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0.0.0.0:8080/',
    'http://localhost:8080/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::10.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://10.1.2.3/',
    'http://172.31.255.255/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
  ]
  for (const url of inside) expect([url, await add(url)]).toEqual([url, '422 private-address'])
  for (const url of ['ftp://example.org/', 'file:///etc/passwd', 'https://user:word@8.8.8.8/', 'here', ''])
    expect([url, await add(url)]).toEqual([url, '422 bad-address'])
  expect(await add(`https://8.8.8.8/${'x'.repeat(1000)}`)).toBe('400 invalid')
  expect(must(await ada.get<NoticesReading>('/me/notices')).channels).toEqual([])
  must(await ada.post(CHANNELS, webhook('https://8.8.8.8/hook')), 201)
})

test('what was added elsewhere is held against the rules again when something is sent', async () => {
  const receiver = await NoticeReceiver.start()
  const ada = await TestClient.named(guarded.url, 'Ada')
  const { id: person } = must(await ada.get<{ id: string }>('/me'))
  const address = { kind: 'webhook', url: receiver.url } as const
  await guarded.store.notices.addChannel(
    { id: 'old', person, name: '', address, site: '', kinds: [], daily: null, state: 'active', trouble: null },
    0,
    8,
  )
  expect(must(await ada.post(`${CHANNELS}/old/test`))).toEqual({ failure: 'private-address' })
  expect(receiver.got).toEqual([])
})

test('a test is sent at once, and says what became of it', async () => {
  const receiver = await NoticeReceiver.start()
  const ada = await TestClient.named(open.url, 'Ada')
  const { channels } = must(await ada.post<NoticesReading>(CHANNELS, webhook(receiver.url)), 201)
  const path = `${CHANNELS}/${channels[0]?.id}/test`
  expect(must(await ada.post(path))).toEqual({ failure: null })
  expect(receiver.texts[0]).toMatch(/^This is a test/)
  receiver.answers.push(307)
  expect(must(await ada.post(path))).toEqual({ failure: 'refused' })
  expect(receiver.got).toHaveLength(2)
  receiver.answers.push(404)
  expect(must(await ada.post(path))).toEqual({ failure: 'gone' })
  const gone = must(await ada.get<NoticesReading>('/me/notices')).channels[0]
  expect([gone?.state, gone?.trouble?.why]).toEqual(['gone', 'gone'])
  // The same address again brings it back.
  const again = must(await ada.post<NoticesReading>(CHANNELS, webhook(receiver.url)), 201)
  expect(again.channels.map(({ id, state, trouble }) => [id, state, trouble])).toEqual([[gone?.id, 'active', null]])
})

test('nobody has more than eight channels', async () => {
  const ada = await TestClient.named(open.url, 'Ada')
  const add = (count: number) => ada.post(CHANNELS, webhook(`https://games.example/${count}`))
  for (let count = 0; count < 8; count++) must(await add(count), 201)
  expect(refusalOf(await add(8))).toBe('429 too-many-channels')
  must(await add(7), 201)
})

test('a channel is its owner’s: nobody else reads, changes, tries or removes it, and its address never comes back', async () => {
  const [ada, ben] = [await TestClient.named(open.url, 'Ada'), await TestClient.named(open.url, 'Ben')]
  const answer = await ada.post<NoticesReading>(CHANNELS, webhook('https://games.example/hooks/very-secret?key=hidden'))
  const { channels } = must(answer, 201)
  expect(channels).toEqual([{ id: channels[0]?.id, kind: 'webhook', name: 'games.example', kinds: ['your-turn', 'clock-low', 'asked', 'started', 'ended', 'opened', 'invited', 'named'], daily: null, state: 'active', trouble: null }]) // prettier-ignore
  expect(JSON.stringify(answer.body)).not.toMatch(/secret|hidden/)
  const path = `${CHANNELS}/${channels[0]?.id}`
  for (const command of ['test', 'remove']) expect(refusalOf(await ben.post(`${path}/${command}`))).toBe('404 no-such-channel') // prettier-ignore
  expect(refusalOf(await ben.send('PATCH', path, { kinds: [] }))).toBe('404 no-such-channel')
  expect(must(await ben.get<NoticesReading>('/me/notices')).channels).toEqual([])
  expect(refusalOf(await new TestClient(open.url).get('/me/notices'))).toBe('401 no-guest')
  const changed = must(await ada.send<NoticesReading>('PATCH', path, { kinds: ['ended'], daily: '18:30' }))
  expect([changed.channels[0]?.kinds, changed.channels[0]?.daily]).toEqual([['ended'], '18:30'])
  expect(refusalOf(await ada.send('PATCH', path, { kinds: ['birthday'] }))).toBe('400 invalid')
  expect(must(await ada.post<NoticesReading>(`${path}/remove`)).channels).toEqual([])
})
