import { createSignal, onCleanup, Show, type JSX } from 'solid-js'
import { ensureGuest } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { acceptInvitation } from './requests.ts'
import type { AccountStore } from './store.ts'
import { words } from './text/index.ts'

const tokenHere = (): string | null => /^#invited=(\S+)$/.exec(location.hash)?.[1] ?? null

/** Asks whoever has come by an operator's link whether they want to be somebody who keeps a name. Opening it alone does nothing. */
export function Invited(props: { store: AccountStore }): JSX.Element {
  const [token, setToken] = createSignal(tokenHere())
  const look = (): void => void setToken(tokenHere())
  addEventListener('hashchange', look)
  onCleanup(() => removeEventListener('hashchange', look))
  const accept = async (its: string): Promise<void> => {
    const guest = await ensureGuest()
    if (!guest.ok) return notify(wordsOf(guest.problem), 'problem')
    const answer = await acceptInvitation(its)
    const isTaken = await props.store.take(Promise.resolve(answer))
    // What did not reach the server can be tried again.
    if (!answer.ok && answer.problem.status !== 409) return
    history.replaceState(null, '', location.pathname)
    setToken(null)
    if (isTaken) notify(words().invitedNow)
  }
  return (
    <Show when={token()}>
      {(its) => (
        <div class="panel" data-testid="invited">
          <p>{words().invited}</p>
          <button class="btn primary" onClick={() => void accept(its())} data-testid="accept-invitation">
            {words().acceptInvitation}
          </button>
        </div>
      )}
    </Show>
  )
}
