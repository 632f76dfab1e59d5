import type { JSX } from 'solid-js'

/** Where a small picture goes inside another drawing: its middle, and how wide it is there. */
export interface MarkProps {
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly opacity?: number
}

/** Places a picture drawn round (0, 0) in a square of `unit`. */
export function Placed(props: MarkProps & { unit: number; children: JSX.Element }): JSX.Element {
  return (
    <g
      transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${props.size / props.unit})`}
      opacity={props.opacity ?? 1}
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {props.children}
    </g>
  )
}

/** A small picture on its own, `size` pixels square. */
export function MarkPicture(props: { size: number; class?: string; children: JSX.Element }): JSX.Element {
  return (
    <svg
      class={`ai-mark ${props.class ?? ''}`}
      width={props.size}
      height={props.size}
      viewBox="-13 -13 26 26"
      aria-hidden="true"
    >
      {props.children}
    </svg>
  )
}
