import { createSignal, type Accessor } from 'solid-js'

// In letters of 16 pixels, as the built styles have them: larger letters need more room.
function matches(query: string): Accessor<boolean> {
  const list = matchMedia(query)
  const [value, set] = createSignal(list.matches)
  list.addEventListener('change', (event) => set(event.matches))
  return value
}

/** A phone: one island at a time, a bottom sheet, everything within a thumb's reach. */
export const isPhone = matches('(max-width: 44.9375em)')
/** Board on the left, rivals and log on the right. */
export const isWide = matches('(min-width: 67.5em)')
/** Pointed at with a finger. */
export const isFinger = matches('(pointer: coarse)')
export const prefersStillness = matches('(prefers-reduced-motion: reduce)')
