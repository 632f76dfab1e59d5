import { expect, it } from 'vitest'
import { FairQueue } from './fairQueue.ts'

it('keys take turns, however much each of them asks for', () => {
  const queue = new FairQueue<string>()
  for (const work of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(work.charAt(0), work)
  expect(queue.size).toBe(3)
  expect(queue.next()).toBe('a1')
  queue.add('d', 'd1')
  expect(Array.from({ length: 7 }, () => queue.next())).toEqual(['b1', 'c1', 'a2', 'd1', 'c2', 'a3', undefined])
  expect(queue.size).toBe(0)
})

it('who comes back after its turn stands behind those who wait', () => {
  const queue = new FairQueue<string>()
  queue.add('a', 'a1')
  queue.add('b', 'b1')
  expect(queue.next()).toBe('a1')
  queue.add('a', 'a2')
  expect([queue.next(), queue.next()]).toEqual(['b1', 'a2'])
})
