import { onMount } from 'solid-js'

/** Where somebody is busy with something else: what they opened, or where they write. */
const BUSY = '[role="dialog"], input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select'

/**
 * A ref for something that has just come up: its first control gets the focus, without the page scrolling. Who has opened something else
 * meanwhile, or is writing, keeps it.
 * @param kinds which controls, as a selector
 */
export function focusFirst(kinds = 'button', wants: () => boolean = () => true): (element: HTMLElement) => void {
  return (element) =>
    onMount(() => {
      if (!wants() || document.activeElement?.closest(BUSY)) return
      element.querySelector<HTMLElement>(kinds)?.focus({ preventScroll: true })
    })
}

let isOwed = false

/** The main part of whichever page is shown: each page has its own, and only the document knows which one it is. */
export function focusMain(): void {
  const main = document.getElementById('main')
  isOwed = main === null
  main?.focus({ preventScroll: true })
}

/** A page that was not there yet when somebody went to it has come. */
export function focusLatePage(): void {
  if (isOwed) focusMainIfLost()
}

/** A ref for what takes the place of the button that was clicked. */
export function focusIfLost(element: HTMLElement): void {
  queueMicrotask(() => {
    if (document.activeElement === document.body) element.focus({ preventScroll: true })
  })
}

/** `focusMain` for somebody who came by a click and has lost the button that was clicked. */
export function focusMainIfLost(): void {
  if (document.activeElement === document.body) focusMain()
}

let isMoved = false

/** Whether the focus is being put somewhere by the page, as what had it has gone: nobody asks there what can be done. */
export const isFocusMoved = (): boolean => isMoved

/** Puts a focus that would be lost on an element. Whoever comes there by themselves is told what it would bring, or why not; this way nobody is. */
export function moveFocus(element: HTMLElement | null): void {
  isMoved = true
  element?.focus({ preventScroll: true })
  isMoved = false
}
