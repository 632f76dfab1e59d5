import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colorShape } from './colorShape.ts'
import { colorLetter, parseTile, treasureColors } from './types.ts'

const css = readFileSync(new URL('./art.css', import.meta.url), 'utf8')

function color(token: string, theme: 'day' | 'night'): string {
  const pair = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)
  const single = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css)
  const value = pair ? pair[theme === 'day' ? 1 : 2] : single?.[1]
  if (!value) throw new Error(`art.css has no plain colour --${token}`)
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

describe.each(['day', 'night'] as const)('the five colours by %s', (theme) => {
  it.each(treasureColors)('%s carries its letter and its motif', (name) => {
    expect(contrast(color('st-letter', theme), color(`st-${name}-strong`, theme))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color('st-glyph', theme), color(`st-${name}`, theme))).toBeGreaterThanOrEqual(4.5)
    // The shape on a card, and the motif of a double that lies as a joker.
    expect(contrast(color(`st-${name}-strong`, theme), color(`st-${name}`, theme))).toBeGreaterThanOrEqual(3)
  })
})

describe('the five colours without colour', () => {
  it('differ by letter and by shape', () => {
    expect(new Set(treasureColors.map(colorLetter)).size).toBe(5)
    expect(new Set(treasureColors.map((name) => colorShape(name, 10))).size).toBe(5)
  })

  it('are read from the ids of tiles', () => {
    expect(parseTile('azure-key')).toEqual({ id: 'azure-key', color: 'azure', kind: 'key' })
    expect(parseTile('plum-mussel', { joker: true })).toEqual({
      id: 'plum-mussel',
      color: 'plum',
      kind: 'mussel',
      joker: true,
    })
    expect(parseTile('jade-spoon')).toBe(null)
    expect(parseTile('toString-key')).toBe(null)
  })
})
