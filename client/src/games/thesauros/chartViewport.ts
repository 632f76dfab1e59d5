import type { Rect, Size } from '../../board/geometry.ts'
import { createViewport, type Viewport } from '../../board/viewport.ts'
import { partRect, type ChartLayout, type ChartPart } from './layout.ts'
import { LARGEST } from './parts.ts'

/** The part of the chart that is in sight. */
export type ChartViewport = Viewport<ChartPart>

/** @param screen the size of the chart's place on the page */
export function createChartViewport(
  layout: () => ChartLayout,
  screen: () => Size,
  first: ChartPart | Rect = 'all',
): ChartViewport {
  return createViewport<ChartPart>({
    world: layout,
    screen,
    rectOf: (part) => partRect(layout(), part),
    first,
    largest: LARGEST,
  })
}
