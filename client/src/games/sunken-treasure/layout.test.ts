import { isInside } from '../../board/geometry.ts'
import { wholeWindow } from '../../board/window.ts'
import { describe, expect, it } from 'vitest'
import type { SeaLayout } from './layout.ts'
import {
  columns,
  dockRect,
  largeSea,
  laneX,
  makeLargeSea,
  phoneSea,
  tabletSea,
  ringPoint,
  rows,
  spaceAt,
  spaceKey,
  spaceRect,
  stopKey,
  thumbZoom,
} from './layout.ts'

const layouts: readonly (readonly [string, SeaLayout])[] = [
  ['large, 500 high', largeSea],
  ['large, lowest', makeLargeSea(300)],
  ['large, highest', makeLargeSea(900)],
  ['phone', phoneSea],
  ['tablet', tabletSea],
]
const spaces = Array.from({ length: columns * rows }, (_, index) => ({
  column: Math.floor(index / rows) + 1,
  row: (index % rows) + 1,
}))

describe('Sunken Treasure layout', () => {
  it('has six lanes side by side between the margins', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((column) => laneX(largeSea, column))).toEqual([66, 226, 386, 546, 706, 866, 1026])
    expect(laneX(phoneSea, 7)).toBe(662)
  })

  it('is as high as there is room, within reason', () => {
    expect([300, 456, 500, 900].map((room) => makeLargeSea(room).height)).toEqual([440, 456, 500, 640])
  })

  it.each(layouts)('finds every space again from its middle and corners: %s', (_, layout) => {
    for (const { column, row } of spaces) {
      const rect = spaceRect(layout, column, row)
      const key = spaceKey(column, row)
      expect(spaceAt(layout, rect.x + rect.width / 2, rect.y + rect.height / 2)).toBe(key)
      expect(spaceAt(layout, rect.x, rect.y)).toBe(key)
      expect(spaceAt(layout, rect.x + rect.width - 0.01, rect.y + rect.height - 0.01)).toBe(key)
      expect(rect.y + rect.height).toBeLessThanOrEqual(layout.height)
    }
  })

  it.each(layouts)('puts the ring of a space inside it: %s', (_, layout) => {
    for (const { column, row } of spaces) {
      const ring = ringPoint(layout, column, row)
      expect(spaceAt(layout, ring.x + layout.ring, ring.y - layout.ring)).toBe(spaceKey(column, row))
    }
  })

  it.each(layouts)('has a dock on either side of the surface and nothing below it: %s', (_, layout) => {
    for (const side of ['left', 'right'] as const) {
      const dock = dockRect(layout, side)
      expect(dock.width).toBeGreaterThan(20)
      expect(spaceAt(layout, dock.x + dock.width / 2, dock.y + dock.height / 2)).toBe(`dock:${side}`)
      expect(spaceAt(layout, dock.x + dock.width / 2, dock.y + dock.height + 20)).toBe(null)
    }
    expect(spaceAt(layout, 2, 2)).toBe(null)
    expect(spaceAt(layout, layout.left + 5, layout.height - 3)).toBe(null)
  })

  it('names the places of ships', () => {
    expect([0, 1, 6, 7].map(stopKey)).toEqual(['dock:left', 'space:c1r1', 'space:c6r1', 'dock:right'])
  })
})

describe('the window on a phone', () => {
  const viewport = { width: 390, height: 346 }

  it('shows the whole sea with tiles of 23 pixels or more', () => {
    const part = wholeWindow({ world: phoneSea, screen: viewport, largest: 2.5 })
    expect((viewport.width / part.width) * phoneSea.tile).toBeGreaterThan(23)
    expect(isInside(part, { x: 0, y: 0, width: phoneSea.width, height: phoneSea.height })).toBe(true)
  })

  it('makes every tile and boat a target of 44 pixels', () => {
    const zoom = thumbZoom(phoneSea)
    expect(zoom * phoneSea.tile).toBeGreaterThanOrEqual(44)
    expect(zoom * (2 * phoneSea.boat + 4)).toBeGreaterThanOrEqual(44)
  })
})
