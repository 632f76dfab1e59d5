import { isInside, middleOf, type Point, type Rect, type Size } from './geometry.ts'

/**
 * Windows on a drawing that is larger than what a screen shows of it: pure numbers in the drawing's pixels. `viewport.ts` moves them.
 */

/** The drawing, and the screen that shows a part of it. */
export interface View {
  readonly world: Size
  readonly screen: Size
  /** Nothing is drawn larger than so many screen pixels for one of the drawing's. */
  readonly largest: number
}

/** The least window in the screen's proportions that shows a rectangle whole, kept on the drawing where it can be. */
export function windowOn({ world, screen }: View, rect: Rect): Rect {
  const zoom = Math.min(screen.width / rect.width, screen.height / rect.height)
  const [width, height] = [screen.width / zoom, screen.height / zoom]
  const { x, y } = middleOf(rect)
  return { x: clampedStart(x, width, world.width), y: clampedStart(y, height, world.height), width, height }
}

function clampedStart(middle: number, size: number, whole: number): number {
  if (size >= whole) return (whole - size) / 2
  return Math.min(whole - size, Math.max(0, middle - size / 2))
}

/** The window that shows the whole drawing. */
export function wholeWindow(view: View): Rect {
  return windowOn(view, { x: 0, y: 0, ...view.world })
}

/** The window that shows a rectangle as large as possible, but not enlarged beyond `largest`. */
export function nearestWindow(view: View, rect: Rect): Rect {
  const window = windowOn(view, rect)
  const least = view.screen.width / view.largest
  return window.width >= least ? window : windowRound(view, middleOf(window), least)
}

/** A window of this width round a point, in the screen's proportions, kept on the drawing. */
export function windowRound(view: View, { x, y }: Point, width: number): Rect {
  const height = (width * view.screen.height) / view.screen.width
  return windowOn(view, { x: x - width / 2, y: y - height / 2, width, height })
}

/**
 * Nearer (factor above 1) or further, so that a point of the drawing stays where it is on the screen.
 * @returns the whole drawing when there is nothing more to see
 */
export function zoomed(view: View, window: Rect, at: Point, factor: number): Rect {
  const most = wholeWindow(view).width
  const width = Math.min(most, Math.max(view.screen.width / view.largest, window.width / factor))
  if (width >= most) return wholeWindow(view)
  const scale = width / window.width
  const middle = middleOf(window)
  return windowRound(view, { x: at.x + (middle.x - at.x) * scale, y: at.y + (middle.y - at.y) * scale }, width)
}

/** Moved by so many of the drawing's pixels, kept on the drawing. */
export function panned(view: View, window: Rect, dx: number, dy: number): Rect {
  const { x, y } = middleOf(window)
  return windowRound(view, { x: x + dx, y: y + dy }, window.width)
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

/** The same window, moved just enough that a rectangle is in sight. */
export function reaching(view: View, window: Rect, rect: Rect): Rect {
  if (isInside(window, rect)) return window
  const margin = 16
  const shift = (start: number, size: number, from: number, length: number): number => {
    if (from < start) return from - margin - start
    return from + length > start + size ? from + length + margin - start - size : 0
  }
  return panned(
    view,
    window,
    shift(window.x, window.width, rect.x, rect.width),
    shift(window.y, window.height, rect.y, rect.height),
  )
}
