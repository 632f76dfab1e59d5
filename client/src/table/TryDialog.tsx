import { createSignal, For, onCleanup, type JSX } from 'solid-js'
import type { Movers } from '@fathom/engine'
import { asking, tryHere } from '../local/lobby.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { navigate, tablePath } from '../shell/router.tsx'
import { parts } from '../text/parts.ts'
import type { Model } from './model.ts'
import './sandbox.css'

/** What the world of a sandbox is made up from is below this. */
const SAMPLES = 2 ** 31

/** Begins a sandbox at the position that is looked at, in a world that my seat could think of. */
export function TryDialog(props: { model: Model; onClose: () => void }): JSX.Element {
  const [movers, setMovers] = createSignal<Movers>('bots')
  const [busy, setBusy] = createSignal(false)
  let isGone = false
  onCleanup(() => (isGone = true))
  const begin = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (busy()) return
    setBusy(true)
    const { id, source } = props.model.session
    const [sample = 0] = crypto.getRandomValues(new Uint32Array(1))
    const reading = await source.sandbox(props.model.past()?.version, sample % SAMPLES)
    const begun = reading.ok ? await tryHere(reading.value, id, movers()) : reading
    if (isGone) {
      // Whoever has called it off stays where they are.
      if (begun.ok) await asking((here) => here.remove(begun.value))
      return
    }
    setBusy(false)
    props.onClose()
    if (begun.ok) navigate(tablePath(begun.value))
    else notify(wordsOf(begun.problem), 'problem')
  }
  return (
    <Dialog title={parts().sandbox.title} onClose={props.onClose} testid="try">
      <form class="try-form" onSubmit={(event) => void begin(event)}>
        <p>{parts().sandbox.help}</p>
        <fieldset>
          <legend>{parts().sandbox.movers}</legend>
          <For each={['bots', 'me'] as const}>
            {(who) => (
              <label class="choice">
                <input
                  type="radio"
                  name="movers"
                  checked={movers() === who}
                  onChange={() => setMovers(who)}
                  data-testid={`movers-${who}`}
                />
                <span>
                  <strong>{parts().sandbox[who]}</strong>
                  <span class="soft">{parts().sandbox[`${who}Help`]}</span>
                </span>
              </label>
            )}
          </For>
        </fieldset>
        <div class="row end">
          <button type="button" class="btn" onClick={() => props.onClose()}>
            {parts().sandbox.cancel}
          </button>
          <button type="submit" class="btn primary" aria-disabled={busy()} data-testid="try-begin">
            {parts().sandbox.begin}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
