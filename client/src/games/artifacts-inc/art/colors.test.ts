import { describe, expect, it } from 'vitest'
import { contrast, paletteOf, THEMES } from '../../../styles/testing/palette.ts'
import { tabOf } from './outline.ts'
import { cardLetters } from './types.ts'

const color = paletteOf(new URL('./art.css', import.meta.url), new URL('../../../styles/tokens.css', import.meta.url))

describe.each(THEMES)('colours by %s', (theme) => {
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
