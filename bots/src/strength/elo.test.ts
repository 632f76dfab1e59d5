import { describe, expect, it } from 'vitest'
import { ratingsOf, type MatchResult } from './elo.ts'

const met = (a: string, b: string, won: number, games: number): MatchResult => ({ a, b, won, games })
const eloOf = (matches: readonly MatchResult[], player: string) =>
  ratingsOf(matches, 'mate').find((rating) => rating.player === player)

describe('Elo', () => {
  it('is 1500 for the measure, and 400 more for who wins ten games of eleven', () => {
    const matches = [met('captain', 'mate', 100_000, 110_000)]
    expect(eloOf(matches, 'mate')).toEqual({ player: 'mate', elo: 1500, from: 1500, to: 1500, games: 110_000 })
    expect(eloOf(matches, 'captain')?.elo).toBeCloseTo(1900, 0)
  })

  it('is the same whoever is named first', () => {
    const one = eloOf([met('captain', 'mate', 30, 40)], 'captain')
    expect(eloOf([met('mate', 'captain', 10, 40)], 'captain')).toEqual(one)
  })

  it('adds up from player to player', () => {
    const matches = [met('mate', 'sailor', 10_000, 11_000), met('sailor', 'deckhand', 10_000, 11_000)]
    expect(eloOf(matches, 'sailor')?.elo).toBeCloseTo(1100, 0)
    expect(eloOf(matches, 'deckhand')?.elo).toBeCloseTo(700, 0)
  })

  it('is as sure as the games are many: four times the games, half the interval', () => {
    const few = eloOf([met('captain', 'mate', 75, 100)], 'captain')
    const many = eloOf([met('captain', 'mate', 300, 400)], 'captain')
    const width = (rating: typeof few) => (rating?.to ?? 0) - (rating?.from ?? 0)
    expect(width(few)).toBeCloseTo(155, -1)
    expect(width(few) / width(many)).toBeCloseTo(2, 1)
  })

  it('stays finite for who has lost no game, and says how little that tells', () => {
    const rating = eloOf([met('mate', 'deckhand', 20, 20)], 'deckhand')
    expect(rating?.elo).toBeCloseTo(1500 - 645, 0)
    expect((rating?.to ?? 0) - (rating?.from ?? 0)).toBeGreaterThan(900)
  })

  it('leaves out who has not met the measure, directly or by others', () => {
    const players = ratingsOf([met('captain', 'mate', 3, 4), met('x', 'y', 1, 2)], 'mate').map(({ player }) => player)
    expect(players).toEqual(['mate', 'captain'])
    expect(ratingsOf([], 'mate')).toMatchObject([{ player: 'mate', games: 0 }])
  })
})
