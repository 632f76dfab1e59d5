import { createComputed, createSignal, on, onCleanup } from 'solid-js'
import type { GameEvent } from '@fathom/kernel'
import { prefersStillness } from '../shell/media.ts'
import { beatsIn, lasts, onward, SILENCE, withNews, type Telling } from './telling.ts'

/**
 * Tells news moment by moment. Any key and any click ends it; people who want stillness see how things stand at once.
 * @param news what was told last, as it happened
 * @param keyOf what is told, and what of it in one moment
 */
export function createTelling(news: () => readonly GameEvent[], keyOf: (event: GameEvent) => string | null) {
  const [telling, setTelling] = createSignal<Telling>(SILENCE)
  let timer: ReturnType<typeof setTimeout> | undefined
  const skip = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (telling() !== SILENCE) setTelling(SILENCE)
  }
  const wait = (): void => {
    if (telling().now.length === 0) return skip()
    timer = setTimeout(() => {
      setTelling(onward)
      wait()
    }, lasts(telling()))
  }
  // Before anything is drawn: a board never shows for a moment what it leaves out until it is told.
  createComputed(
    on(
      news,
      (events) => {
        // A page that nobody looks at has nothing to tell.
        if (prefersStillness() || document.visibilityState === 'hidden') return
        setTelling((now) => withNews(now, beatsIn(events, keyOf)))
        if (timer === undefined) wait()
      },
      { defer: true },
    ),
  )
  addEventListener('keydown', skip, { capture: true })
  addEventListener('pointerdown', skip, { capture: true })
  onCleanup(() => {
    skip()
    removeEventListener('keydown', skip, { capture: true })
    removeEventListener('pointerdown', skip, { capture: true })
  })
  return { now: () => telling().now, later: (): GameEvent[] => telling().later.flat(), skip }
}
