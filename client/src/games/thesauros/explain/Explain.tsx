import { createEffect, createSignal, For, on, onCleanup, Show, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import { bringAhead, lazyPart } from '../../../shell/part.tsx'
import { loadExplanations, type Explained, type Explanations } from '@fathom/thesauros'
import { isPhone } from '../../../shell/media.ts'
import { language } from '../../../shell/preferences.ts'
import type { Around } from '../around.ts'
import { Item, itemKind } from '../art/index.ts'
import { drawnCard } from '../drawn.ts'
import { Money } from '../money/Money.tsx'
import { words } from '../words/index.ts'
import { notePlace } from './place.ts'
import { explained, type Subject } from './subjects.ts'
import './explain.css'

const TechnologyCard = lazyPart(async () => (await import('../art/TechnologyCard.tsx')).TechnologyCard)

/** What is explained now, and beside what. */
interface Asked {
  readonly subject: Subject
  readonly anchor: Element
  /** Stays until it is closed: a finger or a button asked for it. */
  readonly pinned: boolean
}

const REST = 450
const FOCUS_REST = 800
/** A finger that rests on a thing asks what it is. */
const LONG_PRESS = 420

/**
 * Everything explains itself: whatever carries `data-explain` (subjects.ts) is explained when the mouse rests on it, the keyboard
 * stands on it or a finger holds it. Made once for a table; show `<ExplainNote>` once.
 */
export function createExplain(around: Around) {
  const [asked, setAsked] = createSignal<Asked | null>(null)
  // Fetched when somebody wants to know for the first time or in idle time, and again in another language.
  const [all, setAll] = createSignal<Explanations | null>(null)
  const [isWanted, setWanted] = createSignal(false)
  createEffect(() => {
    const tongue = language()
    if (isWanted()) void loadExplanations(tongue, around.book.set).then((loaded) => setAll(loaded))
  })
  bringAhead(async () => setWanted(true))
  let timer: ReturnType<typeof setTimeout> | undefined
  let swallow = false
  /** When somebody last went somewhere by keyboard: a focus that a form sets by itself asks for nothing. */
  let walked = -Infinity

  const wordsFor = (subject: Subject): Explained | null => {
    const known = all()
    return known === null ? null : explained(known, subject, around.view())
  }
  const close = (): void => {
    clearTimeout(timer)
    setAsked(null)
  }
  const ask = (anchor: Element, rest: number, pinned: boolean): void => {
    clearTimeout(timer)
    setWanted(true)
    const subject = anchor.getAttribute('data-explain') ?? ''
    if (asked()?.anchor === anchor && asked()?.subject === subject) return
    if (asked()?.pinned !== true) setAsked(null)
    timer = setTimeout(() => wordsFor(subject) !== null && setAsked({ subject, anchor, pinned }), rest)
  }
  let mouse = { x: -1, y: -1 }
  const onPointerOver = (event: PointerEvent): void => {
    // The table has changed under a mouse that rests: nobody has asked.
    if (event.clientX === mouse.x && event.clientY === mouse.y) return
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || asked()?.pinned) return
    const anchor = anchorOf(event.target)
    if (anchor === null) close()
    else ask(anchor, REST, false)
  }
  const onPointerDown = (event: PointerEvent): void => {
    swallow = false
    if (event.target instanceof Element && event.target.closest('.th-explain')) return
    // The button that has asked for it closes it itself.
    if (event.target instanceof Node && asked()?.pinned === true && asked()?.anchor.contains(event.target)) return
    close()
    const anchor = anchorOf(event.target)
    if (event.pointerType === 'mouse' || anchor === null) return
    setWanted(true)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const subject = anchor.getAttribute('data-explain') ?? ''
      if (wordsFor(subject) === null) return
      swallow = true
      setAsked({ subject, anchor, pinned: true })
    }, LONG_PRESS)
  }
  const onPointerEnd = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' && asked() === null) clearTimeout(timer)
  }
  const onPointerMove = (event: PointerEvent): void => {
    mouse = { x: event.clientX, y: event.clientY }
    const hasMoved = Math.hypot(event.movementX, event.movementY) > 3
    if (event.pointerType !== 'mouse' && hasMoved && asked() === null) clearTimeout(timer)
  }
  // The click that a long press ends with is none.
  const onClick = (event: MouseEvent): void => {
    if (!swallow) return
    swallow = false
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocusIn = (event: FocusEvent): void => {
    // Only of things themselves: in a form with a field one wants to type.
    const anchor = event.target instanceof Element && event.target.hasAttribute('data-explain') ? event.target : null
    if (anchor?.matches(':focus-visible') === true && performance.now() - walked < 120) {
      ask(anchor, FOCUS_REST, false)
    } else if (asked()?.pinned !== true) close()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) walked = performance.now()
    if (event.key !== 'Escape' || asked() === null) return
    close()
    event.stopPropagation()
  }
  const onContextMenu = (event: Event): void => {
    if (swallow || (asked()?.pinned === true && anchorOf(event.target) !== null)) event.preventDefault()
  }
  const heard = [
    ['pointerover', onPointerOver],
    ['pointerdown', onPointerDown],
    ['pointerup', onPointerEnd],
    ['pointercancel', onPointerEnd],
    ['pointermove', onPointerMove],
    ['click', onClick],
    ['focusin', onFocusIn],
    ['keydown', onKeyDown],
    ['contextmenu', onContextMenu],
  ] as const
  for (const [type, listener] of heard) document.addEventListener(type, listener as EventListener, true)
  onCleanup(() => {
    clearTimeout(timer)
    for (const [type, listener] of heard) document.removeEventListener(type, listener as EventListener, true)
  })
  // Whatever changes on the table, the note goes: its anchor may be gone, too.
  createEffect(on(around.view, () => asked()?.pinned !== true && close(), { defer: true }))
  createEffect(on(() => around.view().phase, close, { defer: true }))

  return {
    asked,
    wordsFor,
    close,
    /** Explains a subject beside an element until it is closed; a second time closes it. */
    toggle: (subject: Subject, anchor: Element): void => {
      const isOpen = asked()?.subject === subject
      close()
      setWanted(true)
      if (!isOpen) setAsked({ subject, anchor, pinned: true })
    },
  }
}

export type Explain = ReturnType<typeof createExplain>

function anchorOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-explain]') : null
}

/** The note with the explanation, over everything else. */
export function ExplainNote(props: { around: Around; explain: Explain }): JSX.Element {
  return (
    <Show when={props.explain.asked()} keyed>
      {(asked) => (
        <Show when={props.explain.wordsFor(asked.subject)}>
          {(words) => <Note around={props.around} explain={props.explain} asked={asked} words={words()} />}
        </Show>
      )}
    </Show>
  )
}

function Note(props: { around: Around; explain: Explain; asked: Asked; words: Explained }): JSX.Element {
  const [place, setPlace] = createSignal<{ readonly x: number; readonly y: number } | null>(null)
  const [kind = '', id = ''] = props.asked.subject.split(':')
  const measure = (note: HTMLElement): void => {
    queueMicrotask(() => {
      const { left, top, width, height } = props.asked.anchor.getBoundingClientRect()
      const size = { width: note.offsetWidth, height: note.offsetHeight }
      setPlace(notePlace({ x: left, y: top, width, height }, size, { width: innerWidth, height: innerHeight }))
    })
  }
  describe(props.asked.anchor)
  const card = () => (kind === 'card' ? drawnCard(props.around.book.set, props.around.view(), id, language()) : null)
  const style = (): JSX.CSSProperties =>
    isPhone() ? {} : { left: `${place()?.x ?? -9999}px`, top: `${place()?.y ?? 0}px` }
  return (
    <Portal>
      <aside
        class="th-explain panel"
        classList={{ pinned: props.asked.pinned }}
        id="explanation"
        role={props.asked.pinned ? undefined : 'tooltip'}
        aria-label={props.asked.pinned ? props.words.title : undefined}
        style={style()}
        ref={measure}
        data-testid="explanation"
      >
        <Show when={card()}>
          {(drawn) => (
            <span class="th-explain-card">
              <Money>
                <TechnologyCard place={{ card: drawn(), opensAfter: 0 }} number={0} />
              </Money>
            </span>
          )}
        </Show>
        <Show when={kind === 'item'}>
          <Item kind={itemKind(id)} size={40} />
        </Show>
        <div class="th-explain-words">
          <h2>{props.words.title}</h2>
          <For each={props.words.lines}>{(line) => <p>{line}</p>}</For>
        </div>
        <Show when={props.asked.pinned}>
          <button
            class="btn ghost icon"
            aria-label={words().explainClose}
            onClick={() => props.explain.close()}
            data-testid="close-explanation"
          >
            ×
          </button>
        </Show>
      </aside>
    </Portal>
  )
}

/** While the note is there, it describes its anchor to a screen reader. */
function describe(anchor: Element): void {
  const before = anchor.getAttribute('aria-describedby')
  anchor.setAttribute('aria-describedby', 'explanation')
  onCleanup(() => {
    if (before === null) anchor.removeAttribute('aria-describedby')
    else anchor.setAttribute('aria-describedby', before)
  })
}
