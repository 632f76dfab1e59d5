import { artifactsInc } from '@fathom/artifacts-inc'
import { fastChance, fillOptions, type AnyGame, type Options } from '@fathom/kernel'
import { silverAndGold } from '@fathom/silver-and-gold'
import { sunkenTreasure } from '@fathom/sunken-treasure'
import { thesauros } from '@fathom/thesauros'
import { describe, expect, it } from 'vitest'
import { weightedSum, weightsIn, weightsInUse } from '../linearEvaluation.ts'
import { subjectOf, train, TRAINABLE, plotOf, type Subject } from './index.ts'
import { foresightOf } from './foresight.ts'
import { fitWeights } from './ridge.ts'

const GAMES = [silverAndGold, sunkenTreasure, artifactsInc, thesauros].map((game) => game as unknown as AnyGame)
const TABLES = GAMES.map((game) => [game.meta.id, game, subjectOf(game.meta.id) as Subject] as const)

function optionsOf(game: AnyGame): Options {
  const options = fillOptions(game.options, {})
  if (!options.ok) throw new Error(options.refusal.code)
  return options.value
}

/** Positions all along a random game. */
function* positions(game: AnyGame, seats: number, seed: number): Generator {
  const chance = fastChance(seed)
  const state = game.setup(optionsOf(game), seats, chance)
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    yield state
    game.apply(state, seat, chance.pick(game.legal(state, seat)), chance)
  }
}

it('every game can be trained', () => {
  expect(TRAINABLE.toSorted()).toEqual(GAMES.map((game) => game.meta.id).toSorted())
  expect(subjectOf('constructor')).toBeNull()
})

describe.each(TABLES)('%s', (id, game, { evaluation, weights }) => {
  it('has features with names of their own, and numbers for all of them in every position', () => {
    expect(new Set(evaluation.features).size).toBe(evaluation.features.length)
    expect(evaluation.features.every((name) => /^[a-z][a-z ]+$/.test(name))).toBe(true)
    const measured = new Float64Array(evaluation.features.length)
    for (const seats of game.meta.seats.filter((count) => count > 1)) {
      for (const state of positions(game, seats, seats)) {
        for (let seat = 0; seat < seats; seat++) {
          measured.fill(Number.NaN)
          evaluation.measure(state, seat, measured)
          expect(measured.every((value) => Number.isFinite(value))).toBe(true)
        }
      }
    }
  })

  it('foresees from what the seat can know, and nothing else', () => {
    const foreseer = evaluation.foreseer?.(weightsInUse(evaluation.features, weights))
    let compared = 0
    for (const state of foreseer === undefined ? [] : positions(game, 2, 9)) {
      // A turn of all begins: what they did before it is known to all.
      if ([0, 1].some((seat) => foreseer?.turnBegins(state, seat) !== true)) continue
      for (let seat = 0; seat < 2; seat++) {
        const twin = game.determinize(state, seat, fastChance(17))
        expect(foreseer?.expected(twin, seat)).toBe(foreseer?.expected(state, seat))
        expect(foreseer?.came(twin, seat)).toBe(foreseer?.came(state, seat))
        compared++
      }
    }
    expect(compared > 20).toBe(id === 'silver-and-gold')
  })

  it('has a weights file that names every feature, and says what plays and why', () => {
    expect(weights.game).toBe(id)
    expect(weightsIn(evaluation.features, weights.hand)).toHaveLength(evaluation.features.length)
    expect(weightsInUse(evaluation.features, weights)).toHaveLength(evaluation.features.length)
    expect(weights.why).not.toBe('')
    expect(weights.fitted === null || weightsIn(evaluation.features, weights.fitted).length > 0).toBe(true)
    // Those that were fitted to rules of before may stand there, but not play.
    expect(weights.used === 'hand' || weights.fit?.rulesVersion === game.meta.rulesVersion).toBe(true)
    const wins = weights.arena.slice(0, 1).some(({ interval, fairShare }) => interval[0] > fairShare)
    const loses = weights.arena.some(({ winShare, fairShare }) => winShare < fairShare)
    expect(weights.used).toBe(wins && !loses ? 'fitted' : 'hand')
  })

  it('is trained to the same weights by the same games, and to others by others', () => {
    const plan = {
      game,
      options: optionsOf(game),
      evaluation,
      hand: weights.hand,
      games: 2,
      rounds: 1,
      ridge: 0.5,
      seed: 5,
    }
    const once = train(plan)
    expect(train(plan)).toEqual(once)
    expect(train({ ...plan, seed: 6 }).fitted).not.toEqual(once.fitted)
    expect(once.fit.positions).toBeGreaterThan(8)
    const plot = plotOf({ ...weights, fitted: once.fitted, fit: once.fit }, once.foresight)
    for (const name of evaluation.features) expect(plot).toContain(`>${name}: `)
  })
})

describe('the fit', () => {
  /** A lead of two for one of the first feature, of minus one for one of the second; the third never differs. */
  const lessons = {
    measured: [1, 0, 0, 0, 1, 0, 2, 1, 0, -1, 3, 0],
    leads: [2, -1, 3, -5],
  }

  it('finds the weights that explain what came', () => {
    const { weights, scale } = fitWeights(lessons, Float64Array.of(1, -0.5, 7), 0)
    expect(scale).toBeCloseTo(2)
    // In the unit of the weights made by hand: half a lead is one of theirs.
    expect([...weights].map((weight) => Math.round(weight * 1000) / 1000)).toEqual([1, -0.5, 7])
    expect(foresightOf(lessons, weights, scale).correlation).toBeCloseTo(1)
  })

  it('holds to the weights made by hand, the more the stronger the ridge', () => {
    const hand = Float64Array.of(1, 1, 1)
    const apart = [0.01, 1, 100].map((ridge) => Math.abs((fitWeights(lessons, hand, ridge).weights[1] as number) - 1))
    expect(apart).toEqual(apart.toSorted((a, b) => b - a))
    expect(apart[2]).toBeLessThan(0.05)
  })
})

describe('weights by name', () => {
  it('come in the order of the features', () => {
    expect([...weightsIn(['a', 'b'], { b: 2, a: 1 })]).toEqual([1, 2])
    expect(weightedSum(Float64Array.of(10, 1), Float64Array.of(1, 2))).toBe(12)
  })

  it('are refused if one lacks, is no number or is not known', () => {
    expect(() => weightsIn(['a', 'b'], { a: 1 })).toThrow('the feature b has no weight')
    expect(() => weightsIn(['a'], { a: Number.NaN })).toThrow('the feature a has no weight')
    expect(() => weightsIn(['a'], { a: 1, c: 1 })).toThrow('there is no feature c')
  })
})
