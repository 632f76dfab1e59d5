import { createEffect, createSignal, Match, onCleanup, Show, Switch, type JSX } from 'solid-js'
import type { Answer, Problem } from '../api/http.ts'
import { createAskedFor } from '../shell/asked.ts'
import { focusMainIfLost } from '../shell/focus.ts'
import { ensureGuest, me, rename } from '../shell/me.ts'
import { notify, Trouble, wordsOf } from '../shell/Notices.tsx'
import { words } from './text/index.ts'

/** Asks whoever came by a link with a token whether they accept what it offers. Opening the link alone does nothing. */
export function LinkQuestion<Offer, Accepted>(props: {
  /** How the address ends: `#name=token`. */
  name: 'friend' | 'join'
  /** Asks the server what the token offers. */
  read: (token: string) => Promise<Answer<Offer>>
  accept: (token: string) => Promise<Answer<Accepted>>
  onAccepted: (accepted: Accepted, offer: Offer) => void
  /** Told whether there is a link to answer: then nobody need be sent for one. */
  onAsking?: (isAsking: boolean) => void
  title: (offer: Offer) => string
  help: string
  button: string
  testid: string
}): JSX.Element {
  const { token, drop } = createToken(props.name)
  const [name, setName] = createSignal('')
  const asked = createAskedFor(token, async () => {
    const its = token()
    const answer = its === null ? null : await props.read(its)
    if (answer?.ok === false && answer.problem.kind === 'refused') {
      notify(wordsOf(answer.problem), 'problem')
      drop()
    }
    return answer
  })
  createEffect(() => props.onAsking?.(token() !== null))
  const offer = (): Offer | null => {
    const answer = asked.value()
    return token() !== null && answer?.ok === true ? answer.value : null
  }
  /** It could not be asked what the link offers. */
  const problem = (): Problem | null => {
    const answer = asked.value()
    return token() !== null && answer?.ok === false ? answer.problem : null
  }
  const accept = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const [its, offered] = [token(), offer()]
    if (its === null || offered === null) return
    const wanted = name().trim()
    const guest = me() === null && wanted !== '' ? await rename(wanted) : await ensureGuest()
    const answer = guest.ok ? await props.accept(its) : guest
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    drop()
    props.onAccepted(answer.value, offered)
  }
  return (
    <Switch>
      <Match when={problem()}>
        {(why) => <Trouble problem={why()} retry={() => void asked.askAgain().then(focusMainIfLost)} />}
      </Match>
      <Match when={offer()}>
        {(offered) => (
          <form class="panel asked" onSubmit={(event) => void accept(event)} data-testid={`${props.testid}-asks`}>
            <h2>{props.title(offered())}</h2>
            <p>{props.help}</p>
            <Show when={me() === null}>
              <label>
                <span>{words().yourName}</span>
                <input
                  class="field"
                  maxlength="40"
                  autocomplete="nickname"
                  value={name()}
                  onInput={(event) => setName(event.currentTarget.value)}
                />
              </label>
            </Show>
            <div class="row">
              <button class="btn primary" type="submit" data-testid={`${props.testid}-accept`}>
                {props.button}
              </button>
              <button class="btn" type="button" onClick={drop}>
                {words().notNow}
              </button>
            </div>
          </form>
        )}
      </Match>
    </Switch>
  )
}

/** The token in the address, as long as it is there. `drop` takes it out. */
function createToken(name: string): { token: () => string | null; drop: () => void } {
  const ending = new RegExp(`^#${name}=(\\S+)$`)
  const tokenHere = (): string | null => ending.exec(location.hash)?.[1] ?? null
  const [token, setToken] = createSignal(tokenHere())
  const look = (): void => void setToken(tokenHere())
  addEventListener('hashchange', look)
  onCleanup(() => removeEventListener('hashchange', look))
  const drop = (): void => {
    history.replaceState(null, '', location.pathname)
    setToken(null)
    requestAnimationFrame(focusMainIfLost)
  }
  return { token, drop }
}
