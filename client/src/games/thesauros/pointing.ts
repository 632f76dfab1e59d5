import { onCleanup } from 'solid-js'
import type { Desk } from './desk.ts'
import { createDrag } from './drag.ts'
import { spotUnder } from './spots.ts'
import { keepTabStops, nextInDirection, type Direction } from '../../table/walking.ts'

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Hears for everything on the page that can be pointed at: mouse, finger and keyboard. Put it on the element that holds it all. */
export function createPointing(desk: Desk) {
  const { hand } = desk
  let lastPointer: 'mouse' | 'touch' = 'mouse'
  const drag = createDrag(desk)
  const kindOf = (event: PointerEvent): 'mouse' | 'touch' => (event.pointerType === 'mouse' ? 'mouse' : 'touch')

  const onPointerMove = (event: PointerEvent): void => {
    lastPointer = kindOf(event)
    if (drag.move(event) || lastPointer === 'touch') return
    const spot = spotUnder(event.target)
    if (spot === null) hand.letGo()
    else hand.point(spot, 'mouse')
  }
  const onClick = (event: MouseEvent): void => {
    const spot = spotUnder(event.target)
    if (spot === null || drag.swallowsClick() || event.defaultPrevented) return
    // A click by Enter has no place on the screen.
    hand.click(spot, event.detail === 0 ? 'keys' : lastPointer)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = arrows[event.key]
    const from = event.target instanceof Element ? event.target.closest('[data-spot]') : null
    if (event.key === 'Escape') {
      if (!hand.isHolding()) return
      hand.clear()
    } else if (from === null) return
    else if (way !== undefined) nextInDirection(from.closest('[data-region]') ?? from, from, way)?.focus()
    else if ((event.key === 'Enter' || event.key === ' ') && from instanceof SVGElement) {
      hand.click(spotUnder(from) ?? '', 'keys')
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocusIn = (event: FocusEvent): void => {
    const spot = spotUnder(event.target)
    if (spot !== null && (event.target as Element).matches(':focus-visible')) hand.point(spot, 'keys')
  }
  return {
    ref: (root: HTMLElement): void => void onCleanup(keepTabStops(root)),
    handlers: {
      onPointerMove,
      onPointerDown: (event: PointerEvent): void => {
        lastPointer = kindOf(event)
        drag.down(event)
      },
      onPointerUp: (event: PointerEvent): void => drag.up(event),
      onPointerCancel: (): void => drag.cancel(),
      onPointerLeave: (): void => void hand.letGo(),
      onClick,
      onKeyDown,
      onFocusIn,
      onFocusOut: (): void => void hand.letGo(),
    },
  }
}
