import { createSignal, type JSX } from 'solid-js'
import { me } from '../shell/me.ts'
import { notify } from '../shell/Notices.tsx'
import { setPassword } from './requests.ts'
import type { AccountStore } from './store.ts'
import { words } from './text/index.ts'

/** A new password. One that is refused stays in the field. */
export function NewPasswordForm(props: { store: AccountStore; label: string; save: string }): JSX.Element {
  const [password, setDraft] = createSignal('')
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (!(await props.store.take(setPassword(password())))) return
    setDraft('')
    notify(words().passwordSet)
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <label for="new-password">{props.label}</label>
      {/* Where password managers look for whose it is. */}
      <input
        class="visually-hidden"
        tabindex="-1"
        aria-hidden="true"
        autocomplete="username"
        readonly
        value={me()?.name ?? ''}
      />
      <div class="row">
        <input
          id="new-password"
          class="field"
          type="password"
          autocomplete="new-password"
          maxlength="200"
          aria-describedby="new-password-help"
          value={password()}
          onInput={(event) => setDraft(event.currentTarget.value)}
          data-testid="new-password"
        />
        <button class="btn" type="submit" data-testid="save-password">
          {props.save}
        </button>
      </div>
      <p class="soft" id="new-password-help">
        {words().passwordHelp}
      </p>
    </form>
  )
}
