import { onCleanup, onMount, type JSX } from 'solid-js'
import { silence } from './voice.tsx'

/** The dialogs that are open, the uppermost last. */
const dialogs: HTMLElement[] = []
/** Where it stands while none is open. */
let home: HTMLElement | null | undefined

/** A dialog hides the rest of the page from eyes and ears: what is notified and spoken stands in it. @returns takes it away again */
function bringTold(dialog: HTMLElement): () => void {
  const told = document.getElementById('told')
  home ??= told?.parentElement
  const place = (): void => {
    if (told !== null) (dialogs.at(-1) ?? home)?.append(told)
  }
  // What was said before would be read once more in its new place.
  silence()
  dialogs.push(dialog)
  place()
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1)
    place()
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
    onCleanup(bringTold(dialog))
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
