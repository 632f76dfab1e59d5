import { expect, test } from 'vitest'
import { own } from '../state.ts'
import { SeaScene } from '../testing/sea-scene.ts'
import { treasureNear } from './sea.ts'

/** Over B01: $3 at depth 1 of column 1, $5 at depth 1 and $7 at depth 3 (buried) of column 3, a shark in columns 2, 4 and 5. */
function greenAt(space: string, ...items: readonly string[]): SeaScene {
  const scene = new SeaScene().maps(0, 2).tile(2, 'B01')
  scene.boat(0, 'green', space, 'W', ...items)
  return scene.begin('high-seas')
}

const near = (scene: SeaScene) => treasureNear(scene.look, 0).map(({ params }) => params)

test('an open treasure within reach is told, the richest first, with what the way costs', () => {
  expect(near(greenAt('s2.1', 'mask'))).toEqual([{ value: 5, site: 2, column: 3, cost: 0 }])
  expect(near(greenAt('s2.3', 'mask'))).toEqual([{ value: 5, site: 2, column: 3, cost: -1 }])
})

test('nothing is told of a column that a shark closes, nor of a site out of reach', () => {
  const closed = greenAt('s2.5', 'mask')
  // What lies open in columns 1 and 3 is gone.
  own(closed.state, 'exhausted')[2] = 0b00101
  expect(near(closed)).toEqual([])
  expect(near(new SeaScene().begin('high-seas'))).toEqual([])
})
