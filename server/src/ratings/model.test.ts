import { describe, expect, it } from 'vitest'
import { rated, ratingFrom, UNKNOWN, type RatedSeat } from './model.ts'

const person = (rank: number, skill = UNKNOWN): RatedSeat => ({ ...skill, rank, isFixed: false })
const bot = (rank: number, mu: number): RatedSeat => ({ mu, sigma: 1, rank, isFixed: true })

describe('a rated game', () => {
  it('moves winner and loser of the same strength by the same, and makes both surer', async () => {
    const [winner, loser] = await rated([person(1), person(2)])
    expect(ratingFrom(winner ?? UNKNOWN, 1)).toEqual({ elo: 1598, margin: 567, isProvisional: true, games: 1 })
    expect(ratingFrom(loser ?? UNKNOWN, 1)).toEqual({ elo: 1402, margin: 567, isProvisional: true, games: 1 })
  })

  it('moves nobody who shares the first place with an equal', async () => {
    expect((await rated([person(1), person(1)])).map(({ mu }) => Math.round(mu))).toEqual([1500, 1500])
  })

  it('leaves a bot where it was measured', async () => {
    const [me, mate] = await rated([person(1), bot(2, 1500)])
    expect(mate).toEqual({ mu: 1500, sigma: 1 })
    expect(Math.round(me?.mu ?? 0)).toBe(1630)
  })

  it('tells much more where a strong bot is beaten than where a weak one is', async () => {
    const against = async (mu: number) => Math.round(((await rated([person(1), bot(2, mu)]))[0]?.mu ?? 0) - 1500)
    expect(await Promise.all([700, 1500, 2100].map(against))).toEqual([23, 130, 221])
  })

  it('asks of openskill what Elo would: 400 points more win ten games of eleven', async () => {
    // Where nobody is in doubt any more, a win moves by what was not expected of it.
    const sure = { sigma: 1 }
    const [up] = await rated([person(1, { mu: 1900, ...sure }), bot(2, 1500)])
    const [down] = await rated([person(2, { mu: 1900, ...sure }), bot(1, 1500)])
    expect((1900 - (down?.mu ?? 0)) / ((up?.mu ?? 0) - 1900)).toBeCloseTo(10, 1)
  })

  it('knows places of five, and ties among them', async () => {
    const moved = (await rated([person(1), person(2), person(2), person(4), person(5)])).map(({ mu }) => Math.round(mu))
    expect(moved[1]).toBe(moved[2])
    expect(moved).toEqual(moved.toSorted((a, b) => b - a))
  })

  it('finds a strength out in some dozens of games', async () => {
    let skill = UNKNOWN
    // Who wins three games of four against 1500 is of 1691.
    for (let game = 0; game < 40; game++) skill = (await rated([person(game % 4 === 0 ? 2 : 1, skill), bot(game % 4 === 0 ? 1 : 2, 1500)]))[0] ?? UNKNOWN // prettier-ignore
    const { elo, margin, isProvisional } = ratingFrom(skill, 40)
    expect(Math.abs(elo - 1691)).toBeLessThan(margin)
    expect(isProvisional).toBe(false)
  })
})
