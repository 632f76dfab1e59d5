import { ChanceFrom, fastChance, fastSource, SPECTATOR, type GameMode } from '@fathom/kernel'
import { optionsOf } from '@fathom/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { components } from '../components.ts'
import { makeThesauros } from '../game.ts'
import { makeSet } from '../set.ts'
import { Ledger } from '../testing/ledger.ts'
import { choose, TASTES, type Taste } from '../testing/tastes.ts'
import { IN_SETUP } from '../types.ts'
import type { RoomView } from '../views.ts'

const game = makeThesauros(makeSet(components))

/** Points of a seat's treasures in the rooms: what stands beside them if the room is open, else 2 each. */
function exhibited(rooms: readonly RoomView[], seat: number): number {
  let points = 0
  for (const { exhibits, values, open } of rooms) {
    exhibits.forEach((exhibit, place) => {
      if (exhibit?.seat === seat) points += open ? (values[place] ?? 0) : 2
    })
  }
  return points
}

/** Plays a game as people do who want something and keeps books of all that is told: points by the books, and by the game. */
function audit(mode: GameMode, seats: number, seed: number): { books: number[]; game: number[] } {
  const chance = fastChance(seed)
  const choices = new ChanceFrom(fastSource(seed + 1))
  const state = game.setup(optionsOf(game, mode), seats, chance)
  const ledger = new Ledger(state.rules, state.order)
  // The first year began with the set-up; alone it begins when the hats are chosen.
  if (state.phase !== IN_SETUP) ledger.begin()
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = choices.pick(acting)
    const action = choose(game.legal(state, seat), TASTES[(seed + seat) % TASTES.length] as Taste, choices)
    for (const event of game.apply(state, seat, action, chance)) ledger.book(event)
  }
  const view = game.view(state, SPECTATOR)
  const bonus = game.outcome(state).scores.map(({ sources }) => sources['soloBonus'] ?? 0)
  return {
    books: bonus.map((points, seat) => points + ledger.points(seat, exhibited(view.rooms, seat))),
    game: game.outcome(state).scores.map(({ total }) => total),
  }
}

const TABLES = game.meta.modes.flatMap((mode) => (mode.seats ?? game.meta.seats).map((seats) => ({ mode, seats })))

describe('books kept beside the table from what is told agree with the game', () => {
  test.each(TABLES)('mode $mode.id, $seats seats', ({ mode, seats }) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const points = audit(mode, seats, seed)
      expect(points.books).toEqual(points.game)
    }
  })
})
