import { createEffect, on, onCleanup } from 'solid-js'
import type { GamePart } from '../games/page.ts'
import { moveFocus } from '../shell/focus.ts'
import { repeat, sayNow } from '../shell/voice.tsx'
import { text } from '../text/index.ts'
import { earWords } from './ear.ts'
import type { Model } from './model.ts'

/** Letters that do something at the table: the game's own, U to undo, Y to do again, E to end the turn, C for a hint, and those that ask for words. */
export function onTableKey(event: KeyboardEvent, model: Model, part: GamePart): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
  const key = event.key.toUpperCase()
  if (!/^[A-Z]$/.test(key)) return
  const draft = model.context.draft()
  if (key === 'U' && draft.canUndo) void (event.shiftKey ? model.session.undoAll() : model.session.undo())
  else if (key === 'Y' && draft.canRedo) void model.session.redo()
  else if (key === 'E' && draft.canEndTurn) model.endTurn()
  else if (key === 'C' && (model.canHint() || model.canLookBack()))
    model.setHinting(!(model.isHinting() || model.isLookingBack()))
  else if (!earKey(key, model, part)) {
    const control = part.controls().find((each) => each.key === key)
    if (control === undefined || control.disabled === true) return
    // The other way round with Shift, for those controls that know one.
    if (event.shiftKey && control.back !== undefined) control.back()
    else control.run()
  }
  event.preventDefault()
}

/** Says what the key asks for; false if it asks for nothing. */
function earKey(key: string, model: Model, part: GamePart): boolean {
  if (key === 'A') {
    repeat()
    return true
  }
  const tellers = {
    where: () => part.whereItGoes?.(),
    mine: () => part.mine?.(),
    changed: () => model.changed().map((line) => line.words),
    glowing: glowingNames,
    asked: () => {
      const table = model.present()
      return table?.waitingFor.includes(model.you() ?? -1) === true ? table.prompt : ''
    },
  }
  const words = earWords(key, tellers, text().table)
  if (words !== null) sayNow(words)
  return words !== null
}

function glowingNames(): string[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>('#main [data-legal]')].map(
    (thing) => thing.getAttribute('aria-label') ?? thing.textContent.trim(),
  )
}

/** A letter means nothing in a field for a number. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isNumber = target.matches('input[type="number"], input[type="range"]')
  return target.closest(isNumber ? 'dialog' : 'input, select, textarea, dialog') !== null
}

/** Where arrows lead elsewhere than through the game. */
export function hasOwnArrows(target: EventTarget | null): boolean {
  const owners = 'input, select, [role="grid"], [role="tablist"], .board-place'
  return target instanceof Element && target.closest(owners) !== null
}

/** Where the focus goes when the thing that had it is gone: to the board if one can work there, else to what is asked. */
const havens = ['[role="gridcell"][tabindex="0"]', '#prompt', '#main']

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Puts a lost focus back into the table. */
function rescueFocus(): void {
  if (!isFocusLost()) return
  for (const haven of havens) {
    moveFocus(document.querySelector<HTMLElement>(haven))
    if (!isFocusLost()) return
  }
}

/** After a move, and where a key has pressed a button that goes with it, the thing that had the focus may be gone: it is never lost. */
export function keepFocus(model: Model): void {
  let wasInTable = false
  const watch = (event: FocusEvent): void => {
    wasInTable = event.target instanceof Element && event.target.closest('.table-page') !== null
  }
  const check = (): void => {
    if (wasInTable) rescueFocus()
  }
  // Who clicks with a mouse is where the mouse is.
  const pressed = (event: MouseEvent): void => void (event.detail === 0 && setTimeout(check, 30))
  addEventListener('focusin', watch)
  addEventListener('click', pressed)
  onCleanup(() => {
    removeEventListener('focusin', watch)
    removeEventListener('click', pressed)
  })
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
