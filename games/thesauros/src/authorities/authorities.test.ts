import { describe, expect, test } from 'vitest'
import { Scene } from '../testing/scene.ts'

/** These seats have posted envelopes, in this order; the turn order is as given. */
function sealed(seats: number, order: number[], envelopes: number[], options = {}): Scene {
  const scene = new Scene(seats, options)
  scene.state.order = order
  scene.state.envelopes = envelopes
  return scene.begin('authorities')
}

describe('local authorities', () => {
  test('high bribes first, equal ones by their envelopes, the others as they were', () => {
    // Green, Red, Blue, White; envelopes White, Blue, Green (EN L1034).
    const scene = sealed(4, [0, 2, 3, 1], [1, 3, 0])
    expect(scene.toAct).toEqual([0, 1, 3])
    scene.actAs(1, 'bribe 6')
    scene.actAs(0, 'bribe 6')
    scene.actAs(3, 'bribe 3')
    expect(scene.state.order).toEqual([1, 0, 3, 2])
    expect([0, 1, 2, 3].map((seat) => scene.accounts(seat)[4])).toEqual([14, 14, 20, 17])
    expect(scene.told('bribes-opened')).toEqual([{ type: 'bribes-opened', bribes: [6, 6, null, 3] }])
  })

  test('a bribe is at least $2 and at most what is in the slush fund', () => {
    const scene = sealed(2, [0, 1], [1])
    expect(scene.refused('bribe 1')).toEqual({ code: 'bribe-too-small', params: { least: 2 } })
    expect(scene.refused('bribe 21')).toEqual({ code: 'bribe-too-large', params: { has: 20 } })
    scene.act('bribe 2')
    expect(scene.state.order).toEqual([1, 0])
  })

  test('who will not or cannot pay loses a point and keeps the relative place', () => {
    const scene = sealed(3, [0, 1, 2], [0, 2])
    scene.money(0, { SF: 1 })
    expect(scene.legal(0)).toEqual(['refuse'])
    scene.actAs(0, 'refuse')
    scene.actAs(2, 'bribe 2')
    expect([scene.state.order, scene.state.reputation]).toEqual([
      [2, 0, 1],
      [9, 10, 10],
    ])
  })

  test('introductory with transfers both ways: other accounts may fund a bribe, for the fee', () => {
    const scene = sealed(2, [0, 1], [1], { variant: 'introductory', slushTransfers: 'both-ways' })
    scene.money(1, { HR: 0, RD: 5, GE: 0, ME: 5, SF: 1 })
    expect(scene.refused('bribe 10')?.params).toEqual({ has: 9 })
    scene.act('bribe 7', 'transfer RD 3', 'transfer ME 4')
    expect([scene.accounts(1), scene.state.order]).toEqual([
      [0, 1, 0, 0, 1],
      [1, 0],
    ])
  })

  test('introductory otherwise: none comes in', () => {
    const scene = sealed(2, [0, 1], [1], { variant: 'introductory' }).money(1, { SF: 1 })
    expect(scene.legal(1)).toEqual(['refuse'])
  })
})
