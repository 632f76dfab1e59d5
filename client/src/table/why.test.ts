import type { Language } from '@fathom/kernel'
import type { ErrorBody, WhyReading } from '@fathom/protocol'
import { expect, test } from 'vitest'
import type { Answer } from '../api/http.ts'
import { createWhy } from './why.ts'

const refusal = (action: string): ErrorBody => ({ code: 'no', message: `not ${action}`, params: {} })
const pause = () => new Promise((resolve) => setTimeout(resolve, 1))

/** A page at a version, with a server that answers when it is told to. */
function page() {
  const requests: string[][] = []
  const answers: ((answer: Answer<WhyReading>) => void)[] = []
  const now: { version: number; told: number; language: Language } = { version: 7, told: 0, language: 'en' }
  const ask = (chains: readonly (readonly string[])[]) => {
    requests.push(chains.map((actions) => actions.join(', ')))
    return new Promise<Answer<WhyReading>>((resolve) => answers.push(resolve))
  }
  const { version, onAnswer } = { version: () => now.version, onAnswer: () => void now.told++ }
  const why = createWhy({ ask, version, language: () => now.language, onAnswer })
  const answer = async (version: number, refusals: (ErrorBody | null)[]) => {
    answers.shift()?.({ ok: true, value: { version, refusals } })
    await pause()
  }
  const fail = async () => {
    answers.shift()?.({ ok: false, problem: { kind: 'offline', status: 0, code: 'offline', message: '', params: {} } })
    await pause()
  }
  return { requests, now, why, answer, fail }
}

test('what is asked about in one go is one request, and is known afterwards', async () => {
  const { requests, now, why, answer } = page()
  expect([why.of('a'), why.of('b'), why.of('a')]).toEqual([undefined, undefined, undefined])
  await pause()
  expect(requests).toEqual([['a', 'b']])
  expect(why.of('c')).toBeUndefined()
  await answer(7, [refusal('a'), null])
  expect([why.of('a'), why.of('b'), now.told]).toEqual([refusal('a'), null, 1])
  expect(requests).toEqual([['a', 'b'], ['c']])
})

test('a chain is asked about as a whole, and its actions by themselves are something else', async () => {
  const { requests, why, answer } = page()
  expect([why.of('a', 'b'), why.of('a')]).toEqual([undefined, undefined])
  await pause()
  expect(requests).toEqual([['a, b', 'a']])
  await answer(7, [refusal('b'), null])
  expect([why.of('a', 'b'), why.of('a')]).toEqual([refusal('b'), null])
})

test('another version forgets it, and an answer for another version is not taken', async () => {
  const { requests, now, why, answer } = page()
  why.of('a')
  await pause()
  now.version = 8
  await answer(7, [null])
  expect([why.of('a'), now.told]).toEqual([undefined, 0])
  await pause()
  await answer(8, [refusal('a')])
  expect([why.of('a'), requests]).toEqual([refusal('a'), [['a'], ['a']]])
})

test('another language forgets it', async () => {
  const { requests, now, why, answer } = page()
  why.of('a')
  await pause()
  now.language = 'fr'
  await answer(7, [null])
  expect([why.of('a'), now.told]).toEqual([undefined, 0])
  await pause()
  expect(requests).toEqual([['a'], ['a']])
})

test('who gets no answer is not asked again until the table changes', async () => {
  const { requests, now, why, fail } = page()
  why.of('a')
  await pause()
  await fail()
  expect([why.of('a'), now.told, requests.length]).toEqual([undefined, 0, 1])
  now.version = 8
  why.of('a')
  await pause()
  expect(requests).toHaveLength(2)
})

test('more than one request may hold goes into several, one after the other', async () => {
  const { requests, why, answer } = page()
  for (let n = 0; n < 300; n++) why.of(`a${n}`)
  await pause()
  expect(requests.map(({ length }) => length)).toEqual([256])
  await answer(
    7,
    Array.from({ length: 256 }, () => null),
  )
  expect(requests.map(({ length }) => length)).toEqual([256, 44])
})

test('of long chains fewer go into one request', async () => {
  const { requests, why, answer } = page()
  for (let n = 0; n < 150; n++) why.of(...Array.from({ length: 10 }, () => `a${n}`))
  await pause()
  await answer(
    7,
    Array.from({ length: 102 }, () => null),
  )
  expect(requests.map(({ length }) => length)).toEqual([102, 48])
})
