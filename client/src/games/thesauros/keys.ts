import { onCleanup } from 'solid-js'
import { shortcuts } from '../../shell/preferences.ts'
import { partOf, partOfSpot } from './camera.ts'
import type { Desk } from './desk.ts'
import { staffOf } from './input/index.ts'
import type { Lens } from './lens.ts'
import { elementOf } from './spots.ts'
import { nextLegal } from '../../table/walking.ts'

/** Digits go to zones, letters take something into the hand. */
export function listenToKeys(desk: Desk, lens: () => Lens | null): void {
  const onKey = (event: KeyboardEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null
    if (!isPlain || isTyping || !shortcuts() || document.querySelector('dialog[open]') !== null) return
    if (!doKey(desk, lens, event.key.toUpperCase())) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Heard on the way down, before the table's own letters.
  document.addEventListener('keydown', onKey, true)
  onCleanup(() => document.removeEventListener('keydown', onKey, true))
}

/** False for keys that mean nothing now. */
function doKey(desk: Desk, lens: () => Lens | null, key: string): boolean {
  const { hand, asked } = desk
  const isPlacing = asked()?.kind === 'place' || asked()?.kind === 'place-recruit'
  if (/^[0-9]$/.test(key)) return goToZone(desk, key === '0' ? 10 : Number(key), isPlacing)
  if (key === 'T') return focusOn(nextLegal(document))
  if (key === 'Z') return zoom(desk, lens())
  if (!isPlacing) return false
  if (key === 'L' && desk.offers().has('envelope')) hand.hold({ envelope: !hand.held().envelope })
  else if (key === 'D' && desk.offers().has('double')) hand.hold({ double: !hand.held().double })
  else return pickNext(desk, key)
  return true
}

/** The zone gets the focus; a second time the meeple in the hand goes there. */
function goToZone({ hand }: Desk, zone: number, isPlacing: boolean): boolean {
  const spot = `zone:${zone}`
  const element = elementOf(spot)
  if (element === null) return false
  if (isPlacing && document.activeElement === element) hand.click(spot, 'keys')
  else {
    element.focus({ preventScroll: true })
    hand.point(spot, 'keys')
  }
  return true
}

/** B the boss, W workers one kind after the other, M the mercenary. */
function pickNext({ hand }: Desk, key: string): boolean {
  const ask = hand.ask()
  const sorts = (ask === null ? [] : staffOf(ask)).map(({ sort }) => sort)
  const fitting = sorts.filter((sort) => (key === 'W' ? sort !== 'B' && sort !== 'M' : sort === key))
  const next = fitting[(fitting.indexOf(hand.held().sort ?? 'B') + 1) % Math.max(1, fitting.length)]
  if (next === undefined) return false
  hand.hold({ sort: next })
  return true
}

function focusOn(element: HTMLElement | SVGElement | null): boolean {
  element?.focus({ preventScroll: true })
  return element !== null
}

/** What is pointed at from near, else where the action is; and back to the whole chart. */
function zoom({ hand, view, board }: Desk, lens: Lens | null): boolean {
  if (lens === null) return false
  const at = partOfSpot(hand.pointed()?.spot ?? '', board().sea)
  lens.show(!lens.isWhole() ? 'all' : at === 'all' ? partOf(view().pending) : at)
  return true
}
