let isMoved = false

/** Whether the focus is being put somewhere by the page, as what had it has gone: nobody asks there what can be done. */
export const isFocusMoved = (): boolean => isMoved

/** Puts a focus that would be lost on an element. Whoever comes there by themselves is told what it would bring, or why not; this way nobody is. */
export function moveFocus(element: HTMLElement | null): void {
  isMoved = true
  element?.focus({ preventScroll: true })
  isMoved = false
}
