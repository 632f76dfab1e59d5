import { onCleanup } from 'solid-js'
import { shortcuts } from '../shell/preferences.ts'

/**
 * A game's own letters and digits, heard before the table's (undo, end turn), as long as the table is open. Not heard while somebody
 * types or a dialog is open, nor where the reader has switched shortcuts off.
 * @param press does what a key means now (in capitals); false if it means nothing
 */
export function listenToKeys(press: (key: string) => boolean): void {
  const onKey = (event: KeyboardEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    if (!isPlain || isTyping(event.target) || !shortcuts() || isDialogOpen()) return
    if (!press(event.key.toUpperCase())) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', onKey, true)
  onCleanup(() => document.removeEventListener('keydown', onKey, true))
}

/** Letters are meant for a field. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null
}

/** A dialog belongs to the page and not to the board: only the document knows of it. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}
