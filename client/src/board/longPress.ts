import { onCleanup } from 'solid-js'

/** So long a finger rests on something to read it, in milliseconds. */
const LONG = 420
/** So far it may tremble, in pixels. */
const TREMBLE = 9

/**
 * A finger that rests on something instead of tapping it.
 * @param onLong true if there was something to be read there: the click that follows when the finger lifts is none then
 */
export function createLongPress(onLong: (target: Element) => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let began = { x: 0, y: 0 }
  let swallow = false
  const cancel = (): void => clearTimeout(timer)
  onCleanup(cancel)
  return {
    down: (event: PointerEvent): void => {
      cancel()
      swallow = false
      const { target } = event
      if (event.pointerType === 'mouse' || !(target instanceof Element)) return
      began = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => (swallow = onLong(target)), LONG)
    },
    move: (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - began.x, event.clientY - began.y) > TREMBLE) cancel()
    },
    cancel,
    swallowsClick: (): boolean => {
      const was = swallow
      swallow = false
      return was
    },
    /** The browser's own menu, which a long press opens, would cover what is read. */
    isReading: (): boolean => swallow,
  }
}
