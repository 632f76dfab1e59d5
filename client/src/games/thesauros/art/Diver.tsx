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
        <path
          d="M-2 7L12 13.500 11 17.500-5 14Q-1 11-2 7ZM0 20L12 16.500 13 20.500-1 27Q2 23 0 20Z"
          fill="var(--th-gold)"
        />
        <path
          d="M11 13Q20 12.500 28 11.500L29 19Q20 19 11 17.500ZM12 17Q20 18 29 17V22Q20 22.500 12 20.500Z"
          fill="#d9a577"
        />
        <Show when={tanks()}>
          <rect x="27" y="2" width="19" height="6.500" rx="3.200" fill="var(--th-silver)" />
          <Show when={props.gear === 'scuba'}>
            <rect x="28.500" y="-2.500" width="19" height="6.500" rx="3.200" fill="var(--th-silver)" />
          </Show>
        </Show>
        <path
          d="M26 10.500Q38 5.500 47 8.500 51 14 47 19.500 38 24 26 22 23.500 16 26 10.500Z"
          fill={seatFill(props.seat)}
        />
        <path d="M43 18Q50 22 58 24.500L57 28Q48 27 40 22Z" fill="#d9a577" />
        <circle cx="55" cy="11" r="7.500" fill="#d9a577" />
        <path d="M50 5.500Q54 .5 60 4.500 56 5.500 53.500 9Q51.500 7.500 50 5.500Z" fill="var(--th-hat)" />
      </g>
      <Show when={props.gear !== 'swimsuit'}>
        <rect
          x="55.500"
          y="6.500"
          width="7.500"
          height="7"
          rx="2.500"
          fill="#bfe0ea"
          stroke="var(--th-hat)"
          stroke-width="1.300"
        />
        <path d="M55.500 9.500L48 7.500" stroke="var(--th-hat)" stroke-width="1.400" />
      </Show>
      <Show when={props.gear === 'mask'}>
        <path
          d="M61 16.500Q64.500 16.500 64.500 12V-2"
          fill="none"
          stroke="var(--coral)"
          stroke-width="2.200"
          stroke-linecap="round"
        />
      </Show>
      <Show when={tanks()}>
        <path d="M46 4.500Q60 0 61 16.500" fill="none" stroke="var(--th-hat)" stroke-width="1.800" />
      </Show>
      <Show when={props.armed}>
        <path
          d="M50 29L80 22.500M80 22.500l-6-1.200M80 22.500l-5 3.700"
          stroke="var(--th-hat)"
          stroke-width="2"
          stroke-linecap="round"
        />
      </Show>
      <g transform="rotate(-16 36 15)">
        <SeatPlate color={props.seat} x={36} y={15} radius={7.5} />
      </g>
      <Show when={props.boss}>
        <path d="M50-9h9V-1h3.500V1.500H46.500V-1H50Z" fill="var(--th-hat)" stroke="var(--th-foam)" stroke-width=".7" />
        <path d="M50-2.500h9" stroke="var(--th-gold)" stroke-width="1.800" />
      </Show>
      <g fill="none" stroke="var(--th-foam)" stroke-width="1.200" opacity=".8">
        <circle cx="66" cy="-6" r="2.200" />
        <circle cx="69.500" cy="-14" r="3.200" />
        <circle cx="64" cy="-24" r="2.600" />
      </g>
    </g>
  )
}
