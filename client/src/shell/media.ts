import { createSignal, type Accessor } from 'solid-js'

/** Sizes of the window in letters of 16 pixels, as the built styles have them: larger letters need more room. */
export function inLetters(query: string): MediaQueryList {
  return matchMedia(query.replace(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) / 16}em`))
}

function matches(query: string): Accessor<boolean> {
  const list = inLetters(query)
  const [value, set] = createSignal(list.matches)
  list.addEventListener('change', (event) => set(event.matches))
  return value
}

/** A phone: one island at a time, a bottom sheet, everything within a thumb's reach. */
export const isPhone = matches('(max-width: 719px)')
/** Board on the left, rivals and log on the right. */
export const isWide = matches('(min-width: 1080px)')
/** Pointed at with a finger. */
export const isFinger = matches('(pointer: coarse)')
export const prefersStillness = matches('(prefers-reduced-motion: reduce)')
