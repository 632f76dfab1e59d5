import { fastChance, type AnyGame, type Seat } from '@fathom/kernel'
import {
  boatBit,
  boatPlace,
  COLOR_COUNT,
  COLORS,
  parseSpace,
  parseToken,
  sunkenTreasure,
  TOKEN_BIT,
  TOKEN_COLOR,
  type Color,
  type SpaceName,
  type State,
  type TokenId,
} from '@fathom/sunken-treasure'
import { beforeAll, describe, expect, it } from 'vitest'
import { askBot, type Bot } from '../index.ts'
import { begin, botOf, duels, playOut, type Duels } from '../testing/playing.ts'

const game = sunkenTreasure as unknown as AnyGame
const greedy = botOf(game, 'mate')
const random = botOf(game, 'deckhand')

/** A position after some random actions, fewer if the game ends before. */
function positionAfter(seats: number, seed: number, actions: number): State {
  const chance = fastChance(seed)
  const state = begin(game, seats, seed) as State
  for (let done = 0; done < actions; done++) {
    const before = game.clone(state) as State
    game.apply(state, state.active, chance.pick(game.legal(state, state.active)), chance)
    if (state.phase === 'over') return before
  }
  return state
}

function choiceOf(bot: Bot, state: State, seed: number): string {
  return game.notation.make(askBot(bot, game, state, state.active, fastChance(seed)))
}

interface Wanted {
  /** Boats of seat 0 and of seat 1; the rest lie in column 6, row 5. */
  readonly boats: readonly (readonly SpaceName[])[]
  readonly hand: readonly Color[]
  readonly supply: number
  readonly ship: number
}

/** Seat 0 about to sail from `ship`, tiles as they were dealt. */
function facing(wanted: Wanted): State {
  const state = begin(game, 2, 7) as State
  state.boats.fill(0)
  for (const seat of [0, 1]) {
    const names = [...(wanted.boats[seat] ?? [])]
    while (names.length < 5) names.push('c6r5')
    for (const name of names) {
      const space = parseSpace(name) ?? 0
      const at = boatPlace(seat, space)
      state.boats[at] = (state.boats[at] ?? 0) + boatBit(space)
    }
  }
  Object.assign(state, { phase: 'sail', toPlace: 0, active: 0 })
  state.ships[0] = wanted.ship
  state.hands.fill(0, 0, COLOR_COUNT)
  for (const color of wanted.hand) state.hands[COLORS.indexOf(color)] = 1
  state.supplies[0] = Array.from({ length: wanted.supply }, () => 0)
  return state
}

function lie(state: State, slot: number, id: TokenId): void {
  const token = parseToken(id) ?? 0
  const from = state.slots.indexOf(token)
  if (from >= 0) state.slots[from] = state.slots[slot] ?? -1
  state.slots[slot] = token
}

function own(state: State, seat: Seat, ids: readonly TokenId[]): void {
  for (const id of ids) {
    const token = parseToken(id) ?? 0
    const place = seat * COLOR_COUNT + (TOKEN_COLOR[token] ?? 0)
    state.treasures[place] = (state.treasures[place] ?? 0) | (TOKEN_BIT[token] ?? 0)
    const slot = state.slots.indexOf(token)
    if (slot >= 0) state.slots[slot] = -1
  }
}

describe('the greedy bot at Sunken Treasure', () => {
  let against: Duels
  beforeAll(() => {
    against = duels(game, greedy, random, 100)
  })

  it('beats a random player in at least 90 of 100 games of two', () => {
    expect(against.wins).toBeGreaterThanOrEqual(90)
  })

  it('collects more than nine treasures on the average, three times what chance does', () => {
    expect(against.mean).toBeGreaterThan(9)
    expect(against.mean).toBeGreaterThan(3 * against.rivalMean)
  })

  it('races: among greedy players nearly every game ends by a full board or an empty column', () => {
    const ends = [2, 3, 4, 5].flatMap((seats) =>
      [1, 2, 3, 4, 5].map((seed) => playOut(game, Array<Bot>(seats).fill(greedy), seed).outcome.end),
    )
    const raced = ends.filter((end) => end === 'twelve' || end === 'column-empty')
    expect(raced.length).toBeGreaterThanOrEqual(18)
  })

  it('takes the same action for the same numbers, and leaves the state as it was', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const state = positionAfter(3, seed, 15 + seed * 2)
      const before = JSON.stringify(state)
      expect(choiceOf(greedy, state, seed)).toBe(choiceOf(greedy, state, seed))
      expect(JSON.stringify(state)).toBe(before)
    }
  })

  it('does not hold what lies face down', () => {
    let compared = 0
    for (let seed = 1; seed <= 40; seed++) {
      const state = positionAfter(2, seed, 10 + seed)
      const shuffled = game.clone(state) as State
      const other = 1 - state.active
      const hand = shuffled.hands.slice(other * COLOR_COUNT, (other + 1) * COLOR_COUNT)
      // Nobody has been shown a card of that hand: its colours and those in the bag are one to the bot.
      if (shuffled.knownInHand[state.active * 2 + other] !== 0) continue
      for (let color = 0; color < COLOR_COUNT; color++) {
        const to = (color + 1) % COLOR_COUNT
        shuffled.hands[other * COLOR_COUNT + to] = hand[color] ?? 0
        shuffled.bag[color] = (shuffled.bag[color] ?? 0) + (hand[color] ?? 0)
        shuffled.bag[to] = (shuffled.bag[to] ?? 0) - (hand[color] ?? 0)
      }
      if (Math.min(...shuffled.bag) < 0) continue
      expect(choiceOf(greedy, shuffled, seed)).toBe(choiceOf(greedy, state, seed))
      compared++
    }
    expect(compared).toBeGreaterThan(10)
  })

  it('sails no further than to the first boat that has something to collect', () => {
    const state = facing({ boats: [['c2r2', 'c4r2'], []], hand: ['jade', 'plum'], supply: 9, ship: 0 })
    lie(state, 10, 'jade-bell')
    lie(state, 30, 'plum-key')
    expect(choiceOf(greedy, state, 1)).toBe('sail 2')
    game.apply(state, 0, game.notation.parse('sail 2'), fastChance(1))
    expect(choiceOf(greedy, state, 1)).toBe('collect jade-bell')
  })

  it('takes of two tiles the one that it still lacks', () => {
    const state = facing({ boats: [['c2r3'], []], hand: ['jade', 'plum'], supply: 9, ship: 0 })
    lie(state, 11, 'jade-bell')
    lie(state, 12, 'plum-key')
    own(state, 0, ['coral-bell'])
    game.apply(state, 0, game.notation.parse('sail 2'), fastChance(1))
    expect(choiceOf(greedy, state, 1)).toBe('collect plum-key')
  })

  it('wins at once when it can, whatever it costs', () => {
    const state = facing({ boats: [['c2r3'], ['c2r2', 'c2r2', 'c2r2']], hand: ['jade', 'plum'], supply: 3, ship: 0 })
    lie(state, 11, 'jade-bell')
    const others = ['amphora', 'chalice', 'coins', 'compass', 'crown', 'eye', 'key', 'lantern', 'mask', 'ring', 'sword']
    own(
      state,
      0,
      others.map((type) => `coral-${type}` as TokenId),
    )
    game.apply(state, 0, game.notation.parse('sail 2'), fastChance(1))
    expect(choiceOf(greedy, state, 1)).toMatch(/^collect jade-bell/)
  })
})
