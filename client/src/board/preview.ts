import { createEffect, createSignal, on, onCleanup } from 'solid-js'
import { createLongPress } from './longPress.ts'

/** A mouse rests so long on a thing before it is shown large, and the keyboard so long, in milliseconds. */
const REST = 400
const FOCUS_REST = 800

/** What is read: a card, large and in words; the meaning of a thing. */
export interface Read<Subject> {
  readonly subject: Subject
  /** The element that it belongs to: the preview keeps off it. */
  readonly anchor: Element
  /** Stays until it is closed: a finger or a button asked for it. */
  readonly pinned: boolean
}

export interface PreviewGame<Subject> {
  /** What is to be read of an element, and the element that it belongs to; null for nothing. */
  subjectOf(element: Element): { readonly subject: Subject; readonly anchor: Element } | null
  /** Somebody begins to want something read: what it takes may be fetched. */
  onWanted?(): void
  /** False for a subject that there are no words for, or not yet. */
  canRead?(subject: Subject): boolean
  /** True for elements of the preview itself. */
  isOwn(element: Element): boolean
  /** What is shown on the board: when it changes, what is read may be gone. */
  position(): unknown
}

/**
 * Reading a thing of the page large: the mouse rests on it, the keyboard stands on it, or a finger holds it. Made once for a table; it
 * hears before anybody else, for the whole page.
 */
export function createPreview<Subject>(game: PreviewGame<Subject>) {
  const [read, setRead] = createSignal<Read<Subject> | null>(null)
  let timer: ReturnType<typeof setInterval> | undefined
  /** When somebody last went somewhere by keyboard: a focus that a form sets by itself asks for nothing. */
  let walked = -Infinity
  /** Where the mouse has moved to; nowhere yet when the table comes. */
  let mouse: { readonly x: number; readonly y: number } | undefined

  const isPinned = (): boolean => read()?.pinned === true
  const close = (): boolean => {
    clearInterval(timer)
    const wasOpen = read() !== null
    setRead(null)
    return wasOpen
  }
  const find = (target: EventTarget | null): ReturnType<PreviewGame<Subject>['subjectOf']> =>
    target instanceof Element ? game.subjectOf(target) : null
  const open = (target: Element, pinned: boolean): boolean => {
    const found = find(target)
    if (found === null || game.canRead?.(found.subject) === false) return false
    setRead({ ...found, pinned })
    return true
  }
  const openSoon = (target: Element, rest: number): void => {
    game.onWanted?.()
    if (read()?.anchor === find(target)?.anchor) return clearInterval(timer)
    close()
    // Again and again, as its words may still be on their way.
    timer = setInterval(() => open(target, false) && clearInterval(timer), rest)
  }
  const press = createLongPress((target) => open(target, true))

  const point = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || isPinned()) return
    if (find(event.target) === null) close()
    else openSoon(event.target as Element, REST)
  }
  const onPointerOver = (event: PointerEvent): void => {
    // The table has come or changed under a mouse that rests: nobody has asked.
    if (mouse && (event.clientX !== mouse.x || event.clientY !== mouse.y)) point(event)
  }
  const onPointerDown = (event: PointerEvent): void => {
    const { target } = event
    if (!(target instanceof Element) || game.isOwn(target)) return
    // The button that has asked for it closes it itself.
    if (isPinned() && read()?.anchor.contains(target) === true && event.pointerType === 'mouse') return
    close()
    if (event.pointerType !== 'mouse' && find(target) !== null) game.onWanted?.()
    press.down(event)
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (!mouse) point(event)
    mouse = { x: event.clientX, y: event.clientY }
    press.move(event)
  }
  const onClick = (event: MouseEvent): void => {
    if (!press.swallowsClick()) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocusIn = (event: FocusEvent): void => {
    const { target } = event
    // Only of things themselves: in a form with a field one wants to type.
    const isThing = target instanceof Element && find(target)?.anchor === target && target.matches(':focus-visible')
    if (isThing && performance.now() - walked < 120) openSoon(target, FOCUS_REST)
    else if (!isPinned()) close()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) walked = performance.now()
    if (event.key === 'Escape' && close()) event.stopPropagation()
  }
  const onContextMenu = (event: Event): void => {
    if (press.isReading() || (isPinned() && find(event.target) !== null)) event.preventDefault()
  }
  const heard = [
    ['pointerover', onPointerOver],
    ['pointerdown', onPointerDown],
    ['pointerup', press.cancel],
    ['pointercancel', press.cancel],
    ['pointermove', onPointerMove],
    ['click', onClick],
    ['focusin', onFocusIn],
    ['keydown', onKeyDown],
    ['contextmenu', onContextMenu],
  ] as const
  for (const [type, listener] of heard) document.addEventListener(type, listener as EventListener, true)
  onCleanup(() => {
    clearInterval(timer)
    for (const [type, listener] of heard) document.removeEventListener(type, listener as EventListener, true)
  })
  // Whatever changes on the table, it goes: its thing may be gone, too.
  createEffect(on(game.position, () => !isPinned() && close(), { defer: true }))
  return {
    read,
    close,
    /** Opens it on a thing until it is closed: a tap where nothing can be done. False if there is nothing to be read. */
    open: (thing: Element): boolean => open(thing, true),
    /** Opens it for a subject beside an element; a second time closes it. */
    toggle: (subject: Subject, anchor: Element): void => {
      const isOpen = read()?.subject === subject
      close()
      game.onWanted?.()
      if (!isOpen) setRead({ subject, anchor, pinned: true })
    },
  }
}

export type Preview<Subject> = ReturnType<typeof createPreview<Subject>>
