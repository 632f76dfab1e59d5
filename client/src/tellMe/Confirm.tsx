import { createSignal, onCleanup, Show, type JSX } from 'solid-js'
import { confirmAddress } from './requests.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { words } from './text/index.ts'

function tokenHere(): string | null {
  return /^#confirm=(\S+)$/.exec(location.hash)?.[1] ?? null
}

/**
 * Asks whoever has come by the link of an e-mail whether the address is theirs. Opening the link alone says nothing: programs that look through
 * e-mails open links, too.
 */
export function Confirm(props: { onConfirmed: () => void }): JSX.Element {
  const [token, setToken] = createSignal(tokenHere())
  const look = (): void => void setToken(tokenHere())
  addEventListener('hashchange', look)
  onCleanup(() => removeEventListener('hashchange', look))
  const confirm = async (its: string): Promise<void> => {
    const answer = await confirmAddress(its)
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    history.replaceState(null, '', location.pathname)
    setToken(null)
    notify(words().confirmed)
    props.onConfirmed()
  }
  return (
    <Show when={token()}>
      {(its) => (
        <div class="panel confirm" data-testid="confirm">
          <p>{words().confirm}</p>
          <button class="btn primary" onClick={() => void confirm(its())}>
            {words().confirmIt}
          </button>
        </div>
      )}
    </Show>
  )
}
