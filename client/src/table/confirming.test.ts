import { describe, expect, test } from 'vitest'
import type { WhyReading } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import { createConfirming, type Question } from './confirming.ts'
import { isAsked } from './ending.ts'

const live = { bank: 300, increment: 0, cap: 300, timeOut: 'wait' } as const
const byTurns = { ...live, bank: 3600, cap: 3600 }

/** Asks a server that says the same each time. */
function asking(final: boolean | 'nothing') {
  const asked: (readonly string[])[] = []
  let shown: Question | null = null
  const { mayGoOn } = createConfirming(
    (actions): Promise<Answer<WhyReading>> => {
      asked.push(actions)
      const problem = { kind: 'offline', code: 'offline', message: '' } as never
      if (final === 'nothing') return Promise.resolve({ ok: false, problem })
      return Promise.resolve({ ok: true, value: { version: 1, refusals: [null], final: [final] } })
    },
    (question) => (shown = question),
  )
  return { asked, confirming: { mayGoOn, question: (): Question | null => shown } }
}

/** The question, once there is one. */
async function questionOf({ question }: { readonly question: () => Question | null }) {
  await Promise.resolve()
  await Promise.resolve()
  return question()
}

describe('being asked before what can’t be undone', () => {
  test('is never, always, or by turns alone', () => {
    expect([isAsked('never', byTurns), isAsked('always', null)]).toEqual([false, true])
    expect([null, live, byTurns].map((control) => isAsked('by-turns', control))).toEqual([false, false, true])
  })

  test('happens where the server says that it is final, and yes goes on', async () => {
    const { asked, confirming } = asking(true)
    const going = confirming.mayGoOn(['sound'], 'Sound the depth')
    const question = await questionOf(confirming)
    expect([asked, question?.words]).toEqual([[['sound']], 'Sound the depth'])
    question?.answer(true)
    expect([await going, confirming.question()]).toEqual([true, null])
  })

  test('stops it at no, and when the page is closed', async () => {
    const { confirming } = asking(true)
    const first = confirming.mayGoOn(['sound'], '')
    ;(await questionOf(confirming))?.answer(false)
    expect(await first).toBe(false)
    const second = confirming.mayGoOn(['sound'], '')
    await questionOf(confirming)
    confirming.question()?.answer(false)
    expect(await second).toBe(false)
  })

  test('is one question at a time: a second click is not an answer', async () => {
    const { asked, confirming } = asking(true)
    const first = confirming.mayGoOn(['sound'], '')
    expect(await confirming.mayGoOn(['row'], '')).toBe(false)
    ;(await questionOf(confirming))?.answer(true)
    expect([await first, asked]).toEqual([true, [['sound']]])
  })

  test('does not happen for what can be undone, nor where nobody answers', async () => {
    for (const said of [false, 'nothing'] as const)
      expect(await asking(said).confirming.mayGoOn(['row'], '')).toBe(true)
  })

  test('happens for a chain that is too long to be asked about', async () => {
    const { asked, confirming } = asking(false)
    const going = confirming.mayGoOn(
      Array.from({ length: 17 }, () => 'row'),
      '',
    )
    ;(await questionOf(confirming))?.answer(true)
    expect([await going, asked]).toEqual([true, []])
  })
})
