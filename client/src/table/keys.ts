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

/** After a move the thing that had the focus may be gone: then the prompt gets it, and it is never lost. */
export function keepFocus(model: Model): void {
  let wasInTable = false
  const watch = (event: FocusEvent): void => {
    wasInTable = event.target instanceof Element && event.target.closest('#main') !== null
  }
  addEventListener('focusin', watch)
  onCleanup(() => removeEventListener('focusin', watch))
  createEffect(
    on(
      () => [model.present()?.version, model.past()?.version],
      () =>
        setTimeout(() => {
          const nowhere = document.activeElement === null || document.activeElement === document.body
          if (!wasInTable || !nowhere) return
          const next = document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"], #prompt')
          next?.focus({ preventScroll: true })
        }, 60),
      { defer: true },
    ),
  )
}
