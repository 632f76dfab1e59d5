import { For, Show, type JSX } from 'solid-js'
import { serverNow } from '../api/serverTime.ts'
import type { AccountReading, Passkey } from '@fathom/protocol'
import { notify } from '../shell/Notices.tsx'
import { dayOf, text } from '../text/index.ts'
import { agoInWords } from './ago.ts'
import { Link } from '../shell/router.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { canPasskey, makePasskey } from './passkey.ts'
import { newCodes, removePasskey, removePassword } from './requests.ts'
import { deviceName } from './Sessions.tsx'
import type { AccountStore } from './store.ts'
import { words } from './text/index.ts'

type Account = NonNullable<AccountReading['account']>

/** Passkeys, password and recovery codes of an account. */
export function WaysIn(props: { account: Account; store: AccountStore }): JSX.Element {
  const origin = (): string | null => props.store.reading()?.passkeyOrigin ?? null
  return (
    <section class="section" aria-labelledby="ways-in">
      <h2 id="ways-in">{words().waysIn}</h2>
      <div class="panel">
        <h3>{words().passkeys}</h3>
        <ul class="rows" data-testid="passkeys">
          <For each={props.account.passkeys} fallback={<li class="soft">{words().noPasskeys}</li>}>
            {(passkey) => <OnePasskey passkey={passkey} store={props.store} />}
          </For>
        </ul>
        <Show when={canPasskey(origin())} fallback={<p class="soft">{words().passkeysElsewhere(origin())}</p>}>
          <button class="btn" onClick={() => void props.store.take(makePasskey())} data-testid="add-passkey">
            {words().addPasskey}
          </button>
        </Show>
      </div>
      <div class="panel">
        <h3>{words().password}</h3>
        <NewPasswordForm
          store={props.store}
          label={props.account.hasPassword ? words().otherPassword : words().newPassword}
          save={words().setIt}
        />
        <Show when={props.account.hasPassword}>
          <button
            class="btn"
            onClick={() => void props.store.take(removePassword()).then((done) => done && notify(words().passwordGone))}
            data-testid="remove-password"
          >
            {words().removePassword}
          </button>
        </Show>
      </div>
      <div class="panel">
        <h3>{words().codes}</h3>
        <p data-testid="codes-left">{words().codesLeft(props.account.codes)}</p>
        <button class="btn" onClick={() => void props.store.take(newCodes())} data-testid="new-codes">
          {words().newCodes}
        </button>
        <p class="soft">{words().newCodesHelp}</p>
      </div>
      <Show when={props.store.reading()?.email}>
        <div class="panel">
          <h3>{words().email}</h3>
          <p>
            {words().emailHelp} <Link href="/tell-me">{text().nav.tellMe}</Link>
          </p>
        </div>
      </Show>
    </section>
  )
}

function OnePasskey(props: { passkey: Passkey; store: AccountStore }): JSX.Element {
  const name = (): string => deviceName(props.passkey)
  const remove = async (): Promise<void> => {
    const removed = name()
    if (await props.store.take(removePasskey(props.passkey.id))) notify(words().passkeyRemoved(removed))
  }
  return (
    <li class="one-row">
      <div>
        <strong>{name()}</strong>
        <p class="soft">
          {words().used(agoInWords(props.passkey.usedAt, serverNow()))}, {words().since(dayOf(props.passkey.createdAt))}
        </p>
      </div>
      <button class="btn" onClick={() => void remove()} aria-label={words().removeOf(name())}>
        {words().remove}
      </button>
    </li>
  )
}
