import { describe, expect, it } from 'vitest'
import { glassPlace } from './glassPlace.ts'

const room = { width: 1000, height: 600 }
const size = { width: 300, height: 200 }
const card = { x: 100, y: 200, width: 100, height: 140 }

describe('the reading glass', () => {
  it('lies at the right of its card, at the same height', () => {
    expect(glassPlace(card, size, room, [])).toEqual({ x: 210, y: 170 })
  })

  it('goes to the other side at the edge of the table', () => {
    expect(glassPlace({ ...card, x: 880 }, size, room, [])).toEqual({ x: 570, y: 170 })
  })

  it('keeps off what may be clicked', () => {
    const places = [{ x: 210, y: 150, width: 400, height: 300 }]
    expect(glassPlace(card, size, room, places)).toEqual({ x: 696, y: 4 })
  })

  it('covers what can not be clicked rather than what can', () => {
    const legal = [{ x: 0, y: 300, width: 1000, height: 300 }]
    const other = [{ x: 0, y: 0, width: 1000, height: 290 }]
    expect(glassPlace(null, size, room, legal, other).y).toBe(4)
  })
})
