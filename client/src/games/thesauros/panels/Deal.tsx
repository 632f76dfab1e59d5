import { splitProps, type JSX } from 'solid-js'
import type { Subject } from '../explain/subjects.ts'
import type { Town } from './state.ts'

interface DealProps {
  town: Town
  /** What can be done with it, in notation; nothing for what can only be looked at. */
  texts: readonly string[]
  /** Its name where its content does not say it. */
  label?: string
  title?: string
  explain?: Subject
  /** What a click would mean while nothing can be done: the game says why not. */
  meant?: () => string | null
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
  const meant = (): string | null => (props.texts.length > 0 ? null : (props.meant?.() ?? null))
  const point = (): void => void props.town.point({ texts: props.texts, meant: meant() })
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
        else props.town.choose({ texts: props.texts, meant: meant() }, event.currentTarget)
      }}
    >
      {props.children}
    </button>
  )
}
