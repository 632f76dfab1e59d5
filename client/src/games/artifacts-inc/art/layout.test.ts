import { describe, expect, it } from 'vitest'
import { boardSize, diveDieRect, diveWell, museumWell, orderRect } from './boardLayout.ts'
import { cardLayout, cardSizes, leastPicture, slotRect } from './layout.ts'
import type { Ability, CardSide, CardSize, Rect, Slot } from './types.ts'

const slot: Slot = { faces: [4, 5, 6], action: { kind: 'gain', artifact: 'gem', n: 1 } }
const ability: Ability = { kind: 'diveBonus', n: 3 }
const side = (slots: number, abilities: number, dice = 0): CardSide => ({
  reputation: 1,
  dice,
  slots: Array.from({ length: slots }, () => slot),
  abilities: Array.from({ length: abilities }, () => ability),
})
const sizes: readonly CardSize[] = ['full', 'small', 'tile']
const sides = [0, 1, 2, 3].flatMap((slots) =>
  [0, 1, 2, 3].flatMap((abilities) => [0, 1, 4].map((dice) => side(slots, abilities, dice))),
)

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01
const apart = (rects: readonly Rect[]): boolean =>
  rects.every((a, index) => rects.slice(index + 1).every((b) => !overlap(a, b)))

describe.each(sizes)('a %s card of any side', (size) => {
  it('has room for every slot, ability and die', () => {
    for (const each of sides) {
      const { lines, picture, foot, head, diceInPicture } = cardLayout(size, each)
      const count = each.slots.length + each.abilities.length
      expect(lines.filter((line) => line.what !== 'dice')).toHaveLength(count)
      expect(lines.some((line) => line.what === 'dice') || diceInPicture).toBe(each.dice > 0)
      expect(apart([head, foot, ...lines])).toBe(true)
      expect(apart([picture, ...lines])).toBe(true)
      for (const line of lines) {
        expect(line.y).toBeGreaterThanOrEqual(head.y + head.height)
        expect(line.x + line.width).toBeLessThanOrEqual(cardSizes[size].width)
      }
    }
  })

  it('hides no dice with a picture that is left out', () => {
    const layouts = sides.map((each) => cardLayout(size, each)).filter((layout) => layout.diceInPicture)
    expect(Math.min(...layouts.map((layout) => layout.picture.height))).toBeGreaterThanOrEqual(leastPicture)
  })
})

describe('the wells of a card', () => {
  it('hold a die where dice are played', () => {
    expect(slotRect('full', side(2, 0), 0)).toEqual({ x: 11, y: 102.5, width: 34, height: 34 })
    expect(slotRect('full', side(2, 0), 1)).toEqual({ x: 11, y: 139.5, width: 34, height: 34 })
    expect(slotRect('small', side(2, 1), 1)?.width).toBeGreaterThanOrEqual(22)
  })

  it('are none on a mini, nor for a slot that is not there', () => {
    expect(slotRect('mini', side(2, 0), 0)).toBe(null)
    expect(slotRect('full', side(1, 0), 1)).toBe(null)
  })
})

describe('the boards', () => {
  it.each([6, 9])('hang %i frames apart, clear of the die and inside the wall', (count) => {
    const frames = Array.from({ length: count }, (_, order) => orderRect(count, order))
    expect(apart([museumWell, ...frames])).toBe(true)
    for (const frame of frames) {
      expect(frame.x + frame.width).toBeLessThan(boardSize.width)
      expect(frame.y + frame.height).toBeLessThan(boardSize.height)
      expect(frame.height).toBeGreaterThanOrEqual(24)
    }
  })

  it('have room for one to seven dice that dive', () => {
    for (let count = 1; count <= 7; count++) {
      const dice = Array.from({ length: count }, (_, die) => diveDieRect(count, die))
      expect(apart(dice)).toBe(true)
      for (const die of dice) {
        expect(die.x).toBeGreaterThanOrEqual(diveWell.x - 1)
        expect(die.x + die.width).toBeLessThanOrEqual(diveWell.x + diveWell.width + 1)
        expect(die.y).toBeGreaterThanOrEqual(diveWell.y)
        expect(die.y + die.height).toBeLessThanOrEqual(diveWell.y + diveWell.height)
      }
    }
  })
})
