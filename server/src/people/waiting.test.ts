import { expect, test } from 'vitest'
import { WaitingInMemory } from './waiting.ts'

test('a flood of one kind throws out the oldest of its own, and nothing of another', async () => {
  const waiting = new WaitingInMemory()
  for (const kind of ['device link', 'device link of', 'mail link']) await waiting.put(`${kind} a`, kind, null, 9)
  for (let n = 0; n <= 10_000; n++) await waiting.put(`challenge ${n}`, 'body', null, 9)
  const read = (key: string) => waiting.read(key, 0)
  expect([await read('challenge 0'), await read('challenge 1')]).toEqual([null, 'body'])
  for (const kind of ['device link', 'device link of', 'mail link']) expect(await read(`${kind} a`)).toBe(kind)
  expect(await waiting.take('mail link a', 9)).toBe(null)
  expect([await read('mail link a'), await waiting.take('nothing like it', 0)]).toEqual([null, null])
})
