import { onCleanup, onMount, type JSX } from 'solid-js'
import { tellEnd } from '../lessons/cardEnd.ts'
import './hint.css'

/** A card beside the board in which a Mate speaks: it takes the focus as it comes, goes by Escape or its button, and gives the focus back. */
export function MateCard(props: {
  /** For tests and ids: `hint`, `choice`. */
  id: string
  title: string
  close: string
  onClose: () => void
  /** How many things on the board it points at. */
  points: number
  children: JSX.Element
}): JSX.Element {
  const before = document.activeElement
  let heading: HTMLHeadingElement | undefined
  let card: HTMLElement | undefined
  onMount(() => heading?.focus({ preventScroll: true }))
  onCleanup(() => {
    const wasHere = card?.contains(document.activeElement) === true
    if (wasHere && before instanceof HTMLElement && before.isConnected) before.focus()
  })
  return (
    <section
      class="hint panel"
      ref={(element) => {
        card = element
        tellEnd(element)
      }}
      aria-labelledby={`${props.id}-title`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        props.onClose()
      }}
      data-testid={props.id}
      data-points={props.points}
    >
      <div class="hint-head">
        <h2 id={`${props.id}-title`} tabindex="-1" ref={(element) => (heading = element)}>
          {props.title}
        </h2>
        <button
          class="btn ghost"
          aria-label={props.close}
          onClick={() => props.onClose()}
          data-testid={`${props.id}-close`}
        >
          ×
        </button>
      </div>
      {props.children}
    </section>
  )
}
