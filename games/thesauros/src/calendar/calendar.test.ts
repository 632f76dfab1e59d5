import { describe, expect, test } from 'vitest'
import { Scene } from '../testing/scene.ts'
import { AT_DECK, AT_HOME, AT_ZODIAC, OWN, SITES, own } from '../state.ts'
import { IN_BUDGET, IN_INFLUENCE, IN_MAINTENANCE, IN_PLACEMENT, IN_SALARIES, OVER, type Phase } from '../types.ts'

/** The calendar goes on after a phase of a quadrimester. */
function after(scene: Scene, phase: Phase, quadrimester: number): Scene {
  scene.state.phase = phase
  scene.state.quadrimester = quadrimester
  return scene.begin('calendar')
}

/** A seat with so many workers at home; its boss is there as well. */
function employer(scene: Scene, seat: number, workers: number): Scene {
  for (let worker = 1; worker <= workers; worker++) scene.state.at[seat * OWN + worker] = AT_HOME
  return scene
}

describe('income and budget', () => {
  test('later years: a base and $5 for every map, whatever its number or kind', () => {
    for (const [quadrimester, expected] of [
      [3, [50, 30]],
      [6, [30, 10]],
    ] as const) {
      const scene = new Scene(2)
      scene.state.money.fill(0)
      scene.state.marketMaps[2] = 2
      scene.state.marketMaps[5] = 1
      own(scene.state, 'satelliteMaps')[5] = 1
      after(scene, IN_INFLUENCE, quadrimester)
      expect(scene.state.pool).toEqual(expected)
      expect([scene.state.phase, scene.state.quadrimester]).toEqual([IN_BUDGET, quadrimester + 1])
    }
  })

  test('all money is split anew, slush included, without a fee', () => {
    const scene = new Scene(2).money(0, { HR: 0, RD: 0, GE: 6, ME: 0, SF: 7 })
    after(scene, IN_INFLUENCE, 3)
    expect([scene.state.pool[0], scene.accounts(0)]).toEqual([43, [0, 0, 0, 0, 0]])
    for (const text of ['budget HR 3', 'budget RD 0', 'budget GE 10', 'budget ME 25']) scene.actAs(0, text)
    expect(scene.accounts(0)).toEqual([3, 0, 10, 25, 5])
    expect(scene.toAct).toEqual([1])
  })

  test('all seats split at the same time, account by account, and see the others’ when all have', () => {
    const scene = after(new Scene(2), IN_INFLUENCE, 3)
    expect(scene.toAct).toEqual([0, 1])
    expect(scene.refused('budget RD 3', 1)).toEqual({ code: 'budget-in-order', params: { account: 'HR' } })
    expect(scene.refused('budget HR 131', 1)).toEqual({
      code: 'budget-too-much',
      params: { account: 'HR', amount: 131, left: 130 },
    })
    const all = ['budget HR 10', 'budget RD 20', 'budget GE 30', 'budget ME 40']
    for (const text of all) expect(scene.actAs(1, text)).toEqual([])
    for (const text of all) scene.actAs(0, text)
    expect(scene.told('budgeted')).toEqual([
      { type: 'budgeted', seat: 0, accounts: [10, 20, 30, 40], slush: 30 },
      { type: 'budgeted', seat: 1, accounts: [10, 20, 30, 40], slush: 30 },
    ])
    expect(scene.state.phase).toBe(IN_PLACEMENT)
  })

  test('solo: without a slush fund the rest is for ME', () => {
    const scene = new Scene(1).money(0, { HR: 0, RD: 0, GE: 0, ME: 0, SF: 0 })
    after(scene, IN_INFLUENCE, 3)
    scene.act('budget HR 3', 'budget RD 4', 'budget GE 5')
    expect(scene.accounts(0)).toEqual([3, 4, 5, 18, 0])
  })
})

describe('salaries', () => {
  test('$2 a worker wherever he is, nothing for the boss', () => {
    const scene = employer(new Scene(2), 0, 3)
    scene.state.at[1] = AT_DECK
    scene.state.at[2] = AT_ZODIAC
    scene.begin('payday')
    expect([scene.accounts(0)[0], scene.accounts(1)[0]]).toEqual([14, 16])
  })

  test('as many wages as can be paid, a point for each of the others; a single dollar stays', () => {
    const scene = employer(new Scene(2), 0, 4).money(0, { HR: 5, RD: 0, GE: 0, ME: 0 })
    scene.state.reputation[0] = 1
    scene.begin('payday')
    expect([scene.accounts(0)[0], scene.state.reputation[0]]).toEqual([1, 0])
    expect(scene.told('wages-due')[0]).toEqual({ type: 'wages-due', seat: 0, workers: 4, paid: 2 })
  })

  test('all transfers that help are compulsory', () => {
    const scene = employer(new Scene(2), 0, 4).money(0, { HR: 4, RD: 3, GE: 1, ME: 3 })
    scene.state.quadrimester = 4
    scene.begin('payday')
    expect(scene.accounts(0)).toEqual([0, 0, 1, 0, 20])
    expect(scene.state.reputation[0]).toBe(9)
  })

  test('introductory: slush money pays wages, too', () => {
    const scene = employer(new Scene(2, { variant: 'introductory' }), 0, 2).money(0, {
      HR: 0,
      RD: 0,
      GE: 0,
      ME: 0,
      SF: 5,
    })
    scene.begin('payday')
    expect([scene.accounts(0), scene.state.reputation[0]]).toEqual([[0, 0, 0, 0, 0], 10])
  })

  test('a mercenary who waits costs a wage', () => {
    const scene = new Scene(2, { variant: 'lawless' })
    own(scene.state, 'mercenaries')[0] = 1
    scene.state.at[2 * OWN] = AT_HOME
    scene.begin('payday')
    expect([scene.accounts(0)[0], scene.accounts(1)[0]]).toEqual([16, 14])
  })
})

describe('the calendar', () => {
  test('cards and maps come after the quadrimesters', () => {
    const scene = new Scene(4)
    const shown: number[] = []
    for (let quadrimester = 1; quadrimester <= 8; quadrimester++) {
      scene.state.quadrimester = quadrimester
      scene.begin('upkeep')
      shown.push(scene.state.cards.length)
    }
    expect(shown).toEqual([4, 5, 7, 8, 10, 10, 10, 10])
    expect(scene.state.reserve).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('the order scores after the second year, and a year begins', () => {
    const scene = new Scene(4)
    scene.state.order = [2, 0, 3, 1]
    after(scene, IN_MAINTENANCE, 6)
    expect(scene.state.reputation).toEqual([12, 10, 14, 11])
    expect([scene.state.phase, scene.state.quadrimester]).toEqual([IN_BUDGET, 7])
  })

  test('three seats: the third place brings a point, or none', () => {
    const points = (influence3p: string) => after(new Scene(3, { influence3p }), IN_MAINTENANCE, 3).state.reputation
    expect([points('EN'), points('FR')]).toEqual([
      [14, 12, 11],
      [14, 12, 10],
    ])
  })

  test('after the salaries of the ninth quadrimester, or of any with all rooms open, the game is over', () => {
    for (const [quadrimester, open, end] of [
      [9, 0, 'time'],
      [7, 15, 'museum-full'],
    ] as const) {
      const scene = new Scene(4)
      scene.state.open = open
      after(scene, IN_SALARIES, quadrimester)
      expect([scene.state.phase, scene.state.end, scene.toAct]).toEqual([OVER, end, []])
      expect(scene.state.reputation).toEqual([14, 12, 11, 10])
      expect(scene.events.at(-1)?.type).toBe('game-ended')
    }
  })

  test('an open room less, and maintenance comes', () => {
    const scene = new Scene(4)
    scene.state.open = 7
    after(scene, IN_SALARIES, 7)
    expect([scene.state.quadrimester, scene.state.phase]).toEqual([8, IN_PLACEMENT])
  })

  test('maps of every seat are its own', () => {
    const scene = new Scene(2)
    scene.state.money.fill(0)
    own(scene.state, 'mercenaryMaps')[SITES + 3] = 1
    after(scene, IN_INFLUENCE, 3)
    expect(scene.state.pool).toEqual([30, 35])
  })
})
