import { CARDS, cardById, parseBox, type CardId } from '@fathom/silver-and-gold'
import { describe, expect, it } from 'vitest'
import { turnsToFinish } from './turns.ts'

function turns(id: CardId, names: string): number {
  const boxes = names.split(' ').map((name) => parseBox(name) ?? 0)
  return turnsToFinish(
    cardById(id).index,
    boxes.reduce((mask, box) => mask | (1 << box), 0),
  )
}

describe('turns to finish an island', () => {
  // P03 is .oXo / o.oo / oooo / XooX
  it('counts one turn for one box, two for two apart', () => {
    expect(turns('P03', 'a2')).toBe(1)
    expect(turns('P03', 'a2 d2')).toBe(2)
  })

  it('counts half a pattern for what one of the eight covers', () => {
    // Two boxes side by side: the I2 (one card of eight) crosses both, anything else crosses one.
    expect(turns('P03', 'a3 b3')).toBeCloseTo(1 + 7 / 8)
  })

  it('lets an X cross its neighbour with it', () => {
    expect(turns('P03', 'a4 c2')).toBe(1)
  })

  it('asks for more the more boxes of a row are left', () => {
    expect(turns('P03', 'a3')).toBeLessThan(turns('P03', 'a3 b3'))
    expect(turns('P03', 'a3 b3')).toBeLessThan(turns('P03', 'a3 b3 c3'))
    expect(turns('P03', 'a3 b3 c3')).toBeLessThan(turns('P03', 'a3 b3 c3 d3'))
  })

  it('asks for more for scattered boxes than for as many in one piece', () => {
    expect(turns('P03', 'a2 c2 b4 d1')).toBeGreaterThan(turns('P03', 'a3 b3 b4 c3'))
  })

  it('asks between two and eight turns for a whole island', () => {
    const all = CARDS.map((card) => turnsToFinish(card.index, card.boxes))
    expect(Math.min(...all)).toBeGreaterThan(2)
    expect(Math.max(...all)).toBeLessThan(8)
  })
})
