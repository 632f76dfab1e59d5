import { createSignal, onCleanup, Show, type JSX } from 'solid-js'
import { confirmAddress, stopEmails } from './requests.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { words } from './text/index.ts'

interface Wish {
  readonly kind: 'confirm' | 'stop'
  readonly token: string
}

function wishHere(): Wish | null {
  const [, kind, token] = /^#(confirm|stop)=(\S+)$/.exec(location.hash) ?? []
  return token === undefined ? null : { kind: kind as Wish['kind'], token }
}

const asked = { confirm: confirmAddress, stop: stopEmails }

/**
 * Asks whoever has come by a link of an e-mail whether they mean it: that the address is theirs, or that no more e-mails are to come there. Opening
 * the link alone says nothing: programs that look through e-mails open links, too.
 */
export function FromEmail(props: { onDone: () => void }): JSX.Element {
  const [wish, setWish] = createSignal(wishHere())
  const look = (): void => void setWish(wishHere())
  addEventListener('hashchange', look)
  onCleanup(() => removeEventListener('hashchange', look))
  const say = async ({ kind, token }: Wish): Promise<void> => {
    const answer = await asked[kind](token)
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    history.replaceState(null, '', location.pathname)
    setWish(null)
    notify(words().fromEmail[kind].done)
    props.onDone()
  }
  return (
    <Show when={wish()}>
      {(its) => (
        <div class="panel confirm" data-testid={its().kind}>
          <p>{words().fromEmail[its().kind].question}</p>
          <button class="btn primary" onClick={() => void say(its())}>
            {words().fromEmail[its().kind].yes}
          </button>
        </div>
      )}
    </Show>
  )
}
