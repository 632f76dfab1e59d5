import { expect, test } from 'vitest'
import { notePlace } from './place.ts'

const room = { width: 1000, height: 600 }
const size = { width: 300, height: 120 }

test('a note lies above what it explains, its middle over it', () => {
  expect(notePlace({ x: 400, y: 300, width: 40, height: 40 }, size, room)).toEqual({ x: 270, y: 170 })
})

test('where there is no room above it lies below', () => {
  expect(notePlace({ x: 400, y: 20, width: 40, height: 40 }, size, room)).toEqual({ x: 270, y: 70 })
})

test('at the edge it is pushed into the room', () => {
  expect(notePlace({ x: 980, y: 300, width: 20, height: 20 }, size, room)).toEqual({ x: 692, y: 170 })
})

test('something as high as the room is explained beside it', () => {
  expect(notePlace({ x: 100, y: 0, width: 200, height: 600 }, size, room)).toEqual({ x: 310, y: 240 })
})
