import { expect, test } from 'vitest'
import type { Answer, Problem } from './http.ts'
import { untilAnswered } from './untilAnswered.ts'

const problem = (kind: Problem['kind']): Answer<string> => {
  return { ok: false, problem: { kind, status: 0, code: kind, message: '', params: {} } }
}

/** Answers so, one after the other; the last one again and again. */
function answering(...answers: Answer<string>[]) {
  let asked = 0
  const ask = () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)] ?? problem('broken'))
  return { ask, asked: () => asked }
}

test('what nobody has answered is asked again', async () => {
  const done = { ok: true, value: 'done' } as const
  const { ask, asked } = answering(problem('offline'), problem('offline'), done)
  expect([await untilAnswered(ask, 0), asked()]).toEqual([done, 3])
})

test('a refusal is an answer', async () => {
  const { ask, asked } = answering(problem('offline'), problem('refused'))
  expect([await untilAnswered(ask, 0), asked()]).toEqual([problem('refused'), 2])
})

test('where nobody ever answers that is told after four times', async () => {
  const { ask, asked } = answering(problem('offline'))
  expect([await untilAnswered(ask, 0), asked()]).toEqual([problem('offline'), 4])
})
