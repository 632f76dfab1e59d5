import { describe, expect, test } from 'vitest'
import { isInside } from './geometry.ts'
import { between, nearestWindow, panned, reaching, wholeWindow, windowRound, zoomed, type View } from './window.ts'

const world = { width: 1066, height: 460 }
const wide: View = { world, screen: { width: 1066, height: 460 }, largest: 2.5 }
const phone: View = { world, screen: { width: 374, height: 346 }, largest: 2.5 }
const all = wholeWindow(wide)

describe('a window on a drawing', () => {
  test('the whole drawing fills a screen of its shape, and is in the middle of any other', () => {
    expect(all).toEqual({ x: 0, y: 0, width: 1066, height: 460 })
    const { x, y, width, height } = wholeWindow(phone)
    expect([x, width]).toEqual([0, 1066])
    expect(y).toBeCloseTo((460 - height) / 2)
  })

  test('a part is shown whole, in the proportions of the screen, and not nearer than it may be', () => {
    const part = { x: 600, y: 300, width: 200, height: 60 }
    const window = nearestWindow(phone, part)
    expect(isInside(window, part)).toBe(true)
    expect(window.width / window.height).toBeCloseTo(374 / 346)
    expect(nearestWindow(phone, { ...part, width: 2, height: 2 }).width).toBeCloseTo(374 / 2.5)
  })

  test('zooming keeps the point under the pointer where it is, and stops at the whole and at the nearest', () => {
    const at = { x: 300, y: 200 }
    const near = zoomed(wide, all, at, 2)
    expect([near.width, near.height]).toEqual([533, 230])
    expect((at.x - near.x) / near.width).toBeCloseTo((at.x - all.x) / all.width)
    expect(zoomed(wide, near, at, 100).width).toBeCloseTo(1066 / 2.5)
    expect(zoomed(wide, near, at, 0.01)).toEqual(all)
  })

  test('it is moved no further than the edge of the drawing', () => {
    const near = zoomed(wide, all, { x: 500, y: 200 }, 2)
    expect(panned(wide, near, -9999, -9999)).toMatchObject({ x: 0, y: 0 })
    expect(panned(wide, near, 9999, 9999)).toMatchObject({ x: 533, y: 230 })
    const middle = windowRound(phone, { x: 500, y: 230 }, 300)
    expect(middle.x + middle.width / 2).toBeCloseTo(500)
    expect(windowRound(phone, { x: 0, y: 9999 }, 300).x).toBe(0)
  })

  test('what the keyboard stands on comes into sight, and what is in sight moves nothing', () => {
    const near = windowRound(phone, { x: 150, y: 150 }, 300)
    const far = { x: 900, y: 400, width: 60, height: 40 }
    expect(isInside(reaching(phone, near, far), far)).toBe(true)
    expect(reaching(phone, near, { x: 100, y: 100, width: 50, height: 50 })).toBe(near)
  })

  test('gliding begins at one window and ends at the other', () => {
    const near = zoomed(wide, all, { x: 500, y: 200 }, 2)
    expect(between(all, near, 0)).toEqual(all)
    expect(between(all, near, 1)).toEqual(near)
  })
})
