import { isWide } from '../../shell/media.ts'
import type { Board } from './book.ts'
import { partOfSpot } from './camera.ts'
import type { Lens } from './lens.ts'
import type { Point } from './layout.ts'
import { spotUnder } from './spots.ts'

/** So far a finger may tremble before it moves the chart, in pixels. */
const SLACK = 8

/** Zooming with the wheel or two fingers, and moving the chart by dragging the water. */
export function createSteering(lens: Lens, board: () => Board) {
  let root: HTMLElement | undefined
  const fingers = new Map<number, Point>()
  let hasMoved = false

  const scale = (): number => lens.window().width / (root?.clientWidth || 1)
  /** Where a pointer is on the chart. */
  const chartPoint = ({ x, y }: Point): Point => {
    const box = root?.getBoundingClientRect()
    const window = lens.window()
    return { x: window.x + (x - (box?.left ?? 0)) * scale(), y: window.y + (y - (box?.top ?? 0)) * scale() }
  }
  const pointOf = (event: PointerEvent | WheelEvent): Point => ({ x: event.clientX, y: event.clientY })

  const onWheel = (event: WheelEvent): void => {
    // Where the page is higher than the screen the wheel moves the page.
    if (!isWide() && !event.ctrlKey) return
    event.preventDefault()
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 32
    lens.zoom(Math.exp(-Math.max(-240, Math.min(240, pixels)) / 420), chartPoint(pointOf(event)), 'jump')
  }
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return
    fingers.set(event.pointerId, pointOf(event))
    if (fingers.size === 1) hasMoved = false
  }
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId)
    if (before === undefined || event.buttons === 0) return
    const now = pointOf(event)
    if (fingers.size === 2) pinch(event.pointerId, before, now)
    else {
      if (!hasMoved && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return
      lens.pan((before.x - now.x) * scale(), (before.y - now.y) * scale())
    }
    hasMoved = true
    fingers.set(event.pointerId, now)
  }
  const pinch = (pointer: number, before: Point, now: Point): void => {
    const other = [...fingers].find(([id]) => id !== pointer)?.[1]
    if (other === undefined) return
    const was = Math.hypot(before.x - other.x, before.y - other.y)
    const is = Math.hypot(now.x - other.x, now.y - other.y)
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    if (was > 0 && is > 0) lens.zoom(is / was, chartPoint(middle), 'jump')
  }
  /** A building or a site from near; from there, and from the water, back to the whole chart. */
  const onDblClick = (event: MouseEvent): void => {
    const part = partOfSpot(spotUnder(event.target) ?? '', board().sea)
    lens.show(lens.isWhole() ? part : 'all')
  }
  const onPointerUp = (event: PointerEvent): void => void fingers.delete(event.pointerId)
  return {
    ref: (element: HTMLElement): void => {
      root = element
      element.addEventListener('wheel', onWheel, { passive: false })
      // What follows a move of the chart is no click.
      element.addEventListener(
        'click',
        (event) => {
          if (!hasMoved) return
          hasMoved = false
          event.stopImmediatePropagation()
        },
        { capture: true },
      )
    },
    handlers: {
      onDblClick,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onPointerLeave: onPointerUp,
    },
  }
}
