import { gainsOf, type AnyGame } from '@fathom/kernel'
import { describe, expect, test } from 'vitest'
import { makeThesauros } from '../game.ts'
import { Scene, SET } from '../testing/scene.ts'
import { FACE_DOWN } from '../types.ts'
import { own } from '../state.ts'

const game = makeThesauros(SET) as unknown as AnyGame

describe('payments', () => {
  test('an account that can pay pays, and nothing is moved', () => {
    const scene = new Scene(4)
    scene.queue(9, [0, 'W'])
    scene.resolve(9).money(0, { GE: 6 }).act('advertise')
    expect(scene.accounts(0)).toEqual([20, 20, 0, 20, 20])
    expect(scene.told('transferred')).toEqual([])
  })

  test('a short account asks for transfers: each costs the fee of the year, out of its source', () => {
    const scene = new Scene(4)
    scene.state.quadrimester = 4
    scene.queue(9, [0, 'W'])
    scene.resolve(9).money(0, { HR: 0, RD: 8, GE: 2, ME: 7 }).act('advertise')
    expect(scene.legal().filter((text) => text.startsWith('transfer ME'))).toEqual([
      'transfer ME 1',
      'transfer ME 2',
      'transfer ME 3',
      'transfer ME 4',
      'transfer ME 5',
    ])
    scene.act('transfer RD 3', 'transfer ME 1')
    expect(scene.accounts(0)).toEqual([0, 3, 0, 4, 20])
    expect(scene.toAct).toEqual([])
  })

  test('a transfer may bring more than is needed, and the rest stays in the account', () => {
    const scene = new Scene(4)
    scene.queue(9, [0, 'W'])
    scene.resolve(9).money(0, { HR: 0, RD: 0, GE: 2, ME: 9 }).act('advertise', 'transfer ME 7')
    expect(scene.accounts(0)).toEqual([0, 0, 3, 1, 20])
  })

  test('what was bought is no gain of how it is paid', () => {
    const scene = new Scene(4)
    scene.queue(9, [0, 'W'])
    scene.resolve(9).money(0, { HR: 0, RD: 0, GE: 2, ME: 9 })
    const gains = (): string[] => gainsOf(game, [scene.state], 0).map(({ action }) => game.notation.make(action))
    expect(gains()).toContain('advertise')
    // $6 for it, and $1 for the one transfer that it takes.
    const paid = gainsOf(game, [scene.state], 0).find(({ action }) => game.notation.make(action) === 'advertise')
    expect(paid?.money).toBe(-7)
    scene.act('advertise')
    expect(scene.legal()).toContain('transfer ME 7')
    expect(gains()).toEqual([])
  })

  test('the only transfer that is possible is made without a question', () => {
    const scene = new Scene(4)
    scene.queue(9, [0, 'W'])
    scene.resolve(9).money(0, { HR: 0, RD: 0, GE: 2, ME: 5 }).act('advertise')
    expect(scene.accounts(0)).toEqual([0, 0, 0, 0, 20])
    expect(scene.told('transferred')).toEqual([
      { type: 'transferred', seat: 0, from: 'ME', to: 'GE', amount: 4, fee: 1 },
    ])
  })

  test('what can only be paid together leaves each source its least', () => {
    const scene = new Scene(4)
    scene.queue(9, [0, 'W'])
    scene.resolve(9).money(0, { HR: 3, RD: 4, GE: 2, ME: 0 }).act('advertise')
    expect(scene.legal()).toEqual(['transfer HR 1', 'transfer HR 2', 'transfer RD 2', 'transfer RD 3'])
    expect(scene.refused('transfer HR 3')).toEqual({
      code: 'transfer-too-large',
      params: { account: 'HR', has: 3, fee: 1, most: 2 },
    })
    expect(scene.refused('transfer RD 1')).toEqual({
      code: 'transfer-too-small',
      params: { account: 'RD', amount: 1, least: 2, needs: 4 },
    })
    expect(scene.refused('transfer GE 1')?.code).toBe('same-account')
    expect(scene.refused('transfer SF 1')?.code).toBe('slush-stays')
  })

  test('a source gives once an expense', () => {
    const scene = new Scene(4)
    scene.queue(9, [0, 'W'])
    scene.resolve(9).money(0, { HR: 9, RD: 9, GE: 2, ME: 9 }).act('advertise', 'transfer HR 1')
    expect(scene.refused('transfer HR 2')?.code).toBe('gave-already')
  })

  test('introductory: slush money goes out with the fee, none comes in', () => {
    const scene = new Scene(4, { variant: 'introductory' })
    scene.queue(9, [0, 'W'])
    scene.resolve(9).money(0, { HR: 0, RD: 0, GE: 0, ME: 0, SF: 10 }).act('advertise')
    expect(scene.legal().slice(-1)).toEqual(['transfer SF 9'])
    expect(scene.refused('transfer SF 10')?.params['most']).toBe(9)
  })

  test('without a floor of discounts, money comes back into the account', () => {
    const scene = new Scene(4, { discountFloor: false })
    own(scene.state, 'cards').length = 1
    own(scene.state, 'patents')[scene.state.cards[0] ?? 0] = 0
    scene.queue(2, [0, 'B'])
    scene.resolve(2).act('item mask')
    expect(scene.accounts(0)).toEqual([20, 21, 20, 20, 20])
  })
})

describe('income', () => {
  test('it may be split over the four open accounts; the last one gets the rest', () => {
    const scene = new Scene(4)
    scene.state.musselMarker = 1
    scene.queue(6, [0, 'B'])
    scene.resolve(6).act('fish')
    expect(scene.refused('take SF 1')?.code).toBe('no-income-to-slush')
    expect(scene.refused('take HR 5')).toEqual({ code: 'take-too-much', params: { amount: 5, left: 4 } })
    scene.act('take HR 1', 'take RD 1')
    expect(scene.refused('take HR 1')?.code).toBe('took-already')
    scene.act('take GE 1')
    expect(scene.accounts(0)).toEqual([21, 21, 21, 21, 20])
  })

  test('a royalty is income of the patent’s owner, who chooses the account at once', () => {
    const scene = new Scene(4)
    const mask = scene.state.cards[0] ?? 0
    own(scene.state, 'patents')[mask] = 2
    scene.queue(2, [0, 'W'])
    scene.resolve(2).act('item mask')
    expect(scene.toAct).toEqual([2])
    scene.act('take ME 1')
    expect(scene.accounts(0)).toEqual([20, 18, 20, 20, 20])
    expect(scene.accounts(2)).toEqual([20, 20, 20, 21, 20])
  })
})

test('tiles are looked at when the map has been paid for', () => {
  const scene = new Scene(4).offer(0, 0, [6, 1])
  scene.queue(3, [0, 'W'])
  scene.resolve(3).money(0, { HR: 9, RD: 9, GE: 0, ME: 0 }).act('buy 6')
  expect(scene.told('tiles-seen')).toEqual([])
  scene.act('transfer HR 4')
  expect(scene.told('tiles-seen')).toHaveLength(1)
  scene.act(scene.legal()[0] ?? '')
  expect(scene.state.tileFace[6]).toBe(FACE_DOWN)
  expect(scene.state.bigUnder).toHaveLength(2)
})

describe('EN L407: a transfer moves any amount that its source can give', () => {
  test('to the last dollar, however rich the seat is', () => {
    const scene = new Scene(4, { variant: 'introductory' })
    scene.queue(9, [0, 'W'])
    scene.money(0, { HR: 80, RD: 250, GE: 0, ME: 3, SF: 50 }).resolve(9).act('advertise')
    // Each source gives from $1 on, for others could give the rest.
    expect(scene.legal()).toHaveLength(79 + 249 + 2 + 49)
    expect(scene.refused('transfer RD 250')).toEqual({
      code: 'transfer-too-large',
      params: { account: 'RD', has: 250, fee: 1, most: 249 },
    })
    scene.act('transfer RD 249')
    expect(scene.accounts(0)).toEqual([80, 0, 243, 3, 50])
  })

  test('nothing is no transfer', () => {
    const scene = new Scene(4)
    scene.queue(9, [0, 'W'])
    scene.resolve(9).money(0, { GE: 0 }).act('advertise')
    expect(scene.refused('transfer RD 0')?.code).toBe('transfer-too-small')
  })
})
