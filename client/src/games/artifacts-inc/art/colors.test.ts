import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tabOf } from './outline.ts'
import { cardLetters } from './types.ts'

const css = ['./art.css', '../../../styles/tokens.css']
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('\n')

function color(token: string, theme: 'day' | 'night'): string {
  const pair = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)
  const single = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css)
  const value = pair ? pair[theme === 'day' ? 1 : 2] : single?.[1]
  if (!value) throw new Error(`no plain colour --${token}`)
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

describe.each(['day', 'night'] as const)('colours by %s', (theme) => {
  it.each(cardLetters)('the tab of %s carries its letter', (letter) => {
    expect(contrast(color('ai-letter', theme), color(`ai-${letter}`, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['ai-card', 'ai-card-rich', 'ai-well'])('%s carries ink, and what may be done', (paper) => {
    expect(contrast(color('ink', theme), color(paper, theme))).toBeGreaterThanOrEqual(7)
    expect(contrast(color('magenta', theme), color(paper, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['ai-card', 'ai-card-rich'])('%s carries soft ink', (paper) => {
    expect(contrast(color('ink-soft', theme), color(paper, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it('coins, gilt and dice carry their numbers and pips', () => {
    expect(contrast(color('on-gold', theme), color('gold', theme))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color('ai-on-gilt', theme), color('ai-gilt-fill', theme))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color('ai-pip', theme), color('ai-bone', theme))).toBeGreaterThanOrEqual(7)
  })

  it('wells can be seen on their card', () => {
    expect(contrast(color('ai-well-line', theme), color('ai-card', theme))).toBeGreaterThanOrEqual(3)
  })
})

describe('letters without colour', () => {
  it('have their tabs in six places, all clear of the pennant', () => {
    const places = cardLetters.map((letter) => tabOf(letter, 150, 14))
    expect(new Set(places.map((tab) => tab.x)).size).toBe(6)
    for (const tab of places) expect(tab.x + tab.width).toBeLessThanOrEqual(150 - 28)
  })
})
