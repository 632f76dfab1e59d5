import { onCleanup, type JSX } from 'solid-js'
import type { Point, Rect } from './geometry.ts'
import { createGestures, placeOf } from './gestures.ts'
import type { Viewport } from './viewport.ts'

/** A drawing that one looks at from near or far: wheel and fingers zoom and move it. */
export function ViewportPane<Part extends string>(props: {
  viewport: Viewport<Part>
  /** Names the pane for styles. */
  class: string
  /** True for an element that is dragged by itself. */
  isTaken: (target: EventTarget | null) => boolean
  onDblClick?: (event: MouseEvent) => void
  /** Hears a click on its way down, with its place on the drawing; true swallows it. */
  onClickFirst?: (at: Point) => boolean
  children: JSX.Element
}): JSX.Element {
  const gestures = createGestures(props.viewport, (target) => props.isTaken(target))
  const mount = (element: HTMLElement): void => {
    gestures.ref(element)
    const first = (event: MouseEvent): void => {
      if (props.onClickFirst?.(gestures.pointOn(placeOf(event))) === true) event.stopPropagation()
    }
    element.addEventListener('click', first, { capture: true })
    let letGo: ReturnType<typeof setTimeout> | undefined
    const down = (): void => {
      clearTimeout(letGo)
      props.viewport.press(true)
    }
    // The click comes after the pointer is up, and has to find its place, too.
    const up = (): void => {
      clearTimeout(letGo)
      letGo = setTimeout(() => props.viewport.press(false), 0)
    }
    element.addEventListener('pointerdown', down, { capture: true })
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, up, { capture: true })
    onCleanup(() => {
      clearTimeout(letGo)
      for (const end of ['pointerup', 'pointercancel']) document.removeEventListener(end, up, { capture: true })
    })
    onCleanup(() => element.removeEventListener('click', first, { capture: true }))
  }
  return (
    <div
      class={`viewport ${props.class}`}
      ref={mount}
      {...gestures.handlers}
      onDblClick={(event) => props.onDblClick?.(event)}
    >
      <div class="viewport-camera" style={cameraStyle(props.viewport.drawn(), props.viewport.window())}>
        {props.children}
      </div>
    </div>
  )
}

/** Shows another window than the one that is drawn, by moving the picture: a frame of that costs nothing, while a drawing costs a few. */
function cameraStyle(drawn: Rect, shown: Rect): JSX.CSSProperties {
  const aside = (-100 * (shown.x - drawn.x)) / shown.width
  const down = (-100 * (shown.y - drawn.y)) / shown.height
  return { transform: `translate(${aside}%, ${down}%) scale(${drawn.width / shown.width})` }
}
