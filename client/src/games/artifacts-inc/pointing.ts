import { onCleanup } from 'solid-js'
import type { Desk } from './desk.ts'
import { createDrag } from './drag.ts'
import type { Glass } from './glass.ts'
import { spotUnder, type Hand } from './hand.ts'
import { keepTabStops, nextInDirection, type Direction } from '../../table/walking.ts'

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** A finger that rests on a card reads it. */
const LONG_PRESS = 420

/** Hears for everything on the table that can be pointed at: mouse, finger and keyboard. Put it on the element that holds it all. */
export function createPointing(desk: Desk, hand: Hand, glass: Glass) {
  let lastPointer: 'mouse' | 'touch' = 'mouse'
  let pressed: ReturnType<typeof setTimeout> | undefined
  const drag = createDrag(desk, hand)
  const kindOf = (event: PointerEvent): 'mouse' | 'touch' => (event.pointerType === 'mouse' ? 'mouse' : 'touch')

  const onPointerMove = (event: PointerEvent): void => {
    lastPointer = kindOf(event)
    if (drag.move(event)) {
      clearTimeout(pressed)
      return
    }
    if (lastPointer === 'touch') return
    const spot = spotUnder(event.target)
    if (spot === null) hand.letGo()
    else hand.point(spot, 'mouse')
  }
  const onPointerDown = (event: PointerEvent): void => {
    lastPointer = kindOf(event)
    drag.down(event)
    clearTimeout(pressed)
    if (lastPointer === 'mouse') return
    const spot = spotUnder(event.target)
    glass.close()
    if (spot === null) return
    pressed = setTimeout(() => {
      if (glass.hold(spot)) drag.cancel()
    }, LONG_PRESS)
  }
  const onPointerUp = (event: PointerEvent): void => {
    clearTimeout(pressed)
    drag.up(event)
  }
  const onPointerCancel = (): void => {
    clearTimeout(pressed)
    drag.cancel()
  }
  const onClick = (event: MouseEvent): void => {
    const spot = spotUnder(event.target)
    if (spot === null || drag.swallowsClick() || glass.swallowsClick()) return
    // A click by Enter has no place on the screen.
    const by = event.detail === 0 ? 'keys' : lastPointer
    const does = hand.aimOf(spot)
    hand.click(spot, by)
    // Where nothing can be done, a finger wants to read.
    if (by === 'touch' && does === null) glass.ask(spot)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = arrows[event.key]
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null
    if (event.key === 'Escape') {
      if (!hand.isHolding() && !glass.isOpen()) return
      hand.clear()
      glass.close()
    } else if (way !== undefined && from !== null) {
      nextInDirection(event.currentTarget as HTMLElement, from, way)?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocusIn = (event: FocusEvent): void => {
    const spot = spotUnder(event.target)
    if (spot !== null && (event.target as Element).matches(':focus-visible')) hand.point(spot, 'keys')
  }
  const ref = (root: HTMLElement): void => {
    onCleanup(keepTabStops(root))
  }
  return {
    ref,
    handlers: {
      onPointerMove,
      onPointerDown,
      onPointerUp,
      onPointerCancel,
      onPointerLeave: (): void => void hand.letGo(),
      onClick,
      onKeyDown,
      onFocusIn,
      onFocusOut: (): void => void hand.letGo(),
      onContextMenu: (event: Event) => {
        // A long press reads a card; the browser's own menu would cover it.
        if (lastPointer === 'touch' && spotUnder(event.target) !== null) event.preventDefault()
      },
    },
  }
}
