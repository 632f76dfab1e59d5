import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../testing/serverUnderTest.ts'
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

test.each([
  ['with its first call', true],
  ['at once', false],
])(
  'a thread that can’t be started (%s) fails the calls that wait, and is started anew for the next one',
  async (_, isLate) => {
    const file = join(newFolder(), 'thread.mjs')
    const limits = { processor: LIMIT, clock: 10 * LIMIT }
    const late = new TimedThread(
      pathToFileURL(file),
      { library: pathToFileURL(file).href, tableMemory: 1 },
      limits,
      { all: 64, young: 12 },
      isLate,
    )
    onTestFinished(() => late.close())
    expect((await Promise.allSettled([late.run(null), late.run(null)])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ])
    writeFileSync(file, 'export const run = () => "there"; export const warmUp = () => {}')
    expect(await late.run(null)).toBe('there')
  },
)
