import { describe, expect, test } from 'vitest'
import { playOf } from '../flow.ts'
import { addMap } from '../market/stacks.ts'
import { GAME_DATA, Scene } from '../testing/scene.ts'
import { FACE_DOWN, MARKET, type SortId } from '../types.ts'

/** The market (spaces 3, 3, 4, 5, 6, 7, 8, 9, 10), after maps of these numbers came one by one. */
function arriving(scene: Scene, ...numbers: number[]): Scene {
  const play = playOf(GAME_DATA, scene.state, scene.chance)
  for (const number of numbers) addMap(play, number)
  return scene
}

/** Seat 0's meeple buys a number, and lays the first of the tiles that it sees. */
function buying(scene: Scene, sort: SortId, number: number): Scene {
  scene.queue(MARKET, [0, sort])
  scene.resolve(MARKET).act(`buy ${number}`)
  if (scene.toAct.length > 0) scene.act(scene.legal()[0] ?? '')
  return scene
}

const stacks = ({ state }: Scene) =>
  state.market.map((number, space) => (number === 0 ? 0 : [number, state.marketCount[space]]))

describe('the flea market', () => {
  test('T35 a second #2 beside the one on $4 takes both to the second $3, a third all to the first $3', () => {
    const scene = arriving(new Scene(4).offer(0, 0, [2, 1]), 2)
    expect(stacks(scene)).toEqual([0, [2, 2], 0, 0, 0, 0, 0, 0, 0])
    expect(stacks(arriving(scene, 2))).toEqual([[2, 3], 0, 0, 0, 0, 0, 0, 0, 0])
  })

  test.each([
    ['W', 15],
    ['B', 17],
  ] as const)(
    'T36 two #2 on $5, $6 taken, $7 free: %s buys the top one, GE is %i, the other goes to $7',
    (sort, left) => {
      const scene = buying(new Scene(4).offer(0, 0, [4, 1], [2, 2], [5, 1]), sort, 2)
      expect(scene.accounts(0)[2]).toBe(left)
      expect(stacks(scene)).toEqual([0, 0, [4, 1], 0, [5, 1], [2, 1], 0, 0, 0])
    },
  )

  test('T37 a single map leaves its space free; a new number goes to the lowest free space from $4 on', () => {
    const scene = buying(new Scene(4).offer([1, 2], 0, [3, 1], [4, 1], [5, 1]), 'W', 4)
    expect(stacks(scene)).toEqual([[1, 2], 0, [3, 1], 0, [5, 1], 0, 0, 0, 0])
    expect(stacks(arriving(scene, 6, 7))).toEqual([[1, 2], 0, [3, 1], [6, 1], [5, 1], [7, 1], 0, 0, 0])
  })

  test.each([
    ['strictly-dearer', [0, 0, [2, 1], 0, 0, 0, 0, 0, 0]],
    ['next-space', [0, [2, 1], 0, 0, 0, 0, 0, 0, 0]],
  ] as const)(
    'T38 one of two on the first $3 is bought: with %s the rest goes to its space',
    (marketRise, expected) => {
      expect(stacks(buying(new Scene(4, { marketRise }).offer([2, 2]), 'W', 2))).toEqual(expected)
    },
  )

  test('T39 the first #6: three big tiles seen, one laid face down, two under the pile; the second buyer may look', () => {
    const scene = new Scene(4).offer(0, 0, [6, 2])
    scene.queue(MARKET, [0, 'W'], [1, 'W'])
    scene.resolve(MARKET).act('buy 6')
    const tiles = scene.told('tiles-seen')[0]?.tiles ?? []
    expect([tiles.length, tiles.every((tile) => tile.startsWith('B'))]).toEqual([3, true])
    scene.act(`tile ${tiles[1]}`)
    expect([scene.state.tileFace[6], scene.state.bigPile.length, scene.state.bigUnder.length]).toEqual([
      FACE_DOWN,
      9,
      2,
    ])
    scene.act('buy 6')
    expect(scene.told('tile-looked')).toEqual([{ type: 'tile-looked', seat: 1, number: 6, tile: tiles[1] }])
    expect(scene.state.cubes[6]).toBe(0b0011)
  })
})
