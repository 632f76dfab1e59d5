import { boardOf, components, makeSet } from '@fathom/thesauros'
import { describe, expect, it } from 'vitest'
import { makeChart } from '../layout.ts'
import type { SpotKey } from './spots.ts'
import { placeZodiacs, spotRect } from './spots.ts'
import type { ZodiacItem } from './types.ts'
import { hulls, itemKind, itemKinds } from './types.ts'

const set = makeSet(components)
const boards = [2, 4].map((players) => [players, makeChart(boardOf(set, players).sea, 460)] as const)
const boat = (id: string, at: string): ZodiacItem => ({ id, seat: 'red', hull: 'own', at, crew: [], gear: 0 })
const overlaps = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
  Math.abs(a.x - b.x) < 30 && Math.abs(a.y - b.y) < 17

describe.each(boards)('spots on the board for %d', (_, layout) => {
  const lines = new Map([[7, { count: 4 }]])
  const scene = { layout, lines, names: new Map(), zodiacs: [], scores: [] }

  it('finds every space of the sea inside the frame, and no two in one place', () => {
    const rects = [...layout.spaces.keys()].map((id) => spotRect(scene, `sea:${id}`))
    for (const rect of rects) {
      expect(rect!.x).toBeGreaterThanOrEqual(layout.water.x)
      expect(rect!.x + rect!.width).toBeLessThanOrEqual(layout.water.x + layout.water.width)
      expect(rect!.y).toBeGreaterThanOrEqual(layout.water.y)
    }
    const middles = [...layout.spaces.values()]
    const near = middles.flatMap((a, index) =>
      middles.slice(index + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius + 2),
    )
    expect(near).toEqual([])
  })

  it('keeps the plates of all dig sites above the frame', () => {
    for (const site of layout.sites) {
      const rect = spotRect(scene, `site:${site.site}`)!
      expect(rect.y + rect.height).toBeLessThanOrEqual(layout.water.y + layout.water.height)
    }
  })

  it('lays a mine over three columns and three depths of a tile, and not beyond it', () => {
    const site = layout.sites.find((place) => place.columns === 4)!
    const at = (column: number) => spotRect(scene, `mine:${site.site}:${column}`)
    expect(at(2)!.x + at(2)!.width).toBeCloseTo(site.rect.x + site.rect.width, 5)
    expect(at(2)!.height).toBeCloseTo(site.rect.height * 0.75, 5)
    expect([at(0), at(3)]).toEqual([null, null])
  })

  it('knows nothing of what is not there', () => {
    const missing: SpotKey[] = ['sea:nowhere', 'site:9', 'column:9:1', 'zodiac:none', 'zone:12']
    expect(missing.map((key) => spotRect(scene, key))).toEqual([null, null, null, null, null])
  })

  it('moors all eight Zodiacs at the port apart', () => {
    const places = placeZodiacs(
      layout,
      ['green', 'white', 'red', 'blue', ...hulls].map((id) => boat(id, 'port')),
    )
    expect(places).toHaveLength(8)
    expect(places.flatMap((a, index) => places.slice(index + 1).filter((b) => overlaps(a, b)))).toEqual([])
  })

  it('shows both Zodiacs of a space that two share, and those of columns side by side', () => {
    const hullsOverlap = (a: { x: number; y: number; scale: number }, b: { x: number; y: number; scale: number }) =>
      Math.abs(a.x - b.x) < 20 * (a.scale + b.scale) && Math.abs(a.y - b.y) < 9 * (a.scale + b.scale)
    for (const id of layout.spaces.keys()) {
      const places = placeZodiacs(
        layout,
        ['a', 'b'].map((boatId) => boat(boatId, id)),
      )
      expect(places.length === 2 && !hullsOverlap(places[0]!, places[1]!), id).toBe(true)
    }
    const digs = [...layout.spaces.values()].filter((space) => space.kind === 'dig')
    const each = placeZodiacs(
      layout,
      digs.map(({ id }) => boat(id, id)),
    )
    expect(each.flatMap((a, index) => each.slice(index + 1).filter((b) => hullsOverlap(a, b)))).toEqual([])
  })

  it('lets Zodiacs on one fishing ground lie side by side', () => {
    const places = placeZodiacs(
      layout,
      ['a', 'b', 'c', 'd'].map((id) => boat(id, 'f1')),
    )
    expect(places.flatMap((a, index) => places.slice(index + 1).filter((b) => overlaps(a, b)))).toEqual([])
  })
})

describe('pictures of items', () => {
  it('has one for every item of the component set', () => {
    const ids = [...components.technologies, components.startingItem, ...components.foundItems].map((each) => each.id)
    expect(ids.filter((id) => itemKind(id) === 'found')).toEqual([])
    expect(new Set(ids.map(itemKind)).size).toBe(itemKinds.length - 3)
  })

  it('shows a face-down item for anything else', () => {
    expect(itemKind('anchor')).toBe('found')
  })
})
