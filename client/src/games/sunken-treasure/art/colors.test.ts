import { describe, expect, it } from 'vitest'
import { contrast, paletteOf, THEMES } from '../../../styles/testing/palette.ts'
import { colorShape } from './colorShape.ts'
import { colorLetter, parseTile, treasureColors } from './types.ts'

const color = paletteOf(new URL('./art.css', import.meta.url))

describe.each(THEMES)('the five colours by %s', (theme) => {
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
