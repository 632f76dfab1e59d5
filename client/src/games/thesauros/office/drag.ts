import { onCleanup } from 'solid-js'
import type { Town } from '../panels/state.ts'
import { dropOf } from './moves.ts'

/** So far a pointer may tremble before it is a drag, in pixels. */
const SLACK = 7

/**
 * Dragging items between holders with mouse or finger: from `data-gear` (the item as it is held) to `data-holder`.
 * Put the handlers on the element that holds them all.
 */
export function createGearDrag(town: Town) {
  let started: { readonly pointer: number; readonly x: number; readonly y: number; readonly gear: HTMLElement } | null =
    null
  let ghost: HTMLElement | null = null
  let swallow = false

  const end = (): void => {
    ghost?.remove()
    ghost = null
    started = null
  }
  const onPointerDown = (event: PointerEvent): void => {
    swallow = false
    const gear = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-gear][data-legal]') : null
    if (gear === null || event.button !== 0) return
    started = { pointer: event.pointerId, x: event.clientX, y: event.clientY, gear }
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (started === null || event.pointerId !== started.pointer) return
    if (ghost === null) {
      if (Math.hypot(event.clientX - started.x, event.clientY - started.y) < SLACK) return
      ghost = makeGhost(started.gear)
      town.hold(started.gear.dataset['gear'] ?? null)
    }
    ghost.style.transform = `translate(${event.clientX + 6}px, ${event.clientY + 6}px)`
  }
  const onPointerUp = (event: PointerEvent): void => {
    const wasDragging = ghost !== null
    end()
    if (!wasDragging) return
    swallow = true
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-holder]')
    const text = dropOf(town.offers(), town.held(), under?.dataset['holder'] ?? '')
    town.hold(null)
    if (text !== null) void town.act([text])
  }
  const onPointerCancel = (): void => {
    if (ghost !== null) town.hold(null)
    end()
  }
  document.addEventListener('pointermove', onPointerMove)
  document.addEventListener('pointerup', onPointerUp)
  document.addEventListener('pointercancel', onPointerCancel)
  onCleanup(() => {
    end()
    document.removeEventListener('pointermove', onPointerMove)
    document.removeEventListener('pointerup', onPointerUp)
    document.removeEventListener('pointercancel', onPointerCancel)
  })
  return {
    onPointerDown,
    /** The click that a drag ends with is none. */
    swallowsClick: (): boolean => {
      const was = swallow
      swallow = false
      return was
    },
  }
}

export type GearDrag = ReturnType<typeof createGearDrag>

function makeGhost(gear: HTMLElement): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'th-gear-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  const picture = gear.querySelector('svg')
  if (picture !== null) ghost.append(picture.cloneNode(true))
  document.body.append(ghost)
  return ghost
}
