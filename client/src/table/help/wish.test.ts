import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetOthersWish, helpWish, isNobodysWish, setHelpWish } from './wish.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('what one person wished is not the next one’s', () => {
  setHelpWish('never', 'ada')
  expect(isNobodysWish()).toBe(false)
  forgetOthersWish('ada')
  expect(helpWish()).toBe('never')
  forgetOthersWish('rex')
  expect(helpWish()).toBe('first')
  setHelpWish('always', 'ada')
  forgetOthersWish(null)
  expect(helpWish()).toBe('first')
})

it('what was wished before anybody had a name goes along', () => {
  setHelpWish('never', null)
  expect(isNobodysWish()).toBe(true)
  forgetOthersWish('ada')
  expect(helpWish()).toBe('never')
})
