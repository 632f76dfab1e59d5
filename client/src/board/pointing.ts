import { onCleanup } from 'solid-js'
import { isFocusMoved } from '../shell/focus.ts'
import { createDrag, type Carried } from './drag.ts'
import type { Point } from './geometry.ts'
import { placeOf } from './gestures.ts'
import { createLongPress } from './longPress.ts'
import type { AnyAim, By, Pointer } from './pointer.ts'
import { onShown, spotUnder, thingUnder } from './spots.ts'
import { firstWithin, keepTabStops, nextInDirection, outerThing, type Direction } from './walking.ts'

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** By keyboard one hears a thing's name first, and so many milliseconds later what can be done with it. */
const AFTER_NAME = 700

/** What a finger presses for itself. */
const CONTROLS = 'button, a, input, select, summary, label'
/** A mouse that has moved no further than so many pixels since its click still rests. */
const AT_REST = 6

export interface PointingOptions<Aim> {
  /** The spot at a point, where an element alone does not tell it; undefined: the element's own. */
  spotAt?(target: Element | null, at: Point): string | null | undefined
  /** Something to be read of a thing: a finger rests on it, or taps it where nothing can be done. False if there is nothing. */
  read?(thing: Element): boolean
  stopReading?(): boolean
  /** Enter goes on to what lies in a thing instead of doing this. */
  opens?(aim: Aim | null): boolean
  /** The keyboard has come to a spot, or somebody is shown it: it must be in sight. */
  onReach?(spot: string): void
}

/** Hears for everything on a board that can be pointed at: mouse, finger and keyboard. Put it on the element that holds it all. */
export function createPointing<Held, Aim extends AnyAim>(
  pointer: Pointer<Held, Aim>,
  options: PointingOptions<Aim> = {},
) {
  let root: HTMLElement | undefined
  let last: By = 'mouse'
  let speaking: ReturnType<typeof setTimeout> | undefined
  // A key asks for something else: what was still to be said of the thing under the keyboard would cut the answer off.
  const hush = (): void => {
    clearTimeout(speaking)
    pointer.hush()
  }
  document.addEventListener('keydown', hush, true)
  onCleanup(() => {
    clearTimeout(speaking)
    document.removeEventListener('keydown', hush, true)
  })
  const spotAt = (target: EventTarget | null, at: Point): string | null => {
    const element = target instanceof Element ? target : null
    const own = options.spotAt?.(element, at)
    return own === undefined ? spotUnder(element) : own
  }
  /** What was in the hand before something was dragged. */
  let before = pointer.held()
  const drag = createDrag((target) => carriedAt(target), spotAt, {
    take: (spot) => {
      const held = pointer.takes(spot, last)
      before = pointer.held()
      if (held !== undefined) pointer.hold(held)
      return held !== undefined
    },
    over: (spot) => (spot === null ? pointer.letGo() : pointer.point(spot, 'mouse')),
    drop: (spot) => {
      const does = spot === null ? null : pointer.aimOf(spot)
      pointer.letGo()
      const isDone = does !== null && !pointer.onlyTakes(does)
      if (isDone) void pointer.go(does)
      if (!isDone || does.can === null) pointer.hold(before)
    },
    cancel: () => pointer.hold(before),
  })
  const carriedAt = (target: Element): Carried | null => {
    const [spot, thing] = [spotUnder(target), thingUnder(target)]
    if (spot === null || thing === null || pointer.takes(spot, last) === undefined) return null
    return { spot, piece: thing.closest('[data-piece]') ?? thing }
  }
  const press = createLongPress((target) => {
    const thing = thingUnder(target)
    const spot = spotAt(target, pressedAt)
    if (spot === null || thing === null) return false
    drag.cancel()
    if (options.read?.(thing) === true) return true
    pointer.point(spot, 'touch')
    pointer.speak()
    return pointer.aim() !== null
  })
  let pressedAt: Point = { x: 0, y: 0 }
  /** Where the mouse was heard of last: when things move below one that rests, browsers tell of a move that nobody has made. */
  let restsAt: Point | null = null
  const kindOf = (event: PointerEvent): By => (event.pointerType === 'mouse' ? 'mouse' : 'touch')

  /**
   * Where the mouse has done something and rests since: the board moves under it, and whoever has done right would read there at once why it can't be done
   * again.
   */
  let clickedAt: Point | null = null
  const isAtRest = (at: Point): boolean =>
    clickedAt !== null && Math.hypot(at.x - clickedAt.x, at.y - clickedAt.y) <= AT_REST

  const onPointerMove = (event: PointerEvent): void => {
    last = kindOf(event)
    press.move(event)
    if (drag.isDragging()) return press.cancel()
    if (last === 'touch') return
    const at = placeOf(event)
    const isUnmoved = restsAt?.x === at.x && restsAt.y === at.y
    restsAt = at
    if (isUnmoved || isAtRest(at)) return
    clickedAt = null
    const spot = spotAt(event.target, at)
    if (spot === null) pointer.letGo()
    else pointer.point(spot, 'mouse')
  }
  const onPointerDown = (event: PointerEvent): void => {
    last = kindOf(event)
    pressedAt = placeOf(event)
    drag.down(event)
    press.down(event)
    if (last === 'touch') options.stopReading?.()
  }
  const onClick = (event: MouseEvent): void => {
    // A click by Enter has no place on the screen, and ends no drag and no rest.
    const by = event.detail === 0 ? 'keys' : last
    const isNone = event.defaultPrevented || (by !== 'keys' && (drag.swallowsClick() || press.swallowsClick()))
    const spot = by === 'keys' ? spotUnder(event.target) : spotAt(event.target, placeOf(event))
    if (isNone) return
    if (spot === null) {
      // A finger on nothing puts down what its first tap has shown.
      if (by === 'touch' && event.target instanceof Element && event.target.closest(CONTROLS) === null) pointer.forget()
      return
    }
    clickedAt = by === 'mouse' && pointer.aimOf(spot)?.can !== null ? placeOf(event) : null
    pointer.click(spot, by)
    const thing = thingUnder(event.target)
    if (by === 'touch' && pointer.aim() === null && thing !== null) options.read?.(thing)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = thingUnder(event.target)
    if (event.key === 'Escape' ? !escape(from) : from === null || !pressKey(event, from)) return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Escape leads from the things in a space back to the space; else it puts down what the hand holds and closes the preview. */
  const escape = (from: Element | null): boolean => {
    const outer = from === null ? null : outerThing(from)
    if (outer !== null && outer !== from) {
      outer.focus({ preventScroll: true })
      return true
    }
    const wasReading = options.stopReading?.() === true
    const wasHolding = pointer.isHolding()
    if (wasHolding) pointer.clear()
    return wasReading || wasHolding
  }
  /** A key on a thing; false for keys that mean nothing there. */
  const pressKey = ({ key }: KeyboardEvent, from: Element): boolean => {
    const way = arrows[key]
    if (way !== undefined) {
      nextInDirection(root ?? from, from, way)?.focus({ preventScroll: true })
      return true
    }
    const inner = firstWithin(from)
    const isGo = key === 'Enter' || key === ' '
    const spot = spotUnder(from) ?? ''
    if (inner !== null && (key === 'F2' || (isGo && options.opens?.(pointer.aimOf(spot)) === true))) {
      inner.focus({ preventScroll: true })
      return true
    }
    // Buttons make a click of these keys themselves.
    if (!isGo || from instanceof HTMLButtonElement) return false
    pointer.click(spot, 'keys')
    return true
  }
  const onFocusIn = (event: FocusEvent): void => {
    clearTimeout(speaking)
    const spot = spotUnder(event.target)
    if (spot === null || !(event.target as Element).matches(':focus-visible')) return
    pointer.point(spot, 'keys')
    options.onReach?.(spot)
    if (isFocusMoved()) return
    speaking = setTimeout(() => pointer.pointed()?.spot === spot && pointer.speak(), AFTER_NAME)
  }
  const onFocusOut = (): void => {
    clearTimeout(speaking)
    pointer.letGo()
  }
  return {
    ref: (element: HTMLElement): void => {
      root = element
      pointer.mount(element)
      onCleanup(keepTabStops(element))
      if (options.onReach !== undefined) onCleanup(onShown(element, options.onReach))
    },
    handlers: {
      onPointerMove,
      onPointerDown,
      onPointerUp: press.cancel,
      onPointerCancel: press.cancel,
      onPointerLeave: (): void => {
        restsAt = null
        if (!drag.isDragging()) pointer.letGo()
      },
      onClick,
      onKeyDown,
      onFocusIn,
      onFocusOut,
      onContextMenu: (event: Event): void => {
        if (press.isReading()) event.preventDefault()
      },
    },
  }
}
