import { describe, expect, test } from 'vitest'
import { cardPlace } from './cardPlace.ts'

const room = { width: 1000, height: 440 }
const size = { width: 200, height: 100 }

describe('the card over the chart', () => {
  test('lies right of what it belongs to where nothing is in the way', () => {
    const anchor = { x: 30, y: 100, width: 200, height: 40 }
    expect(cardPlace({ room, size, anchor, avoid: [], others: [] })).toEqual({ x: 240, y: 96 })
  })

  test('covers nothing that one may want to click as long as there is room', () => {
    const anchor = { x: 30, y: 100, width: 200, height: 40 }
    const avoid = [{ x: 230, y: 0, width: 300, height: 440 }]
    const { x } = cardPlace({ room, size, anchor, avoid, others: [] })
    expect(x >= 530 || x + size.width <= 230).toBe(true)
  })

  test('stays in the room, also at its edges', () => {
    const anchor = { x: 900, y: 430, width: 90, height: 10 }
    const { x, y } = cardPlace({ room, size, anchor, avoid: [], others: [] })
    expect([x >= 10 && x <= 790, y >= 10 && y <= 330]).toEqual([true, true])
  })
})
