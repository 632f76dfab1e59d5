import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bus, type Line, type OpenLine } from './bus.ts'
import { parseEnvelope, type Message } from './messages.ts'
import { sealedLine } from './sealedLine.ts'

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
    if (message.kind === 'resync') heard.push(`${from}: look anew`)
    else if (message.kind !== 'alive') heard.push(`${from}: ${JSON.stringify(message)}`)
  }
  bus.onGone = (from) => heard.push(`${from} is gone`)
  bus.onResync = () => heard.push('back')
  await vi.advanceTimersByTimeAsync(10)
  return { bus, heard }
}

/** Two who know each other. */
async function twoOf(air: Air) {
  const [one, two] = [await busOf('one', air), await busOf('two', air)]
  await vi.advanceTimersByTimeAsync(1000)
  for (const { heard } of [one, two]) heard.length = 0
  return [one, two] as const
}

const PERSON: Message = { kind: 'person-changed', person: 'ada' }
const TOLD = 'one: {"kind":"person-changed","person":"ada"}'

test('others hear, nobody hears themselves, and whoever says goodbye is gone', async () => {
  const air = new Air()
  const [one, two] = await twoOf(air)
  one.bus.publish(PERSON)
  await vi.advanceTimersByTimeAsync(10)
  expect([one.heard, two.heard]).toEqual([[], [TOLD]])
  await one.bus.close()
  expect(two.heard).toEqual([TOLD, 'one is gone'])
})

test('what is repeated of somebody who is gone brings nobody back; who comes back is heard', async () => {
  const air = new Air()
  const [one, two] = await twoOf(air)
  const { bus: third } = await busOf('three', air)
  third.publish(PERSON)
  await vi.advanceTimersByTimeAsync(10)
  await third.close()
  const arrived: string[] = []
  two.bus.onNew = (from) => arrived.push(from)
  const line = await air.open(() => {}, () => {}) // prettier-ignore
  for (const text of air.texts.filter((each) => each.includes('"three"'))) await line.send(text)
  expect(two.heard.slice(-2)).toEqual([TOLD.replace('one', 'three'), 'three is gone'])

  // Nobody hears the others for a while, and they say more of it afterwards.
  air.isCut = true
  await vi.advanceTimersByTimeAsync(8000)
  air.isCut = false
  await vi.advanceTimersByTimeAsync(3000)
  one.bus.publish(PERSON)
  await vi.advanceTimersByTimeAsync(10)
  expect([arrived, two.heard.at(-1)]).toEqual([['one'], TOLD])
})

test('a line that carries nothing any more is noticed by whoever speaks on it, and mended when it can be', async () => {
  const air = new Air()
  const [one, two] = await twoOf(air)
  await vi.advanceTimersByTimeAsync(2000)
  air.isCut = true
  await vi.advanceTimersByTimeAsync(8000)
  expect([one.bus.isWell, one.heard, two.heard]).toEqual([false, ['two is gone'], ['one is gone']])
  one.bus.publish(PERSON)
  air.isCut = false
  await vi.advanceTimersByTimeAsync(3000)
  expect([one.bus.isWell, one.heard]).toEqual([true, ['two is gone', 'back', 'two: look anew']])
  one.bus.publish(PERSON)
  await vi.advanceTimersByTimeAsync(10)
  expect(two.heard).toEqual(['one is gone', 'back', TOLD])
})

test('many messages go in as few texts as the database takes, in their order; for one that is too large all is looked at anew', async () => {
  const air = new Air()
  const [one, two] = await twoOf(air)
  air.texts.length = 0
  const ids = Array.from({ length: 60 }, (_, n) => `${n} ${'x'.repeat(300)}`)
  for (const id of ids) one.bus.publish({ kind: 'sessions-ended', ids: [id] })
  one.bus.publish({ kind: 'sessions-ended', ids })
  await vi.advanceTimersByTimeAsync(10)
  expect(air.texts.every((text) => Buffer.byteLength(text) < 8000)).toBe(true)
  expect(air.texts.length).toBeLessThan(9)
  expect(two.heard).toEqual([...ids.map((id) => `one: {"kind":"sessions-ended","ids":["${id}"]}`), 'one: look anew'])
})

test('what was said while only the speaker’s line was broken is looked for by those whose was well', async () => {
  const air = new Air()
  const [, two] = await twoOf(air)
  let breakLine = (): void => {}
  const three = new Bus('three', (heard, broken) => { breakLine = broken; return air.open(heard, broken) }, { warn: () => {}, info: () => {} }) // prettier-ignore
  await vi.advanceTimersByTimeAsync(10)
  two.heard.length = 0
  breakLine()
  three.publish(PERSON)
  await vi.advanceTimersByTimeAsync(3000)
  expect([three.isWell, two.heard]).toEqual([true, ['three: look anew']])
})

test('whoever comes is noticed by all, and hears who is there', async () => {
  const air = new Air()
  const one = await busOf('one', air)
  const met: string[] = []
  one.bus.onNew = (from) => met.push(from)
  const two = await busOf('two', air)
  expect(met).toEqual(['two'])
  expect(one.heard).toEqual(['back', 'two: look anew'])
  expect(two.heard[0]).toBe('back')
})

test('what is repeated is heard once, and of how it is somewhere only the last word, in whatever order they come', async () => {
  const air = new Air()
  const { heard } = await busOf('one', air)
  heard.length = 0
  const line = await air.open(() => {}, () => {}) // prettier-ignore
  const room = (table: string, strangers: number): Message => ({ kind: 'room', table, room: { people: [], strangers }, asks: false }) // prettier-ignore
  const say = (n: number, message: Message) => line.send(JSON.stringify({ from: 'two', n, messages: [message] }))
  const [full, empty, other] = [room('t1', 2), room('t1', 0), room('t2', 1)]
  for (const [n, message] of [[1, PERSON], [1, PERSON], [4, empty], [2, full], [3, other], [4, empty], [5, full]] as const) await say(n, message) // prettier-ignore
  expect(heard).toEqual([PERSON, empty, other, full].map((message) => `two: ${JSON.stringify(message)}`))
  // An earlier Fathom does not number what it says.
  await line.send(JSON.stringify({ from: 'two', messages: [empty] }))
  expect(heard.at(-1)).toBe(`two: ${JSON.stringify(empty)}`)
})

test('what nobody with the secret has said is not heard, nor what is no message; the rest of its text is', async () => {
  const air = new Air()
  const heard: string[] = []
  const open = sealedLine(air.open, Buffer.from('secret'))
  const bus = new Bus('one', open, { warn: () => {}, info: () => {} })
  bus.onMessage = ({ kind }) => heard.push(kind)
  const alien = await air.open(() => {}, () => {}) // prettier-ignore
  const forged = await sealedLine(air.open, Buffer.from('guess'))(() => {}, () => {}) // prettier-ignore
  const honest = await open(() => {}, () => {}) // prettier-ignore
  await vi.advanceTimersByTimeAsync(10)
  const text = JSON.stringify({ from: 'two', messages: [null, { kind: 'passer' }, { kind: 'later' }, PERSON] })
  for (const line of [alien, forged]) await line.send(text)
  expect(heard).toEqual([])
  for (const line of [honest, honest]) await line.send(text)
  for (const none of ['', 'x', '{}', '[]', 'null', '{"from":1,"messages":[]}']) await honest.send(none)
  expect(heard).toEqual(['person-changed', 'person-changed'])
  const [sent] = air.texts.slice(-7)
  await alien.send(sent?.replace('ada', 'eve') ?? '')
  expect(heard).toHaveLength(2)
})

test('how long nothing was heard is said in whole milliseconds, whoever says it: moments of the store are whole', async () => {
  const air = new Air()
  const moments = [0.25, 700.75]
  vi.spyOn(performance, 'now').mockImplementation(() => moments.shift() ?? 700.75)
  const said: number[] = []
  const bus = new Bus('one', air.open, { warn: () => {}, info: () => {} })
  bus.onResync = (ms) => said.push(ms)
  await vi.advanceTimersByTimeAsync(10)
  vi.restoreAllMocks()
  const told = air.texts.flatMap((text) => parseEnvelope(text)?.messages ?? [])
  expect([said, told.filter(({ kind }) => kind === 'resync')]).toEqual([[701], [{ kind: 'resync', ms: 701 }]])
  const older = '{"from":"two","messages":[{"kind":"resync","ms":3.25}]}'
  expect(parseEnvelope(older)?.messages).toEqual([{ kind: 'resync', ms: 4 }])
})
