import { expect, test } from 'vitest'
import type { GameInfo } from '@fathom/protocol'
import { modeOf, modesFor } from './modes.ts'

const option = (id: string, fallback: string | boolean) => ({ spec: { id, default: fallback } })
const info = {
  options: [option('variant', 'standard'), option('windy', false)],
  modes: [
    { id: 'standard', name: '', options: { variant: 'standard' }, seats: [2, 3] },
    { id: 'stormy', name: '', options: { variant: 'standard', windy: true }, seats: [2, 3] },
    { id: 'solo', name: '', options: { variant: 'solo' }, seats: [1] },
  ],
} as unknown as GameInfo

test('only modes that so many can play are offered', () => {
  expect(modesFor(info, 1).map(({ id }) => id)).toEqual(['solo'])
  expect(modesFor(info, 3).map(({ id }) => id)).toEqual(['standard', 'stormy'])
})

test('options that nobody touched are the usual mode, and each mode is known by its options', () => {
  expect(modeOf(info, {}, 2)?.id).toBe('standard')
  expect(modeOf(info, { windy: true }, 2)?.id).toBe('stormy')
  expect(modeOf(info, { variant: 'solo' }, 1)?.id).toBe('solo')
})

test('a mixture of one’s own is no mode', () => {
  expect(modeOf(info, { variant: 'solo', windy: true }, 1)).toBeNull()
  expect(modeOf(info, { variant: 'solo' }, 2)).toBeNull()
})
