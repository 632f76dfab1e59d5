import { LONGEST_CLOCK } from '@fathom/protocol'
import { expect, test } from 'vitest'
import { LONGEST, PRESETS, withinBounds } from './timeControls.ts'

test('the server takes every preset', () => {
  for (const times of Object.values(PRESETS)) expect(withinBounds(times)).toEqual(times)
})

test('a time of one’s own is brought within the bounds of the server', () => {
  expect(LONGEST).toBe(LONGEST_CLOCK)
  expect(withinBounds({ bank: 1, increment: -5, cap: 0 })).toEqual({ bank: 10, increment: 0, cap: 10 })
  expect(withinBounds({ bank: 600, increment: 30.4, cap: 60 })).toEqual({ bank: 600, increment: 30, cap: 600 })
  expect(withinBounds({ bank: Number.NaN, increment: 1e9, cap: 1e9 })).toEqual({ bank: 10, increment: LONGEST, cap: LONGEST }) // prettier-ignore
})
