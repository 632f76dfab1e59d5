import { artifactsInc } from '@fathom/artifacts-inc'
import { fastChance, fillOptions, type AnyGame } from '@fathom/kernel'
import { silverAndGold } from '@fathom/silver-and-gold'
import { sunkenTreasure } from '@fathom/sunken-treasure'
import { thesauros } from '@fathom/thesauros'
import { describe, expect, it } from 'vitest'
import { evaluationFor } from '../index.ts'
import { decisions } from '../testkit/decisions.ts'
import { consider, type Considered } from './consider.ts'

const GAMES = [silverAndGold, artifactsInc, sunkenTreasure, thesauros] as unknown as readonly AnyGame[]

/** Of a point; sums of fractions are not exact. */
const millionths = ({ lead }: Considered): number | null => (lead === null ? null : Math.round(lead * 1e6) + 0)

describe.each(GAMES.map((game) => [game.meta.id, game] as const))('what a Mate would consider in %s', (id, game) => {
  const evaluation = evaluationFor(id)
  const asked = decisions(game, 2, 31, 9, 140)

  it('is up to three legal choices, the best first, with what parts them', () => {
    let [reasons, judged] = [0, 0]
    for (const { state, seat } of asked) {
      const before = JSON.stringify(state)
      const found = consider(game, evaluation, state, seat)
      expect(JSON.stringify(state)).toBe(before)
      const legal = game.legal(state, seat).map((action) => game.notation.make(action))
      expect(found.length).toBeLessThanOrEqual(Math.min(3, legal.length))
      expect(found.length).toBeGreaterThan(0)
      for (const { action } of found) expect(legal).toContain(action)
      expect(new Set(found.map(({ action }) => action)).size).toBe(found.length)
      const [best, ...others] = found
      expect(found.filter(({ lead, reasons: told }) => lead === null && told.length > 0)).toEqual([])
      const leads = found.flatMap(({ lead }) => lead ?? [])
      if (leads.length < found.length) continue
      judged++
      // What comes to the same as the best would be no other choice.
      expect(others.filter(({ lead, reasons: told }) => (lead ?? -1) > -1e-9 && told.length === 0)).toEqual([])
      expect(best?.lead).toBeGreaterThanOrEqual(0)
      expect(leads.slice(1)).toEqual(leads.slice(1).toSorted((a, b) => b - a))
      expect((others[0]?.lead ?? 0) + (best?.lead ?? 0)).toBeCloseTo(0, 12)
      reasons += found.flatMap((each) => each.reasons).length
    }
    expect(reasons).toBeGreaterThan(6)
    expect(judged).toBeGreaterThan(asked.length / 3)
  })

  it('tells what was taken after the best ones, with what parts it from the best', () => {
    const farther = asked.flatMap(({ state, seat }) => {
      const best = consider(game, evaluation, state, seat)
      const others = game.legal(state, seat).map((action) => game.notation.make(action))
      const worse = others.find((taken) => best.every(({ action }) => action !== taken))
      return worse === undefined ? [] : [{ state, seat, best, worse }]
    })
    let apart = 0
    for (const { state, seat, best, worse } of farther) {
      const found = consider(game, evaluation, state, seat, worse)
      const others = found.filter(({ action }) => action !== worse).map(({ action }) => action)
      // It comes after them, or stands for one of them that comes to the same.
      if (others.length === best.length) apart++
      expect(found).toHaveLength(others.length + 1)
      expect(best.map(({ action }) => action)).toEqual(expect.arrayContaining(others))
      expect(found.slice(0, best.length).map(millionths)).toEqual(best.map(millionths))
      expect(found.at(-1)?.lead ?? -Infinity).toBeLessThanOrEqual(best.at(-1)?.lead ?? Infinity)
      // One of the best is told once.
      expect(consider(game, evaluation, state, seat, best.at(-1)?.action)).toEqual(best)
    }
    expect(apart).toBeGreaterThan(0)
  })

  it('tells nothing that the seat may not know: other hidden things, the same to the last digit', () => {
    for (const { state, seat } of asked) {
      const twin = game.determinize(state, seat, fastChance(1000))
      expect(consider(game, evaluation, twin, seat)).toEqual(consider(game, evaluation, state, seat))
    }
  })
})

it('a budget is told as a whole: what goes with each choice is what would be chosen next', () => {
  const game = thesauros as unknown as AnyGame
  const options = fillOptions(game.options, {})
  const state = game.setup(options.ok ? options.value : {}, 3, fastChance(7))
  const found = consider(game, evaluationFor(game.meta.id), state, 0)
  expect(found.map(({ action, rest }) => [action, ...(rest ?? [])].map((text) => text.split(' ')[1]))).toEqual(
    found.map(() => ['HR', 'RD', 'GE', 'ME']),
  )
  const copy = game.clone(state)
  for (const text of [found[0]?.action ?? '', ...(found[0]?.rest ?? [])]) {
    const action = game.notation.parse(text)
    expect(game.refusal(copy, 0, action)).toBeNull()
    game.apply(copy, 0, action, fastChance(1))
  }
  expect(game.toAct(copy)).not.toContain(0)
})

it('one choice is told without reasons, and none where nothing is legal', () => {
  const [game] = GAMES as readonly [AnyGame]
  const [{ state, seat }] = decisions(game, 2, 31, 9, 140) as unknown as readonly [{ state: unknown; seat: number }]
  const only = { ...game, legal: () => game.legal(state, seat).slice(0, 1) }
  const [action] = only.legal().map((each) => game.notation.make(each))
  expect(consider(only, evaluationFor(game.meta.id), state, seat)).toEqual([{ action, lead: null, reasons: [] }])
  expect(consider({ ...game, legal: () => [] }, evaluationFor(game.meta.id), state, seat)).toEqual([])
  expect(consider(game, evaluationFor('chess'), state, seat)).toEqual([])
})
