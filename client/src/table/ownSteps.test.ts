import { expect, test } from 'vitest'
import type { LogEntry } from '@fathom/protocol'
import { toldSteps, unheard } from './ownSteps.ts'

const entry = (n: number, seat: number, ...types: string[]): LogEntry => ({
  n,
  at: 0,
  kind: 'events',
  seat,
  events: types.map((type) => ({ type })),
})
const typesOf = (entries: readonly LogEntry[]): string[] =>
  entries.flatMap((each) => (each.kind === 'events' ? each.events.map(({ type }) => type) : [each.kind]))

test('steps are kept in their order, and go when they are taken back', () => {
  const two = toldSteps(toldSteps([], 1, false), 2, true)
  expect(two).toEqual([false, true])
  expect(toldSteps(two, 1, false)).toEqual([false])
  expect(toldSteps(two, 0, false)).toEqual([])
  expect(toldSteps(two, 2, false)).toEqual(two)
})

test('what I have heard of my own step is not said again, what came of it is', () => {
  const news = [entry(1, 0, 'crossed', 'finished'), entry(2, 1, 'crossed'), entry(3, 0, 'crossed', 'coin-row')]
  expect(typesOf(unheard(news, 0, [true, false]))).toEqual(['finished', 'crossed', 'crossed', 'coin-row'])
})

test('what did not wait is told by the log alone', () => {
  const news = [entry(1, 0, 'placed'), entry(2, 0, 'dived', 'lifted')]
  expect(typesOf(unheard(news, 0, [true]))).toEqual(['dived', 'lifted'])
  expect(typesOf(unheard(news, 0, []))).toEqual(['placed', 'dived', 'lifted'])
})

test('who looks on hears all', () => {
  const news: LogEntry[] = [entry(1, 0, 'placed'), { n: 2, at: 0, kind: 'skip' }]
  expect(typesOf(unheard(news, null, [true]))).toEqual(['placed', 'skip'])
})
