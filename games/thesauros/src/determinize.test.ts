import { ChanceFrom, fastChance, fastSource, type Seat } from '@fathom/kernel'
import { optionsOf } from '@fathom/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { components } from './components.ts'
import { conservationOf } from './conservation.ts'
import { makeThesauros } from './game.ts'
import { makeSet } from './set.ts'
import { SEATS, own, type State } from './state.ts'
import { lawless } from './testing/lawless.ts'
import { Scene } from './testing/scene.ts'
import { choose, rogue } from './testing/tastes.ts'
import { ACCOUNTS, FACE_DOWN, IN_BUDGET, SF } from './types.ts'

const SET = makeSet(components)
const game = makeThesauros(SET)

/** Positions of games of every mode, a seat of each. */
function* positions(): Generator<{ readonly state: State; readonly seat: Seat; readonly seed: number }> {
  for (const [index, mode] of game.meta.modes.entries()) {
    if (mode.seats === undefined || mode.seats.includes(1)) continue
    const chance = fastChance(index + 1)
    const choices = new ChanceFrom(fastSource(index + 51))
    const seats = 2 + (index % 3)
    const state = game.setup(optionsOf(game, mode), seats, chance)
    for (let step = 0, acting = game.toAct(state); acting.length > 0; step++, acting = game.toAct(state)) {
      const seat = choices.pick(acting)
      game.apply(state, seat, choose(game.legal(state, seat), rogue, choices), chance)
      if (step % 3 === 0 && game.toAct(state).length > 0)
        yield { state, seat: (step / 3) % seats, seed: index * 10_000 + step }
    }
  }
}

/** What a number takes in worlds that a seat samples. */
function worlds<T>(state: State, seat: Seat, of: (world: State) => T, count = 200): Set<T> {
  const found = new Set<T>()
  for (let seed = 1; seed <= count; seed++) found.add(of(game.determinize(state, seat, fastChance(seed))))
  return found
}

describe('determinizing', () => {
  test('depends on nothing but what the seat can know', () => {
    let compared = 0
    for (const { state, seat, seed } of positions()) {
      // A world that looks the same to the seat, and is another one.
      const other = game.determinize(state, seat, fastChance(seed + 1))
      const fromTruth = game.determinize(state, seat, fastChance(seed))
      const fromOther = game.determinize(other, seat, fastChance(seed))
      expect(JSON.stringify(fromOther)).toBe(JSON.stringify(fromTruth))
      compared++
    }
    expect(compared).toBeGreaterThan(500)
  })

  test('others’ slush funds may hold anything, the own one what it holds', () => {
    const { state } = new Scene(3).money(1, { SF: 9 })
    expect(worlds(state, 1, (world) => world.money[ACCOUNTS.length + SF])).toEqual(new Set([9]))
    expect(worlds(state, 0, (world) => world.money[ACCOUNTS.length + SF]).size).toBe(17)
  })

  test('how others split their money is unknown until all have, what there is to split is not', () => {
    const scene = new Scene(2)
    const { state } = scene
    state.phase = IN_BUDGET
    state.money.fill(0)
    state.money.splice(5, 5, 10, 10, 10, 10, 10)
    state.pool = [50, 0]
    state.budgeted = [0, 4]
    state.choosing = 0b01
    const splits = worlds(state, 0, (world) => world.money.slice(5).join(' '))
    expect(splits.size).toBeGreaterThan(100)
    for (const split of splits) expect(split.split(' ').reduce((sum, amount) => sum + Number(amount), 0)).toBe(50)
    expect(worlds(state, 1, (world) => world.money.slice(5).join(' ')).size).toBe(1)
  })

  test('a sealed bribe may be none, or from $2 up to all of the slush fund', () => {
    const scene = new Scene(3).money(1, { SF: 4 })
    scene.state.envelopes = [0, 1]
    scene.begin('authorities')
    scene.actAs(1, 'bribe 4')
    for (let seed = 1; seed <= 200; seed++) {
      const world = game.determinize(scene.state, 0, fastChance(seed))
      const [bribe = 0, slush = 0] = [world.bribes[1], world.money[ACCOUNTS.length + SF]]
      expect(bribe === 0 || (bribe >= 2 && bribe <= slush)).toBe(true)
    }
    expect(worlds(scene.state, 0, (world) => world.bribes[1], 2000).size).toBe(16)
    expect(worlds(scene.state, 1, (world) => world.bribes[1])).toEqual(new Set([4]))
  })

  test('a face-down tile is known to who has a cube there, and those put back to who put them there', () => {
    const scene = new Scene(3)
    const { state } = scene
    const number = scene.look.board.sea.isBig.indexOf(true)
    const [laid = 0, ...back] = own(state, 'bigPile').splice(0, 3)
    own(state, 'tiles')[number] = laid
    own(state, 'tileFace')[number] = FACE_DOWN
    own(state, 'cubes')[number] = 0b001
    state.bigUnder = back.map((tile) => tile * SEATS)
    expect(worlds(state, 0, (world) => [world.tiles[number], ...world.bigUnder].join(' ')).size).toBe(1)
    expect(worlds(state, 1, (world) => world.tiles[number]).size).toBe(SET.bigTiles)
    expect(worlds(state, 1, (world) => world.bigUnder.map((code) => code % SEATS).join(' '))).toEqual(new Set(['0 0']))
    expect(worlds(state, 1, (world) => conservationOf(SET)(world))).toEqual(new Set([null]))
  })

  test('the deck’s order is known to who has searched it; for others the upper cards stay above', () => {
    const scene = new Scene(3)
    const { state } = scene
    state.deck = [...state.deckLower, ...state.deckUpper.slice(3), ...state.deckUpper.slice(0, 3)]
    state.deckLower = []
    state.deckUpper = []
    state.deckSeen = 0b001
    expect(worlds(state, 0, (world) => world.deck.join(' ')).size).toBe(1)
    const levels = worlds(state, 1, (world) =>
      Math.max(...world.deck.slice(-3).map((card) => SET.technologies.level[card] ?? 9)),
    )
    expect(levels).toEqual(new Set([1]))
    expect(worlds(state, 1, (world) => world.deck.at(-1)).size).toBe(7)
    expect(worlds(state, 1, (world) => world.deck[0]).size).toBe(12)
  })

  test('tiles of the island that others have seen are dealt anew, own ones are not', () => {
    const { state } = lawless(3)
    const [one = 0, other = 0] = own(state, 'islandBag').splice(0, 2)
    state.islandUnseen -= 2
    state.islandSeen = [one * 16 + 0b001, other * 16 + 0b010]
    expect(worlds(state, 0, (world) => world.islandSeen[0])).toEqual(new Set([one * 16 + 1]))
    expect(worlds(state, 0, (world) => (world.islandSeen[1] ?? 0) >> 4).size).toBe(SET.found.length - 1)
    expect(worlds(state, 2, (world) => world.islandSeen.map((code) => code & 15).join(' '))).toEqual(new Set(['1 2']))
  })

  test('where slush money pays ordinary expenses it stays as it is', () => {
    const { state } = new Scene(2, { variant: 'introductory' }).money(1, { SF: 9 })
    expect(worlds(state, 0, (world) => world.money[ACCOUNTS.length + SF])).toEqual(new Set([9]))
  })
})
