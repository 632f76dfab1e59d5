import { fastChance, type AnyGame, type Seat } from '@fathom/kernel'
import {
  cardById,
  parseBox,
  SHAPES,
  silverAndGold,
  type BoxMask,
  type CardId,
  type Shape,
  type State,
} from '@fathom/silver-and-gold'
import { beforeAll, describe, expect, it } from 'vitest'
import { askBot, type Bot } from '../index.ts'
import { begin, botOf, duels, playOut, type Duels } from '../testing/playing.ts'

const game = silverAndGold as unknown as AnyGame
const greedy = botOf(game, 'mate')
const random = botOf(game, 'deckhand')

/** A position after some random actions, with the seat that is asked first. */
function positionAfter(seats: number, seed: number, actions: number): { state: State; seat: Seat } {
  const chance = fastChance(seed)
  const state = begin(game, seats, seed) as State
  for (let done = 0; done < actions; done++) {
    const seat = chance.pick(game.toAct(state))
    game.apply(state, seat, chance.pick(game.legal(state, seat)), chance)
  }
  return { state, seat: game.toAct(state)[0] ?? 0 }
}

function notationOf(bot: Bot, state: State, seat: Seat, seed: number): string {
  return game.notation.make(askBot(bot, game, state, seat, fastChance(seed)))
}

/** Seat 0 in front of one pattern with two islands, all boxes crossed off but these. Seat 1 has not chosen yet. */
function facing(shape: Shape, islands: readonly { readonly id: CardId; readonly empty: BoxMask }[]): State {
  const { state } = positionAfter(2, 5, 2)
  state.shape = SHAPES.indexOf(shape)
  for (const [slot, { id, empty }] of islands.entries()) {
    const { index, boxes } = cardById(id)
    state.cards[slot] = index
    state.crossed[slot] = boxes & ~empty
  }
  return state
}

describe('the greedy bot', () => {
  let against: Duels
  beforeAll(() => {
    against = duels(game, greedy, random, 200)
  })

  it('beats a random player in at least 95 % of 200 games of two', () => {
    expect(against.wins).toBeGreaterThanOrEqual(190)
  })

  it('makes more than 110 points on the average, three times what chance makes', () => {
    expect(against.mean).toBeGreaterThan(110)
    expect(against.mean).toBeGreaterThan(against.rivalMean * 2.5)
  })

  it('takes the same action for the same numbers', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { state, seat } = positionAfter(3, seed, seed * 2)
      expect(notationOf(greedy, state, seat, seed)).toBe(notationOf(greedy, state, seat, seed))
    }
  })

  it('leaves the state it was asked about as it was', () => {
    const { state, seat } = positionAfter(3, 11, 20)
    const before = JSON.stringify(state)
    askBot(greedy, game, state, seat, fastChance(1))
    expect(JSON.stringify(state)).toBe(before)
  })

  it('plays three and four seats to the end, always legally', () => {
    for (const seats of [3, 4]) {
      const { scores } = playOut(game, Array<Bot>(seats).fill(greedy), seats).outcome
      expect(Math.min(...scores.map(({ total }) => total))).toBeGreaterThan(70)
    }
  })

  it('finishes an island when it can', () => {
    // P03 is .oXo / o.oo / oooo / XooX
    const state = facing('I3', [
      { id: 'P03', empty: maskOf('a3 b3 c3') },
      { id: 'P04', empty: cardById('P04').boxes },
    ])
    expect(notationOf(greedy, state, 0, 1)).toBe('cross P03 a3 b3 c3')
  })

  it('starts an X chain that finishes both islands, and follows it to its end', () => {
    const state = facing('O4', [
      { id: 'P03', empty: maskOf('b1 a4') },
      { id: 'P04', empty: maskOf('d4') },
    ])
    for (let crossed = 0; crossed < 3; crossed++) {
      game.apply(state, 0, askBot(greedy, game, state, 0, fastChance(crossed)), fastChance(1))
    }
    expect(state.crossed.slice(0, 2)).toEqual([cardById('P03').boxes, cardById('P04').boxes])
  })

  it('takes the island whose seal suits the colours it has finished', () => {
    const { state } = positionAfter(2, 5, 2)
    const indexOf = (id: CardId) => cardById(id).index
    Object.assign(state, { phase: 'take', taking: 0, replace: [1, 0], startSeat: 0 })
    state.cards[1] = -1
    // Five green islands are finished, so the green seal of P02 pays five points at once: more than the two coins of P06.
    state.finished[0] = ['G04', 'G05', 'G06', 'G07', 'G08'].map(indexOf)
    state.display = ['P06', 'P02', 'P12'].map(indexOf)
    expect(notationOf(greedy, state, 0, 1)).toBe('take P02')
  })
})

describe('what a bot knows', () => {
  it.each([
    ['random', random],
    ['greedy', greedy],
  ])('%s chooses the same whatever another seat has secretly crossed off or kept', (_, bot) => {
    let compared = 0
    for (let seed = 1; seed <= 60; seed++) {
      const { state } = positionAfter(2, seed, seed % 40)
      const [own, other] = game.toAct(state)
      // Both must still choose, and the other's choice must end with its action.
      if (own === undefined || other === undefined) continue
      const choices = new Set<string>()
      for (const action of game.legal(state, other)) {
        const hidden = game.clone(state) as State
        game.apply(hidden, other, action, fastChance(1))
        if (game.toAct(hidden).includes(other)) continue
        choices.add(notationOf(bot, hidden, own, seed))
        compared++
      }
      expect(choices.size).toBeLessThanOrEqual(1)
    }
    expect(compared).toBeGreaterThan(200)
  })

  it('does not hold the order of the face-down cards', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { state, seat } = positionAfter(2, seed, seed)
      if (state.phase !== 'cross') continue
      const shuffled = game.clone(state) as State
      shuffled.deck.reverse()
      shuffled.expeditions.reverse()
      expect(notationOf(greedy, shuffled, seat, seed)).toBe(notationOf(greedy, state, seat, seed))
    }
  })
})

function maskOf(names: string): BoxMask {
  return names.split(' ').reduce((mask, name) => mask | (1 << (parseBox(name) ?? 0)), 0)
}
