import type { PendingView } from '@fathom/thesauros'
import type { Rect, Size } from '../../board/geometry.ts'
import { nearestWindow, windowRound } from '../../board/window.ts'
import { partRect, type ChartLayout, type ChartPart } from './layout.ts'

/** Which part of the chart is looked at: pure numbers in the layout's pixels. `chartViewport.ts` moves it. */

/** Nothing is drawn larger than so many screen pixels for one of the chart's. */
export const LARGEST = 2.5
/** A view that follows the action by itself comes no nearer than this, so that the surroundings stay in sight. */
const NEAR = 1.3

/** The part of the chart where the decision takes place; all of it if it takes place elsewhere. */
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

/** The tab of a small screen that shows a zone: the high sea and the lagoon for those that are played there, but its line while meeples are placed. */
export function partOfZone(zone: number, isPlacing = false): ChartPart {
  if (isPlacing) return `zone:${zone}`
  if (zone === 5) return 'sea'
  return zone === 7 ? 'lagoon' : `zone:${zone}`
}

/**
 * A window of a small screen in which a finger hits what it means: as wide as the town's lines, at its left edge or round a space. What is
 * beyond is reached by moving it.
 */
export function nearWindow(layout: ChartLayout, screen: Size, at: string): Rect {
  const town = partRect(layout, 'town')
  const space = layout.spaces.get(at)
  const view = { world: layout, screen, largest: LARGEST }
  const width = Math.max(town.width, screen.width / NEAR)
  return windowRound(view, space ?? { x: town.x + width / 2, y: town.y }, width)
}

/**
 * A window on a part of the chart in which every word can be read: never further away than a pixel of the chart for one of the screen.
 * @param aside pixels of the screen that are kept free to the left of the part
 */
export function legibleWindow(layout: ChartLayout, screen: Size, part: ChartPart, aside = 0): Rect {
  const view = { world: layout, screen, largest: NEAR }
  const alone = partRect(layout, part)
  const rect = { ...alone, x: alone.x - aside / NEAR, width: alone.width + aside / NEAR }
  const whole = nearestWindow(view, rect)
  if (whole.width <= screen.width || screen.width === 0) return whole
  // A part that does not fit is shown from its left end on: the town's lines, the sea before the port.
  return windowRound(view, { x: rect.x + screen.width / 2, y: rect.y + rect.height / 2 }, screen.width)
}
