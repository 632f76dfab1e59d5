import { expect, it } from 'vitest'
import { madeOnce } from './madeOnce.ts'

it('makes once for all who ask, and anew after a failure', async () => {
  const made = new Map<string, Promise<number>>()
  let tries = 0
  const make = () => (++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(tries))
  const [first, second] = [madeOnce(made, 'a', make), madeOnce(made, 'a', make)]
  await expect(first).rejects.toThrow('offline')
  await expect(second).rejects.toThrow('offline')
  expect(await madeOnce(made, 'a', make)).toBe(2)
  expect(await madeOnce(made, 'a', make)).toBe(2)
})
