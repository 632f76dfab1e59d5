import { createSignal, For, onMount, Show, splitProps, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import type { Refusal } from '@fathom/kernel'
import { sentenceOf } from '../around.ts'
import { notePlace } from '../explain/place.ts'
import type { Subject } from '../explain/subjects.ts'
import { words } from '../words/index.ts'
import type { Town } from './state.ts'

interface DealProps {
  town: Town
  /** What can be done with it, in notation; nothing for what can only be looked at. */
  texts: readonly string[]
  /** Its name where its content does not say it. */
  label?: string
  title?: string
  explain?: Subject
  why?: () => Refusal | null
  testid?: string
  class?: string
  style?: JSX.CSSProperties
  pressed?: boolean
  /** Instead of acting at once. */
  onPick?: () => void
  children?: JSX.Element
}

/** A drawing of the town that can be clicked: a button over it, so that its label is its only name. */
export function DrawnDeal(props: DealProps): JSX.Element {
  const [drawing, button] = splitProps(props, ['children'])
  return (
    <span class="th-deal-place">
      {drawing.children}
      <Deal {...button} class="over" />
    </span>
  )
}

/** Something of the town that can be clicked. */
export function Deal(props: DealProps): JSX.Element {
  const isLive = (): boolean => props.texts.length > 0 || props.onPick !== undefined
  const why = (): Refusal | null => (props.texts.length > 0 ? null : (props.why?.() ?? null))
  const point = (): void => void props.town.point(props.texts, why())
  return (
    <button
      type="button"
      class={`th-deal ${props.class ?? ''}`}
      style={props.style}
      aria-label={props.label}
      title={props.title}
      aria-disabled={!isLive()}
      aria-pressed={props.pressed}
      aria-haspopup={props.texts.length > 1 ? 'menu' : undefined}
      data-explain={props.explain}
      data-legal={isLive() ? '' : undefined}
      data-testid={props.testid}
      onPointerEnter={point}
      onPointerLeave={() => props.town.letGo()}
      onFocus={point}
      onBlur={() => props.town.letGo()}
      onClick={(event) => {
        if (props.onPick) props.onPick()
        else props.town.choose(props.texts, event.currentTarget, why())
      }}
    >
      {props.children}
    </button>
  )
}

/** The choice between several things to do, beside what was clicked. */
export function DealMenu(props: { town: Town }): JSX.Element {
  return (
    <Show when={props.town.menu()} keyed>
      {(menu) => <MenuSheet town={props.town} texts={menu.texts} anchor={menu.anchor} />}
    </Show>
  )
}

function MenuSheet(props: { town: Town; texts: readonly string[]; anchor: Element }): JSX.Element {
  const [place, setPlace] = createSignal({ x: -9999, y: 0 })
  let sheet: HTMLElement | undefined
  onMount(() => {
    if (sheet === undefined) return
    const { left, top, width, height } = props.anchor.getBoundingClientRect()
    const size = { width: sheet.offsetWidth, height: sheet.offsetHeight }
    setPlace(notePlace({ x: left, y: top, width, height }, size, { width: innerWidth, height: innerHeight }))
    sheet.querySelector('button')?.focus({ preventScroll: true })
  })
  const close = (): void => {
    props.town.closeMenu()
    if (props.anchor instanceof HTMLElement) props.anchor.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(sheet, event.key === 'ArrowDown' ? 1 : -1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Portal>
      <div class="th-menu-back" onClick={close} />
      <div
        class="th-menu panel"
        role="menu"
        aria-label={words().menu}
        ref={(element) => (sheet = element)}
        style={{ left: `${place().x}px`, top: `${place().y}px` }}
        onKeyDown={onKeyDown}
        onFocusOut={(event) => {
          const to = event.relatedTarget
          if (to instanceof Node && sheet?.contains(to) !== true) props.town.closeMenu()
        }}
        data-testid="deal-menu"
      >
        <For each={props.texts}>
          {(text) => (
            <button
              class="btn now"
              role="menuitem"
              onClick={() => void props.town.act([text])}
              data-testid={`do-${text.replaceAll(' ', '-')}`}
            >
              {sentenceOf(props.town.around, text)}
            </button>
          )}
        </For>
      </div>
    </Portal>
  )
}

function step(sheet: HTMLElement | undefined, by: number): void {
  const items = [...(sheet?.querySelectorAll('button') ?? [])]
  const at = items.findIndex((item) => item === document.activeElement)
  items[(at + by + items.length) % items.length]?.focus()
}
