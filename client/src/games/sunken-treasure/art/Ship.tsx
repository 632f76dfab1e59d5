import { Show, type JSX } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'
import { LETTER, seatFill, SeatFlagShape, SeatPlate } from '../../../art/seats.tsx'
import { rockClass } from './Boat.tsx'

export interface ShipMarkProps {
  readonly color: SeatColor
  /** The middle of the deck. */
  readonly x: number
  readonly y: number
  /** 86 pixels wide at 1. */
  readonly scale: number
  readonly rocking?: boolean
  /** One of a raft, whose flag is hoisted apart: a hull without letters. */
  readonly plain?: boolean
  /** The smallest letters, in the pixels of the drawing. */
  readonly letters?: number
}

/** A recovery ship: patterned hull with the letter, cream rail, cabin, funnel, flag. */
export function ShipMark(props: ShipMarkProps): JSX.Element {
  const letters = (): number => (props.letters ?? 0) / props.scale
  const plate = (): number => Math.max(8, 6.9 / props.scale, letters() / LETTER)
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale})`} stroke-linejoin="round">
      <g class={props.rocking ? `${rockClass(props.color, 0)} ship` : undefined}>
        <Show when={!props.plain}>
          <path d="M30 0V-20L42-3M-30-4V-36" fill="none" stroke="var(--st-rig)" stroke-width="1.5" />
        </Show>
        <path
          d="M-40 0H40L31 17q-2 3-6 3H-27q-5 0-7-4Z"
          fill={seatFill(props.color)}
          stroke="var(--st-line)"
          stroke-width="1.3"
        />
        <path d="M-37 5H37" stroke="#fff" stroke-width="1.4" opacity=".35" />
        <path d="M-43-4H-22V0H43L41 3H-41Z" fill="var(--st-rail)" stroke="var(--st-line)" />
        <path d="M-18 0V-13H8V0Z" fill="var(--wall)" stroke="var(--st-line)" stroke-width="1.1" />
        <path d="M-20-13h30v-3h-30Z" fill="var(--roof)" stroke="var(--st-line)" stroke-width=".9" />
        <path d="M-13-9h5v5h-5ZM-4-9h5v5h-5Z" fill="var(--st-line)" opacity=".75" />
        <path d="M13 0V-22h7V0Z" fill="var(--st-funnel)" stroke="var(--st-line)" />
        <path d="M13-17h7v4h-7Z" fill="var(--gold)" />
        <Show when={!props.plain}>
          <circle cy="10" r={plate() + 0.8} fill="var(--st-line)" />
          <SeatPlate color={props.color} x={0} y={10} radius={plate()} />
          <g transform={`translate(-31 ${-36 - 3 / props.scale}) scale(${1 / props.scale})`}>
            <SeatFlagShape color={props.color} letters={props.letters} />
          </g>
        </Show>
      </g>
    </g>
  )
}

/** A ship as a picture of its own, `width` pixels wide. */
export function Ship(props: { color: SeatColor; width?: number; label?: string }): JSX.Element {
  return (
    <svg
      class="tile-picture"
      width={props.width ?? 92}
      height={((props.width ?? 92) * 66) / 92}
      viewBox="-46 -42 92 66"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <ShipMark color={props.color} x={0} y={0} scale={1} />
    </svg>
  )
}
