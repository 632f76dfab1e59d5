import { createSignal, For, onMount, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import type { Point } from '../../../board/geometry.ts'
import { besideOnScreen } from '../../../board/place.ts'
import { sentenceOf } from '../around.ts'
import { panelMessages } from '../text/index.ts'
import type { Town } from './state.ts'

/** The choice between several things to do, beside what was clicked. */
export function DealMenu(props: { town: Town; texts: readonly string[]; anchor: Element }): JSX.Element {
  const [place, setPlace] = createSignal<Point>({ x: -9999, y: 0 })
  let sheet: HTMLElement | undefined
  onMount(() => {
    if (sheet === undefined) return
    setPlace(besideOnScreen(sheet, props.anchor))
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
        aria-label={panelMessages().menu}
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
