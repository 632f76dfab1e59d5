import type { SortId, ZodiacId } from '@fathom/thesauros'
import type { Desk } from './desk.ts'
import type { Held } from './input/index.ts'
import { spotUnder } from './spots.ts'

/** So far a pointer may tremble before it is a drag, in pixels. */
const SLACK = 7

interface Started {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly spot: string
  readonly holds: Partial<Held>
  readonly piece: Element
}

/** Dragging with mouse or finger: a meeple to a line, a Zodiac to a space. */
export function createDrag(desk: Desk) {
  const { hand } = desk
  let started: Started | null = null
  let ghost: HTMLElement | null = null
  let swallow = false

  const down = (event: PointerEvent): void => {
    swallow = false
    if (event.button !== 0) return
    const spot = spotUnder(event.target)
    const holds = spot === null ? null : whatIsTaken(desk, spot)
    const piece = event.target instanceof Element ? event.target.closest('[data-spot]') : null
    if (spot === null || holds === null || piece === null) return
    started = { pointer: event.pointerId, x: event.clientX, y: event.clientY, spot, holds, piece }
    // What is dragged does not move the chart.
    event.stopPropagation()
  }
  /** True while something is being dragged. */
  const move = (event: PointerEvent): boolean => {
    if (started === null || event.pointerId !== started.pointer) return false
    if (ghost === null) {
      if (Math.hypot(event.clientX - started.x, event.clientY - started.y) < SLACK) return false
      ghost = makeGhost(started)
      hand.hold(started.holds)
    }
    const { width, height } = ghost.getBoundingClientRect()
    ghost.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height * 0.75}px)`
    const spot = spotUnder(document.elementFromPoint(event.clientX, event.clientY))
    if (spot === null || spot === started.spot) hand.letGo()
    else hand.point(spot, 'mouse')
    return true
  }
  const end = (): void => {
    ghost?.remove()
    ghost = null
    started = null
  }
  const up = (event: PointerEvent): void => {
    const from = ghost === null ? null : started
    end()
    if (from === null) return
    swallow = true
    const spot = spotUnder(document.elementFromPoint(event.clientX, event.clientY))
    const does = spot === null || spot === from.spot ? null : hand.aimOf(spot, from.holds)
    if (does === null || does.can === 'take') hand.clear()
    else void hand.go(does)
  }
  return {
    down,
    move,
    up,
    cancel: (): void => {
      if (ghost !== null) hand.clear()
      end()
    },
    /** The click that the browser makes of a drag's end is none. */
    swallowsClick: (): boolean => {
      const was = swallow
      swallow = false
      return was
    },
  }
}

/** What a drag from a spot takes into the hand; null for things that stay where they are. */
function whatIsTaken({ asked, view, mover, hand }: Desk, spot: string): Partial<Held> | null {
  const [on, id = ''] = spot.split(':')
  const kind = asked()?.kind
  if (on === 'meeple' && (kind === 'place' || kind === 'place-recruit')) {
    return hand.aimOf(spot)?.can === 'take' ? { sort: id as SortId } : null
  }
  const isMine = view().zodiacs.some(({ zodiac, seat }) => zodiac === id && seat === mover())
  const sails = kind === 'sea' || kind === 'voyage' || kind === 'port'
  return on === 'zodiac' && sails && isMine ? { zodiac: id as ZodiacId } : null
}

/** A picture of the piece that follows the pointer. */
function makeGhost({ piece, spot }: Started): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'th-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  const picture = piece.querySelector('svg') ?? boatPicture(spot)
  if (picture !== null) ghost.append(picture.cloneNode(true))
  document.body.append(ghost)
  return ghost
}

/** A boat of the chart as a picture of its own. */
function boatPicture(spot: string): Element | null {
  const drawn = document.querySelector<SVGGElement>(`[data-anchor="${CSS.escape(spot)}"]`)
  if (drawn === null) return null
  const { x, y, width, height } = drawn.getBBox()
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  picture.setAttribute('width', String(width))
  picture.setAttribute('height', String(height))
  picture.append(drawn.cloneNode(true))
  return picture
}
