import type { PendingView } from '@fathom/thesauros'
import { partRect, windowOn, type ChartLayout, type ChartPart, type Point, type Rect } from './layout.ts'

/**
 * Which part of the chart is looked at: pure numbers in the layout's pixels. `lens.ts` moves it.
 */

export interface Viewport {
  readonly width: number
  readonly height: number
}

/** Nothing is drawn larger than so many screen pixels for one of the chart's. */
const LARGEST = 2.5

/** The part where what is being decided is done; the whole chart where it is not done on the chart. */
export function partOf(pending: PendingView | null): ChartPart {
  switch (pending?.kind) {
    case 'place':
    case 'place-recruit':
      return 'town'
    case 'tile':
      return pending.number === null ? 'all' : `site:${pending.number}`
    case 'sea':
    case 'flight':
      return 'sea'
    case 'voyage':
      return 'sea'
    case 'dive':
      return pending.dive === null ? 'sea' : `site:${pending.dive.number}`
    case 'island':
      return 'lagoon'
    case 'port':
      return 'lagoon'
    default:
      return pending?.zone == null ? 'all' : `zone:${pending.zone}`
  }
}

/** What a board's sea says of its spaces, list by list. */
interface Waters {
  readonly ids: readonly string[]
  /** Dig site, 0 for none. */
  readonly site: readonly number[]
  readonly isLagoon: readonly boolean[]
}

/** The part that something on the chart belongs to. */
export function partOfSpot(spot: string, sea: Waters): ChartPart {
  const [on, first = ''] = spot.split(':')
  if (on === 'zone' || on === 'queue') return `zone:${Number(first)}`
  if (on === 'store') return 'lagoon'
  if (on === 'site' || on === 'column' || on === 'cell') return `site:${Number(first)}`
  const space = on === 'sea' ? sea.ids.indexOf(first) : -1
  const site = sea.site[space] ?? 0
  if (site > 0) return `site:${site}`
  return sea.isLagoon[space] === true ? 'lagoon' : 'all'
}

/** The tab of a small screen that shows a zone: the high sea and the lagoon for those that are played there. */
export function partOfZone(zone: number): ChartPart {
  if (zone === 5) return 'sea'
  return zone === 7 ? 'lagoon' : `zone:${zone}`
}

/** The window that shows a part in a viewport: the whole chart with what the viewport leaves round it, parts as large as they fit. */
export function windowOfPart(layout: ChartLayout, viewport: Viewport, part: ChartPart): Rect {
  return limited(layout, viewport, windowOn(layout, viewport, partRect(layout, part)))
}

/**
 * A window of a small screen in which a finger hits what it means: as wide as the town's lines, at its left edge or round a space. What is
 * beyond is reached by moving it.
 */
export function nearWindow(layout: ChartLayout, viewport: Viewport, at: string): Rect {
  const { x, y, width } = partRect(layout, 'town')
  const space = layout.spaces.get(at)
  if (space === undefined) return around(layout, viewport, { x: x + width / 2, y }, width)
  return around(layout, viewport, space, width)
}

/** Not nearer than `LARGEST`. */
function limited(layout: ChartLayout, viewport: Viewport, window: Rect): Rect {
  const least = viewport.width / LARGEST
  if (window.width >= least) return window
  const middle = middleOf(window)
  return around(layout, viewport, middle, least)
}

export function middleOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** A window so wide round a point, in the viewport's proportions, kept on the chart. */
function around(layout: ChartLayout, viewport: Viewport, { x, y }: Point, width: number): Rect {
  const height = (width * viewport.height) / viewport.width
  return windowOn(layout, viewport, { x: x - width / 2, y: y - height / 2, width, height })
}

/** How wide the window is that shows everything. */
function widest(layout: ChartLayout, viewport: Viewport): number {
  return windowOn(layout, viewport, partRect(layout, 'all')).width
}

/**
 * Nearer (factor above 1) or further, so that a point of the chart stays where it is on the screen.
 * @returns the whole chart when there is nothing more to see
 */
export function zoomed(layout: ChartLayout, viewport: Viewport, window: Rect, at: Point, factor: number): Rect {
  const most = widest(layout, viewport)
  const width = Math.min(most, Math.max(viewport.width / LARGEST, window.width / factor))
  if (width >= most) return windowOfPart(layout, viewport, 'all')
  const scale = width / window.width
  const middle = middleOf(window)
  return around(layout, viewport, { x: at.x + (middle.x - at.x) * scale, y: at.y + (middle.y - at.y) * scale }, width)
}

/** Moved by so many of the chart's pixels, kept on the chart. */
export function panned(layout: ChartLayout, viewport: Viewport, window: Rect, dx: number, dy: number): Rect {
  const { x, y } = middleOf(window)
  return around(layout, viewport, { x: x + dx, y: y + dy }, window.width)
}

/** On the way from one window to another; `part` from 0 to 1. */
export function between(from: Rect, to: Rect, part: number): Rect {
  if (part >= 1) return to
  const eased = 1 - (1 - part) ** 3
  const mix = (a: number, b: number): number => a + (b - a) * eased
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  }
}

export function isInside(window: Rect, rect: Rect): boolean {
  return (
    rect.x >= window.x &&
    rect.y >= window.y &&
    rect.x + rect.width <= window.x + window.width &&
    rect.y + rect.height <= window.y + window.height
  )
}

/** The window of the chart that a screen shows, moved just enough that a rectangle is in sight. */
export function reaching(layout: ChartLayout, viewport: Viewport, window: Rect, rect: Rect): Rect {
  if (isInside(window, rect)) return window
  const margin = 16
  const shift = (start: number, size: number, from: number, length: number): number => {
    if (from < start) return from - margin - start
    return from + length > start + size ? from + length + margin - start - size : 0
  }
  return panned(
    layout,
    viewport,
    window,
    shift(window.x, window.width, rect.x, rect.width),
    shift(window.y, window.height, rect.y, rect.height),
  )
}
