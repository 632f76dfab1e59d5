import { onCleanup, onMount, type JSX } from 'solid-js'

/** A question in front of the page. Escape and a click beside it close it; the focus goes back to where it was. */
export function Dialog(props: {
  title: string
  onClose: () => void
  children: JSX.Element
  testid: string
}): JSX.Element {
  const titleId = `dialog-${props.testid}`
  let dialog: HTMLDialogElement | undefined
  const before = document.activeElement
  onMount(() => dialog?.showModal())
  onCleanup(() => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  })
  return (
    <dialog
      ref={(element) => (dialog = element)}
      class="dialog panel"
      aria-labelledby={titleId}
      data-testid={props.testid}
      onClose={() => props.onClose()}
      onClick={(event) => event.target === dialog && props.onClose()}
    >
      <div class="dialog-body">
        <h2 id={titleId}>{props.title}</h2>
        {props.children}
      </div>
    </dialog>
  )
}
