import { createSignal, Show, type JSX } from 'solid-js'
import { me, recogniseMe } from '../shell/me.ts'
import { notify, wordsOf } from '../shell/Notices.tsx'
import { text } from '../text/index.ts'
import { deleteMe, exportPath } from './requests.ts'
import { words } from './text/index.ts'

/** All that is kept of me: to be taken along, or deleted. */
export function MyData(): JSX.Element {
  const [isAsking, setAsking] = createSignal(false)
  const [name, setName] = createSignal('')
  const leave = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const answer = await deleteMe(name())
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    await recogniseMe()
    notify(words().deleted)
  }
  return (
    <section class="section" aria-labelledby="my-data">
      <h2 id="my-data">{words().myData}</h2>
      <div class="panel">
        <p>{words().exportHelp}</p>
        <a class="btn" href={exportPath} download="fathom.json" data-testid="export">
          {words().exportIt}
        </a>
        <p>{words().deleteHelp}</p>
        <Show
          when={isAsking()}
          fallback={
            <button class="btn" onClick={() => setAsking(true)} data-testid="delete">
              {words().deleteMe}
            </button>
          }
        >
          <form onSubmit={(event) => void leave(event)}>
            <label for="delete-name">{words().deleteName(me()?.name ?? '')}</label>
            <div class="row">
              <input
                id="delete-name"
                ref={(input) => queueMicrotask(() => input.focus())}
                class="field"
                autocomplete="off"
                maxlength="40"
                value={name()}
                onInput={(event) => setName(event.currentTarget.value)}
                data-testid="delete-name"
              />
              <button class="btn" type="submit" data-testid="delete-now">
                {words().deleteNow}
              </button>
              <button class="btn" type="button" onClick={() => setAsking(false)}>
                {text().you.cancel}
              </button>
            </div>
          </form>
        </Show>
      </div>
    </section>
  )
}
