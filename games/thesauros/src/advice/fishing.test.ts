import { expect, test } from 'vitest'
import { GAME_DATA, Scene } from '../testing/scene.ts'
import { advice } from './index.ts'

/** Whether the first seat is told, as it places, that a voyage can only fish. */
const isTold = ({ state }: Scene): boolean => advice(GAME_DATA, state, 0).some(({ code }) => code === 'only-fishing')

test('who sends somebody to the port without a map is told', () => {
  expect(isTold(new Scene(2).begin('placing'))).toBe(true)
})

test('who waits at the flea market is not: it is played before, and brings a map', () => {
  const scene = new Scene(2).begin('placing').act('place B 3', 'place B 6')
  expect(isTold(scene)).toBe(false)
})

test('a rival there brings no map', () => {
  const scene = new Scene(2).begin('placing').act('place B 6', 'place B 3')
  expect(isTold(scene)).toBe(true)
})
