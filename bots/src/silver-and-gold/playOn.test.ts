import { ChanceFrom, fastChance, type AnyGame, type Chance, type Seat } from '@fathom/kernel'
import { SHAPES, silverAndGold, type Action, type State } from '@fathom/silver-and-gold'
import { describe, expect, it } from 'vitest'
import { weightsInUse } from '../linearEvaluation.ts'
import { askBot } from '../index.ts'
import { begin, botOf } from '../testing/playing.ts'
import { silverAndGoldWeights } from './evaluation.ts'
import { FEATURES } from './features.ts'
import { drawnWorld, leadAfterKeep, leadAfterTake, tableOf, type World } from './playOn.ts'
import { positionOf } from './position.ts'
import { Judge } from './reach.ts'

const game = silverAndGold as unknown as AnyGame
const judge = new Judge(weightsInUse(FEATURES, silverAndGoldWeights))

/** Counts made points and nothing else. */
const POINTS = new Judge(Float64Array.from(FEATURES, (_, feature) => (feature < 5 ? 1 : 0)))

/** The first position after so many turns in which a seat has to take a card. */
function taking(seats: number, seed: number, turns: number): State {
  const chance = fastChance(seed)
  const mate = botOf(game, 'mate')
  const state = begin(game, seats, seed) as State
  while (state.phase !== 'take' || (state.round - 1) * 7 + state.turn < turns) {
    const seat = silverAndGold.toAct(state)[0] as Seat
    game.apply(state, seat, askBot(mate, game, state, seat, chance), chance)
  }
  return state
}

/** Draws what a world says. */
function chanceOf(state: State, world: World): Chance {
  const deck = world.deck.slice()
  const patterns = world.patterns.slice()
  const chance = new ChanceFrom(() => 0)
  chance.draw = <T>(bag: T[]): T => {
    const wanted = ((bag as unknown) === state.deck ? deck.pop() : patterns.shift()) as T
    bag.splice(bag.indexOf(wanted), 1)
    return wanted
  }
  return chance
}

/** The actions that cross off what a seat would. */
function crossings(by: Judge, state: State, seat: Seat): Action[] {
  const { empty } = by.crossing(positionOf(state, seat), state.shape)
  const search = (from: State): Action[] | null => {
    for (const action of silverAndGold.legal(from, seat)) {
      if (action.do === 'keep' || action.do === 'take' || action.do === 'take-deck') continue
      const next = silverAndGold.clone(from)
      // Nobody else is done, so that the turn goes on.
      next.step[(seat + 1) % next.seats] = 'choose'
      silverAndGold.apply(next, seat, action, fastChance(1))
      const now = positionOf(next, seat).empty
      if ((empty[0] & ~now[0]) !== 0 || (empty[1] & ~now[1]) !== 0) continue
      if (next.step[seat] === 'done') {
        if (now[0] === empty[0] && now[1] === empty[1]) return [action]
        continue
      }
      const rest = search(next)
      if (rest !== null) return [action, ...rest]
    }
    return null
  }
  return search(state) ?? []
}

/** Plays on by the rules as a judge would, to a turn of the whole game or to the end. */
function playByRules(by: Judge, state: State, chance: Chance, turn = Infinity): void {
  while (state.phase !== 'over' && (state.phase === 'take' || (state.round - 1) * 7 + state.turn < turn)) {
    if (state.phase === 'take') {
      const card = by.bestCard(positionOf(state, state.taking))
      silverAndGold.apply(state, state.taking, card === null ? { do: 'take-deck' } : { do: 'take', card }, chance)
      continue
    }
    const chosen = silverAndGold.toAct(state).map((seat) => ({ seat, actions: crossings(by, state, seat) }))
    for (const { seat, actions } of chosen) {
      for (const action of actions) silverAndGold.apply(state, seat, action, chance)
    }
  }
}

/** A seat's points, less its share of the others'. */
function leadIn(state: State, seat: Seat): number {
  const points = silverAndGold.outcome(state).scores.map(({ total }) => total)
  const own = points[seat] as number
  const others = points.reduce((sum, each) => sum + each, 0) - own
  return own - (2 * others) / (points.length * (points.length - 1))
}

describe('a game played on', () => {
  it('goes as the rules have it, to the points in the end', () => {
    for (const [seats, seed] of [
      [2, 1],
      [2, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ] as const) {
      const state = taking(seats, seed, 18)
      const seat = state.taking
      const table = tableOf(state)
      const world = drawnWorld(table, state.deck, fastChance(seed))
      for (const card of [...state.display, null]) {
        const lead = leadAfterTake(judge, table, seat, card, world)
        const played = silverAndGold.clone(state)
        const first: Action = card === null ? { do: 'take-deck' } : { do: 'take', card }
        const chance = chanceOf(played, world)
        silverAndGold.apply(played, seat, first, chance)
        playByRules(judge, played, chance)
        expect(lead).toBeCloseTo(leadIn(played, seat), 9)
      }
    }
  })

  it('begins with the cards that are kept, the others taking what looks best to them', () => {
    for (const seats of [2, 4]) {
      const state = begin(game, seats, 40 + seats) as State
      const { dealt } = state
      const table = tableOf(state)
      const world = drawnWorld(table, [...state.deck, ...dealt.flat()], fastChance(seats))
      const [first, second] = dealt[1] as [number, number]
      const lead = leadAfterKeep(POINTS, table, 1, [first, second], dealt, world)
      const kept = dealt.map((hand, seat) => {
        return seat === 1 ? ([first, second] as const) : POINTS.keeping(positionOf(state, seat), hand).cards
      })
      const played = silverAndGold.clone(state)
      const deck = world.deck.filter((card) => !kept.some((cards) => cards.includes(card)))
      const chance = chanceOf(played, { ...world, deck })
      for (const [seat, cards] of kept.entries()) silverAndGold.apply(played, seat, { do: 'keep', cards }, chance)
      playByRules(POINTS, played, chance, 8)
      expect(lead).toBeCloseTo(leadIn(played, 1), 9)
    }
  })

  it('draws each round out of the whole bag, and the deck in any order', () => {
    const state = taking(2, 9, 5)
    const left = state.expeditions.length
    const world = drawnWorld(tableOf(state), state.deck, fastChance(3))
    expect(world.patterns).toHaveLength(28 - state.turn)
    expect(world.deck.toSorted((a, b) => a - b)).toEqual(state.deck.toSorted((a, b) => a - b))
    const first = world.patterns.slice(0, left - 1)
    for (const [shape] of SHAPES.entries()) {
      const copies = (list: readonly number[]): number => list.filter((each) => each === shape).length
      expect(copies(first)).toBeLessThanOrEqual(copies(state.expeditions))
      expect(copies(world.patterns.slice(left - 1, left + 6))).toBeLessThanOrEqual(2)
    }
  })
})
