import { expect, test } from 'vitest'
import { SteadyTime } from './steadyTime.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
const NOON = Date.UTC(2026, 10, 27, 12)

/** A machine that has been up for a day, whose clock can be set. */
function machine(up = DAY) {
  const now = { clock: NOON, awake: 0, up }
  const told: number[] = []
  const time = new SteadyTime((ahead) => told.push(ahead), { clock: () => now.clock, awake: () => now.awake, up: () => now.up }) // prettier-ignore
  const passes = (ms: number) => {
    for (const source of ['clock', 'awake', 'up'] as const) now[source] += ms
  }
  return {
    told,
    passes,
    sets: (ms: number) => (now.clock += ms),
    sleeps: (ms: number) => {
      now.clock += ms
      now.up += ms
    },
    /** What time it is for the players. */
    time: () => now.clock + time.look() - NOON,
  }
}

test.each([
  ['back by an hour', -HOUR],
  ['forward by a day', DAY],
])('a clock that is set %s takes nothing from players, and gives them nothing', (_, set) => {
  const { passes, sets, time, told } = machine()
  passes(10 * SECOND)
  expect(time()).toBe(10 * SECOND)
  sets(set)
  expect(time()).toBe(10 * SECOND)
  expect(told).toEqual([-set])
  passes(24 * SECOND)
  // Comes back to the machine's clock by and by.
  expect(time()).toBe(34 * SECOND + Math.sign(set) * SECOND)
})

test('a clock that is set forward by a day and back again has changed nothing', () => {
  const { passes, sets, time, told } = machine()
  sets(DAY)
  passes(SECOND)
  time()
  sets(-DAY)
  passes(SECOND)
  expect(Math.abs(time() - 2 * SECOND)).toBeLessThan(100)
  expect(told.at(-1)).toBe(0)
})

test('after a day an hour is made up for, and never more than that', () => {
  const { passes, sets, time } = machine()
  sets(HOUR)
  expect(time()).toBe(0)
  for (let minute = 0; minute < 25 * 60; minute++) {
    passes(60 * SECOND)
    time()
  }
  expect(time()).toBe(26 * HOUR)
})

test('a clock that is still far ahead after an hour is right: the machine was paused', () => {
  const { passes, sets, time } = machine()
  sets(8 * HOUR)
  for (let minute = 0; minute < 59; minute++) {
    passes(60 * SECOND)
    expect(time()).toBeLessThan(HOUR + 3 * 60 * SECOND)
  }
  passes(121 * SECOND)
  expect(time()).toBe(9 * HOUR + 61 * SECOND)
})

test('so is one that is twenty minutes ahead, and one five minutes ahead is come to by and by', () => {
  const aheadAfterAnHour = (minutes: number): number => {
    const { passes, sets, time } = machine()
    sets(minutes * 60 * SECOND)
    for (let minute = 0; minute < 62; minute++) {
      passes(60 * SECOND)
      time()
    }
    return (time() - 62 * 60 * SECOND) / SECOND / 60
  }
  expect(aheadAfterAnHour(20)).toBe(20)
  expect(aheadAfterAnHour(5)).toBeCloseTo(62 / 24, 1)
})

test('a machine that has slept has slept', () => {
  const { passes, sleeps, time, told } = machine()
  sleeps(8 * HOUR)
  passes(SECOND)
  expect(time()).toBe(8 * HOUR + SECOND)
  sleeps(HOUR)
  expect(time()).toBe(9 * HOUR + SECOND)
  expect(told).toEqual([])
})

test('a clock that is set right after the machine’s start is right', () => {
  const { passes, sets, time, told } = machine(20 * SECOND)
  sets(3 * DAY)
  passes(SECOND)
  expect(time()).toBe(3 * DAY + SECOND)
  expect(told).toEqual([])
})

test('clocks that drift are taken as they are', () => {
  const { passes, sets, time, told } = machine()
  for (let minute = 0; minute < 60; minute++) {
    passes(60 * SECOND)
    sets(400)
    time()
  }
  expect(time()).toBe(HOUR + 60 * 400)
  expect(told).toEqual([])
})
