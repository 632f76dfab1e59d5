import { expect, test } from 'vitest'
import { Scene, SET } from '../testing/scene.ts'
import { AT_QUEUE } from '../state.ts'
import { plansFor } from './plans.ts'

/** What the plans would cost with the people whom the seat has at home. */
const plansOf = (scene: Scene) =>
  Object.fromEntries(
    plansFor(scene.look, 0).map(({ code, params }) => [code, { sort: params.sort, price: params.price }]),
  )

test('a plan that names a price names who pays it: the boss pays $2 less than a worker', () => {
  const boss = plansOf(new Scene(2).offer([1, 1]))
  const scene = new Scene(2).offer([1, 1])
  scene.state.at[scene.meeple(0, 'B')] = AT_QUEUE
  const worker = plansOf(scene)
  const prices = (plans: typeof boss): number[] => Object.values(plans).map(({ price }) => Number(price))
  expect(Object.values(boss).map(({ sort }) => sort)).toEqual(['B', 'B', 'B'])
  expect(Object.values(worker).map(({ sort }) => sort)).toEqual(['W', 'W', 'W'])
  expect(prices(boss)).toEqual(prices(worker).map((price) => price - 2))
  expect(Object.keys(boss)).toEqual(['plan-map', 'plan-research', 'plan-advertise'])
})

test('better gear is none that the seat has got, nor a patent alone', () => {
  const gear = (scene: Scene) => plansFor(scene.look, 0).find(({ code }) => code === 'plan-research')?.params.item
  const plain = new Scene(2).offer()
  const first = gear(plain)
  const owner = new Scene(2).offer()
  owner.state.items[SET.items.ids.indexOf(String(first))] = 1
  expect(first).toBeDefined()
  expect(gear(owner)).not.toBe(first)
})
