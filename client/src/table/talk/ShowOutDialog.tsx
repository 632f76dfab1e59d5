import { Keyed } from '../../shell/Keyed.tsx'
import { createSignal, Show, type JSX } from 'solid-js'
import type { OnlookerList } from '@fathom/protocol'
import type { Answer } from '../../api/http.ts'
import { request } from '../../api/http.ts'
import { Dialog } from '../../shell/Dialog.tsx'
import { notify, wordsOf } from '../../shell/Notices.tsx'
import { text } from '../../text/index.ts'
import { words } from './text/index.ts'

/** Who looks on at my table: whom I show out can't watch or write there until I let them in again. */
export function ShowOutDialog(props: { table: string; list: OnlookerList; onClose: () => void }): JSX.Element {
  const [list, setList] = createSignal(props.list)
  const buttons = new Map<string, HTMLElement>()
  let close: HTMLElement | undefined
  const ask = async (what: 'show-out' | 'let-in', onlooker: string): Promise<void> => {
    const answer: Answer<OnlookerList> = await request('POST', `/tables/${props.table}/onlookers/${what}`, { onlooker })
    if (!answer.ok) return notify(wordsOf(answer.problem), 'problem')
    setList(answer.value)
    // The button has gone: the one that takes it back is next.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) (buttons.get(onlooker) ?? close)?.focus()
    })
  }
  return (
    <Dialog title={words().showOutTitle} onClose={props.onClose} testid="show-out">
      <p>{words().showOutHelp}</p>
      <Show when={list().onlookers.length === 0}>
        <p class="soft">{words().nobodyLooksOn}</p>
      </Show>
      <ul class="talk-onlookers">
        <Keyed each={list().onlookers} by="id">
          {(each) => (
            <li>
              <span class="grow">{each().name ?? words().withoutName}</span>
              <button
                ref={(element) => buttons.set(each().id, element)}
                class="btn"
                aria-label={words().showOutOf(each().name ?? words().withoutName)}
                onClick={() => void ask('show-out', each().id)}
              >
                {words().showOutIt}
              </button>
            </li>
          )}
        </Keyed>
        <Keyed each={list().shownOut} by="id">
          {(each) => (
            <li>
              <span class="grow">
                {each().name ?? words().withoutName} <span class="soft">{words().isShownOut}</span>
              </span>
              <button
                ref={(element) => buttons.set(each().id, element)}
                class="btn"
                aria-label={words().letInOf(each().name ?? words().withoutName)}
                onClick={() => void ask('let-in', each().id)}
              >
                {words().letIn}
              </button>
            </li>
          )}
        </Keyed>
      </ul>
      <div class="row end">
        <button ref={(element) => (close = element)} class="btn primary" onClick={() => props.onClose()}>
          {text().table.close}
        </button>
      </div>
    </Dialog>
  )
}
