import { createEffect, createMemo, on, onCleanup } from 'solid-js'
import { isWide, prefersStillness } from '../shell/media.ts'

/** Parts of a board may still be on their way and push others about: so often one looks for what can be done, and so long apart in milliseconds. */
const LOOKS = 20
const APART = 100

/** A phone's table that fits its screen (`low.css`). */
const FRAMED = '(max-width: 44.9375em) and (min-height: 32.5em)'

/** So many pixels a page may stand off and still be where it came to. */
const NEAR = 8

/** Whoever does any of this looks where they want to. */
const OWN_WAYS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Whether nothing lies over the middle of it: neither the page's edges nor what sticks to them. */
function isInSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  return found !== null && (thing.contains(found) || found.contains(thing))
}

/**
 * Where a table is longer than the screen, what is asked for comes into sight when it is asked; the page stays where it is as long as any of it
 * can be seen. Once that is done the page goes back to where it was, unless the reader has scrolled it.
 * @param props.asked the sentence that asks me; null: nothing is asked of me
 */
export function AskedInSight(props: { asked: string | null }): null {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Where the page was before it was scrolled to what was asked for, where it came to, and what for; null: it was not. */
  let went: { readonly from: number; to: number; readonly thing: Element } | null = null
  const goBack = (): void => {
    if (went !== null && Math.abs(scrollY - went.to) < NEAR) scrollTo({ top: went.from })
    went = null
  }
  const look = (looksLeft: number): void => {
    if (isWide() || matchMedia(FRAMED).matches) return
    const things = [...document.querySelectorAll('.board-place [data-legal], .sheet [data-legal]')].filter((each) =>
      each.checkVisibility(),
    )
    const [first] = things
    // Something else is asked for, or what is asked for first has come after the rest.
    if (first !== went?.thing && (first === undefined || !isInSight(first))) goBack()
    if (first !== undefined && !things.some(isInSight)) {
      went = { from: went?.from ?? scrollY, to: scrollY, thing: first }
      first.scrollIntoView({ block: 'center', behavior: prefersStillness() ? 'auto' : 'smooth' })
    }
    if (went !== null) went.to = scrollY
    if (looksLeft > 0) timer = setTimeout(() => look(looksLeft - 1), APART)
  }
  const stop = (): void => clearTimeout(timer)
  for (const way of OWN_WAYS) addEventListener(way, stop, { capture: true, passive: true })
  createEffect(
    on(
      createMemo(() => props.asked),
      (words) => {
        stop()
        if (words !== null) timer = setTimeout(() => look(LOOKS), APART)
      },
    ),
  )
  onCleanup(() => {
    stop()
    for (const way of OWN_WAYS) removeEventListener(way, stop, { capture: true })
  })
  return null
}
