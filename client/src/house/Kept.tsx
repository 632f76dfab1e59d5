import { createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js'
import type { Restraint } from '@fathom/protocol'
import { focusMainIfLost } from '../shell/focus.ts'
import { wordsOf } from '../shell/Notices.tsx'
import { setStanding, standing } from '../shell/me.ts'
import { acknowledge } from './requests.ts'
import { momentOf } from './moment.ts'
import { words } from './text/index.ts'
import './house.css'

/** What those who run the house have done about me: a warning that I have to read, or what I can't do for a time. */
export function Kept(): JSX.Element {
  const warning = (): Restraint | undefined => standing()?.warnings[0]
  const held = () => {
    const now = standing()
    if (now?.suspended) return { ...now.suspended, say: words().suspended }
    return now?.muted ? { ...now.muted, say: words().muted } : null
  }
  const [closed, setClosed] = createSignal<string | null>(null)
  return (
    <>
      <Show when={held()?.id !== closed() && held()}>
        {(its) => (
          <div class="kept panel" role="status" data-testid="kept">
            <p>
              {its().say(momentOf(its().until ?? 0), its().why)} <span class="soft">{words().playOn}</span>
            </p>
            <button
              class="btn ghost icon"
              aria-label={words().close}
              onClick={() => (setClosed(its().id), focusMainIfLost())}
            >
              ×
            </button>
          </div>
        )}
      </Show>
      <Show when={warning()?.id} keyed>
        {(id) => <Warning id={id} why={warning()?.why ?? ''} />}
      </Show>
    </>
  )
}

/** It stays until it was read. */
function Warning(props: { id: string; why: string }): JSX.Element {
  let dialog: HTMLDialogElement | undefined
  let heading: HTMLHeadingElement | undefined
  const before = document.activeElement
  // What is behind the warning can't be heard: a problem is told in it.
  const [problem, setProblem] = createSignal('')
  const show = (): void => {
    if (!dialog?.isConnected || dialog.open) return
    dialog.showModal()
    heading?.focus()
  }
  onMount(show)
  const read = async (): Promise<void> => {
    setProblem('')
    const answer = await acknowledge(props.id)
    if (answer.ok) setStanding(answer.value)
    // The warning was somebody's who is signed out now.
    else if (answer.problem.code === 'no-guest') setStanding(null)
    else setProblem(wordsOf(answer.problem))
  }
  onCleanup(() => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
    requestAnimationFrame(focusMainIfLost)
  })
  return (
    <dialog
      ref={(element) => (dialog = element)}
      class="dialog panel"
      aria-labelledby="warning"
      data-testid="warning"
      onCancel={(event) => event.preventDefault()}
      onClose={show}
    >
      <div class="dialog-body">
        <h2 id="warning" ref={(element) => (heading = element)} tabindex="-1">
          {words().warning}
        </h2>
        <p class="said">{props.why}</p>
        <Show when={problem()}>
          <p role="alert" data-testid="warning-problem">
            {problem()}
          </p>
        </Show>
        <div class="row">
          <button class="btn primary" onClick={() => void read()} data-testid="have-read">
            {words().haveRead}
          </button>
        </div>
      </div>
    </dialog>
  )
}
