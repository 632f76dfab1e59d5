import type { Field } from '../../../art/contour.ts'
import { contourLoops } from '../../../art/contour.ts'
import { smoothPath } from '../../../art/path.ts'
import { makeNoise } from '../../../art/random.ts'
import type { Sounding } from '../../../art/soundings.ts'
import { soundings } from '../../../art/soundings.ts'
import type { ChartLayout, Point, Rect } from '../layout.ts'
import { shoreX } from '../layout.ts'

/** The sea bed of a chart as paths: tints from the deepest on, lines between them, and the land. */
export interface Water {
  readonly tints: readonly string[]
  readonly lines: readonly string[]
  readonly land: string
  /** The islet's foot, and the lagoon with its reef. */
  readonly islet: Point
  readonly lagoon: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number }
  readonly soundings: readonly Sounding[]
}

/** Pixels from the shore where the tint changes; thin lines run between. */
const tintLevels = [430, 285, 205, 130, 62]
const lineLevels = [355, 245, 166, 95, 30]
/** A shoal round a dig site lies as deep as water this far out; its slopes are this much steeper. */
const shoal = { from: 150, slope: 2.3 }
const step = 7

export function makeWater(layout: ChartLayout): Water {
  const lagoon = lagoonOf(layout)
  const islet = isletOf(layout)
  const depth = bent(depthOf(layout, lagoon, islet))
  const area = { x: -14, y: -14, width: layout.width + 28, height: layout.height + 28 }
  const sampled = remember(depth, area)
  const path = (field: Field, level: number): string => contourLoops(field, level, area, step).map(smoothPath).join('')
  return {
    tints: tintLevels.map((level) => path(sampled, level)),
    lines: lineLevels.map((level) => path(sampled, level)),
    land: landOf(depth, layout, islet),
    islet,
    lagoon,
    soundings: soundings(41, layout.width - 260, layout.height - 50, 52, (x, y) =>
      roomAt(layout, lagoon, x + 240, y),
    ).map((found) => ({
      ...found,
      x: found.x + 240,
      fathoms: Math.max(2, Math.round(depth(found.x + 240, found.y) / 11 + found.fathoms * 0.3)),
    })),
  }
}

/** How deep the sea is, told as pixels from a plain shore; negative on land. */
function depthOf(layout: ChartLayout, lagoon: Water['lagoon'], islet: Point): Field {
  const shore = makeNoise(5)
  const shoals = layout.sites.map((site) => grown(site.rect, 6, 26, 22))
  return (x, y) => {
    const coast = (x - shoreX - 5 * Math.sin(y / 43)) * (1 + 0.14 * shore(y / 92, 3))
    const reef = 44 + 150 * Math.max(0, Math.hypot((x - lagoon.x) / lagoon.rx, (y - lagoon.y) / lagoon.ry) - 0.86)
    const sand = (Math.hypot((x - islet.x) / 1.55, y - islet.y) - 13) * 2.6
    let depth = Math.min(coast, reef, sand)
    for (const rect of shoals) depth = Math.min(depth, shoal.from + shoal.slope * outside(rect, x, y))
    return depth
  }
}

/** Bends the plane by one noise, so that all lines follow one another. */
function bent(field: Field): Field {
  const along = makeNoise(21)
  const across = makeNoise(22)
  const by = (noise: typeof along, x: number, y: number): number =>
    9 * noise(x / 58, y / 58) + 3.2 * noise(x / 15, y / 15)
  return (x, y) => field(x + by(along, x, y), y + by(across, x, y))
}

/** The field once for every point of the grid that contours are drawn on. */
function remember(field: Field, area: Rect): Field {
  const columns = Math.ceil(area.width / step) + 3
  const values = new Map<number, number>()
  return (x, y) => {
    const at = Math.round((y - area.y) / step) * columns + Math.round((x - area.x) / step)
    const known = values.get(at)
    if (known !== undefined) return known
    const value = field(x, y)
    values.set(at, value)
    return value
  }
}

/** The shore is drawn finer than the depths, and only where there is one. */
function landOf(field: Field, layout: ChartLayout, islet: Point): string {
  const town = { x: -14, y: -14, width: shoreX + 44, height: layout.height + 28 }
  const island = { x: islet.x - 40, y: islet.y - 30, width: 80, height: 60 }
  return [town, island].flatMap((area) => contourLoops(field, 0, area, 4).map(smoothPath)).join('')
}

function lagoonOf(layout: ChartLayout): Water['lagoon'] {
  const places = [...layout.spaces.values()].filter((space) => space.kind === 'lagoon')
  const xs = places.map((space) => space.x)
  const ys = places.map((space) => space.y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return { x: (left + right) / 2, y: (top + bottom) / 2 + 4, rx: (right - left) / 2 + 34, ry: (bottom - top) / 2 + 30 }
}

/** Just below and right of the space where one lands. */
function isletOf(layout: ChartLayout): Point {
  const landing = [...layout.spaces.values()].find((space) => space.lagoon === 'island')
  return { x: (landing?.x ?? 450) + 33, y: (landing?.y ?? 400) + 15 }
}

/** Pixels to the nearest thing, less what a number needs. */
function roomAt(layout: ChartLayout, lagoon: Water['lagoon'], x: number, y: number): number {
  let room = Math.min(layout.water.x + layout.water.width - x - 16, layout.height - 54 - y, y - 42)
  room = Math.min(room, Math.hypot(x - layout.width + 62, y - layout.height + 96) - 60)
  for (const space of layout.spaces.values())
    room = Math.min(room, Math.hypot(space.x - x, space.y - y) - space.radius - 22)
  for (const site of layout.sites) room = Math.min(room, outside(grown(site.rect, 8, 22, 24), x, y) - 10)
  for (const [a, b] of layout.routes) room = Math.min(room, toLine(a, b, x, y) - 13)
  if (Math.hypot((x - lagoon.x) / lagoon.rx, (y - lagoon.y) / lagoon.ry) < 1.1) return -1
  // the waiting lines, workers to hire and the serpent reach to here
  return Math.min(room, x - (y < layout.water.y + layout.water.height * 0.3 ? 402 : 345))
}

function outside(rect: Rect, x: number, y: number): number {
  const dx = Math.max(rect.x - x, 0, x - rect.x - rect.width)
  const dy = Math.max(rect.y - y, 0, y - rect.y - rect.height)
  return Math.hypot(dx, dy)
}

function grown(rect: Rect, aside: number, above: number, below: number): Rect {
  return { x: rect.x - aside, y: rect.y - above, width: rect.width + 2 * aside, height: rect.height + above + below }
}

function toLine(a: Point, b: Point, x: number, y: number): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy)
}
