import type { Outcome } from '@fathom/kernel'
import { describe, expect, it } from 'vitest'
import { ArtifactsIncStatistics } from './artifacts-inc.ts'
import { spreadOf } from './counting.ts'
import { statisticsOf } from './index.ts'
import { ThesaurosStatistics } from './thesauros.ts'

const outcome = (end: string, ranks: readonly number[], ...sources: Record<string, number>[]): Outcome => ({
  end,
  ranks,
  tieBreak: null,
  scores: sources.map((each) => ({
    total: Object.values(each).reduce((sum, points) => sum + points, 0),
    sources: each,
  })),
})

describe('statistics of Artifacts, Inc.', () => {
  const cards = ['canyon', 'tower'].map((id) => ({ id }))

  it('tell what is bought of what can be seen, by players and by copies', () => {
    const statistics = new ArtifactsIncStatistics({ cards })
    statistics.began({ seats: 2, shown: [0, 1, -1] })
    statistics.happened([
      { type: 'turn-started', seat: 0 },
      { type: 'bought', seat: 0, card: 'canyon' },
      { type: 'refilled', card: 'canyon' },
      { type: 'turn-started', seat: 1 },
      { type: 'turn-started', seat: 0 },
      { type: 'bought', seat: 0, card: 'canyon' },
      { type: 'refilled', card: null },
      { type: 'upgraded', seat: 0, card: 'canyon' },
    ])
    statistics.ended(outcome('reputation', [1, 2], { S: 3, dives: 4 }, { S: 1, dives: 0 }), { seats: 2, startSeat: 1 })
    expect(statistics.report()).toEqual({
      turnsPerPlayer: { mean: 1.5, p5: 1, median: 2, p95: 2 },
      scores: { mean: 4, p5: 1, median: 7, p95: 7 },
      winnersScores: { mean: 7, p5: 7, median: 7, p95: 7 },
      winShareByTurnOrder: [0, 1],
      firstPlayerAdvantage: -0.5,
      reputationBySource: { S: 2, dives: 2 },
      donePerPlayer: { bought: 1, upgraded: 0.5 },
      cards: {
        // Bought by the winner alone, who would have won every second game.
        canyon: { perPlayer: 0.5, perVisibleCopy: 1, upgraded: 0.5, ofFairShare: 2 },
        tower: { perPlayer: 0, perVisibleCopy: 0, upgraded: 0, ofFairShare: 0 },
      },
    })
  })

  it('share a win between those who share the first place', () => {
    const statistics = new ArtifactsIncStatistics({ cards })
    for (const ranks of [
      [1, 1],
      [2, 1],
    ]) {
      statistics.began({ seats: 2, shown: [] })
      statistics.ended(outcome('reputation', ranks, { S: 3 }, { S: 3 }), { seats: 2, startSeat: 0 })
    }
    expect(statistics.report()).toMatchObject({ winShareByTurnOrder: [0.25, 0.75], firstPlayerAdvantage: -0.25 })
  })
})

describe('statistics of Thesauros', () => {
  it('tell what zones are used for, where points come from, and when games end', () => {
    const statistics = new ThesaurosStatistics()
    statistics.happened([
      { type: 'placed', zone: 3 },
      { type: 'placed', zone: 3 },
      { type: 'placed', zone: 8 },
      { type: 'refused', zone: 3 },
      { type: 'turn-at-sea' },
      { type: 'envelope-posted' },
      { type: 'lifted' },
      { type: 'mercenary-acts', zone: 9 },
    ])
    statistics.ended(outcome('museum-full', [1, 2], { start: 10, wages: -1 }, { start: 10, refusals: -2, wages: -1 }), {
      quadrimester: 7,
    })
    statistics.happened([{ type: 'placed', zone: 8 }])
    statistics.ended(outcome('time', [1, 2], { start: 10 }, { start: 10 }), { quadrimester: 9 })
    expect(statistics.report()).toEqual({
      scores: { mean: 9, p5: 7, median: 10, p95: 10 },
      roundsPlayed: { mean: 8, p5: 7, median: 9, p95: 9 },
      earlyEnds: 0.5,
      zoneUsePerGame: { 'zone 3': 1, 'zone 8': 1, 'zone 5': 0.5, 'zone 10': 0.5 },
      refusedPerGame: { 'zone 3': 0.5 },
      donePerPlayer: { lifted: 0.25, 'mercenary-acts': 0.25 },
      deedsByZone: { 'zone 9': 1 },
      pointsBySource: { start: 10, wages: -0.5, refusals: -0.5 },
      penaltiesPerPlayer: -1,
      worstPenalties: -3,
    })
  })
})

describe('the registry', () => {
  it('knows the games that tell more than scores', () => {
    expect(statisticsOf('thesauros', undefined)).toBeInstanceOf(ThesaurosStatistics)
    expect(statisticsOf('artifacts-inc', { cards: [] })).toBeInstanceOf(ArtifactsIncStatistics)
    expect(statisticsOf('silver-and-gold', undefined)).toBeNull()
    expect(statisticsOf('toString', undefined)).toBeNull()
  })
})

describe('a spread', () => {
  it('leaves the outer twentieths out', () => {
    expect(spreadOf(Array.from({ length: 100 }, (_, number) => number))).toEqual({
      mean: 49.5,
      p5: 5,
      median: 50,
      p95: 95,
    })
    expect(spreadOf([])).toEqual({ mean: 0, p5: 0, median: 0, p95: 0 })
  })
})
