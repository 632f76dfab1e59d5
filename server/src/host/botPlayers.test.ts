import { expect, test } from 'vitest'
import { makeLog } from '../log.ts'
import { StoreError } from '../store/storeError.ts'
import { until } from '../testing/testClient.ts'
import { BotPlayers, type BotPlayersParts } from './botPlayers.ts'

test('a bot that meets a full disk waits, and goes on by itself when there is room', async () => {
  const happened: string[] = []
  let room = -3
  const metadata = () =>
    Promise.resolve({ id: 't1', bots: room > 0 ? [] : [{ seat: 1, level: 'random', onlyEnd: true }] })
  const execute = () => {
    if (room++ < 0) {
      happened.push('full')
      return Promise.reject(new StoreError('disk-full', 'database or disk is full'))
    }
    happened.push('done')
    return Promise.resolve()
  }
  const host = { metadata, execute, subscribers: { pace: () => null } } as unknown as BotPlayersParts['host']
  const engines = {} as BotPlayersParts['engines']
  const library = { thinkingTime: () => 0 }
  const bots = new BotPlayers({ host, engines, library, log: makeLog('silent'), delay: 0, fullPause: 1 })
  bots.wake((await metadata()) as unknown as Parameters<BotPlayers['wake']>[0])
  await until(() => happened.includes('done'))
  expect(happened).toEqual(['full', 'full', 'full', 'done'])
  await bots.close()
})
