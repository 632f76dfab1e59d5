import { createSignal, onMount, Show, type JSX } from 'solid-js'
import type { CreatedGuest, SignInWays } from '@fathom/protocol'
import type { Answer } from '../api/http.ts'
import { me, recogniseMe } from '../shell/me.ts'
import { notify } from '../shell/Notices.tsx'
import { canPasskey, showPasskey, type NoPasskey } from './passkey.ts'
import { getSignInWays, sendSignInLink, signInByCode, signInByPassword } from './requests.ts'
import { told } from './store.ts'
import { words } from './text/index.ts'

/** For who keeps their name already: this browser becomes theirs. What is typed stays until it was right. */
export function SignIn(): JSX.Element {
  const [name, setName] = createSignal('')
  const [password, setPassword] = createSignal('')
  const [code, setCode] = createSignal('')
  const [address, setAddress] = createSignal('')
  const [ways, setWays] = createSignal<SignInWays | null>(null)
  onMount(() => void getSignInWays().then((answer) => answer.ok && setWays(answer.value)))
  const send = async (): Promise<void> => {
    if (told(await sendSignInLink(address())) !== null) notify(words().linkSent)
  }
  const signIn = async (asking: Promise<Answer<CreatedGuest> | NoPasskey>): Promise<void> => {
    const signedIn = told(await asking)
    if (signedIn === null) return
    await recogniseMe()
    notify(words().signedIn(signedIn.guest.name))
  }
  return (
    <section class="section" aria-labelledby="sign-in">
      <h2 id="sign-in">{words().signIn}</h2>
      <div class="panel">
        <p>{words().signInHelp}</p>
        <Show when={me()}>{(guest) => <p data-testid="guest-waits">{words().guestWaits(guest().name)}</p>}</Show>
        <Show when={canPasskey(ways()?.passkeyOrigin ?? null)}>
          <button class="btn primary" onClick={() => void signIn(showPasskey())} data-testid="sign-in-passkey">
            {words().signInByPasskey}
          </button>
        </Show>
        <form
          aria-label={words().signInByPassword}
          onSubmit={(event) => {
            event.preventDefault()
            void signIn(signInByPassword({ name: name(), password: password() }))
          }}
        >
          <div class="row">
            <label>
              <span>{words().name}</span>
              <input
                class="field"
                autocomplete="username"
                maxlength="40"
                value={name()}
                onInput={(event) => setName(event.currentTarget.value)}
                data-testid="sign-in-name"
              />
            </label>
            <label>
              <span>{words().password}</span>
              <input
                class="field"
                type="password"
                autocomplete="current-password"
                maxlength="200"
                value={password()}
                onInput={(event) => setPassword(event.currentTarget.value)}
                data-testid="sign-in-password"
              />
            </label>
            <button class="btn" type="submit" data-testid="sign-in-go">
              {words().signInByPassword}
            </button>
          </div>
        </form>
        <form
          aria-label={words().signInByCode}
          onSubmit={(event) => {
            event.preventDefault()
            void signIn(signInByCode(code()))
          }}
        >
          <div class="row">
            <label>
              <span>{words().code}</span>
              <input
                class="field"
                autocomplete="off"
                autocapitalize="off"
                spellcheck={false}
                maxlength="100"
                value={code()}
                onInput={(event) => setCode(event.currentTarget.value)}
                data-testid="sign-in-code"
              />
            </label>
            <button class="btn" type="submit" data-testid="sign-in-code-go">
              {words().signInByCode}
            </button>
          </div>
        </form>
        <Show when={ways()?.email === true}>
          <form
            aria-label={words().sendLink}
            onSubmit={(event) => {
              event.preventDefault()
              void send()
            }}
          >
            <div class="row">
              <label>
                <span>{words().email}</span>
                <input
                  class="field"
                  type="email"
                  autocomplete="email"
                  maxlength="254"
                  value={address()}
                  onInput={(event) => setAddress(event.currentTarget.value)}
                  data-testid="sign-in-email"
                />
              </label>
              <button class="btn" type="submit" data-testid="send-link">
                {words().sendLink}
              </button>
            </div>
          </form>
        </Show>
      </div>
    </section>
  )
}
