import { expect, it } from 'vitest'
import { FairLine } from './fairLine.ts'

it('keys take turns, however much each of them asks for', () => {
  const line = new FairLine<string>()
  for (const work of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) line.add(work.charAt(0), work)
  expect(line.size).toBe(3)
  expect(line.next()).toBe('a1')
  line.add('d', 'd1')
  expect(Array.from({ length: 7 }, () => line.next())).toEqual(['b1', 'c1', 'a2', 'd1', 'c2', 'a3', undefined])
  expect(line.size).toBe(0)
})

it('who comes back after its turn stands behind those who wait', () => {
  const line = new FairLine<string>()
  line.add('a', 'a1')
  line.add('b', 'b1')
  expect(line.next()).toBe('a1')
  line.add('a', 'a2')
  expect([line.next(), line.next()]).toEqual(['b1', 'a2'])
})
