import { onCleanup } from 'solid-js'
import type { Point } from './geometry.ts'
import { SLACK, placeOf } from './gestures.ts'
import { anchorOf } from './spots.ts'

/** What hears of a drag. */
export interface Dragged {
  /** True if something can be carried from this spot; then it is in the hand. */
  take(spot: string): boolean
  /** The piece is over a spot; null over nothing. */
  over(spot: string | null): void
  drop(spot: string | null): void
  cancel(): void
}

/** What can be carried: its spot, and the element that has its picture. */
export interface Carried {
  readonly spot: string
  readonly piece: Element
}

interface Started extends Carried {
  readonly pointer: number
  readonly from: Point
}

/**
 * Carrying a piece with mouse or finger: it follows the pointer as a picture and is dropped where the pointer lifts.
 * @param carriedAt what can be carried from an element; null for what stays where it is
 * @param spotAt the spot of an element under a point of the screen
 */
export function createDrag(
  carriedAt: (target: Element) => Carried | null,
  spotAt: (target: Element | null, at: Point) => string | null,
  heard: Dragged,
) {
  let started: Started | null = null
  let ghost: HTMLElement | null = null
  let hearing: AbortController | null = null
  let swallow = false

  const under = (event: PointerEvent): string | null => {
    const at = placeOf(event)
    const spot = spotAt(document.elementFromPoint(at.x, at.y), at)
    return spot === started?.spot ? null : spot
  }
  const end = (): void => {
    ghost?.remove()
    ghost = null
    started = null
    hearing?.abort()
  }
  const move = (event: PointerEvent): void => {
    if (started === null || event.pointerId !== started.pointer) return
    if (ghost === null) {
      if (Math.hypot(event.clientX - started.from.x, event.clientY - started.from.y) < SLACK) return
      if (!heard.take(started.spot)) return end()
      ghost = makeGhost(started)
    }
    const { width, height } = ghost.getBoundingClientRect()
    ghost.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height * 0.6}px)`
    heard.over(under(event))
  }
  const up = (event: PointerEvent): void => {
    if (started === null || event.pointerId !== started.pointer) return
    const wasDragging = ghost !== null
    const spot = wasDragging ? under(event) : null
    end()
    if (!wasDragging) return
    swallow = true
    heard.drop(spot)
  }
  const cancel = (): void => {
    const wasDragging = ghost !== null
    end()
    if (wasDragging) heard.cancel()
  }
  /** Escape puts back what is on its way, wherever the focus is. */
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || ghost === null) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
    swallow = true
  }
  onCleanup(end)
  return {
    /** Put it on the element that holds what can be carried. The rest is heard of the whole page: a piece may be carried off the board. */
    down: (event: PointerEvent): void => {
      end()
      swallow = false
      const carried = event.button === 0 && event.target instanceof Element ? carriedAt(event.target) : null
      if (carried === null) return
      started = { ...carried, pointer: event.pointerId, from: placeOf(event) }
      hearing = new AbortController()
      const { signal } = hearing
      document.addEventListener('pointermove', move, { signal })
      document.addEventListener('pointerup', up, { signal })
      document.addEventListener('pointercancel', cancel, { signal })
      document.addEventListener('keydown', press, { signal, capture: true })
    },
    isDragging: (): boolean => ghost !== null,
    cancel,
    /** The browser sends a click when a drag ends: ignore it. */
    swallowsClick: (): boolean => {
      const was = swallow
      swallow = false
      return was
    },
  }
}

/** A picture of the piece that follows the pointer. */
function makeGhost({ piece, spot }: Started): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'piece-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  const picture = piece.querySelector('svg')?.cloneNode(true) ?? pictureOf(spot, piece)
  if (picture !== null) ghost.append(picture)
  document.body.append(ghost)
  return ghost
}

/** A piece that is drawn elsewhere on the board (`data-anchor`), as a picture of its own, as large as it is on the screen. */
function pictureOf(spot: string, piece: Element): Element | null {
  const drawn = anchorOf(piece.closest('svg') ?? document, spot)
  if (drawn === null) return null
  const { x, y, width, height } = drawn.getBBox()
  const onScreen = drawn.getBoundingClientRect()
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  picture.setAttribute('width', String(onScreen.width))
  picture.setAttribute('height', String(onScreen.height))
  // Drawn where it stands: without its place on the board.
  const copy = drawn.cloneNode(true) as SVGGraphicsElement
  copy.removeAttribute('transform')
  picture.append(copy)
  return picture
}
