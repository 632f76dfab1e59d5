import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bus, type Line, type Message, type OpenLine } from './bus.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'setImmediate', 'performance'] }))
afterEach(() => vi.useRealTimers())

/** What carries texts between buses of one test; it can be cut without anybody being told. */
class Air {
  readonly texts: string[] = []
  isCut = false
  private readonly ears = new Set<(text: string) => void>()

  readonly open: OpenLine = (heard) => {
    if (this.isCut) return Promise.reject(new Error('no air'))
    this.ears.add(heard)
    const line: Line = {
      send: (text) => {
        this.texts.push(text)
        if (!this.isCut) for (const ear of this.ears) ear(text)
        return Promise.resolve()
      },
      close: () => Promise.resolve(void this.ears.delete(heard)),
    }
    return Promise.resolve(line)
  }
}

async function busOf(name: string, air: Air) {
  const bus = new Bus(name, air.open, { warn: () => {}, info: () => {} })
  const heard: string[] = []
  bus.onMessage = (message, from) => {
    if (message.kind !== 'alive') heard.push(`${from}: ${JSON.stringify(message)}`)
  }
  bus.onGone = (from) => heard.push(`${from} is gone`)
  bus.onResync = () => heard.push('back')
  await vi.advanceTimersByTimeAsync(10)
  return { bus, heard }
}

const PERSON: Message = { kind: 'person-changed', person: 'ada' }
const TOLD = 'one: {"kind":"person-changed","person":"ada"}'

test('others hear, nobody hears themselves, and whoever says goodbye is gone', async () => {
  const air = new Air()
  const [one, two] = [await busOf('one', air), await busOf('two', air)]
  one.bus.publish(PERSON)
  await vi.advanceTimersByTimeAsync(10)
  expect([one.heard, two.heard]).toEqual([[], [TOLD]])
  await one.bus.close()
  expect(two.heard).toEqual([TOLD, 'one is gone'])
})

test('a line that carries nothing any more is noticed by whoever speaks on it, and mended when it can be', async () => {
  const air = new Air()
  const [one, two] = [await busOf('one', air), await busOf('two', air)]
  await vi.advanceTimersByTimeAsync(2000)
  air.isCut = true
  await vi.advanceTimersByTimeAsync(8000)
  expect([one.bus.isWell, one.heard, two.heard]).toEqual([false, ['two is gone'], ['one is gone']])
  one.bus.publish(PERSON)
  air.isCut = false
  await vi.advanceTimersByTimeAsync(3000)
  expect([one.bus.isWell, one.heard]).toEqual([true, ['two is gone', 'back']])
  one.bus.publish(PERSON)
  await vi.advanceTimersByTimeAsync(10)
  expect(two.heard).toEqual(['one is gone', 'back', TOLD])
})

test('many messages go in as few texts as the database takes, in their order; one that is too large is left out', async () => {
  const air = new Air()
  const [one, two] = [await busOf('one', air), await busOf('two', air)]
  air.texts.length = 0
  const ids = Array.from({ length: 60 }, (_, n) => `${n} ${'x'.repeat(300)}`)
  for (const id of ids) one.bus.publish({ kind: 'sessions-ended', ids: [id] })
  one.bus.publish({ kind: 'sessions-ended', ids })
  await vi.advanceTimersByTimeAsync(10)
  expect(air.texts.every((text) => Buffer.byteLength(text) < 8000)).toBe(true)
  expect(air.texts.length).toBeLessThan(8)
  expect(two.heard).toEqual(ids.map((id) => `one: {"kind":"sessions-ended","ids":["${id}"]}`))
})
