import type { JSX } from 'solid-js'
import { testIdOf } from '../../board/spots.ts'
import type { DeskPointer } from './pointer.ts'
import type { Rect } from './art/index.ts'
import { spotKey, type Spot } from './spots.ts'

/** Something that can be pointed at: an invisible button over its drawing (or, with `children`, round it). The table hears for all of them. */
export function SpotButton(props: {
  pointer: DeskPointer
  spot: Spot
  label: string
  pressed?: boolean
  class?: string
  /** Spots of its own that it has no room for: who means one of them means it. */
  standsFor?: readonly Spot[]
  style?: JSX.CSSProperties
  children?: JSX.Element
}): JSX.Element {
  const isLive = (): boolean => {
    const aim = props.pointer.aimOf(spotKey(props.spot))
    return aim !== null && aim.can !== null
  }
  return (
    <button
      type="button"
      class={`ai-spot ${props.class ?? ''}`}
      style={props.style}
      tabindex={-1}
      aria-label={props.label}
      aria-disabled={!isLive()}
      aria-pressed={props.pressed}
      data-spot={spotKey(props.spot)}
      data-legal={isLive() ? '' : undefined}
      data-stands-for={props.standsFor?.map(spotKey).join(' ')}
      data-testid={testIdOf(spotKey(props.spot))}
    >
      {props.children}
    </button>
  )
}

/** Where a button lies over a drawing of that size: in parts of it, so that it holds at any width. */
export function over(rect: Rect, size: { readonly width: number; readonly height: number }): JSX.CSSProperties {
  const part = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(3)}%`
  return {
    left: part(rect.x, size.width),
    top: part(rect.y, size.height),
    width: part(rect.width, size.width),
    height: part(rect.height, size.height),
  }
}
