import { artifactsInc } from '@fathom/artifacts-inc'
import { fastChance, type AnyGame } from '@fathom/kernel'
import { silverAndGold } from '@fathom/silver-and-gold'
import { sunkenTreasure } from '@fathom/sunken-treasure'
import { thesauros } from '@fathom/thesauros'
import { describe, expect, it } from 'vitest'
import { artifactsIncEvaluation } from '../artifacts-inc/evaluation.ts'
import { askBot } from '../bot.ts'
import type { Evaluation } from '../greedy.ts'
import { OTHERS } from '../rivals.ts'
import { silverAndGoldEvaluation } from '../silver-and-gold/evaluation.ts'
import { sunkenTreasureEvaluation } from '../sunken-treasure/evaluation.ts'
import { decisions } from '../testkit/decisions.ts'
import { botOf } from '../testing/playing.ts'
import { thesaurosEvaluation } from '../thesauros/evaluation.ts'
import { explain, reasonLine } from './explain.ts'
import { partsOf } from './reasons.ts'
import { TOPICS } from './topics.ts'

const GAMES: readonly (readonly [string, AnyGame, Evaluation])[] = (
  [
    [silverAndGold, silverAndGoldEvaluation],
    [artifactsInc, artifactsIncEvaluation],
    [sunkenTreasure, sunkenTreasureEvaluation],
    [thesauros, thesaurosEvaluation],
  ] as unknown as readonly (readonly [AnyGame, Evaluation])[]
).map(([game, evaluation]) => [game.meta.id, game, evaluation])

describe.each(GAMES)('%s in words', (id, game, evaluation) => {
  it('every feature is about one topic, named in both languages', () => {
    const topics = TOPICS[id] ?? []
    const looked = evaluation.own === undefined ? [OTHERS] : []
    const features = (partsOf(id) ?? []).filter((name) => !looked.includes(name))
    expect(topics.flatMap((topic) => topic.features).toSorted()).toEqual(features.toSorted())
    for (const { name } of topics) for (const words of [name.en, name.fr]) expect(words).toMatch(/^[a-zà-ÿ]/)
    expect(new Set(topics.map(({ name }) => name.en)).size).toBe(topics.length)
  })

  it('a choice is told against the next best, by at most three reasons, the most important first', () => {
    let told = 0
    for (const { state, seat } of decisions(game, 2, 31, 9, 140)) {
      const own = game.determinize(state, seat, fastChance(3))
      const before = JSON.stringify(own)
      const action = askBot(botOf(game, 'mate'), game, state, seat, fastChance(3))
      const asked = { state: own, seat, action }
      const found = explain(game, evaluation, asked, fastChance(4))
      expect(JSON.stringify(own)).toBe(before)
      expect(explain(game, evaluation, asked, fastChance(4))).toEqual(found)
      if (found === null) continue
      expect(game.refusal(state, seat, found.runnerUp)).toBeNull()
      expect(game.notation.make(found.runnerUp)).not.toBe(game.notation.make(action))
      expect(found.reasons.length).toBeLessThanOrEqual(3)
      const sizes = found.reasons.map(({ points }) => Math.abs(points))
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      // Nobody reads of the better one what speaks against it alone.
      const sum = found.reasons.reduce((all, { points }) => all + points, 0)
      expect(Math.abs(found.lead) < 0.5 || sum * found.lead > 0).toBe(true)
      told += found.reasons.length
    }
    expect(told).toBeGreaterThan(3)
  })

  it('the topics together are the whole difference', () => {
    const features = partsOf(id) ?? []
    const parts = new Float64Array(features.length)
    for (const { state, seat } of decisions(game, 2, 5, 23, 140)) {
      const judging = evaluation.at?.(game, state, seat) ?? evaluation
      if (judging.parts === undefined) continue
      judging.parts(state, seat, parts)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(judging.value(state, seat), 6)
    }
  })
})

it('nothing is told where there is no choice', () => {
  const game = silverAndGold as unknown as AnyGame
  const [first] = decisions(game, 2, 31, 9, 140)
  const only = { ...game, legal: (state: unknown, seat: number) => game.legal(state, seat).slice(0, 1) }
  const { state, seat } = first ?? { state: null, seat: 0 }
  const asked = { state, seat, action: only.legal(state, seat)[0] }
  expect(explain(only, silverAndGoldEvaluation, asked, fastChance(1))).toBeNull()
})

it('a reason reads as a line in both languages', () => {
  const reason = { topic: { en: 'both islands in time', fr: 'les deux îles à temps' }, points: 4.12 }
  expect(reasonLine(reason, 'en')).toBe('both islands in time: +4.1')
  expect(reasonLine(reason, 'fr')).toBe('les deux îles à temps : +4,1')
  expect(reasonLine({ ...reason, points: -0.25 }, 'fr')).toBe('les deux îles à temps : −0,3')
})
