import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LongReads } from './longReads.ts'

test('long reads come one at a time, with as long for others in between; who asks the same meanwhile has one answer', async () => {
  const reads = new LongReads()
  const begun: string[] = []
  let busy = 0
  const since = performance.now()
  const ask = (question: string) =>
    reads.ask(question, async () => {
      busy++
      expect(busy).toBe(1)
      begun.push(question)
      await sleep(50)
      busy--
      return `${question} ${begun.length}`
    })
  const first = ask('ada')
  await sleep(10)
  // It has begun already: something may have been written since.
  const answers = await Promise.all([first, ask('ada'), ask('ada'), ask('ben'), ask('ada')])
  expect(answers).toEqual(['ada 1', 'ada 2', 'ada 2', 'ben 3', 'ada 2'])
  expect(performance.now() - since).toBeGreaterThan(230)
})

test('one that fails stops none of those behind it', async () => {
  const reads = new LongReads()
  const [failed, next] = await Promise.allSettled([
    reads.ask('ada', () => Promise.reject(new Error('no'))),
    reads.ask('ben', () => Promise.resolve('ben')),
  ])
  expect([failed.status, next]).toEqual(['rejected', { status: 'fulfilled', value: 'ben' }])
})
