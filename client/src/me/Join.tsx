import { createSignal, onCleanup, Show, type JSX } from 'solid-js'
import { me, recogniseMe } from '../shell/me.ts'
import { notify } from '../shell/Notices.tsx'
import { signInByLink, signInByMail } from './requests.ts'
import { told } from './store.ts'
import { words } from './text/index.ts'

interface Link {
  /** From another device, or from an e-mail. */
  readonly kind: 'join' | 'mail'
  readonly token: string
}

function linkHere(): Link | null {
  const [, kind, token] = /^#(join|mail)=(\S+)$/.exec(location.hash) ?? []
  return token === undefined ? null : { kind: kind === 'mail' ? 'mail' : 'join', token }
}

/** Asks whoever has come by a link of another device or of an e-mail whether this browser is theirs, too. Opening the link alone does nothing. */
export function Join(): JSX.Element {
  const [link, setLink] = createSignal(linkHere())
  const look = (): void => void setLink(linkHere())
  addEventListener('hashchange', look)
  onCleanup(() => removeEventListener('hashchange', look))
  const join = async ({ kind, token }: Link): Promise<void> => {
    const answer = await (kind === 'mail' ? signInByMail(token) : signInByLink(token))
    const joined = told(answer)
    // What did not reach the server can be tried again.
    if (!answer.ok && answer.problem.status !== 409) return
    history.replaceState(null, '', location.pathname)
    setLink(null)
    if (joined === null) return
    await recogniseMe()
    notify(words().signedIn(joined.guest.name))
  }
  return (
    <Show when={link()}>
      {(its) => (
        <div class="panel" data-testid="join">
          <p>{its().kind === 'mail' ? words().joinByMail : words().join}</p>
          <Show when={me()}>{(guest) => <p>{words().guestWaits(guest().name)}</p>}</Show>
          <button class="btn primary" onClick={() => void join(its())}>
            {words().joinIt}
          </button>
        </div>
      )}
    </Show>
  )
}
