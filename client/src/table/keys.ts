import { createEffect, on, onCleanup } from 'solid-js'
import type { GamePart } from '../games/page.ts'
import type { Model } from './model.ts'

/** Letters that do something at the table: the game's own, U to undo, E to end the turn. */
export function onTableKey(event: KeyboardEvent, model: Model, part: GamePart): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
  const key = event.key.toUpperCase()
  const draft = model.context.draft()
  if (key === 'U' && draft.canUndo) void model.session.undo()
  else if (key === 'E' && draft.canEndTurn) void model.session.endTurn()
  else {
    const control = part.controls().find((each) => each.key === key)
    if (control === undefined || control.disabled === true) return
    // The other way round with Shift, for those controls that know one.
    if (event.shiftKey && control.back !== undefined) control.back()
    else control.run()
  }
  event.preventDefault()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null
}

/** Where the focus goes when the thing that had it is gone: to the board if one can work there, else to what is asked. */
const havens = ['[role="gridcell"][tabindex="0"]', '#prompt', '#main']

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Puts a lost focus back into the table. */
export function rescueFocus(): void {
  if (!isFocusLost()) return
  for (const haven of havens) {
    const place = document.querySelector<HTMLElement>(haven)
    place?.focus({ preventScroll: true })
    if (!isFocusLost()) return
  }
}

/** After a move the thing that had the focus may be gone: it is never lost. */
export function keepFocus(model: Model): void {
  let wasInTable = false
  const watch = (event: FocusEvent): void => {
    wasInTable = event.target instanceof Element && event.target.closest('#main') !== null
  }
  addEventListener('focusin', watch)
  onCleanup(() => removeEventListener('focusin', watch))
  const check = (): void => {
    if (wasInTable) rescueFocus()
  }
  createEffect(
    on(
      () => [model.present()?.version, model.past()?.version, model.present()?.status],
      () => {
        // Once the page has changed, and again when what comes later (a result, a card) has taken its place.
        setTimeout(check, 30)
        setTimeout(check, 350)
      },
      { defer: true },
    ),
  )
}
