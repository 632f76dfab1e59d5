import { windowOn } from '../../board/window.ts'
import { describe, expect, it } from 'vitest'
import type { SeaPlan } from './layout.ts'
import { berthPoint, cellRect, columnRect, makeChart, partRect, pierRect, queuePoint, reputationX } from './layout.ts'

/** One site, the port and two spaces, at coordinates of the printed board. */
const plan: SeaPlan = {
  ids: ['port', 'lagoon-tour', 'w1', 's1.1', 's1.2', 's1.3', 's1.4'],
  kind: ['port', 'tour', 'water', 'dig', 'dig', 'dig', 'dig'],
  x: [80, 45, 130, 170, 206, 242, 278],
  y: [330, 440, 240, 70, 70, 70, 70],
  beside: [[1, 2], [0], [0, 3], [2, 4], [3, 5], [4, 6], [5]],
  siteSpaces: [[], [3, 4, 5, 6]],
  tileRect: [[], [152, 88, 144, 104]],
}

describe('Thesauros layout', () => {
  it('is as high as there is room, within reason', () => {
    expect([300, 460, 478, 900].map((room) => makeChart(plan, room).height)).toEqual([420, 460, 478, 680])
  })

  it('has a space in the middle above every column of its dig site', () => {
    const layout = makeChart(plan, 478)
    const site = layout.sites[0]!
    for (const column of [1, 2, 3, 4]) {
      const space = layout.spaces.get(`s1.${column}`)!
      const rect = columnRect(site, column)
      expect(space.x).toBeCloseTo(rect.x + rect.width / 2, 5)
      expect(space.y + space.radius).toBeLessThan(rect.y)
    }
  })

  it('parts a column into four depths', () => {
    const site = makeChart(plan, 478).sites[0]!
    const column = columnRect(site, 2)
    expect(cellRect(site, 2, 1).y).toBe(column.y)
    expect(cellRect(site, 2, 4).y + cellRect(site, 2, 4).height).toBeCloseTo(column.y + column.height, 5)
  })

  it('draws every route once, and none between neighbours above one tile', () => {
    expect(makeChart(plan, 478).routes).toHaveLength(3)
  })

  it('knows the spaces of the lagoon', () => {
    const spaces = [...makeChart(plan, 478).spaces.values()]
    expect(spaces.filter((space) => space.lagoon).map(({ id, kind, lagoon }) => [id, kind, lagoon])).toEqual([
      ['lagoon-tour', 'lagoon', 'tour'],
    ])
  })

  it.each([420, 440, 478, 680])('keeps ten waiting lines apart and inside the water, %d high', (height) => {
    const layout = makeChart(plan, height)
    const piers = layout.zones.map(({ zone }) => pierRect(layout, zone, { count: 4 }))
    const foot = layout.water.y + layout.water.height
    piers.forEach((pier, index) => {
      // a name of 14 pixels above the next one; the last ends before the frame
      expect(pier.y + pier.height).toBeLessThan(piers[index + 1] ? piers[index + 1]!.y - 14 : foot)
    })
  })

  it('lets everybody in a line stand on planks, the mercenary before or behind the others', () => {
    const layout = makeChart(plan, 478)
    const at = (index: number, special?: 'front' | 'rear'): number =>
      queuePoint(layout, 7, index, { count: 7, special: special ?? null }).x
    const end = (special?: 'front' | 'rear'): number => {
      const pier = pierRect(layout, 7, { count: 7, special: special ?? null })
      return pier.x + pier.width
    }
    expect([1, 2, 7].map((index) => at(index))).toEqual([140.5, 165.5, 290.5])
    expect([0, 1, 7].map((index) => at(index, 'front'))).toEqual([140.5, 165.5, 315.5])
    expect([0, 1, 7].map((index) => at(index, 'rear'))).toEqual([315.5, 140.5, 290.5])
    expect([end(), end('front'), end('rear')]).toEqual([307, 332, 332])
  })

  it('moves mussel fishers closer when they are many', () => {
    const layout = makeChart(plan, 478)
    expect(queuePoint(layout, 6, 24, { count: 24 }).x).toBeCloseTo(298.5, 5)
  })

  it('has the store before the port', () => {
    const layout = makeChart(plan, 478)
    expect(berthPoint(layout, 2).x + 20).toBeLessThan(layout.spaces.get('port')!.x - 19)
  })

  it('ends the ladder of reputation at 50', () => {
    expect([0, 10, 50, 63].map(reputationX)).toEqual([48, 242, 1018, 1018])
  })

  it('shows a part whole in a window of the screen’s proportions, and never beyond the chart', () => {
    const layout = makeChart(plan, 460)
    const screen = { width: 390, height: 346 }
    for (const part of ['town', 'lagoon', 'sea', 'zone:1', 'zone:10', 'site:1'] as const) {
      const rect = partRect(layout, part)
      const window = windowOn({ world: layout, screen, largest: 9 }, rect)
      expect(window.width / window.height).toBeCloseTo(390 / 346, 5)
      expect(window.width).toBeGreaterThanOrEqual(rect.width - 0.001)
      expect(window.x).toBeGreaterThanOrEqual(Math.min(0, (layout.width - window.width) / 2))
    }
    expect(partRect(layout, 'all')).toEqual({ x: 0, y: 0, width: 1066, height: 460 })
  })
})
