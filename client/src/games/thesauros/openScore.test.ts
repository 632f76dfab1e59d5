import type { View } from '@fathom/thesauros'
import { describe, expect, it } from 'vitest'
import { openScore } from './openScore.ts'

type Scored = Parameters<typeof openScore>[0]

/** I am seat 0 with $12 in my accounts and $10 in the slush fund, which only I see; Bo has the same. */
function view(phase: View['phase']): Scored {
  const [mine, theirs] = [
    { accounts: [3, 3, 3, 3], slush: 10 },
    { accounts: [3, 3, 3, 3], slush: null },
  ]
  const scores = [
    { total: 14, sources: { start: 10, money: 4 } },
    { total: 12, sources: { start: 10, money: 2 } },
  ]
  return { phase, players: [mine, theirs], scores } as unknown as Scored
}

describe('a total by what everybody can see', () => {
  it('counts my money as a rival’s: without the slush fund', () => {
    expect([0, 1].map((seat) => openScore(view('resolution'), seat, 5)?.total)).toEqual([12, 12])
    expect(openScore(view('resolution'), 0, 5)?.sources).toEqual({ start: 10, money: 2 })
  })

  it('counts no money of anybody while it is being shared out', () => {
    expect(openScore(view('budget'), 0, 5)?.total).toBe(10)
  })

  it('is the score itself when the game is over, and alone', () => {
    expect(openScore(view('over'), 0, 5)?.total).toBe(14)
    const { players, scores, phase } = view('resolution')
    expect(openScore({ phase, players: players.slice(0, 1), scores }, 0, 5)?.total).toBe(14)
  })
})
