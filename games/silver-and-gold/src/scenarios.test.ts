import { fastChance } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { cardById } from './cards.ts'
import { silverAndGold as game } from './game.ts'
import { placementsOf } from './shapes.ts'
import { act, action, makePosition, type MadeSeat } from './testing/position.ts'
import type { Event } from './types.ts'

// The numbers are those of the list of scenarios that the rules were read into.

const RIVAL: MadeSeat = { islands: [{ card: 'P08' }, { card: 'P09' }] }
const chance = fastChance(1)
const types = (events: readonly Event[]): string[] => events.map((event) => event.type)

describe('palms', () => {
  test('1: a palm crossed while two show on the display is worth 3, in the first free palm box', () => {
    const state = makePosition({
      seats: [{ islands: [{ card: 'S05' }, { card: 'P11' }] }, RIVAL],
      display: ['P04', 'O05', 'P01', 'S04'],
    })
    const events = act(state, 0, 'box S05 a1')
    expect(state.palms).toEqual([3, 0, 0, 0, 0, 0, 0, 0])
    expect(events).toMatchObject([{ type: 'crossed', crossing: { palms: [3] } }])
  })

  test('1: own, finished and rivals’ palms do not count', () => {
    const state = makePosition({
      seats: [{ islands: [{ card: 'S05' }, { card: 'P11' }], finished: ['S06'] }, { islands: [{ card: 'S07' }] }],
      display: ['P01', 'P02', 'S04', 'S09'],
    })
    act(state, 0, 'box S05 a1')
    expect(state.palms.slice(0, 4)).toEqual([1, 0, 0, 0])
  })

  test('13: a fifth palm scores nothing', () => {
    const state = makePosition({
      seats: [{ islands: [{ card: 'S05' }], palms: [3, 1, 2, 2] }, RIVAL],
      display: ['P04', 'O05', 'P01', 'S04'],
    })
    const before = game.outcome(state).scores[0]
    const events = act(state, 0, 'box S05 a1')
    expect(state.palms.slice(0, 4)).toEqual([3, 1, 2, 2])
    expect(events).toMatchObject([{ crossing: { palms: [0] } }])
    expect(game.outcome(state).scores[0]).toEqual(before)
    expect(before?.total).toBe(8)
  })
})

describe('coins and trophies', () => {
  test('2: the first completed coin row takes the 6, the next the 5', () => {
    const state = makePosition({
      seats: [
        { islands: [{ card: 'O08' }], coins: 3 },
        { islands: [{ card: 'P10' }], coins: 3 },
      ],
      display: ['P01', 'P02', 'P03', 'P04'],
      startSeat: 1,
    })
    act(state, 0, 'box O08 b1')
    const events = act(state, 1, 'box P10 a1', chance)
    expect(events.filter((event) => event.type === 'coin-row')).toEqual([
      { type: 'coin-row', seat: 1, value: 6 },
      { type: 'coin-row', seat: 0, value: 5 },
    ])
    expect(state.trophySeats).toEqual([1, 0])
    expect(game.outcome(state).scores[0]?.sources).toMatchObject({ coins: 4, trophies: 5 })
  })

  test('2: two rows of one seat in one turn take both trophies, one after the other', () => {
    // At most three coins come in one turn, so this position is made by hand.
    const state = makePosition({
      seats: [{ islands: [{ card: 'P01' }] }, RIVAL],
      display: ['P02', 'P03', 'P04', 'O01'],
    })
    state.coins[0] = 8
    act(state, 0, 'box P01 b1')
    const events = act(state, 1, 'box P08 a1', chance)
    expect(events.filter((event) => event.type === 'coin-row')).toEqual([
      { type: 'coin-row', seat: 0, value: 6 },
      { type: 'coin-row', seat: 0, value: 5 },
    ])
    expect(state.trophySeats).toEqual([0, 0])
    expect(game.outcome(state).scores[0]?.sources).toMatchObject({ coins: 8, trophies: 11 })
  })

  test('3: a seventh completed row is worth 0', () => {
    const state = makePosition({
      seats: [
        { islands: [{ card: 'O08' }], coins: 3 },
        { islands: [{ card: 'P08' }], coins: 8 },
      ],
      trophies: [1, 1, 1, 0, 0, 0],
      display: ['P01', 'P02', 'P03', 'P04'],
    })
    act(state, 0, 'box O08 b1')
    const events = act(state, 1, 'box P08 a1', chance)
    expect(events.filter((event) => event.type === 'coin-row')).toEqual([{ type: 'coin-row', seat: 0, value: 0 }])
    expect(state.trophySeats).toEqual([1, 1, 1, 0, 0, 0])
    expect(game.outcome(state).scores[0]?.sources).toMatchObject({ coins: 4, trophies: 0 })
  })

  test('12: the 13th coin changes nothing and nothing is owed', () => {
    const state = makePosition({ seats: [{ islands: [{ card: 'O08' }], coins: 12 }, RIVAL] })
    const events = act(state, 0, 'box O08 b1')
    expect(events).toMatchObject([{ crossing: { coins: 0, lostCoins: 1 }, owed: 0 }])
    expect(state.coins[0]).toBe(12)
    expect(state.step[0]).toBe('done')
  })
})

describe('the score', () => {
  test('4: the rulebook’s example makes 64 + 6 + 17 + 8 = 95', () => {
    const state = makePosition({
      seats: [{ finished: ['S04', 'S05', 'O04', 'O05', 'G02', 'P03'], coins: 9, palms: [3, 3, 2] }, RIVAL],
    })
    state.rows[0] = 6
    state.rows[1] = 2
    expect(game.outcome(state).scores[0]).toEqual({
      total: 95,
      sources: { cards: 64, seals: 6, coins: 9, trophies: 8, palms: 8 },
    })
    state.rows[0] = 5
    state.rows[1] = 3
    expect(game.outcome(state).scores[0]?.total).toBe(95)
  })

  test('a finished island tells what all seals pay more by it, and newcomers hear it before', () => {
    const state = makePosition({
      seats: [
        { islands: [{ card: 'S01', empty: 'b2' }, { card: 'G04' }], finished: ['P01', 'P02'] },
        { islands: [{ card: 'S07' }] },
      ],
    })
    expect(game.advice?.(state, 0)).toContainEqual({
      code: 'can-finish',
      params: { card: 'S01', points: 12, withX: true },
    })
    act(state, 0, 'box S01 b2')
    const events = act(state, 1, 'box S07 b1')
    expect(events).toContainEqual({ type: 'finished', seat: 0, card: 'S01', points: 8, seals: 4 })
  })

  test('newcomers hear that the box of an X can finish an island, too', () => {
    const state = makePosition({
      seats: [{ islands: [{ card: 'O01', empty: 'a1' }, { card: 'P03' }] }, { islands: [{ card: 'S07' }] }],
    })
    const told = game.advice?.(state, 0)
    const params = { card: 'O01', points: 12 }
    expect(told).toContainEqual({ code: 'can-finish', params: { ...params, withX: true } })
    expect(told).toContainEqual({ code: 'x-finishes', params, action: action('box P03 c1') })
    expect(told).not.toContainEqual({ code: 'x-finishes', params, action: action('box P03 b1') })
    state.crossed[1] = cardById('P03').xs
    expect(game.advice?.(state, 0)).toContainEqual({ code: 'can-finish', params })
  })

  test('newcomers hear that a coin completes a row, and what the trophy is worth', () => {
    const state = makePosition({
      seats: [
        { islands: [{ card: 'S11', empty: 'd3 c2' }, { card: 'G04' }], coins: 3 },
        { islands: [{ card: 'S07' }], coins: 4 },
      ],
      trophies: [1],
    })
    const told = game.advice?.(state, 0)
    expect(told).toContainEqual({ code: 'can-fill-row', params: { points: 5 } })
    expect(told).toContainEqual({ code: 'fills-row', params: { points: 5 }, action: action('box G04 c3') })
    state.coins[0] = 2
    expect(game.advice?.(state, 0)).not.toContainEqual(expect.objectContaining({ code: 'can-fill-row' }))
  })

  test('newcomers who take a new island hear how many turns it has to be finished', () => {
    const state = makePosition({
      seats: [{ islands: [{ card: 'S11', empty: 'd3' }, { card: 'G04' }] }, { islands: [{ card: 'S07' }] }],
      display: ['S02', 'G05', 'O03', 'P02'],
    })
    act(state, 0, 'box S11 d3')
    act(state, 1, 'box S07 b1')
    expect(state.phase).toBe('take')
    const turns = (4 - state.round) * 7 + 7 - state.turn
    expect(game.advice?.(state, 0)?.[0]).toEqual({ code: 'new-island', params: { turns } })
  })

  test('14: on equal points more finished grey cards win', () => {
    const state = makePosition({
      seats: [{ finished: ['S04', 'S05'] }, { finished: ['S06'], coins: 8 }],
    })
    expect(game.outcome(state)).toMatchObject({
      ranks: [1, 2],
      tieBreak: 'grey',
      scores: [{ total: 16 }, { total: 16 }],
    })
  })

  test('14: then green, orange, purple', () => {
    const green = makePosition({
      seats: [
        { finished: ['O04'], coins: 8 },
        { finished: ['G04'], coins: 10 },
      ],
    })
    expect(game.outcome(green)).toMatchObject({ ranks: [2, 1], tieBreak: 'green' })
    const orange = makePosition({ seats: [{ finished: ['O04'], coins: 2 }, { finished: ['P04'] }] })
    expect(game.outcome(orange)).toMatchObject({ ranks: [1, 2], tieBreak: 'orange' })
    const purple = makePosition({ seats: [{ coins: 10, palms: [4] }, { finished: ['P04'] }] })
    expect(game.outcome(purple)).toMatchObject({ ranks: [2, 1], tieBreak: 'purple' })
  })

  test('14: with all four colours equal the win is shared', () => {
    const state = makePosition({ seats: [{ finished: ['S04', 'G04'] }, { finished: ['S05', 'G05'] }, {}] })
    expect(game.outcome(state)).toMatchObject({ ranks: [1, 1, 3], tieBreak: null })
  })

  test('15: the seal of a card unfinished at the end does not count', () => {
    const state = makePosition({
      seats: [{ islands: [{ card: 'P01', empty: 'a1 a4' }], finished: ['O04', 'O05'] }, RIVAL],
      round: 4,
      turn: 7,
    })
    act(state, 0, 'box P01 a4')
    const events = act(state, 1, 'box P08 a1', chance)
    expect(state.phase).toBe('over')
    expect(types(events)).toEqual(['crossed', 'chose', 'chose', 'round-ended', 'game-ended'])
    expect(game.outcome(state)).toMatchObject({ end: 'rounds', scores: [{ total: 24, sources: { seals: 0 } }, {}] })
  })
})

describe('X bonuses', () => {
  test('5: a pattern over an X and a coin writes the coin first, then the X asks for a box', () => {
    // S11: `ooo.` `.XC.` `.ooo`.
    const state = makePosition({ seats: [{ islands: [{ card: 'S11' }, { card: 'P11' }] }, RIVAL], shape: 'I2' })
    const events = act(state, 0, 'cross S11 b2 c2')
    expect(events).toMatchObject([{ type: 'crossed', crossing: { coins: 1 }, owed: 1 }])
    expect(state.coins[0]).toBe(1)
    expect(state.step[0]).toBe('bonus')
    const legal = game.legal(state, 0)
    expect(legal.every((each) => each.do === 'bonus')).toBe(true)
    expect(legal).toHaveLength(6 + 14)
  })

  test('6: an X crossed by a bonus asks for another box, and again; the last empty box ends the chain', () => {
    // P01: X at a1, a3, d3.
    const state = makePosition({ seats: [{ islands: [{ card: 'P01', empty: 'a1 a3 d3' }] }, RIVAL] })
    expect(act(state, 0, 'box P01 a1')).toMatchObject([{ owed: 1 }])
    expect(act(state, 0, 'bonus P01 a3')).toMatchObject([{ owed: 1 }])
    expect(act(state, 0, 'bonus P01 d3')).toMatchObject([{ owed: 0 }])
    expect(state.step[0]).toBe('done')
  })

  test('6: a bonus may be on the other island, and its symbol acts at once', () => {
    // P11: X at c2 and b3, a palm at a4.
    const state = makePosition({
      seats: [{ islands: [{ card: 'P01' }, { card: 'P11', empty: 'c2 b3 a4' }] }, RIVAL],
      display: ['P04', 'O05', 'P02', 'S04'],
      shape: 'I2',
    })
    expect(act(state, 0, 'cross P01 a1 b1')).toMatchObject([{ owed: 1 }])
    expect(act(state, 0, 'bonus P11 c2')).toMatchObject([{ owed: 1 }])
    expect(act(state, 0, 'bonus P11 a4')).toMatchObject([{ crossing: { palms: [3] }, owed: 0 }])
    expect(state.palms[0]).toBe(3)
    expect(state.step[0]).toBe('done')
  })

  test('a bonus must be crossed before anything else', () => {
    const state = makePosition({ seats: [{ islands: [{ card: 'P01' }, { card: 'P11' }] }, RIVAL] })
    act(state, 0, 'box P01 a1')
    expect(game.refusal(state, 0, action('box P01 b1'))).toEqual({ code: 'must-cross-bonus', params: { owed: 1 } })
    expect(game.refusal(state, 0, action('cross P01 b1 b2'))).toEqual({ code: 'must-cross-bonus', params: { owed: 1 } })
    expect(game.refusal(state, 0, action('bonus P11 a1'))).toBeNull()
  })
})

describe('placing the pattern', () => {
  test('7: both islands one box short and no room for the pattern: only single boxes are legal', () => {
    const state = makePosition({
      seats: [
        {
          islands: [
            { card: 'P01', empty: 'b1' },
            { card: 'P11', empty: 'd4' },
          ],
        },
        RIVAL,
      ],
      shape: 'L4',
    })
    expect(game.legal(state, 0).map((each) => game.notation.make(each))).toEqual(['box P01 b1', 'box P11 d4'])
  })

  test('8: an L4 that fits only mirrored and turned is legal', () => {
    // Printed: a1 a2 a3 b3. Left on O01: its mirror image lying on its side.
    const state = makePosition({ seats: [{ islands: [{ card: 'O01', empty: 'a4 b4 c4 a3' }] }, RIVAL], shape: 'L4' })
    expect(game.refusal(state, 0, action('cross O01 a3 a4 b4 c4'))).toBeNull()
    const mirrored = makePosition({ seats: [{ islands: [{ card: 'O01', empty: 'b4 c4 d4 d3' }] }, RIVAL], shape: 'L4' })
    expect(game.legal(mirrored, 0).map((each) => game.notation.make(each))).toContain('cross O01 d3 b4 c4 d4')
  })

  test('9: an L3 across two islands is refused: one-card-only', () => {
    const state = makePosition({ seats: [{ islands: [{ card: 'P01' }, { card: 'G02' }] }, RIVAL], shape: 'L3' })
    expect(game.refusal(state, 0, action('cross P01 a1 b1 G02 a1'))).toEqual({
      code: 'one-card-only',
      params: { card: 'P01', other: 'G02' },
    })
  })

  test('10: a box crossed off already is refused: box-already-crossed', () => {
    const state = makePosition({ seats: [{ islands: [{ card: 'P01', empty: 'b1 c1 d1' }] }, RIVAL] })
    expect(game.refusal(state, 0, action('box P01 a1'))).toEqual({
      code: 'box-already-crossed',
      params: { card: 'P01', boxes: ['a1'] },
    })
    expect(game.refusal(state, 0, action('cross P01 a1 b1'))).toEqual({
      code: 'box-already-crossed',
      params: { card: 'P01', boxes: ['a1'] },
    })
  })

  test('10: a box off the island is refused: no-such-box', () => {
    const state = makePosition({ seats: [{ islands: [{ card: 'P01' }] }, RIVAL] })
    expect(game.refusal(state, 0, action('box P01 a2'))).toEqual({
      code: 'no-such-box',
      params: { card: 'P01', boxes: ['a2'] },
    })
    expect(game.refusal(state, 0, action('cross P01 d1 d2'))).toEqual({
      code: 'no-such-box',
      params: { card: 'P01', boxes: ['d2'] },
    })
  })

  test.each([
    ['I2', 24],
    ['I3', 16],
    ['L3', 36],
    ['T4', 24],
    ['L4', 48],
    ['O4', 9],
  ] as const)('17: %s lies in %i ways on a full 4 x 4 grid', (shape, count) => {
    expect(placementsOf(shape)).toHaveLength(count)
  })
})

describe('taking new cards', () => {
  const finishing = () =>
    makePosition({
      seats: [
        {
          islands: [
            { card: 'S05', empty: 'b3' },
            { card: 'S06', empty: '' },
          ],
        },
        { islands: [{ card: 'S07', empty: 'b1' }, { card: 'P11' }] },
      ],
      display: ['P01', 'P02', 'P03', 'P04'],
    })

  test('11: the start seat takes two, the display is refilled only then, the next seat takes from four', () => {
    const state = finishing()
    act(state, 0, 'box S05 b3')
    const events = act(state, 1, 'box S07 b1', chance)
    expect(events.filter((event) => event.type === 'finished').map((event) => event.card)).toEqual([
      'S05',
      'S06',
      'S07',
    ])
    expect(game.toAct(state)).toEqual([0])
    expect(game.view(state, 1)).toMatchObject({ phase: 'take', taking: 0, toTake: 2 })
    expect(game.refusal(state, 1, action('take P01'))).toEqual({ code: 'not-your-turn', params: { taking: 0 } })

    // Who waits may plan which card to take; nobody else has anything to plan.
    const planned = game.ahead?.(state, 1)
    expect(planned && game.legal(planned, 1)).toHaveLength(5)
    expect(game.ahead?.(state, 0)).toBeNull()

    expect(types(act(state, 0, 'take P02'))).toEqual(['took'])
    expect(game.view(state, 0)).toMatchObject({ display: ['P01', 'P03', 'P04'], toTake: 1 })
    expect(types(act(state, 0, 'take P03', chance))).toEqual(['took', 'displayed'])
    expect(state.display).toHaveLength(4)
    expect(game.toAct(state)).toEqual([1])
    expect(game.legal(state, 1)).toHaveLength(5)

    expect(types(act(state, 1, 'take deck', chance))).toEqual(['took', 'expedition'])
    expect(game.view(state, 0)).toMatchObject({ phase: 'cross', turn: 2, startSeat: 1 })
  })

  test('11: a card taken unseen is seen before the second is chosen', () => {
    const state = finishing()
    act(state, 0, 'box S05 b3')
    act(state, 1, 'box S07 b1', chance)
    const [took] = act(state, 0, 'take deck', chance)
    expect(took).toMatchObject({ type: 'took', seat: 0, from: 'deck' })
    expect(game.view(state, 0).players[0]?.islands).toHaveLength(1)
    expect(game.toAct(state)).toEqual([0])
  })

  test('on turn 28 cards and trophies count and nothing is replaced', () => {
    const state = finishing()
    state.round = 4
    state.turn = 7
    state.coins[0] = 4
    act(state, 0, 'box S05 b3')
    const events = act(state, 1, 'box S07 b1')
    expect(types(events)).toEqual([
      'crossed',
      'chose',
      'chose',
      'coin-row',
      'finished',
      'finished',
      'finished',
      'round-ended',
      'game-ended',
    ])
    expect(game.toAct(state)).toEqual([])
    expect(game.outcome(state)).toMatchObject({ end: 'rounds', ranks: [1, 2], scores: [{ total: 26 }, { total: 8 }] })
  })

  test('with the deck used up the display is not refilled', () => {
    const state = makePosition({
      seats: [{ islands: [{ card: 'S05', empty: 'b3' }, { card: 'P11' }] }, RIVAL],
      display: ['P01', 'P02'],
      deck: [],
    })
    act(state, 0, 'box S05 b3')
    act(state, 1, 'box P08 a1', chance)
    expect(game.refusal(state, 0, action('take deck'))).toEqual({ code: 'deck-empty', params: {} })
    expect(types(act(state, 0, 'take P01', chance))).toEqual(['took', 'expedition'])
    expect(game.view(state, 0).display).toEqual(['P02'])
  })

  test('with nothing left to take a seat plays on with fewer cards', () => {
    const state = makePosition({
      seats: [
        {
          islands: [
            { card: 'S05', empty: 'b3' },
            { card: 'S06', empty: '' },
          ],
        },
        RIVAL,
      ],
      display: ['P01'],
      deck: [],
    })
    act(state, 0, 'box S05 b3')
    act(state, 1, 'box P08 a1', chance)
    expect(game.view(state, 0)).toMatchObject({ taking: 0, toTake: 1 })
    expect(types(act(state, 0, 'take P01', chance))).toEqual(['took', 'nothing-to-take', 'expedition'])
    expect(game.view(state, 0).players[0]?.islands.map((island) => island.card)).toEqual(['P01'])
  })

  test('a seat without an empty box is passed over, and told so', () => {
    const state = makePosition({
      seats: [{ islands: [{ card: 'S05', empty: 'b3' }] }, RIVAL],
      display: [],
      deck: [],
    })
    act(state, 0, 'box S05 b3')
    const events = act(state, 1, 'box P08 a1', chance)
    expect(types(events)).toEqual([
      'crossed',
      'chose',
      'chose',
      'finished',
      'nothing-to-take',
      'expedition',
      'passed-over',
    ])
    expect(events.at(-1)).toEqual({ type: 'passed-over', seat: 0 })
    expect(game.toAct(state)).toEqual([1])
    expect(game.legal(state, 0)).toEqual([])
    expect(game.refusal(state, 0, action('box S05 a1'))?.code).toBe('already-crossed')
  })

  test('when nobody has an empty box the turns run out by themselves', () => {
    const state = makePosition({
      seats: [{ islands: [{ card: 'S05', empty: 'b3' }] }, { islands: [{ card: 'S06', empty: 'b1' }] }],
      display: [],
      deck: [],
      round: 4,
      turn: 5,
    })
    act(state, 0, 'box S05 b3')
    const events = act(state, 1, 'box S06 b1', chance)
    expect(events.filter((event) => event.type === 'passed-over')).toHaveLength(4)
    expect(events.at(-1)).toEqual({ type: 'game-ended', ranks: [1, 1] })
    expect(game.toAct(state)).toEqual([])
  })
})
