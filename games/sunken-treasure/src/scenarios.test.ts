import { describe, expect, test } from 'vitest'
import { fastChance } from '@fathom/kernel'
import { conservation, perPlayerOf, sunkenTreasure } from './index.ts'
import { handCount, supplyCount, type State } from './state.ts'
import { act, legalTexts, refused, scene, type Scene } from './testing/scene.ts'
import { COLORS, TYPES, type TokenId } from './types.ts'

const player = (state: State, seat: number, viewer: number = seat) =>
  sunkenTreasure.view(state, viewer).players[seat] as ReturnType<typeof sunkenTreasure.view>['players'][number]

const tokensAt = (state: State, column: number, row: number): string[] =>
  sunkenTreasure
    .view(state, 'spectator')
    .spaces.filter((space) => space.column === column && space.row === row)
    .flatMap(({ tokens }) => tokens.map(({ token }) => token))

const collections = (state: State): string[] => legalTexts(state).filter((text) => text.startsWith('collect'))

/** All types but one, as tiles of a colour. */
const allBut = (...missing: readonly string[]): TokenId[] =>
  TYPES.filter((type) => !missing.includes(type)).map((type): TokenId => `plum-${type}`)

describe('scenarios of the spec', () => {
  // Violet is seat 0, brown 1, white 2.
  const threeBoats: Scene = {
    seats: 3,
    boats: [['c3r4'], ['c3r4', 'c3r3', 'c3r5'], ['c3r2']],
    hands: [
      ['coral', 'amber', 'jade'],
      ['plum', 'plum', 'plum'],
      ['azure', 'azure', 'azure'],
    ],
    supplies: [10, 4, 4],
    spaces: { c3r4: ['coral-bell', 'amber-ring'] },
  }

  test('1: each tile costs a card, and a card a boat in the same row or above', () => {
    const state = scene(threeBoats)
    const discarded = state.discard[COLORS.indexOf('amber')] ?? 0
    act(state, 'sail 3', 'collect amber-ring', 'collect coral-bell')
    expect(state.discard[COLORS.indexOf('amber')]).toBe(discarded + 1)
    expect(supplyCount(state, 1) + handCount(state, 1)).toBe(3 + 4 + 4)
    expect(supplyCount(state, 2) + handCount(state, 2)).toBe(3 + 4 + 2)
    // 10 - 6 paid, then drawn up: 1 in hand and 2 more.
    expect([handCount(state, 0), supplyCount(state, 0)]).toEqual([3, 2])
    expect(tokensAt(state, 3, 4)).toEqual([])
    expect(player(state, 0).treasures).toEqual(['coral-bell', 'amber-ring'])
    expect(conservation(state)).toBeNull()
  })

  test('1: brown is paid before white, each all its cards, and the boat deeper down costs nothing', () => {
    const state = scene(threeBoats)
    const events = act(state, 'sail 3', 'collect coral-bell')
    expect(events.filter(({ type }) => type === 'paid')).toEqual([
      { type: 'paid', seat: 0, to: 1, cards: 2 },
      { type: 'paid', seat: 0, to: 2, cards: 1 },
    ])
  })

  const poor: Scene = {
    seats: 3,
    boats: [['c3r3'], ['c3r2'], []],
    hands: [
      ['coral', 'jade'],
      ['plum', 'plum', 'plum'],
      ['azure', 'azure', 'azure'],
    ],
    supplies: [0, 3, 3],
    spaces: { c3r3: ['coral-bell', 'amber-ring'] },
    jokers: [['plum-mussel'], ['jade-mussel'], ['coral-mussel']],
  }

  test('2: when the supply is gone, a card of the hand is paid', () => {
    const state = scene(poor)
    const before = state.discard[COLORS.indexOf('coral')] ?? 0
    act(state, 'sail 3', 'collect coral-bell')
    expect(state.discard[COLORS.indexOf('coral')]).toBe(before + 1)
    expect([handCount(state, 0), supplyCount(state, 0)]).toEqual([0, 0])
    expect(supplyCount(state, 1)).toBe(4)
    // It lies on top of brown's supply, and only its payer knows it.
    expect(player(state, 1, 0).supplyKnown).toEqual([{ place: 1, color: 'jade' }])
    expect(player(state, 1, 1).supplyKnown).toEqual([])
    expect(player(state, 1, 2).supplyKnown).toEqual([])
  })

  test('3: a tile that can’t be paid in full is refused and nothing has moved', () => {
    const state = scene({ ...poor, boats: [['c3r3'], ['c3r2'], ['c3r3']] })
    act(state, 'sail 3')
    const before = JSON.stringify(state)
    expect(refused(state, 'collect coral-bell')).toEqual({
      code: 'cannot-pay',
      params: { token: 'coral-bell', due: 2, have: 1 },
    })
    expect(collections(state)).toEqual(['collect amber-ring by plum-mussel', 'collect coral-bell by plum-mussel'])
    expect(JSON.stringify(state)).toBe(before)
  })

  test('3: with a joker it is legal and no card moves', () => {
    const state = scene({ ...poor, boats: [['c3r3'], ['c3r2'], ['c3r3']] })
    const cards = (): number[] => [0, 1, 2].flatMap((seat) => [handCount(state, seat), supplyCount(state, seat)])
    const before = cards()
    const events = act(state, 'sail 3', 'collect coral-bell by plum-mussel')
    expect(events.some(({ type }) => type === 'paid' || type === 'paid-from-hand')).toBe(false)
    expect(cards()).toEqual(before)
    expect(tokensAt(state, 3, 3)).toEqual(['plum-mussel', 'amber-ring'])
    expect(player(state, 0).jokers).toEqual([])
  })

  const double: Scene = {
    seats: 2,
    boats: [['c2r4', 'c4r3'], []],
    hands: [
      ['coral', 'coral', 'amber'],
      ['plum', 'plum', 'plum'],
    ],
    supplies: [6, 6],
    spaces: { c2r4: ['coral-bell', 'amber-ring'], c4r3: ['jade-eye'] },
    treasures: [['plum-bell'], []],
    jokers: [[], ['jade-mussel']],
  }

  test('4: a second tile of a type is a double and serves from the next turn on, not now', () => {
    const state = scene(double)
    const events = act(state, 'sail 2', 'collect coral-bell')
    expect(events.find(({ type }) => type === 'collected')).toEqual({
      type: 'collected',
      seat: 0,
      token: 'coral-bell',
      joker: null,
      as: 'double',
      treasures: 1,
    })
    expect(player(state, 0).jokers).toEqual(['coral-bell'])
    expect(player(state, 0).gained).toEqual(['coral-bell'])
    expect(refused(state, 'collect amber-ring by coral-bell')?.code).toBe('gained-this-turn')
    expect(collections(state)).toEqual(['collect amber-ring'])
    act(state, 'end', 'sail off', 'sail 4')
    expect(collections(state)).toContain('collect jade-eye by coral-bell')
  })

  const last: Scene = {
    seats: 2,
    boats: [['c2r4'], []],
    hands: [
      ['coral', 'coral', 'amber'],
      ['plum', 'plum', 'plum'],
    ],
    supplies: [6, 6],
    spaces: { c2r2: [], c2r3: [], c2r4: ['coral-bell'], c2r5: ['jade-mussel'] },
    treasures: [['plum-bell', 'plum-eye'], []],
    jokers: [['amber-key', 'amber-mussel'], []],
  }

  test.each(['amber-mussel', 'amber-key'])(
    '5: the last treasure of a column taken with %s ends the game: jokers don’t count',
    (joker) => {
      const state = scene(last)
      const events = act(state, 'sail 2', `collect coral-bell by ${joker}`)
      expect(state.end).toBe('column-empty')
      expect(sunkenTreasure.toAct(state)).toEqual([])
      expect(events.at(-1)).toEqual({ type: 'game-ended', end: 'column-empty', ranks: [1, 2] })
    },
  )

  test('5: with placedDoublesAreJokers off a double keeps its column alive', () => {
    const state = scene({ ...last, options: { placedDoublesAreJokers: false } })
    act(state, 'sail 2', 'collect coral-bell by amber-key')
    expect(state.end).toBeNull()
    const [token] = sunkenTreasure
      .view(state, 0)
      .spaces.filter(({ column, row }) => column === 2 && row === 4)
      .flatMap(({ tokens }) => tokens)
    expect(token).toEqual({ token: 'amber-key', joker: false, laid: false })
  })

  test('6: the last treasure of a column that is also the twelfth type wins outright', () => {
    const state = scene({ ...last, treasures: [allBut('bell'), []], jokers: [['amber-mussel'], ['amber-key']] })
    act(state, 'sail 2', 'collect coral-bell')
    expect(state.end).toBe('twelve')
    const { ranks, scores, end, tieBreak } = sunkenTreasure.outcome(state)
    expect({ ranks, end, tieBreak }).toEqual({ ranks: [1, 2], end: 'twelve', tieBreak: null })
    expect(scores.map(({ total }) => total)).toEqual([12, 0])
  })

  test('7: without an own boat to the right the ship leaves: no action, no trade', () => {
    const state = scene({
      seats: 2,
      boats: [
        ['c2r2', 'c2r3', 'c1r2', 'c1r2', 'c1r2'],
        ['c5r2', 'c5r2', 'c5r2', 'c5r2', 'c5r2'],
      ],
      hands: [
        ['coral', 'coral', 'amber'],
        ['plum', 'plum', 'plum'],
      ],
      supplies: [6, 6],
      ships: [2, 3],
    })
    expect(legalTexts(state)).toEqual(['sail off'])
    act(state, 'sail off')
    expect([state.active, state.phase, state.ships[0]]).toEqual([1, 'sail', 7])
  })

  test('7: when the last ship is out all return, and the next player sails', () => {
    const state = scene({
      seats: 3,
      boats: [],
      hands: [[], [], []],
      supplies: [6, 6, 6],
      ships: [7, 2, 7],
      active: 1,
    })
    const events = act(state, 'sail off')
    expect(events).toEqual([
      { type: 'sailed-off', seat: 1 },
      { type: 'ships-returned', sweep: 1, idle: 1 },
    ])
    expect([state.ships, state.active, state.phase, state.sweep]).toEqual([[0, 0, 0], 2, 'sail', 2])
  })

  const waiting: Scene = {
    seats: 2,
    boats: [],
    hands: [
      ['coral', 'coral', 'amber'],
      ['plum', 'plum', 'plum'],
    ],
    supplies: [5, 6],
    ships: [7, 2],
  }

  function atTrade(told: Scene = waiting): State {
    const state = scene(told)
    state.phase = 'wait'
    return state
  }

  test('8: a trade puts a hand card under the supply and draws its top one; only the owner knows it', () => {
    const state = atTrade()
    expect(legalTexts(state)).toEqual(['pass', 'trade amber', 'trade coral'])
    act(state, 'trade amber')
    expect([handCount(state, 0), supplyCount(state, 0)]).toEqual([3, 5])
    expect(player(state, 0).supplyKnown).toEqual([{ place: 5, color: 'amber' }])
    expect(player(state, 0, 1).supplyKnown).toEqual([])
    expect(sunkenTreasure.view(state, 'spectator').players[0]?.supplyKnown).toEqual([])
    expect([state.active, state.phase]).toEqual([1, 'sail'])
  })

  const two: Scene = {
    seats: 2,
    boats: [['c2r3', 'c2r4'], []],
    hands: [
      ['coral', 'coral', 'amber'],
      ['plum', 'plum', 'plum'],
    ],
    supplies: [6, 6],
    spaces: { c2r3: ['coral-bell'], c2r4: ['amber-ring'] },
    jokers: [[], ['jade-mussel']],
  }

  test('9: one boat moves and one collects', () => {
    const state = scene(two)
    act(state, 'sail 2', 'move c2r4 c1r4')
    expect(legalTexts(state)).toContain('collect coral-bell')
  })

  test('9: with sameActionForAll the second kind of action is refused', () => {
    const state = scene({ ...two, options: { sameActionForAll: true } })
    act(state, 'sail 2', 'move c2r4 c1r4')
    expect(refused(state, 'collect coral-bell')).toEqual({ code: 'same-action-for-all', params: { acted: 'move' } })
    expect(legalTexts(state).filter((text) => !text.startsWith('move c2r3 '))).toEqual(['end'])
    const other = scene({ ...two, options: { sameActionForAll: true } })
    act(other, 'sail 2', 'collect coral-bell')
    expect(refused(other, 'move c2r4 c1r4')).toEqual({ code: 'same-action-for-all', params: { acted: 'collect' } })
    expect(legalTexts(other)).toEqual(['collect amber-ring', 'end'])
  })

  test('10: a boat moved within the ship’s column has no second action', () => {
    const state = scene(two)
    act(state, 'sail 2', 'move c2r4 c2r5')
    expect(refused(state, 'move c2r5 c1r5')).toEqual({ code: 'already-acted', params: { space: 'c2r5' } })
    expect(legalTexts(state).every((text) => text === 'end' || / c2r3 |coral-bell/.test(text))).toBe(true)
  })

  test('11: a receiver with one card in hand who gets two draws to three at once', () => {
    const state = scene({
      ...threeBoats,
      hands: [['coral', 'amber', 'jade'], ['plum'], ['azure', 'azure', 'azure']],
      supplies: [10, 0, 4],
    })
    const events = act(state, 'sail 3', 'collect coral-bell')
    expect([handCount(state, 1), supplyCount(state, 1)]).toEqual([3, 0])
    expect(state.active).toBe(0)
    expect(events.find(({ type }) => type === 'drew')).toMatchObject({ seat: 1, count: 2 })
  })

  test('12: at the end of the turn the hand is drawn up as far as the supply goes', () => {
    const state = scene({
      ...two,
      hands: [['coral'], ['plum', 'plum', 'plum']],
      supplies: [1, 6],
    })
    act(state, 'sail 2', 'move c2r4 c1r4', 'end')
    expect([handCount(state, 0), supplyCount(state, 0)]).toEqual([2, 0])
  })

  test.each([
    { seats: 2, cards: 30, each: 15, boats: 5, removed: 0 },
    { seats: 3, cards: 45, each: 15, boats: 5, removed: 0 },
    { seats: 4, cards: 52, each: 13, boats: 4, removed: 8 },
    { seats: 5, cards: 60, each: 12, boats: 3, removed: 0 },
  ])('13: $seats players have $each cards and $boats boats each', ({ seats, cards, each, boats, removed }) => {
    const state = sunkenTreasure.setup({ removal: 'equal' }, seats, fastChance(1))
    const view = sunkenTreasure.view(state, 0)
    expect(perPlayerOf(seats)).toEqual({ cards: each, bathyscaphes: boats })
    expect(view.players.map(({ hand, supply, boatsToPlace }) => [hand + supply, hand, boatsToPlace])).toEqual(
      view.players.map(() => [each, 3, boats]),
    )
    expect(view.players.reduce((sum, { hand, supply }) => sum + hand + supply, 0)).toBe(cards)
    expect(view.removed).toBe(removed)
    expect(view.players.every(({ jokers }) => jokers.length === 1)).toBe(true)
  })

  test('14: in play that likes to collect, tokens and cards are conserved at every moment', () => {
    let positions = 0
    for (let seed = 1; seed <= 40; seed++) {
      const chance = fastChance(seed)
      const seats = 2 + (seed % 4)
      const state = sunkenTreasure.setup({ placedDoublesAreJokers: seed % 3 > 0, removal: 'random' }, seats, chance)
      while (state.phase !== 'over') {
        expect(conservation(state)).toBeNull()
        const actions = sunkenTreasure.legal(state, state.active)
        const eager = actions.filter((action) => action.do === 'collect')
        const action = chance.pick(eager.length > 0 && chance.below(5) > 0 ? eager : actions)
        sunkenTreasure.apply(state, state.active, action, chance)
        positions++
      }
      expect(conservation(state)).toBeNull()
    }
    expect(positions).toBeGreaterThan(5000)
  })

  test('15: a boat can’t stay, surface or dive two rows', () => {
    const state = scene(two)
    act(state, 'sail 2')
    expect(refused(state, 'move c2r3 c2r3')).toEqual({ code: 'same-space', params: { space: 'c2r3' } })
    expect(refused(state, 'move c2r3 c2r1')).toEqual({ code: 'no-boats-on-the-surface', params: { space: 'c2r1' } })
    expect(refused(state, 'move c2r3 c2r5')).toEqual({ code: 'too-far', params: { from: 'c2r3', to: 'c2r5' } })
    expect(refused(state, 'move c2r3 c5r4')).toBeNull()
  })

  test('16: a ship stops only over own boats and never goes back', () => {
    const state = scene({ ...two, boats: [['c2r3', 'c4r3', 'c4r3', 'c5r2', 'c5r2'], []], ships: [2, 0] })
    expect(refused(state, 'sail 3')).toEqual({ code: 'no-bathyscaphe-there', params: { column: 3, columns: [4, 5] } })
    expect(refused(state, 'sail 1')).toEqual({ code: 'must-sail-right', params: { to: 1, at: 2 } })
    expect(refused(state, 'sail 2')).toEqual({ code: 'must-sail-right', params: { to: 2, at: 2 } })
    expect(legalTexts(state)).toEqual(['sail 4', 'sail 5', 'sail off'])
  })

  test('a trade without a supply is refused, and the waiting seat is passed over', () => {
    const state = scene({ ...waiting, supplies: [0, 6], ships: [7, 0], active: 1 })
    const events = act(state, 'sail 6', 'move c6r5 c6r4', 'end')
    expect(events.at(-1)).toEqual({ type: 'passed-over', seat: 0 })
    expect([state.active, state.phase]).toEqual([1, 'sail'])
    const trade = sunkenTreasure.notation.parse('trade amber')
    expect(trade === null ? null : sunkenTreasure.refusal(state, 0, trade)?.code).toBe('supply-empty')
  })
})
