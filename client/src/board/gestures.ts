import { isWide } from '../shell/media.ts'
import type { Point } from './geometry.ts'
import type { Viewport } from './viewport.ts'

/** So far a finger may tremble before it moves something, in pixels. */
export const SLACK = 8

type Moved = Pick<Viewport, 'window' | 'zoom' | 'pan'>

/**
 * Zooming with the wheel or two fingers, and moving a drawing by dragging what can't be carried itself.
 * @param isTaken true for an element that is dragged by itself
 */
export function createGestures(viewport: Moved, isTaken: (target: EventTarget | null) => boolean) {
  let root: HTMLElement | undefined
  const fingers = new Map<number, Point>()
  let hasMoved = false

  const scale = (): number => viewport.window().width / (root?.clientWidth || 1)
  /** Where a pointer is on the drawing. */
  const pointOn = ({ x, y }: Point): Point => {
    const box = root?.getBoundingClientRect()
    const window = viewport.window()
    return { x: window.x + (x - (box?.left ?? 0)) * scale(), y: window.y + (y - (box?.top ?? 0)) * scale() }
  }
  const onWheel = (event: WheelEvent): void => {
    // Where the page is higher than the screen the wheel moves the page.
    if (!isWide() && !event.ctrlKey) return
    event.preventDefault()
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 32
    viewport.zoom(Math.exp(-Math.max(-240, Math.min(240, pixels)) / 420), pointOn(placeOf(event)), 'jump')
  }
  const onPointerDown = (event: PointerEvent): void => {
    if (fingers.size === 0) hasMoved = false
    if (event.button === 0 && !isTaken(event.target)) fingers.set(event.pointerId, placeOf(event))
  }
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId)
    if (before === undefined || event.buttons === 0) return
    const now = placeOf(event)
    if (fingers.size === 2) pinch(event.pointerId, before, now)
    else {
      if (!hasMoved && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return
      viewport.pan((before.x - now.x) * scale(), (before.y - now.y) * scale())
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
    if (was > 0 && is > 0) viewport.zoom(is / was, pointOn(middle), 'jump')
  }
  const onPointerUp = (event: PointerEvent): void => void fingers.delete(event.pointerId)
  /** The browser sends a click after the drawing was dragged: ignore it. */
  const onClick = (event: MouseEvent): void => {
    if (!hasMoved) return
    hasMoved = false
    event.stopImmediatePropagation()
  }
  return {
    ref: (element: HTMLElement): void => {
      root = element
      // A wheel that zooms must not scroll, and clicks are heard on their way down.
      element.addEventListener('wheel', onWheel, { passive: false })
      element.addEventListener('click', onClick, { capture: true })
    },
    pointOn,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onPointerLeave: onPointerUp,
    },
  }
}

export function placeOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY }
}
