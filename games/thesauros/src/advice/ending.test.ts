import { expect, test } from 'vitest'
import { give, room } from '../testing/riches.ts'
import { GAME_DATA, Scene } from '../testing/scene.ts'
import { advice } from './index.ts'

/** Actions that are told to end the game. */
const ends = (scene: Scene): string[] =>
  advice(GAME_DATA, scene.state, 0).flatMap(({ code, action, warns }) =>
    code === 'last-room' && warns && action !== undefined ? [GAME_DATA.actionTable.notation.make(action)] : [],
  )

/** With two seats three rooms are used; two of them are open, the third lacks some treasures. */
function lastRoom(sponsor: number, lacks: number): Scene {
  const scene = new Scene(2)
  const { rooms } = scene.look.board
  rooms.forEach(({ values }, index) => {
    const isLast = index === rooms.length - 1
    const shown = values.map((_, place) => (isLast && place < lacks ? null : ([0, 3] as const)))
    room(scene, index + 1, isLast ? sponsor : 0, ...shown)
  })
  give(scene, 0, 5)
  scene.queue(8, [0, 'B'])
  return scene.resolve(8)
}

test('who opens the last room is warned that the game ends', () => {
  const last = `M${lastRoom(0, 1).look.board.rooms.length}`
  expect(ends(lastRoom(0, 1))).toEqual([`sell 5 ${last}`])
  expect(ends(lastRoom(0, 2))).toEqual([])
  expect(ends(lastRoom(-1, 0))).toEqual([`sponsor ${last}`])
  expect(ends(lastRoom(-1, 1))).toEqual([])
})

test('in the ninth quadrimester the game ends anyway', () => {
  const scene = lastRoom(0, 1)
  scene.state.quadrimester = 9
  expect(ends(scene)).toEqual([])
})
