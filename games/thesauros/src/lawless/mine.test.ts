import { describe, expect, test } from 'vitest'
import { playOf, run } from '../flow.ts'
import { RECEIVE } from '../frames.ts'
import { push } from '../stack.ts'
import { AT_ZODIAC, own } from '../state.ts'
import { lawless, send } from '../testing/lawless.ts'
import { GAME_DATA, SET, type Scene } from '../testing/scene.ts'
import { FACE_DOWN, FACE_UP } from '../types.ts'

const [GREEN, WHITE] = [0, 1]

const bigSite = (scene: Scene): number => scene.look.board.sea.isBig.indexOf(true)
const smallSite = (scene: Scene): number => scene.look.board.sea.isBig.indexOf(false, 1)

function lay(scene: Scene, number: number, tile: string, face: number): void {
  own(scene.state, 'tiles')[number] = SET.tiles.findIndex(({ id }) => id === tile)
  own(scene.state, 'tileFace')[number] = face
}

/** The seat has the mine, and is asked what its meeple in zone 6 does. */
function fishing(scene: Scene, seat: number): Scene {
  scene.state.mine = GREEN
  scene.queue(6, [seat, 'W'])
  return scene.resolve(6)
}

const mines = (scene: Scene): string[] => scene.legal().filter((text) => text.startsWith('mine'))

describe('the mine', () => {
  test('zone 7 brings it', () => {
    const scene = send(lawless(2), GREEN, 7).act('deed')
    expect([scene.state.mine, scene.told('mine-gained').length]).toEqual([GREEN, 1])
  })

  test('T86 on B02, columns 3 to 5: three sharks, two treasures destroyed, five boxes exhausted', () => {
    const scene = lawless(4)
    const number = bigSite(scene)
    lay(scene, number, 'B02', FACE_UP)
    fishing(scene, GREEN).act(`mine ${number} 3`)
    expect(scene.told('mine-exploded')).toEqual([
      { type: 'mine-exploded', seat: GREEN, number, column: 3, sharks: 3, treasures: [3, 7] },
    ])
    expect([scene.state.sharks[GREEN], scene.state.mine]).toEqual([3, -1])
    // Depth 1 column 5; depth 2 columns 3 and 4; depth 3 columns 3 and 4.
    expect(scene.state.exhausted[number]).toBe((1 << 4) | (1 << 7) | (1 << 8) | (1 << 12) | (1 << 13))
    expect(scene.state.treasures.every((count) => count === 0)).toBe(true)
    expect(mines(scene)).toEqual([])
    expect(scene.refused(`mine ${number} 1`)).toEqual({ code: 'no-mine', params: {} })
    scene.act('fish')
  })

  test('T86 three places on a big tile, two on a small one, none where no tile lies', () => {
    const scene = lawless(4)
    const [big, small] = [bigSite(scene), smallSite(scene)]
    lay(scene, big, 'B02', FACE_UP)
    lay(scene, small, 'S01', FACE_UP)
    fishing(scene, GREEN)
    expect(mines(scene).toSorted()).toEqual(
      [`mine ${big} 1`, `mine ${big} 2`, `mine ${big} 3`, `mine ${small} 1`, `mine ${small} 2`].toSorted(),
    )
    expect(scene.refused(`mine ${small} 3`)).toEqual({
      code: 'mine-too-far-right',
      params: { number: small, column: 3, last: 2 },
    })
    const other = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((number) => number !== big && number !== small) ?? 0
    expect(scene.refused(`mine ${other} 1`)).toEqual({ code: 'no-tile', params: { number: other } })
  })

  test('what is exhausted already brings nothing', () => {
    const scene = lawless(4)
    const number = bigSite(scene)
    lay(scene, number, 'B02', FACE_UP)
    own(scene.state, 'exhausted')[number] = 1 << 8
    fishing(scene, GREEN).act(`mine ${number} 3`)
    expect(scene.told('mine-exploded')[0]).toMatchObject({ sharks: 2, treasures: [3, 7] })
  })

  test('R17 it turns a face-down tile up, which can’t be undone; no cube is needed', () => {
    const scene = lawless(4)
    const number = bigSite(scene)
    lay(scene, number, 'B02', FACE_DOWN)
    fishing(scene, GREEN)
    let reveals = 0
    scene.chance.reveal = () => {
      reveals++
    }
    scene.act(`mine ${number} 3`)
    expect(scene.told('tile-turned')).toEqual([{ type: 'tile-turned', seat: GREEN, number, tile: 'B02' }])
    expect([scene.state.tileFace[number], reveals]).toEqual([FACE_UP, 1])
  })

  test('R38 not on another’s turn', () => {
    const scene = lawless(4)
    lay(scene, bigSite(scene), 'B02', FACE_UP)
    fishing(scene, WHITE)
    expect(mines(scene)).toEqual([])
    expect(scene.refused(`mine ${bigSite(scene)} 1`)?.code).toBe('no-mine')
  })

  test.each(['placing', 'turn at sea', 'move'])('R38 while %s', (when) => {
    const scene = lawless(4)
    const { state } = scene
    lay(scene, bigSite(scene), 'B02', FACE_UP)
    state.mine = GREEN
    if (when === 'placing') scene.begin('placing')
    else {
      state.crew[GREEN] = scene.meeple(GREEN, 'W')
      state.at[state.crew[GREEN] ?? 0] = AT_ZODIAC
      state.zodiacAt[GREEN] = scene.look.board.sea.ids.indexOf('w1')
      scene.begin('high-seas')
      if (when === 'move') scene.act('sail green')
    }
    expect(scene.toAct).toEqual([GREEN])
    expect(mines(scene)).toHaveLength(3)
  })

  test('R38 not with a choice that is no action of the turn', () => {
    const scene = lawless(4)
    lay(scene, bigSite(scene), 'B02', FACE_UP)
    scene.state.mine = GREEN
    push(scene.state, 'receive', GREEN, RECEIVE.left, 2)
    run(playOf(GAME_DATA, scene.state, scene.chance))
    expect(mines(scene)).toEqual([])
    expect(scene.refused(`mine ${bigSite(scene)} 1`)?.code).toBe('not-your-action')
  })
})
