import type { JSX } from 'solid-js'
import { createPointing, type PointingOptions } from './pointing.ts'
import type { AnyAim, Pointer } from './pointer.ts'
import './board.css'

/** A part of the page in which a game's pointer hears: the board, or a tab of a phone's sheet. */
export function PointerArea<Held, Aim extends AnyAim>(props: {
  pointer: Pointer<Held, Aim>
  options?: PointingOptions<Aim>
  class: string
  ref?: (element: HTMLElement) => void
  children: JSX.Element
}): JSX.Element {
  const { ref, handlers } = createPointing(props.pointer, props.options)
  return (
    <div class={props.class} ref={(element) => (ref(element), props.ref?.(element))} {...handlers}>
      {props.children}
    </div>
  )
}
