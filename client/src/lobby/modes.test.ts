import { expect, test } from 'vitest'
import type { GameInfo } from '@fathom/protocol'
import { firstLevel, firstOptions, modesFor } from './firstMode.ts'
import { cardModes, cardOf, editionsOf, modeOf, openOptions } from './modes.ts'

const option = (id: string, fallback: string | boolean) => ({ spec: { id, default: fallback } })
const mode = (id: string, options: object, seats: number[], more: object = {}) => ({
  id,
  name: '',
  help: '',
  options,
  seats,
  editionOf: null,
  isForNewcomers: false,
  ...more,
})
const info = {
  options: [option('variant', 'standard'), option('windy', false)],
  modes: [
    mode('standard', { variant: 'standard' }, [2, 3]),
    mode('gentle', { variant: 'gentle' }, [2, 3], { isForNewcomers: true }),
    mode('solo', { variant: 'solo' }, [1]),
    mode('stormy', { variant: 'standard', windy: true }, [2, 3], { editionOf: 'standard' }),
  ],
} as unknown as GameInfo

test('only modes that so many can play are offered', () => {
  expect(modesFor(info, 1).map(({ id }) => id)).toEqual(['solo'])
  expect(modesFor(info, 3).map(({ id }) => id)).toEqual(['standard', 'gentle', 'stormy'])
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

test('an edition is not offered beside its mode, but behind it', () => {
  expect(cardModes(info, 2).map(({ id }) => id)).toEqual(['standard', 'gentle'])
  const [standard, gentle, , stormy] = info.modes
  expect(editionsOf(info, standard!).map(({ id }) => id)).toEqual(['standard', 'stormy'])
  expect(editionsOf(info, stormy!).map(({ id }) => id)).toEqual(['standard', 'stormy'])
  expect(editionsOf(info, gentle!).map(({ id }) => id)).toEqual(['gentle'])
})

test('an option that the modes settle is not asked for once more', () => {
  expect(openOptions(info).map(({ spec }) => spec.id)).toEqual(['windy'])
  expect(openOptions({ ...info, modes: info.modes.slice(0, 1) })).toHaveLength(2)
})

test('whoever has not played a game yet begins with its gentle mode, where so many can play it', () => {
  expect(firstOptions(info, 2, false)).toEqual({ variant: 'gentle' })
  expect(firstOptions(info, 2, true)).toEqual({})
  expect(firstOptions(info, 1, false)).toEqual({})
})

test('a mixture of one’s own belongs to the card that settles the same', () => {
  expect(cardOf(info, { variant: 'gentle', windy: true }, 2)?.id).toBe('gentle')
  expect(cardOf(info, { windy: true }, 2)?.id).toBe('standard')
  expect(cardOf(info, { variant: 'solo', windy: true }, 2)).toBeNull()
})

test('a first game is against weaker bots, where the game has them', () => {
  const levels = { botLevels: ['deckhand', 'sailor', 'mate'], usualLevel: 'mate' } as unknown as GameInfo
  expect(firstLevel(levels, false)).toBe('sailor')
  expect(firstLevel(levels, true)).toBe('mate')
  expect(firstLevel({ ...levels, botLevels: ['mate'] }, false)).toBe('mate')
})
