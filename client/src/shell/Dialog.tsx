import { onCleanup, onMount, type JSX } from 'solid-js'
import { bringTold } from './Told.tsx'
import { silence } from './voice.tsx'

/** The dialogs that are open, the uppermost last. */
const dialogs: HTMLElement[] = []

/** What is told stands in the uppermost dialog. @returns takes it away again */
function open(dialog: HTMLElement): () => void {
  // What was said before would be read once more in its new place.
  silence()
  dialogs.push(dialog)
  bringTold(dialog)
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1)
    bringTold(dialogs.at(-1))
  }
}

/** A question in front of the page, read from its heading on, unless something in it asks for the focus. Escape and a click beside it close it; the focus goes back to where it was. */
export function Dialog(props: {
  title: string
  onClose: () => void
  children: JSX.Element
  testid: string
}): JSX.Element {
  const titleId = `dialog-${props.testid}`
  let dialog: HTMLDialogElement | undefined
  const before = document.activeElement
  let heading: HTMLHeadingElement | undefined
  onMount(() => {
    if (dialog === undefined) return
    dialog.showModal()
    onCleanup(open(dialog))
    // A browser would go to the first button, wherever that is: rules of some length would open at their end.
    if (dialog.querySelector('[autofocus]') === null) heading?.focus()
  })
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
        <h2 id={titleId} ref={(element) => (heading = element)} tabindex="-1">
          {props.title}
        </h2>
        {props.children}
      </div>
    </dialog>
  )
}
