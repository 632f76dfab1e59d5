import { artifactsInc } from '@fathom/artifacts-inc'
import { fastChance, fillOptions, recordingChance, fastSource, type AnyGame, type Seat } from '@fathom/kernel'
import { silverAndGold } from '@fathom/silver-and-gold'
import { sunkenTreasure } from '@fathom/sunken-treasure'
import { describe, expect, it } from 'vitest'
import type { Answer, Budget, SearchingBot } from '../bot.ts'
import type { Evaluation } from '../greedy.ts'
import { searchFor } from '../index.ts'
import { iterate } from './iteration.ts'
import { searchingBot } from './search.ts'
import type { Settings } from './settings.ts'
import { nim, pennies } from './testing/games.ts'
import { decisionAt, newNode, type TreeNode } from './tree.ts'

const GAMES = [silverAndGold, sunkenTreasure, artifactsInc] as unknown as AnyGame[]
const KNOWS_NOTHING: Evaluation = { value: () => 0, continues: () => false, tries: () => 1 }
const TO_THE_END: Settings = {
  leadScale: 1,
  scoreScale: 1,
  rivals: 1,
  temperature: 1,
  exploration: 1,
  trust: 1,
  horizon: () => Infinity,
  looks: 0,
  careless: 0,
  width: 10,
}
const toTheEnd = searchingBot(KNOWS_NOTHING, TO_THE_END)

function times(iterations: number): Budget {
  return { iterations, mayGoOn: () => true }
}

function searcher(game: AnyGame): SearchingBot {
  const bot = searchFor(game.meta.id)
  if (bot === null) throw new Error(`nobody searches ${game.meta.id}`)
  return bot
}

function ask(bot: SearchingBot, game: AnyGame, state: unknown, seed: number, budget: Budget, kept?: unknown): Answer {
  const seat = game.toAct(state)[0] as Seat
  const chance = fastChance(seed)
  return bot.search({ game, determinize: () => game.determinize(state, seat, chance), seat, chance, kept }, budget)
}

/** Positions of a game between random players: every `step`-th decision of its first hundred that is one. */
function positions(game: AnyGame, seed: number, step: number): unknown[] {
  const options = fillOptions(game.options, {})
  if (!options.ok) throw new Error(options.refusal.code)
  const chance = fastChance(seed)
  const state = game.setup(options.value, 2, chance)
  const found: unknown[] = []
  for (let count = 1; count <= 100; count++) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) break
    const actions = game.legal(state, seat)
    if (actions.length > 1 && count % step === 0) found.push(game.clone(state))
    game.apply(state, seat, chance.pick(actions), chance)
  }
  return found
}

describe('a search', () => {
  it.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
    [10, 2],
    [11, 3],
  ])('finds the only winning move with %i stones left', (left, taken) => {
    expect(ask(toTheEnd, nim, { left, active: 0 }, 1, times(1500)).action).toBe(taken)
  })

  it('gives the same answer, and learns the same, for the same numbers', () => {
    for (const game of GAMES) {
      const state = positions(game, 3, 10).at(-1)
      const first = ask(searcher(game), game, state, 5, times(15))
      expect(ask(searcher(game), game, state, 5, times(15))).toEqual(first)
      expect(first.iterations).toBe(15)
    }
  })

  it('does not change the position that it is asked about', () => {
    for (const game of GAMES) {
      const state = positions(game, 4, 10).at(-1)
      const before = JSON.stringify(state)
      ask(searcher(game), game, state, 5, times(5))
      expect(JSON.stringify(state)).toBe(before)
    }
  })

  it('answers legally in every game, however little it may think', () => {
    for (const game of GAMES) {
      for (const state of positions(game, 6, 15)) {
        const { action } = ask(searcher(game), game, state, 7, times(3))
        expect(game.refusal(state, game.toAct(state)[0] as Seat, action)).toBeNull()
      }
    }
  })

  it('stops when it may not go on, and answers all the same', () => {
    const state = { left: 18, active: 0 }
    let left = 4
    const stopped = ask(toTheEnd, nim, state, 1, { iterations: 1000, mayGoOn: () => left-- > 0 })
    expect(stopped.iterations).toBe(4)
    expect([1, 2, 3]).toContain(stopped.action)
  })

  it('stopped before the first world, does what looks best', () => {
    const likesThree: Evaluation = { ...KNOWS_NOTHING, value: (state) => -(state as { left: number }).left }
    const bot = searchingBot(likesThree, TO_THE_END)
    const none = ask(bot, nim, { left: 18, active: 0 }, 1, { iterations: 1000, mayGoOn: () => false })
    expect(none.iterations).toBe(0)
    expect(none.action).toBe(3)
  })

  it('does not think about the only action', () => {
    expect(ask(toTheEnd, nim, { left: 1, active: 0 }, 1, times(100))).toMatchObject({ action: 1, iterations: 0 })
  })
})

describe('a search knows no more than its seat', () => {
  it.each(GAMES.map((game) => [game.meta.id, game] as const))('at %s: other hidden things, same tree', (_, game) => {
    for (const state of positions(game, 8, 12)) {
      const seat = game.toAct(state)[0] as Seat
      const other = game.determinize(state, seat, fastChance(99))
      const here = ask(searcher(game), game, state, 11, times(12))
      expect(ask(searcher(game), game, other, 11, times(12))).toEqual(here)
    }
  })

  it('nor do the others in it: what is chosen at once is not answered', () => {
    for (const seat of [0, 1]) {
      const root = newNode()
      const problem = { game: pennies, evaluation: KNOWS_NOTHING, settings: TO_THE_END, chance: fastChance(2) }
      for (let count = 0; count < 1000; count++) iterate(problem, root, seat, [null, null])
      for (const each of [0, 1]) {
        const { sum, visits } = decisionAt(root, each)
        expect(sum / visits).toBeGreaterThan(0.4)
        expect(sum / visits).toBeLessThan(0.6)
      }
    }
  })
})

describe('what a search keeps', () => {
  it('is what it has learnt of its own next choice in the same turn', () => {
    const game = artifactsInc as unknown as AnyGame
    const bot = searcher(game)
    let found = 0
    for (const state of positions(game, 12, 5)) {
      const seat = game.toAct(state)[0] as Seat
      const first = ask(bot, game, state, 13, times(20))
      const { chance, tape } = recordingChance(fastSource(1))
      game.apply(state, seat, first.action, chance)
      if (tape.crossed || game.toAct(state)[0] !== seat || game.legal(state, seat).length < 2) continue
      const { node } = first.kept as { node: TreeNode }
      const before = decisionAt(node, seat).visits
      if (before === 0) continue
      found++
      ask(bot, game, state, 14, times(5), first.kept)
      expect(decisionAt(node, seat).visits).toBe(before + 5)
    }
    expect(found).toBeGreaterThan(2)
  })
})
