import { describe, expect, test } from 'vitest'
import { components, boardOf, makeSet, type PendingView } from '@fathom/thesauros'
import { isInside } from '../../board/geometry.ts'
import { nearestWindow } from '../../board/window.ts'
import { makeChart, partRect } from './layout.ts'
import { nearWindow, partOf, partOfSpot, partOfZone } from './parts.ts'

const layout = makeChart(boardOf(makeSet(components), 4).sea, 460)
const phone = { width: 374, height: 346 }

describe('parts of the chart', () => {
  test('a building is shown whole, in the proportions of the screen', () => {
    const window = nearestWindow({ world: layout, screen: phone, largest: 2.5 }, partRect(layout, 'zone:3'))
    expect(isInside(window, partRect(layout, 'zone:3'))).toBe(true)
    expect(window.width / window.height).toBeCloseTo(374 / 346)
  })

  test('on a small screen lines are from near, and a Zodiac is in the middle', () => {
    expect(nearWindow(layout, phone, 'town')).toMatchObject({ x: 22, y: 0, width: 330 })
    const space = layout.spaces.get('f1')
    const window = nearWindow(layout, phone, 'f1')
    expect(window.x + window.width / 2).toBeCloseTo(space?.x ?? 0)
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
    // Who places a meeple looks for the line, also of those that are played at sea.
    expect(partOfZone(7, true)).toBe('zone:7')
    const sea = { ids: ['w1', 'reef', 'isle'], site: [0, 5, 0], isLagoon: [false, false, true] }
    const spots = ['queue:3:1', 'sea:reef', 'sea:w1', 'sea:isle'].map((spot) => partOfSpot(spot, sea))
    expect(spots).toEqual(['zone:3', 'site:5', 'all', 'lagoon'])
  })
})
