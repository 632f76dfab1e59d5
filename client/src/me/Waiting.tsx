import { Show, type JSX } from 'solid-js'
import { createAskedFor } from '../shell/asked.ts'
import { myId } from '../shell/me.ts'
import { notify } from '../shell/Notices.tsx'
import { bringGuest, getWaitingGuest } from './requests.ts'
import { told } from './store.ts'
import { words } from './text/index.ts'

/** The guest that this browser was before: their tables may be mine. Leaving them needs no answer. */
export function Waiting(): JSX.Element {
  const waiting = createAskedFor(myId, read)
  const bring = async (name: string): Promise<void> => {
    const brought = told(await bringGuest())
    if (brought !== null) notify(brought.stayed === 0 ? words().brought(name) : words().stayed(brought.stayed, name))
    await waiting.askAgain()
  }
  return (
    <Show when={waiting.value()}>
      {(guest) => (
        <section class="panel" aria-labelledby="waiting" data-testid="waiting">
          <h2 id="waiting">{words().waiting(guest().name)}</h2>
          <p>{words().waitingHelp(guest().name, guest().tables)}</p>
          <button class="btn primary" onClick={() => void bring(guest().name)} data-testid="bring">
            {words().bring}
          </button>
        </section>
      )}
    </Show>
  )
}

interface WaitingGuest {
  readonly name: string
  readonly tables: number
}

async function read(): Promise<WaitingGuest | null> {
  const answer = await getWaitingGuest()
  return answer.ok ? answer.value.guest : null
}
