import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import { seatFill, SeatPlate } from '../../../art/seats.tsx'
import type { Hat, MeepleItem } from './types.ts'

/** In a box of 20 by 24. */
export const meepleBody =
  'M10 1.200a4.300 4.300 0 0 1 2.900 7.500c3.600 1 4.700 4.300 5.100 8.200l.5 4.600a1.300 1.300 0 0 1-1.300 1.400H2.800a1.300 1.300 0 0 1-1.300-1.400L2 16.900c.4-3.900 1.500-7.200 5.100-8.200A4.300 4.300 0 0 1 10 1.200Z'

/** Hats on a head whose middle is (10, 5): a mortar board, a straw hat, a sailor's cap, a pith helmet. */
const hatShapes: Readonly<Record<Hat, readonly [crown: string, detail: string]>> = {
  '2': ['M10-2.600L18 .8 10 4.200 2 .8Z', 'M10 .8L16.500 2V5.500'],
  '3': ['M6.200 1V-2.600H13.800V1H17.500V3H2.500V1Z', 'M6.200-.2H13.800'],
  '5/7': ['M5.200 3.600C3.500-2.500 16.500-2.500 14.800 3.600Z', 'M5.200 2.400H14.800'],
  '8': ['M5 1.800C5.500-4 14.500-4 15 1.800L18 4H2Z', 'M4.600 1.900H15.400'],
}

/** A hat by itself in a box of 20 by 8, or on a head in the meeple's box. */
export function HatShape(props: { hat: Hat }): JSX.Element {
  return (
    <g stroke="var(--th-hat)" stroke-width="1" stroke-linejoin="round">
      <path d={hatShapes[props.hat][0]} fill="var(--th-gold)" />
      <path d={hatShapes[props.hat][1]} fill="none" />
    </g>
  )
}

interface MeepleMarkProps {
  readonly meeple: MeepleItem
  /** The middle of its foot's shadow: where it stands. */
  readonly x: number
  readonly y: number
  /** 1 is 25 pixels high. */
  readonly scale?: number
  /** Of the plate with the letter, in the meeple's own units. */
  readonly plate?: number
}

/** A meeple on its feet at (x, y): seat by pattern and letter, boss by the top hat, a specialist by the zone's hat, a mercenary by his patch. */
export function MeepleMark(props: MeepleMarkProps): JSX.Element {
  const scale = (): number => (props.scale ?? 1) * 1.04
  return (
    <g
      transform={`translate(${props.x - 10 * scale()} ${props.y - 23 * scale()}) scale(${scale()})`}
      opacity={props.meeple.held ? 0.6 : undefined}
      data-held={props.meeple.held ? '' : undefined}
    >
      <Show when={props.meeple.doubled}>
        <DoubleActionShape />
      </Show>
      <path
        d={meepleBody}
        fill={seatFill(props.meeple.seat)}
        stroke="var(--th-line)"
        stroke-width={props.meeple.held ? 1.6 : 1.1}
        stroke-dasharray={props.meeple.held ? '3 2' : undefined}
        stroke-linejoin="round"
      />
      <SeatPlate color={props.meeple.seat} x={10} y={15.8} radius={props.plate ?? 6.4} />
      <Show when={props.meeple.role === 'boss'}>
        <path
          d="M6-2.600h8V1.800h3V3.500H3V1.800H6Z"
          fill="var(--th-hat)"
          stroke="var(--th-hat-rim)"
          stroke-width=".9"
          paint-order="stroke"
        />
        <path d="M6.200 1h7.600" stroke="var(--th-gold)" stroke-width="1.300" />
      </Show>
      <Show when={props.meeple.role === 'mercenary'}>
        <Bandana />
      </Show>
      <Show when={props.meeple.role === 'worker' && props.meeple.hat}>{(hat) => <HatShape hat={hat()} />}</Show>
    </g>
  )
}

/** A mercenary's, with the patch on his eye. */
export function Bandana(): JSX.Element {
  return (
    <>
      <path
        d="M5.800 3.600C6.200-.6 13.800-.6 14.200 3.600L18 2.200 17 5 14 4.600Z"
        fill="var(--coral)"
        stroke="var(--th-hat)"
      />
      <path d="M9.800 5.200h4.200l-.8 2.600h-2.300Z" fill="var(--th-hat)" />
    </>
  )
}

/** The token under a meeple: a brass disc that shows past his feet, with two strokes. */
function DoubleActionShape(): JSX.Element {
  return (
    <>
      <ellipse cx="10" cy="22.200" rx="12" ry="3.800" fill="var(--th-gold)" stroke="var(--th-hat)" stroke-width="1" />
      <path d="M-.3 20.800v2.800M20.300 20.800v2.800" stroke="var(--th-hat)" stroke-width="1.100" />
    </>
  )
}

/** A meeple as a picture of its own, `height` pixels high. */
export function Meeple(props: { meeple: MeepleItem; height?: number; label?: string }): JSX.Element {
  const height = (): number => props.height ?? 34
  return (
    <svg
      class="th-picture"
      width={(height() * 26) / 32}
      height={height()}
      viewBox="-3 -5 26 32"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <MeepleMark meeple={props.meeple} x={10} y={23.5} scale={0.96} plate={Math.max(6.4, (6.65 * 32) / height())} />
    </svg>
  )
}

/** Hats that are left, as one with a number: foot line at y. */
export function HatsMark(props: { hat: Hat; count: number; x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`} opacity={props.count ? 1 : 0.45}>
      <g transform="translate(-1 -5) scale(1.3)">
        <HatShape hat={props.hat} />
      </g>
      <text
        x="26"
        y="1"
        font-size="12"
        font-weight="600"
        fill="var(--ink)"
        stroke="var(--th-water-1)"
        stroke-width="3"
        paint-order="stroke"
      >
        {`×${props.count}`}
      </text>
    </g>
  )
}
