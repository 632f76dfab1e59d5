import { describe, expect, test } from 'vitest'
import { playOf } from '../flow.ts'
import { GAME_DATA, Scene } from '../testing/scene.ts'
import { FACE_DOWN, FACE_UP } from '../types.ts'
import { addMap } from './stacks.ts'
import { own } from '../state.ts'

type Stack = readonly [number: number, count: number] | 0

/** The market after a map of this number came. */
function after(number: number, ...stacks: Stack[]): [number[], number[]] {
  const scene = new Scene(4).offer(...stacks)
  addMap(playOf(GAME_DATA, scene.state, scene.chance), number)
  return [scene.state.market, scene.state.marketCount]
}

/** The market after this number was bought. */
function bought(number: number, options: object, ...stacks: Stack[]): [number[], number[]] {
  const scene = new Scene(4, { ...options }).offer(...stacks)
  scene.queue(3, [0, 'W'])
  scene.resolve(3).act(`buy ${number}`)
  return [scene.state.market, scene.state.marketCount]
}

describe('the market', () => {
  test('a new number goes to the cheapest free space from $4 on, even when a $3 space is free', () => {
    expect(after(2, 0, 0, [5, 1])[0]).toEqual([0, 0, 5, 2, 0, 0, 0, 0, 0])
  })

  test('a known number goes onto its stack, which then gets cheaper by one free space', () => {
    expect(after(2, 0, 0, [2, 1])).toEqual([
      [0, 2, 0, 0, 0, 0, 0, 0, 0],
      [0, 2, 0, 0, 0, 0, 0, 0, 0],
    ])
    expect(after(2, 0, [2, 2])[0]).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(after(2, [1, 1], [3, 1], [2, 2])).toEqual([
      [1, 3, 2, 0, 0, 0, 0, 0, 0],
      [1, 1, 3, 0, 0, 0, 0, 0, 0],
    ])
  })

  test('what is left of a stack goes to the first free dearer space; where none is free it stays', () => {
    expect(bought(2, {}, 0, 0, 0, [2, 2], [4, 1])[0]).toEqual([0, 0, 0, 0, 4, 2, 0, 0, 0])
    expect(bought(2, {}, 0, 0, 0, 0, 0, 0, 0, 0, [2, 2])[0]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2])
    expect(bought(2, {}, 0, 0, [2, 1])).toEqual([
      [0, 0, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 0],
    ])
  })

  test('the second $3 space is not dearer than the first, unless the table says so', () => {
    expect(bought(2, {}, [2, 2])[0]).toEqual([0, 0, 2, 0, 0, 0, 0, 0, 0])
    expect(bought(2, { marketRise: 'next-space' }, [2, 2])[0]).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 0])
  })

  test('the boss and the 3 pay $2 less, the 2 does not', () => {
    const scene = new Scene(4).offer(0, 0, [1, 3], [2, 3], [5, 3])
    scene.queue(3, [0, 'B'], [1, 'H3'], [2, 'H2'])
    scene.resolve(3)
    for (const number of [5, 2, 1]) {
      scene.act(`buy ${number}`)
      scene.act(scene.legal()[0] ?? '')
    }
    expect([scene.accounts(0)[2], scene.accounts(1)[2], scene.accounts(2)[2]]).toEqual([16, 17, 16])
  })

  test('what is not on the market can’t be bought', () => {
    const scene = new Scene(4).offer([2, 1])
    scene.queue(3, [0, 'W'])
    scene.resolve(3)
    expect(scene.refused('buy 5')).toEqual({ code: 'not-on-market', params: { number: 5 } })
  })
})

describe('a gained map', () => {
  test('the first one of a site: three tiles are seen, one is laid, two go under the pile', () => {
    const scene = new Scene(4).offer([6, 3])
    scene.queue(3, [0, 'W'], [1, 'W'], [0, 'W'])
    scene.resolve(3).act('buy 6')
    const [seen] = scene.told('tiles-seen')
    expect(seen?.tiles).toHaveLength(3)
    expect(scene.legal()).toEqual(seen?.tiles?.toSorted().map((tile) => `tile ${tile}`))
    scene.act(`tile ${seen?.tiles?.[0]}`)
    expect([scene.state.bigPile.length, scene.state.bigUnder.length, scene.state.tileFace[6]]).toEqual([
      9,
      2,
      FACE_DOWN,
    ])
    scene.act('buy 6')
    expect(scene.told('tile-looked')).toEqual([{ type: 'tile-looked', seat: 1, number: 6, tile: seen?.tiles?.[0] }])
    expect(scene.state.cubes[6]).toBe(3)
    scene.act('buy 6')
    expect([scene.events.map((event) => event.type).includes('tile-looked'), scene.state.marketMaps[6]]).toEqual([
      false,
      2,
    ])
  })

  test('at a site whose tile is known to all nothing is looked at', () => {
    const scene = new Scene(4).offer([6, 1])
    own(scene.state, 'tiles')[6] = 0
    own(scene.state, 'tileFace')[6] = FACE_UP
    scene.queue(3, [0, 'W'])
    scene.resolve(3).act('buy 6')
    expect([scene.told('tile-looked'), scene.state.cubes[6]]).toEqual([[], 1])
  })

  test('when the pile is used up, tiles come back from under it; with one left there is nothing to choose', () => {
    const scene = new Scene(4).offer([6, 1])
    scene.state.bigPile = []
    scene.state.bigUnder = [4 * 4 + 2]
    scene.queue(3, [0, 'W'])
    scene.resolve(3).act('buy 6')
    expect([scene.state.tiles[6], scene.state.bigUnder, scene.toAct]).toEqual([4, [], []])
  })
})
