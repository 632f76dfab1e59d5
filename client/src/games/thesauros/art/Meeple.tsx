import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import { seatFill, SeatPlate } from '../../../art/seats.tsx'
import type { Hat, MeepleItem } from './types.ts'

/** In a box of 20 by 24. */
export const meepleBody =
  'M10 1.2a4.3 4.3 0 0 1 2.9 7.5c3.6 1 4.7 4.3 5.1 8.2l.5 4.6a1.3 1.3 0 0 1-1.3 1.4H2.8a1.3 1.3 0 0 1-1.3-1.4L2 16.9c.4-3.9 1.5-7.2 5.1-8.2A4.3 4.3 0 0 1 10 1.2Z'

/** Hats on a head whose middle is (10, 5): a mortar board, a straw hat, a sailor's cap, a pith helmet. */
const hatShapes: Readonly<Record<Hat, readonly [crown: string, detail: string]>> = {
  '2': ['M10-2.6L18 .8 10 4.2 2 .8Z', 'M10 .8L16.5 2V5.5'],
  '3': ['M6.2 1V-2.6H13.8V1H17.5V3H2.5V1Z', 'M6.2-.2H13.8'],
  '5/7': ['M5.2 3.6C3.5-2.5 16.5-2.5 14.8 3.6Z', 'M5.2 2.4H14.8'],
  '8': ['M5 1.8C5.5-4 14.5-4 15 1.8L18 4H2Z', 'M4.6 1.9H15.4'],
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
          d="M6-2.6h8V1.8h3V3.5H3V1.8H6Z"
          fill="var(--th-hat)"
          stroke="var(--th-hat-rim)"
          stroke-width=".9"
          paint-order="stroke"
        />
        <path d="M6.2 1h7.6" stroke="var(--th-gold)" stroke-width="1.3" />
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
      <path d="M5.8 3.6C6.2-.6 13.8-.6 14.2 3.6L18 2.2 17 5 14 4.6Z" fill="var(--coral)" stroke="var(--th-hat)" />
      <path d="M9.8 5.2h4.2l-.8 2.6h-2.3Z" fill="var(--th-hat)" />
    </>
  )
}

/** The token under a meeple: a brass disc that shows past his feet, with two strokes. */
function DoubleActionShape(): JSX.Element {
  return (
    <>
      <ellipse cx="10" cy="22.2" rx="12" ry="3.8" fill="var(--th-gold)" stroke="var(--th-hat)" stroke-width="1" />
      <path d="M-.3 20.8v2.8M20.3 20.8v2.8" stroke="var(--th-hat)" stroke-width="1.1" />
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
