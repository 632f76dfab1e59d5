import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function colour(token: string, theme: 'day' | 'night'): string {
  const pair = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)
  const single = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css)
  const value = pair ? pair[theme === 'day' ? 1 : 2] : single?.[1]
  if (!value) throw new Error(`tokens.css has no plain colour --${token}`)
  return value
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

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

describe.each(['day', 'night'] as const)('colours by %s', (theme) => {
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
