import { describe, expect, test } from 'vitest'
import { components, boardOf, makeSet, type PendingView } from '@fathom/thesauros'
import {
  between,
  isInside,
  nearWindow,
  panned,
  partOf,
  partOfSpot,
  partOfZone,
  reaching,
  windowOfPart,
  zoomed,
} from './camera.ts'
import { makeChart, partRect } from './layout.ts'

const layout = makeChart(boardOf(makeSet(components), 4).sea, 460)
const wide = { width: 1066, height: 460 }
const phone = { width: 374, height: 346 }
const all = windowOfPart(layout, wide, 'all')

describe('the camera', () => {
  test('the whole chart fills a screen of its shape', () => {
    expect(all).toEqual({ x: 0, y: 0, width: 1066, height: 460 })
  })

  test('a building is shown whole, in the proportions of the screen', () => {
    const window = windowOfPart(layout, phone, 'zone:3')
    expect(isInside(window, partRect(layout, 'zone:3'))).toBe(true)
    expect(window.width / window.height).toBeCloseTo(374 / 346)
  })

  test('zooming keeps the point under the pointer where it is, and stops at the whole and at two and a half times', () => {
    const at = { x: 300, y: 200 }
    const near = zoomed(layout, wide, all, at, 2)
    expect([near.width, near.height]).toEqual([533, 230])
    expect((at.x - near.x) / near.width).toBeCloseTo((at.x - all.x) / all.width)
    expect(zoomed(layout, wide, near, at, 100).width).toBeCloseTo(1066 / 2.5)
    expect(zoomed(layout, wide, near, at, 0.01)).toEqual(all)
  })

  test('the chart is moved no further than its edge', () => {
    const near = zoomed(layout, wide, all, { x: 500, y: 200 }, 2)
    expect(panned(layout, wide, near, -9999, -9999)).toMatchObject({ x: 0, y: 0 })
    expect(panned(layout, wide, near, 9999, 9999)).toMatchObject({ x: 533, y: 230 })
  })

  test('what the keyboard stands on comes into sight, and what is in sight moves nothing', () => {
    const near = windowOfPart(layout, phone, 'zone:1')
    const far = partRect(layout, 'site:7')
    expect(isInside(reaching(layout, phone, near, far), far)).toBe(true)
    expect(reaching(layout, phone, near, partRect(layout, 'zone:1'))).toBe(near)
  })

  test('on a small screen lines are from near, and a Zodiac is in the middle', () => {
    expect(nearWindow(layout, phone, 'town')).toMatchObject({ x: 22, y: 0, width: 330 })
    const space = layout.spaces.get('f1')
    const window = nearWindow(layout, phone, 'f1')
    expect(window.x + window.width / 2).toBeCloseTo(space?.x ?? 0)
  })

  test('gliding begins at one window and ends at the other', () => {
    const near = windowOfPart(layout, wide, 'site:1')
    expect(between(all, near, 0)).toEqual(all)
    expect(between(all, near, 1)).toEqual(near)
  })

  test('it follows what is decided', () => {
    const asked = (more: Partial<PendingView>) => partOf(more as PendingView)
    expect(asked({ kind: 'place', zone: null })).toBe('town')
    expect(asked({ kind: 'research', zone: 2 })).toBe('zone:2')
    expect(asked({ kind: 'port', zone: 7 })).toBe('lagoon')
    expect(asked({ kind: 'dive', dive: { space: 's4.2', number: 4, column: 2, depths: [] } })).toBe('site:4')
    expect(asked({ kind: 'tile', number: 6 })).toBe('site:6')
    expect(asked({ kind: 'budget', zone: null })).toBe('all')
    expect([partOfZone(5), partOfZone(7), partOfZone(8)]).toEqual(['sea', 'lagoon', 'zone:8'])
    const sea = { ids: ['w1', 'reef', 'isle'], site: [0, 5, 0], isLagoon: [false, false, true] }
    const spots = ['queue:3:1', 'sea:reef', 'sea:w1', 'sea:isle'].map((spot) => partOfSpot(spot, sea))
    expect(spots).toEqual(['zone:3', 'site:5', 'all', 'lagoon'])
  })
})
