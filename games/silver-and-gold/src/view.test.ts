import { fastChance, SPECTATOR } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { silverAndGold as game } from './game.ts'
import { act, makePosition } from './testing/position.ts'
import type { Shape } from './types.ts'

const chance = fastChance(1)

function crossing() {
  const state = makePosition({
    seats: [
      { islands: [{ card: 'S05' }, { card: 'P04' }], coins: 3, palms: [2] },
      { islands: [{ card: 'P08' }, { card: 'P09' }] },
    ],
    display: ['O05', 'P01', 'P02', 'S04'],
    shape: 'I2',
  })
  act(state, 0, 'cross P04 b1 b2')
  return state
}

describe('what a seat sees of the others', () => {
  test('in the cross phase: how they were when the turn began, and nothing of what they have chosen', () => {
    const state = crossing()
    expect(game.view(state, 0).players[0]).toEqual({
      islands: [
        { card: 'S05', crossed: 0 },
        { card: 'P04', crossed: 0b0010_0010 },
      ],
      dealt: [],
      coins: 4,
      palms: [2],
      trophies: [],
      finished: [],
      step: 'done',
      owed: 0,
    })
    for (const viewer of [1, SPECTATOR] as const) {
      const view = game.view(state, viewer)
      expect(view.players[0]).toMatchObject({ islands: [{ crossed: 0 }, { crossed: 0 }], coins: 3, step: null })
      expect(view.scores[0]?.sources).toMatchObject({ coins: 3, palms: 2 })
    }
    expect(game.view(state, 1).players[1]?.step).toBe('choose')
  })

  test('palms crossed off this turn are hidden too, one past the fourth box among them', () => {
    const state = makePosition({
      seats: [{ islands: [{ card: 'S05' }], palms: [1, 1, 1] }, { islands: [{ card: 'P08' }] }],
      display: ['O05', 'P01', 'P02', 'S04'],
    })
    act(state, 0, 'box S05 a1')
    expect(game.view(state, 0).players[0]?.palms).toEqual([1, 1, 1, 2])
    expect(game.view(state, 1).players[0]?.palms).toEqual([1, 1, 1])
    expect(game.view(state, 0).scores[0]?.total).toBe(5)
    expect(game.view(state, 1).scores[0]?.total).toBe(3)
  })

  test('once all have chosen: everything', () => {
    const state = crossing()
    const events = act(state, 1, 'box P08 a1', chance)
    expect(game.view(state, 1).players[0]).toMatchObject({ coins: 4, trophies: [6] })
    expect(events.map((event) => game.redact(event, SPECTATOR)?.type ?? null)).toEqual([
      null,
      'chose',
      'chose',
      'coin-row',
      'expedition',
    ])
    expect(events.map((event) => game.redact(event, 1)?.type)[0]).toBe('crossed')
    expect(events[1]).toEqual({
      type: 'chose',
      seat: 0,
      crossings: [{ how: 'pattern', card: 'P04', boxes: 0b0010_0010, coins: 1, lostCoins: 0, palms: [] }],
      round: 1,
      turn: 1,
    })
  })

  test('in the keep phase: nothing of the cards dealt and kept', () => {
    const state = game.setup({ expeditionAid: false }, 3, fastChance(9))
    const own = game.view(state, 0).players[0]
    expect(own?.dealt).toHaveLength(4)
    const [first] = game.legal(state, 0)
    game.apply(state, 0, first!, chance)
    expect(game.view(state, 0).players[0]).toMatchObject({
      dealt: own?.dealt,
      islands: [{ crossed: 0 }, { crossed: 0 }],
    })
    expect(game.view(state, 1).players[0]).toMatchObject({ dealt: [], islands: [] })
    expect(game.view(state, SPECTATOR).players.map((player) => player.dealt)).toEqual([[], [], []])
    expect(game.view(state, 1).deck).toBe(35)
  })
})

describe('the patterns still to come', () => {
  test('are told only if the table plays with the aid, in a fixed order', () => {
    const left = (expeditionAid: boolean): readonly Shape[] | null => {
      const state = game.setup({ expeditionAid }, 2, fastChance(4))
      for (const seat of [0, 1]) game.apply(state, seat, game.legal(state, seat)[0]!, chance)
      return game.view(state, SPECTATOR).expeditionsLeft
    }
    expect(left(false)).toBeNull()
    expect(left(true)).toEqual(['I2', 'I3', 'I3', 'L3', 'T4', 'L4', 'O4'])
  })
})
