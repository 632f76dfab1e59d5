import { expect, test } from 'vitest'
import { makeLog } from '../log.ts'
import { StoreError, type Fault } from '../store/storeError.ts'
import { until } from '../testing/testClient.ts'
import { BotPlayers, type BotPlayersParts } from './botPlayers.ts'

/** A bot that is refused by the store a few times before it may act. */
function refusedBot(fault: Fault, times: number, fullPause: number) {
  const happened: string[] = []
  let left = times
  const metadata = () =>
    Promise.resolve({ id: 't1', bots: left < 0 ? [] : [{ seat: 1, level: 'random', onlyEnd: true }] })
  const execute = () => {
    happened.push(left > 0 ? fault : 'done')
    return left-- > 0 ? Promise.reject(new StoreError(fault, 'so it is')) : Promise.resolve()
  }
  const host = { metadata, execute, subscribers: { pace: () => null } } as unknown as BotPlayersParts['host']
  const engines = {} as BotPlayersParts['engines']
  const library = { thinkingTime: () => 0 }
  const bots = new BotPlayers({ host, engines, library, log: makeLog('silent'), delay: 0, fullPause })
  const wake = async () => bots.wake((await metadata()) as unknown as Parameters<BotPlayers['wake']>[0])
  return { bots, wake, happened }
}

test.each([
  ['disk is full', 'disk-full'],
  ['folder can’t be written to', 'failed'],
] as const)('a bot whose %s waits, and goes on by itself when that is over', async (_, fault) => {
  const { bots, wake, happened } = refusedBot(fault, 3, 1)
  await wake()
  await until(() => happened.includes('done'))
  expect(happened).toEqual([fault, fault, fault, 'done'])
  await bots.close()
})

test('a bot that waits for a database that is away goes on as soon as it is known to be back', async () => {
  const { bots, wake, happened } = refusedBot('store-away', 1, 3_600_000)
  await wake()
  await until(() => happened.length > 0)
  bots.tryAgain('another table')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(happened).toEqual(['store-away'])
  bots.tryAgain('t1')
  await until(() => happened.includes('done'))
  await bots.close()
})
