import { createSignal, onCleanup, Show, type JSX } from 'solid-js'
import { me, recogniseMe } from '../shell/me.ts'
import { notify } from '../shell/Notices.tsx'
import { signInByLink } from './requests.ts'
import { told } from './store.ts'
import { words } from './text/index.ts'

function tokenHere(): string | null {
  return /^#join=(\S+)$/.exec(location.hash)?.[1] ?? null
}

/** Asks whoever has come by another device's link whether this browser is theirs, too. Opening the link alone does nothing. */
export function Join(): JSX.Element {
  const [token, setToken] = createSignal(tokenHere())
  const look = (): void => void setToken(tokenHere())
  addEventListener('hashchange', look)
  onCleanup(() => removeEventListener('hashchange', look))
  const join = async (its: string): Promise<void> => {
    const joined = told(await signInByLink(its))
    history.replaceState(null, '', location.pathname)
    setToken(null)
    if (joined === null) return
    await recogniseMe()
    notify(words().signedIn(joined.guest.name))
  }
  return (
    <Show when={token()}>
      {(its) => (
        <div class="panel" data-testid="join">
          <p>{words().join}</p>
          <Show when={me()}>{(guest) => <p>{words().guestWaits(guest().name)}</p>}</Show>
          <button class="btn primary" onClick={() => void join(its())}>
            {words().joinIt}
          </button>
        </div>
      )}
    </Show>
  )
}
