import { artifactsInc } from '@fathom/artifacts-inc'
import type { AnyGame } from '@fathom/kernel'
import { sunkenTreasure } from '@fathom/sunken-treasure'
import { describe, expect, it } from 'vitest'
import { artifactsIncEvaluation } from './artifacts-inc/evaluation.ts'
import { evaluationOf, type Evaluation } from './greedy.ts'
import { sunkenTreasureEvaluation } from './sunken-treasure/evaluation.ts'
import { decisions } from './testkit/decisions.ts'

const GAMES = [
  [artifactsInc, artifactsIncEvaluation],
  [sunkenTreasure, sunkenTreasureEvaluation],
] as unknown as readonly (readonly [AnyGame, Evaluation])[]

describe.each(GAMES)('who minds the others', (game, general) => {
  const evaluation = evaluationOf(general, game)
  const own = evaluation.own as Evaluation

  it.each([2, 3, 4])('of %i counts their hopes, together as two of so many', (seats) => {
    let differs = 0
    for (const { state, seat } of decisions(game, seats, 31, 9, 140)) {
      const hopes = Array.from({ length: seats }, (_, each) => own.value(state, each))
      const mine = hopes[seat] as number
      const others = hopes.reduce((sum, each) => sum + each, 0) - mine
      expect(evaluation.value(state, seat)).toBeCloseTo(mine - (2 * others) / (seats * (seats - 1)), 9)
      if (Math.abs(others) > 0.1) differs++
    }
    expect(differs).toBeGreaterThan(3)
  })

  it('judges a game of two as what one has ahead: what is good for one is as bad for the other', () => {
    for (const { state } of decisions(game, 2, 31, 9, 140)) {
      expect(evaluation.value(state, 0) + evaluation.value(state, 1)).toBeCloseTo(0, 9)
    }
  })

  it('judges a game that is over by its result', () => {
    for (const { state } of decisions(game, 2, 31, 9, 140)) {
      const over = { ...(state as object), phase: 'over', end: 'stalled' }
      expect(evaluation.value(over, 0)).toBe(own.value(over, 0))
    }
  })
})
