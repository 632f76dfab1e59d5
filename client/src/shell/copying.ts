import { notify } from './Notices.tsx'

/**
 * Copies text for pasting elsewhere, also on plain http, where browsers keep the clipboard shut.
 * @returns false: this browser lets no page write there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** The same, and says how it went. @param failed what to do by hand */
export async function copyAndSay(text: string, done: string, failed: string): Promise<void> {
  if (await copyText(text)) notify(done)
  else notify(failed, 'problem')
}

/** The old way needs no secure address, only a selection; the focus goes back to where it was. */
function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // What lies beside an open dialog can't have the focus.
  const room = document.querySelector('dialog[open]') ?? document.body
  room.append(field)
  field.select()
  const isDone = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return isDone
}
