import { createSignal, type JSX } from 'solid-js'
import { me, rename } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { text } from '../text/index.ts'
import { words } from './text/index.ts'

/** My name, and another one. A name that is refused stays in the field. */
export function MyName(): JSX.Element {
  /** Null: nothing else was typed. */
  const [draft, setDraft] = createSignal<string | null>(null)
  const shown = (): string => draft() ?? me()?.name ?? ''
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const name = shown().trim()
    if (name === '') return notify(text().you.empty, 'problem')
    const answer = await rename(name)
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    setDraft(null)
    notify(text().you.saved(answer.value.name))
  }
  return (
    <section class="section" aria-labelledby="my-name">
      <h2 id="my-name">{words().name}</h2>
      <form class="panel" onSubmit={(event) => void save(event)}>
        <div class="row">
          <input
            class="field"
            aria-labelledby="my-name"
            aria-describedby="my-name-help"
            maxlength="40"
            autocomplete="nickname"
            value={shown()}
            onInput={(event) => setDraft(event.currentTarget.value)}
            data-testid="me-name"
          />
          <button class="btn primary" type="submit" data-testid="me-name-save">
            {text().you.save}
          </button>
        </div>
        <p class="soft" id="my-name-help">
          {words().nameHelp}
        </p>
      </form>
    </section>
  )
}
