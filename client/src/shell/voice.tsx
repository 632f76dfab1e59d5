import { createSignal, type JSX } from 'solid-js'

/** What a screen reader is told of what happens, without moving the focus. */

const [polite, setPolite] = createSignal('')
const [urgent, setUrgent] = createSignal('')
let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Says a sentence when the reader has a moment; sentences that come at once are said as one. */
export function say(sentence: string): void {
  waiting.push(sentence)
  clearTimeout(timer)
  timer = setTimeout(() => {
    // A region whose text stays the same is not read again: a no-break space makes it another text.
    const next = waiting.slice(-6).join(' ')
    setPolite((before) => (before === next ? `${next}\u00a0` : next))
    waiting = []
  }, 120)
}

/** Says it now: why something was not possible. */
export function sayNow(sentence: string): void {
  setUrgent((before) => (before === sentence ? `${sentence}\u00a0` : sentence))
}

export function LiveRegions(): JSX.Element {
  return (
    <>
      <div class="visually-hidden" role="status" aria-live="polite" data-testid="spoken">
        {polite()}
      </div>
      <div class="visually-hidden" role="alert" aria-live="assertive" data-testid="spoken-now">
        {urgent()}
      </div>
    </>
  )
}
