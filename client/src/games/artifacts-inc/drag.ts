import type { Desk } from './desk.ts'
import { spotUnder, type Hand } from './hand.ts'
import type { Held } from './input.ts'
import type { Spot } from './spots.ts'

/** So far a pointer may tremble before it is a drag, in pixels. */
const SLACK = 7

interface Started {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly holds: Partial<Held>
  readonly piece: HTMLElement
}

/** Dragging with mouse or finger: a die to a slot, a card on offer to a free place, a starting card to the row. */
export function createDrag(desk: Desk, hand: Hand) {
  let started: Started | null = null
  let ghost: HTMLElement | null = null
  let swallow = false

  const down = (event: PointerEvent): void => {
    swallow = false
    if (event.button !== 0) return
    const spot = spotUnder(event.target)
    const holds = spot === null ? null : whatIsTaken(desk, spot)
    const piece =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-piece], .ai-die-place') : null
    if (holds === null || piece === null || (event.pointerType !== 'mouse' && spot?.on === 'market')) return
    started = { pointer: event.pointerId, x: event.clientX, y: event.clientY, holds, piece }
    // The browser would send a finger's moves to the element it came down on, and so it does not matter where they are heard.
  }
  /** True while something is being dragged. */
  const move = (event: PointerEvent): boolean => {
    if (started === null || event.pointerId !== started.pointer) return false
    if (ghost === null) {
      if (Math.hypot(event.clientX - started.x, event.clientY - started.y) < SLACK) return false
      ghost = makeGhost(started.piece)
      hand.hold(started.holds)
    }
    const { width, height } = ghost.getBoundingClientRect()
    ghost.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height / 2}px)`
    const spot = spotUnder(document.elementFromPoint(event.clientX, event.clientY))
    if (spot === null || spot.on === 'die') hand.letGo()
    else hand.point(spot, 'mouse')
    return true
  }
  const up = (event: PointerEvent): void => {
    const wasDragging = ghost !== null
    end()
    if (!wasDragging) return
    swallow = true
    const spot = spotUnder(document.elementFromPoint(event.clientX, event.clientY))
    const does = spot === null || spot.on === 'die' || spot.on === 'market' ? null : hand.aimOf(spot)
    if (does === null) hand.clear()
    else void hand.go(does)
    if (does?.can === null) hand.clear()
  }
  const end = (): void => {
    ghost?.remove()
    ghost = null
    started = null
  }
  return {
    down,
    move,
    up,
    cancel: () => {
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
function whatIsTaken(desk: Desk, spot: Spot): Partial<Held> | null {
  if (desk.mover() === null) return null
  const { phase, turn } = desk.view()
  if (spot.on === 'die' && (phase === 'act' || phase === 'dive')) {
    const die = turn?.dice[spot.index]
    return die === undefined ? null : { die }
  }
  if (spot.on === 'market' && phase === 'buy' && desk.choices().buys.has(spot.card)) return { card: spot.card }
  return spot.on === 'start' && desk.choices().lays.has(spot.card) ? { card: spot.card } : null
}

/** A picture of the piece that follows the pointer. */
function makeGhost(piece: HTMLElement): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'ai-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  const picture = piece.querySelector('svg')
  if (picture !== null) ghost.append(picture.cloneNode(true))
  document.body.append(ghost)
  return ghost
}
