import { describe, expect, it } from 'vitest'
import { contrast, paletteOf, THEMES } from './testing/palette.ts'

const colour = paletteOf(new URL('./tokens.css', import.meta.url))

const text: [string, string[]][] = [
  ['ink', ['paper', 'paper-raised', 'felt', 'chart-0', 'chart-1', 'chart-2', 'scrap', 'kelp-wash']],
  ['ink-soft', ['paper', 'paper-raised', 'felt']],
  ['brass-strong', ['paper', 'paper-raised']],
  ['on-brass', ['brass-strong', 'brass-hover']],
  ['kelp', ['paper', 'paper-raised']],
  ['coral-text', ['paper', 'paper-raised']],
  ['magenta', ['paper', 'paper-raised']],
  ['sounding', ['chart-0', 'chart-1']],
  ['on-card', ['card-grey', 'card-green', 'card-orange', 'card-purple']],
  ['on-seat', ['seat-green', 'seat-red', 'seat-blue', 'seat-violet']],
  ['on-seat-white', ['seat-white']],
  ['on-gold', ['gold', 'silver']],
]

const shapes: [string, string[]][] = [
  ['line', ['paper', 'paper-raised']],
  ['focus', ['paper', 'paper-raised', 'chart-0', 'chart-3', 'card-orange-land']],
  ['magenta', ['casing', 'chart-0', 'box']],
  ['pen', ['box', 'card-grey-land', 'card-green-land', 'card-orange-land', 'card-purple-land']],
  ['pen-on-gold', ['gold']],
  ['blade', ['box']],
  ['card-grey', ['box', 'chart-0']],
  ['card-green', ['box', 'chart-0']],
  ['card-orange', ['box', 'chart-0']],
  ['card-purple', ['box', 'chart-0']],
]

describe.each(THEMES)('colours by %s', (theme) => {
  it.each(text)('%s is readable (4.5:1)', (front, backs) => {
    for (const back of backs) {
      expect(contrast(colour(front, theme), colour(back, theme)), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(shapes)('%s can be told from what it lies on (3:1)', (front, backs) => {
    for (const back of backs) {
      expect(contrast(colour(front, theme), colour(back, theme)), `${front} on ${back}`).toBeGreaterThanOrEqual(3)
    }
  })
})
