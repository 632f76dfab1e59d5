import type { CreateTable, LogReading, NoticesReading } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { accountOver, bring } from './testing/bringing.ts'
import { newFolder, startForTest } from './testing/serverUnderTest.ts'
import { must, TestClient, until } from './testing/testClient.ts'
import { TOY_LIBRARY } from './testing/toyLibrary.ts'

/** There is one depth to hide at. */
const ONE: CreateTable = {
  game: 'toy',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  components: { name: { en: 'One', fr: 'Une' }, depths: [2] },
}

const wish = async (client: TestClient, autoPass: boolean) =>
  must(await client.send<NoticesReading>('PATCH', '/me/notices', { autoPass }))

async function passesOf(client: TestClient, id: string): Promise<number[]> {
  const { entries } = must(await client.get<LogReading>(`/tables/${id}/log`))
  return entries.flatMap((entry) => (entry.kind === 'auto-passed' ? [entry.seat] : []))
}

test('turns with nothing to decide are taken for who wishes it, and for nobody else', async () => {
  const { url } = await startForTest({ library: TOY_LIBRARY })
  const [ada, ben] = [await TestClient.named(url, 'Ada'), await TestClient.named(url, 'Ben')]
  expect((await wish(ada, true)).settings.autoPass).toBe(true)
  const { id } = await ada.createTable(ONE)
  await ben.does(id, 'join')
  await until(async () => (await ben.table(id)).waitingFor.length === 1)
  expect([(await ben.table(id)).waitingFor, await passesOf(ben, id)]).toEqual([[1], [0]])
  // From the moment on at which it is wished.
  await wish(ben, true)
  await until(async () => (await ben.table(id)).view?.['phase'] === 'sound')
  expect(await passesOf(ada, id)).toEqual([0, 1])
  // There is something to decide now.
  expect((await ada.table(id)).waitingFor).toEqual([0])
})

test('what a server that died had left is taken at its start, and nothing for who has thought better of it', async () => {
  const data = newFolder()
  const first = await startForTest({ data, library: TOY_LIBRARY })
  const [ada, ben] = [await TestClient.named(first.url, 'Ada'), await TestClient.named(first.url, 'Ben')]
  const { id } = await ada.createTable(ONE)
  await wish(ben, true)
  await wish(ben, false)
  await ben.does(id, 'join')
  const { id: person } = must(await ada.get<{ id: string }>('/me'))
  await first.store.notices.changeSettings(person, { autoPass: true })
  await first.close()
  const second = await startForTest({ data, library: TOY_LIBRARY })
  const again = new TestClient(second.url)
  again.token = ben.token
  await until(async () => (await passesOf(again, id)).length > 0)
  expect([(await again.table(id)).waitingFor, await passesOf(again, id)]).toEqual([[1], [0]])
})

test('turns are taken for an account whose wish came along from a guest, and where the guest sat', async () => {
  const { url } = await startForTest({ library: TOY_LIBRARY })
  for (const whose of ['guest', 'account']) {
    const [ada, ben] = [await TestClient.named(url, 'Ada'), await TestClient.named(url, 'Ben')]
    const account = await accountOver(url, ben)
    await wish(whose === 'guest' ? ben : account, true)
    const { id } = await ada.createTable(ONE)
    if (whose === 'account') await ben.does(id, 'join')
    await bring(account)
    if (whose === 'guest') await account.does(id, 'join')
    await until(async () => (await passesOf(account, id)).length > 0)
    expect(await passesOf(ada, id)).toEqual([1])
  }
})
