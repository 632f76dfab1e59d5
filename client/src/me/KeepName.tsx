import { Show, type JSX } from 'solid-js'
import { canPasskey, makePasskey } from './passkey.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import type { AccountStore } from './store.ts'
import { words } from './text/index.ts'

/** How a guest becomes somebody who is known again. */
export function KeepName(props: { store: AccountStore }): JSX.Element {
  const origin = (): string | null => props.store.reading()?.passkeyOrigin ?? null
  return (
    <section class="section" aria-labelledby="keep">
      <h2 id="keep">{words().keep}</h2>
      <div class="panel">
        <p>{words().keepHelp}</p>
        <Show when={canPasskey(origin())} fallback={<p class="soft">{words().passkeysElsewhere(origin())}</p>}>
          <button class="btn primary" onClick={() => void props.store.take(makePasskey())} data-testid="keep-passkey">
            {words().keepByPasskey}
          </button>
          <p class="soft">{words().passkeyHelp}</p>
        </Show>
        <NewPasswordForm store={props.store} label={words().keepByPassword} save={words().keepIt} />
      </div>
    </section>
  )
}
