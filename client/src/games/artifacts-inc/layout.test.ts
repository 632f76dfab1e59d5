import { describe, expect, it } from 'vitest'
import { cardSizes } from './art/layout.ts'
import { bestDive, without } from './dive.ts'
import {
  artFor,
  cardWithin,
  columnsOf,
  deskLayout,
  marketCardWidth,
  marketGaps,
  marketLines,
  phoneLayout,
  tallLayout,
  wideLayout,
} from './layout.ts'

const groups = [4, 4, 4, 1, 1]

describe('the table on a wide screen', () => {
  it.each([
    [1086, 630, 6],
    [1086, 560, 9],
    [1568, 942, 7],
    [1000, 662, 5],
  ])('fits into %i x %i with %i columns', (width, height, columns) => {
    const layout = wideLayout({ width, height }, groups, columns)
    const { boards, market, tray, desk, gap } = layout
    const deskHeight = 2 * desk.height + Math.min(gap, 8)
    expect(boards.height + market.height + tray + deskHeight + 3 * gap).toBeLessThanOrEqual(height + 0.01)
    expect(boards.width * 6 + gap * 5).toBeLessThanOrEqual(width + 0.01)
    const { close, apart } = marketGaps(market.width)
    expect(market.width * 14 + close * 9 + apart * 4).toBeLessThanOrEqual(width + 0.01)
  })

  it('at 1366 x 768 draws every card at the size it was made for, or larger', () => {
    const { boards, market, desk } = wideLayout({ width: 1086, height: 630 }, groups, 8)
    expect(boards.width).toBeGreaterThan(170)
    expect(market).toMatchObject({ art: 'tile' })
    expect(market.width).toBeGreaterThan(73)
    expect(desk).toMatchObject({ art: 'small', scrolls: false })
  })
})

describe('a desk with one row', () => {
  it.each([
    [1086, 630, 6],
    [1086, 630, 9],
    [1640, 942, 6],
  ])('leaves its room to a market of larger cards: %i x %i with %i columns', (width, height, columns) => {
    const before = wideLayout({ width, height }, groups, columns)
    const { boards, market, tray, desk, gap } = wideLayout({ width, height }, groups, columns, 1)
    expect(market.width).toBeGreaterThan(before.market.width * 1.1)
    expect(market.art).toBe(width > 1600 ? 'full' : 'small')
    expect(desk.width).toBeGreaterThan(90)
    expect(market.columns * (market.width + 4) - 4).toBeLessThanOrEqual(width + 0.01)
    const rows = 2 * market.height + 4 + desk.height + Math.min(gap, 8) + (desk.strip ?? 0)
    expect(boards.height + tray + rows + 3 * gap).toBeLessThanOrEqual(height + 0.01)
  })
})

describe('other screens', () => {
  it('a tablet has boards in threes and the market in lines of cards that can be read', () => {
    const { boards, market } = tallLayout(744, groups, 5)
    expect(boards.columns).toBe(3)
    expect(market).toMatchObject({ columns: 6, art: 'small' })
    expect(marketLines(groups, 6)).toEqual([[0, 3, 4], [1], [2]])
    expect(market.width).toBeGreaterThan(112)
    expect(market.width * 6 + 5 * 4).toBeLessThanOrEqual(744.01)
  })

  it('a phone has boards in twos and a letter of the market in a line, with a single card at its end', () => {
    const { boards, market, desk } = phoneLayout({ width: 374, height: 350 }, groups, 5)
    expect(boards.width * 2 + 6).toBeLessThanOrEqual(374)
    expect(boards.height * (2 + 64 / 132) + 12).toBeLessThanOrEqual(350)
    expect(market.columns).toBe(5)
    expect(marketLines(groups, 5)).toEqual([[0, 3], [1, 4], [2]])
    expect(market.height * 3 + 2 * 4).toBeLessThanOrEqual(350.01)
    expect(desk.width * 4 + 3 * 6).toBeLessThanOrEqual(374.01)
    expect(market.width * 5 + 4 * 4).toBeLessThanOrEqual(374.01)
  })

  it('a phone shows four columns of a desk whole, and of a longer one a part of the next', () => {
    expect(phoneLayout({ width: 374, height: 350 }, groups, 4).desk).toMatchObject({ width: 89, scrolls: false })
    const { desk } = phoneLayout({ width: 374, height: 350 }, groups, 6)
    expect(desk.scrolls).toBe(true)
    expect((374 - 4 * (desk.width + 6)) / desk.width).toBeCloseTo(0.4)
  })
})

describe('a card', () => {
  it('is drawn by the picture that can be read at its width', () => {
    expect([74, 91, 92, 135, 136, 190].map(artFor)).toEqual(['tile', 'tile', 'small', 'small', 'full', 'full'])
  })

  it('is as large as its room allows', () => {
    expect(cardWithin({ width: 400, height: 148 })).toMatchObject({ art: 'small', ...cardSizes.small })
    expect(cardWithin({ width: 74, height: 400 })).toMatchObject({ art: 'tile', ...cardSizes.tile })
  })

  it('on a desk of many columns shrinks to what can be read, then the desk scrolls', () => {
    expect(deskLayout({ width: 1000, height: 304 }, 8, 6).scrolls).toBe(false)
    expect(deskLayout({ width: 1000, height: 304 }, 20, 6)).toMatchObject({ scrolls: true, width: 74 })
  })

  it('of the market has a little room to its letter’s next and more to the next letter', () => {
    expect(marketCardWidth(1086, [1])).toBe(1086)
    expect(marketCardWidth(204, [2])).toBeCloseTo(100)
    expect(marketCardWidth(208, [1, 1])).toBeCloseTo(100)
  })
})

describe('columns of a desk', () => {
  it('are the four of the starting cards, and as many on either side as cards reach', () => {
    expect(columnsOf([])).toEqual([1, 2, 3, 4])
    expect(columnsOf([{ column: -1 }, { column: 5 }])).toEqual([-1, 0, 1, 2, 3, 4, 5])
  })
})

describe('the best dice for a dive', () => {
  it('have the smallest sum that is enough, and of those the fewest dice', () => {
    expect(bestDive([1, 3, 5, 6], 7)).toEqual([6, 1])
    expect(bestDive([3, 4, 6], 7)).toEqual([4, 3])
    expect(bestDive([2, 2, 4], 4)).toEqual([4])
    expect(bestDive([1, 2], 4)).toBeNull()
    expect(bestDive([3], 0)).toEqual([3])
    expect(bestDive([], 0)).toBeNull()
  })

  it('leave the others', () => {
    expect(without([1, 3, 3, 6], [3, 1])).toEqual([3, 6])
  })
})
