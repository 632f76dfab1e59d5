import { createEffect, onCleanup } from 'solid-js'

/** So often is asked again where nobody answered, in milliseconds. */
const AGAIN = 5000

/** Asks again and again while something is missing and the page is looked at, and at once when the network is back. */
export function createAskingAgain(isMissing: () => boolean, ask: () => void): void {
  createEffect(() => {
    if (!isMissing()) return
    const again = (): void => void (document.visibilityState === 'visible' && ask())
    const timer = setInterval(again, AGAIN)
    addEventListener('online', again)
    onCleanup(() => {
      clearInterval(timer)
      removeEventListener('online', again)
    })
  })
}
