import { createSignal, Show, type JSX } from 'solid-js'
import { labelOf, text } from '../text/index.ts'
import { lastName, rename } from './me.ts'
import { notify, wordsOf } from './Notices.tsx'

/** My name, changed where it stands. */
export function Name(): JSX.Element {
  const [editing, setEditing] = createSignal(false)
  const [draft, setDraft] = createSignal('')
  let button: HTMLButtonElement | undefined
  const start = (): void => {
    setDraft(lastName() ?? '')
    setEditing(true)
  }
  const stop = (): void => {
    setEditing(false)
    button?.focus()
  }
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const name = draft().trim()
    if (name === '') return notify(text().you.empty, 'problem')
    const answer = await rename(name)
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    stop()
    notify(text().you.saved(answer.value.name))
  }
  return (
    <Show
      when={editing()}
      fallback={
        <button
          ref={(element) => (button = element)}
          class="btn ghost name"
          title={text().you.change}
          onClick={start}
          data-testid="my-name"
        >
          <span class="visually-hidden">{labelOf(text().you.change, '')}</span>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 14l.8-3.3L11 2.5l2.5 2.5L5.3 13.2Z" fill="none" stroke="currentColor" stroke-width="1.4" />
          </svg>
          <span class="ellipsis">{lastName() ?? text().you.name}</span>
        </button>
      }
    >
      <form
        class="name-form"
        onSubmit={(event) => void save(event)}
        onKeyDown={(event) => event.key === 'Escape' && stop()}
      >
        <input
          ref={(input) => queueMicrotask(() => input.select())}
          class="field"
          aria-label={text().you.name}
          maxlength="40"
          autocomplete="nickname"
          value={draft()}
          onInput={(event) => setDraft(event.currentTarget.value)}
          data-testid="name-input"
        />
        <button class="btn primary" type="submit" data-testid="name-save">
          {text().you.save}
        </button>
      </form>
    </Show>
  )
}
