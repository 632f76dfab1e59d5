import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'
import { seatFill, SeatPlate } from '../../../art/seats.tsx'

export const diveGear = ['swimsuit', 'mask', 'tank', 'scuba'] as const
/** What a diver wears: the better, the deeper. */
export type DiveGear = (typeof diveGear)[number]

interface DiverMarkProps {
  readonly seat: SeatColor
  readonly gear: DiveGear
  /** A boss dives in his hat. */
  readonly boss?: boolean
  /** Carries a weapon. */
  readonly armed?: boolean
  readonly x: number
  readonly y: number
  readonly scale?: number
}

/** A diver on the way down, 70 by 40 around (x, y), head to the right. */
export function DiverMark(props: DiverMarkProps): JSX.Element {
  const tanks = (): boolean => props.gear === 'tank' || props.gear === 'scuba'
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1}) rotate(16) translate(-36 -16)`}>
      <g stroke="var(--th-line)" stroke-width="1.2" stroke-linejoin="round">
        <path d="M-2 7L12 13.5 11 17.5-5 14Q-1 11-2 7ZM0 20L12 16.5 13 20.5-1 27Q2 23 0 20Z" fill="var(--th-gold)" />
        <path d="M11 13Q20 12.5 28 11.5L29 19Q20 19 11 17.5ZM12 17Q20 18 29 17V22Q20 22.5 12 20.5Z" fill="#d9a577" />
        <Show when={tanks()}>
          <rect x="27" y="2" width="19" height="6.5" rx="3.2" fill="var(--th-silver)" />
          <Show when={props.gear === 'scuba'}>
            <rect x="28.5" y="-2.5" width="19" height="6.5" rx="3.2" fill="var(--th-silver)" />
          </Show>
        </Show>
        <path d="M26 10.5Q38 5.5 47 8.5 51 14 47 19.5 38 24 26 22 23.5 16 26 10.5Z" fill={seatFill(props.seat)} />
        <path d="M43 18Q50 22 58 24.5L57 28Q48 27 40 22Z" fill="#d9a577" />
        <circle cx="55" cy="11" r="7.5" fill="#d9a577" />
        <path d="M50 5.5Q54 .5 60 4.5 56 5.5 53.5 9Q51.5 7.5 50 5.5Z" fill="var(--th-hat)" />
      </g>
      <Show when={props.gear !== 'swimsuit'}>
        <rect
          x="55.5"
          y="6.5"
          width="7.5"
          height="7"
          rx="2.5"
          fill="#bfe0ea"
          stroke="var(--th-hat)"
          stroke-width="1.3"
        />
        <path d="M55.5 9.5L48 7.5" stroke="var(--th-hat)" stroke-width="1.4" />
      </Show>
      <Show when={props.gear === 'mask'}>
        <path
          d="M61 16.5Q64.5 16.5 64.5 12V-2"
          fill="none"
          stroke="var(--coral)"
          stroke-width="2.2"
          stroke-linecap="round"
        />
      </Show>
      <Show when={tanks()}>
        <path d="M46 4.5Q60 0 61 16.5" fill="none" stroke="var(--th-hat)" stroke-width="1.8" />
      </Show>
      <Show when={props.armed}>
        <path
          d="M50 29L80 22.5M80 22.5l-6-1.2M80 22.5l-5 3.7"
          stroke="var(--th-hat)"
          stroke-width="2"
          stroke-linecap="round"
        />
      </Show>
      <g transform="rotate(-16 36 15)">
        <SeatPlate color={props.seat} x={36} y={15} radius={7.5} />
      </g>
      <Show when={props.boss}>
        <path d="M50-9h9V-1h3.5V1.5H46.5V-1H50Z" fill="var(--th-hat)" stroke="var(--th-foam)" stroke-width=".7" />
        <path d="M50-2.5h9" stroke="var(--th-gold)" stroke-width="1.8" />
      </Show>
      <g fill="none" stroke="var(--th-foam)" stroke-width="1.2" opacity=".8">
        <circle cx="66" cy="-6" r="2.2" />
        <circle cx="69.5" cy="-14" r="3.2" />
        <circle cx="64" cy="-24" r="2.6" />
      </g>
    </g>
  )
}
