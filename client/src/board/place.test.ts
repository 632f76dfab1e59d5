import { describe, expect, test } from 'vitest'
import { overlap, type Rect } from './geometry.ts'
import { placeBeside, type Side } from './place.ts'

const room = { width: 1000, height: 600 }
const size = { width: 300, height: 200 }
const card = { x: 100, y: 200, width: 100, height: 140 }
const sideways: readonly Side[] = ['right', 'left', 'below', 'above']
const note: readonly Side[] = ['above', 'below', 'right', 'left']

describe('beside what it speaks of', () => {
  test('a card lies at the right, at the same height', () => {
    expect(placeBeside({ room, size, anchor: card, sides: sideways })).toEqual({ x: 210, y: 170, side: 'right' })
  })

  test('at the edge of the room it goes to the other side', () => {
    const place = placeBeside({ room, size, anchor: { ...card, x: 880 }, sides: sideways })
    expect(place).toEqual({ x: 570, y: 170, side: 'left' })
  })

  test('a note lies above, its middle over it; below where there is no room', () => {
    const thing = { x: 400, y: 300, width: 40, height: 40 }
    const small = { width: 300, height: 120 }
    expect(placeBeside({ room, size: small, anchor: thing, sides: note })).toEqual({ x: 270, y: 170, side: 'above' })
    const high = { ...thing, y: 20 }
    expect(placeBeside({ room, size: small, anchor: high, sides: note })).toEqual({ x: 270, y: 70, side: 'below' })
  })

  test('at the side of the room it is pushed in', () => {
    const thing = { x: 980, y: 300, width: 20, height: 20 }
    const place = placeBeside({ room, size: { width: 300, height: 120 }, anchor: thing, sides: note })
    expect(place).toEqual({ x: 692, y: 170, side: 'above' })
  })

  test('something as high as the room has it beside it', () => {
    const wall = { x: 100, y: 0, width: 200, height: 600 }
    const place = placeBeside({ room, size: { width: 300, height: 120 }, anchor: wall, sides: note })
    expect(place).toEqual({ x: 310, y: 240, side: 'right' })
  })
})

describe('what one may want to click', () => {
  const targets = [{ x: 210, y: 150, width: 400, height: 300 }]

  test('is left free by a note that moves along its anchor', () => {
    const tile = { x: 500, y: 300, width: 36, height: 36 }
    const above = [{ x: 550, y: 200, width: 200, height: 80 }]
    const place = placeBeside({ room, size: { width: 200, height: 60 }, anchor: tile, avoid: above, sides: note })
    expect(place).toEqual({ x: 346, y: 230, side: 'above' })
  })

  test('is left free by a card that may lie anywhere', () => {
    const place = placeBeside({ room, size, anchor: card, avoid: targets, sides: sideways, anywhere: true })
    expect(overlap({ ...place, ...size }, targets[0] as Rect)).toBe(0)
    expect(overlap({ ...place, ...size }, card)).toBe(0)
  })

  test('counts more than what had better be seen', () => {
    const avoid = [{ x: 0, y: 300, width: 1000, height: 300 }]
    const others = [{ x: 0, y: 0, width: 1000, height: 290 }]
    const place = placeBeside({ room, size, anchor: null, avoid, others, sides: sideways })
    expect(place).toEqual({ x: 350, y: 8, side: null })
  })
})

test('nothing ever covers its anchor where there is room beside it', () => {
  for (let x = 0; x <= 900; x += 90) {
    for (let y = 0; y <= 500; y += 50) {
      const anchor = { x, y, width: 100, height: 100 }
      for (const sides of [sideways, note]) {
        for (const anywhere of [false, true]) {
          const place = placeBeside({ room, size, anchor, sides, anywhere })
          expect(overlap({ ...place, ...size }, anchor)).toBe(0)
          expect(place.x >= 8 && place.y >= 8 && place.x <= 692 && place.y <= 392).toBe(true)
        }
      }
    }
  }
})
