import { fastChance, type AnyGame, type Seat } from '@fathom/kernel'
import {
  cardById,
  parseBox,
  SHAPES,
  silverAndGold,
  type BoxMask,
  type CardId,
  type State,
} from '@fathom/silver-and-gold'
import { describe, expect, it } from 'vitest'
import { searchFor, type SearchingBot } from '../index.ts'
import { decisions } from '../testkit/decisions.ts'
import { begin } from '../testing/playing.ts'
import { FEATURES } from './features.ts'
import { afterPattern, crossed, positionOf, settled, type Position } from './position.ts'
import { Judge } from './reach.ts'

const game = silverAndGold as unknown as AnyGame
const search = searchFor('silver-and-gold') as SearchingBot
/** Counts made points and nothing else. */
const POINTS = new Judge(Float64Array.from(FEATURES, (_, feature) => (feature < 5 ? 1 : 0)))

/** Asks the search with so many looks; how many it took, too. */
function asked(state: unknown, seat: Seat, iterations: number): { readonly choice: string; readonly taken: number } {
  const chance = fastChance(1)
  const { action, iterations: taken } = search.search(
    { game, determinize: () => game.determinize(state, seat, chance), seat, chance },
    { iterations, mayGoOn: () => true },
  )
  return { choice: game.notation.make(action), taken }
}

function maskOf(names: string): BoxMask {
  return names.split(' ').reduce((mask, name) => mask | (1 << (parseBox(name) ?? 0)), 0)
}

/** The last turn of a game: one island with these boxes left, this bag. */
function lastTurn(
  id: CardId,
  names: string,
  bag: Readonly<Partial<Record<(typeof SHAPES)[number], number>>>,
): Position {
  const state = begin(game, 2, 5) as State
  return {
    ...positionOf(state, 0),
    turns: 1,
    inRound: 1,
    bag: SHAPES.map((shape) => bag[shape] ?? 0),
    cards: [cardById(id).index, -1],
    empty: [maskOf(names), 0],
    display: [],
  }
}

describe('a position of one seat', () => {
  it('goes as the game goes: boxes, coins, palms, X bonuses', () => {
    let compared = 0
    for (let seed = 1; seed <= 12; seed++) {
      for (const { state, seat } of decisions(game, 2, seed, 3, 60)) {
        const { phase, step, shape } = state as State
        // As long as another has to choose, an action ends with itself.
        if (phase !== 'cross' || step[seat] !== 'choose' || step[1 - seat] !== 'choose') continue
        for (const action of silverAndGold.legal(state as State, seat)) {
          if (action.do !== 'pattern' && action.do !== 'box') continue
          const after = game.clone(state) as State
          game.apply(after, seat, action, fastChance(1))
          const before = positionOf(state as State, seat)
          const place = before.cards[0] === action.card ? 0 : 1
          const boxes = action.do === 'box' ? 1 << action.box : action.boxes
          const { display: _, rivals: __, ...own } = crossed(afterPattern(before, shape), place, boxes, false)
          expect(positionOf(after, seat)).toMatchObject(own)
          compared++
        }
      }
    }
    expect(compared).toBeGreaterThan(500)
  })

  it('is settled as a turn ends: a row gets its trophy, a finished island is set aside', () => {
    const position = {
      ...lastTurn('P03', 'a2', {}),
      turns: 0,
      coins: 4,
      empty: [0, 0] as const,
      cards: [2, -1] as const,
    }
    expect(settled(position)).toMatchObject({ rows: 1, trophies: 6, taken: 1, cards: [-1, -1], finished: [2] })
  })
})

describe('the mean over the next pattern', () => {
  // P03 is .oXo / o.oo / oooo / XooX, 14 points without its seal.
  const points = cardById('P03').points

  it('is exact: by how many of each shape are left', () => {
    // Three in a row: two patterns of five finish the island, the others leave something.
    const position = lastTurn('P03', 'a3 b3 c3', { I3: 2, O4: 2, L3: 1 })
    expect(POINTS.expectation(position)).toBe((points * 2) / 5)
  })

  it('does without a pattern where a single box is enough', () => {
    expect(POINTS.expectation(lastTurn('P03', 'a2', { O4: 1, T4: 1 }))).toBe(points)
  })

  it('follows X bonuses to their end', () => {
    // The X at the bottom left asks for one more box.
    expect(POINTS.expectation(lastTurn('P03', 'a4 c2', { O4: 1 }))).toBe(points)
  })

  it('is what is made where the game is over', () => {
    expect(POINTS.expectation({ ...lastTurn('P03', 'a2', { O4: 1 }), turns: 0, coins: 3 })).toBe(3)
  })
})

describe('looking ahead', () => {
  const points = decisions(game, 3, 31, 7, 90)

  it('answers at once when there is no time, and takes no more looks than it may', () => {
    for (const { state, seat } of points) {
      expect(asked(state, seat, 0).taken).toBe(0)
      for (const most of [1, 7, 60]) expect(asked(state, seat, most).taken).toBeLessThanOrEqual(most)
    }
  })

  it('may be stopped after any look, and always answers with a legal action', () => {
    for (const { state, seat } of points) {
      const legal = game.legal(state, seat).map((action) => game.notation.make(action))
      for (const most of [0, 1, 2, 3, 11, 40]) expect(legal).toContain(asked(state, seat, most).choice)
    }
  })

  it('answers the same to the same position and numbers', () => {
    for (const { state, seat } of points) {
      const first = asked(state, seat, 200)
      expect(asked(game.clone(state), seat, 200)).toEqual(first)
    }
  })

  it('looks two patterns ahead where it may', () => {
    expect(Math.max(...points.map(({ state, seat }) => asked(state, seat, 1500).taken))).toBeGreaterThan(60)
  })
})
