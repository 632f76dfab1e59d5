import { expect, onTestFinished, test } from 'vitest'
import { CallTimeout, TimedThread } from './timedThread.ts'

/** In milliseconds. */
const LIMIT = 250

function thread(): TimedThread {
  const file = new URL('../testing/slowThread.ts', import.meta.url)
  const made = new TimedThread(
    file,
    { library: file.href, tableMemory: 1 },
    { processor: LIMIT, clock: 10 * LIMIT },
    { all: 256, young: 12 },
  )
  onTestFinished(() => made.close())
  return made
}

test('a call that waits for the processor goes on, four times its limit by the clock', async () => {
  expect(await thread().run({ wait: 4 * LIMIT })).toBe('waited')
})

test('a call that uses its limit of the processor is ended, and those behind it go on', async () => {
  const slow = thread()
  const [busy, next] = await Promise.allSettled([slow.run({ busy: true }), slow.run({ wait: 1 })])
  expect(busy).toEqual({ status: 'rejected', reason: new CallTimeout('a call used 250 ms of processor time') })
  expect(next).toEqual({ status: 'fulfilled', value: 'waited' })
})

test('a call that does nothing for ever is ended, too', async () => {
  await expect(thread().run({ wait: 60_000 })).rejects.toThrow(new CallTimeout('a call was not over after 2500 ms'))
}, 10_000)
