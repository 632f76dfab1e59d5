import type { JSX } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'
import { Cube } from './pictures.tsx'

/** What happens at a place and is gone: pictures that move by themselves (art.css). */

/** A shark's jaws snap; beaten, it turns over and sinks. `size` pixels wide and high. */
export function SharkMet(props: { killed: boolean; size: number }): JSX.Element {
  const teeth = 'M-26 0l6.5 11 6.5-11 6.5 11 6.5-11 6.5 11 6.5-11 6.5 11 6.5-11'
  return (
    <svg
      class="th-shark-met"
      classList={{ beaten: props.killed }}
      width={props.size}
      height={props.size}
      viewBox="-37 -37 74 74"
    >
      <circle r="30" fill="var(--th-water-5)" opacity=".55" />
      <g class="th-jaw upper" fill="#fff" stroke="var(--th-line)" stroke-width="1.4" stroke-linejoin="round">
        <path d="M-28 0q2-27 28-27t28 27Z" fill="var(--th-shark, #5d7684)" />
        <path d={`${teeth}Z`} />
        <circle cx="-12" cy="-13" r="2.6" fill="var(--th-line)" stroke="none" />
        <circle cx="12" cy="-13" r="2.6" fill="var(--th-line)" stroke="none" />
      </g>
      <g class="th-jaw lower" fill="#fff" stroke="var(--th-line)" stroke-width="1.4" stroke-linejoin="round">
        <path d="M-25 0q3 22 25 22t25-22Z" fill="var(--th-shark, #5d7684)" />
        <path d={`${teeth}Z`} transform="scale(.9 -1)" />
      </g>
    </svg>
  )
}

/** The museum's doors open; behind them stands the cube of whoever opened the room. */
export function OpeningDoors(props: { seat: SeatColor; size: number }): JSX.Element {
  return (
    <div class="th-doors" style={{ width: `${props.size}px`, height: `${props.size}px` }}>
      <svg
        width={props.size}
        height={props.size}
        viewBox="-31 -31 62 62"
        stroke="var(--th-line)"
        stroke-width="1.4"
        stroke-linejoin="round"
      >
        <path d="M-29-8L0-28 29-8Z" fill="var(--roof)" />
        <rect x="-26" y="-8" width="52" height="36" fill="var(--wall)" />
        <rect x="-14" y="-2" width="28" height="30" fill="var(--th-lit)" />
        <path d="M-21-8v36M21-8v36" stroke-width="4" stroke="var(--paper-raised)" />
        <g class="th-door left">
          <rect x="-14" y="-2" width="14" height="30" fill="var(--coral)" />
          <circle cx="-3" cy="14" r="1.5" fill="var(--gold)" />
        </g>
        <g class="th-door right">
          <rect x="0" y="-2" width="14" height="30" fill="var(--coral)" />
          <circle cx="3" cy="14" r="1.5" fill="var(--gold)" />
        </g>
      </svg>
      <span class="th-doors-cube">{Cube({ owner: props.seat, size: 20 })}</span>
    </div>
  )
}
