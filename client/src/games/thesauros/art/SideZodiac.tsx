import type { JSX } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'
import { seatFill, SeatPlate } from '../../../art/seats.tsx'
import type { Hull } from './types.ts'

/** A Zodiac from the side, afloat: the waterline at (x, y), 92 wide. */
export function SideZodiac(props: { seat: SeatColor; hull: Hull | 'own'; x: number; y: number }): JSX.Element {
  return (
    <g
      transform={`translate(${props.x} ${props.y})`}
      stroke="var(--th-line)"
      stroke-width="1.2"
      stroke-linejoin="round"
    >
      <g class="th-rock">
        <path d="M-47-17H-38V-9H-42V8H-45V-9H-47Z" fill="var(--th-obsidian)" />
        <path d="M-49 8q5-2.5 10 0-5 2.5-10 0" fill="var(--th-silver)" />
        <path d="M-24-13V-24H-8V-13Z" fill="var(--th-floor)" />
        <path d="M-8-24L-3-27V-14H-8Z" fill="#bfe0ea" />
        <path
          d="M-38-13H18Q34-14 46-24 47-14 40-6 35 0 26 0H-36Q-42-1-42-6.5T-38-13Z"
          fill={props.hull === 'own' ? seatFill(props.seat) : `var(--th-${props.hull})`}
        />
        <path d="M-37-10H18Q32-11 42-18" fill="none" stroke="#fff" stroke-width="1.6" opacity=".6" />
        <path d="M-41-5H39" fill="none" stroke-width=".8" opacity=".6" />
        <path d="M-30-13q5 6 10 0M-12-13q5 6 10 0M6-13q5 6 10-.5" fill="none" stroke-width="1" opacity=".75" />
        <circle cx="20" cy="-6.5" r="8" fill="var(--th-line)" stroke="none" />
        <g stroke="none">
          <SeatPlate color={props.seat} x={20} y={-6.5} radius={7.9} />
        </g>
        <path d="M-16-24V-40M-16-40l10 3.2-10 3.2" fill="var(--coral)" />
      </g>
    </g>
  )
}
