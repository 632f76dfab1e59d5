import { createSignal, type JSX } from 'solid-js'
import { createVoice, otherThan } from './speaking.ts'

/** What a screen reader is told of what happens, without moving the focus. */

const [polite, setPolite] = createSignal('')
const [urgent, setUrgent] = createSignal('')

export const { say, ask, sayNow, repeat, hush } = createVoice({
  polite: (words) => void setPolite((before) => otherThan(before, words)),
  urgent: (words) => void setUrgent((before) => otherThan(before, words)),
})

/** Nothing of what was said is left to be read. */
export function silence(): void {
  setPolite('')
  setUrgent('')
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
