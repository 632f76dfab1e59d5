import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'
import { seatColors, seatFill, SeatPlate } from '../../../art/seats.tsx'
import { COUNT, countDisc, type Disc } from '../spheres.ts'

/** Neighbours rock out of step. */
export function rockClass(color: SeatColor, index: number): string {
  return `rock rock-${(seatColors.indexOf(color) + index * 2) % 5}`
}

export interface BoatMarkProps {
  readonly color: SeatColor
  /** The middle of the sphere. */
  readonly x: number
  readonly y: number
  /** Of the sphere, in pixels. */
  readonly radius: number
  /** Of the plate with the letter, in pixels: a larger one where the drawing is shown small. */
  readonly plate?: number
  /** The smallest letters, in pixels. */
  readonly letters?: number
  /** How many boats it stands for; a number from 2 up. */
  readonly count?: number
  /** Rocks a little, if the page allows motion; `index` keeps neighbours out of step. */
  readonly rocking?: boolean
  readonly index?: number
  /** A sphere without hatch and feet, where boats stand in two lines. */
  readonly plain?: boolean
}

/** A bathyscaphe: a patterned sphere with a brass porthole that shows the seat's letter, a hatch and two feet. */
export function BoatMark(props: BoatMarkProps): JSX.Element {
  const unit = (): number => props.radius / 16
  const plate = (): number => (props.plate ?? props.radius * 0.475) / unit()
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${unit()})`} stroke-linecap="round">
      <g class={props.rocking ? rockClass(props.color, props.index ?? 0) : undefined}>
        <Show when={!props.plain}>
          <path d="M-9 12l-4 7M9 12l4 7M-15.5 19.4h5.5M10 19.4h5.5" stroke="var(--st-leg)" stroke-width="2" />
          <rect x="-5" y="-20.5" width="10" height="6" rx="1.5" fill="var(--gold)" stroke="var(--st-line)" />
          <path d="M0-20.5v-3M-2.5-23.5h5" stroke="var(--st-leg)" stroke-width="1.5" />
        </Show>
        <circle r="16" fill={seatFill(props.color)} stroke="var(--st-line)" stroke-width="1.3" />
        <path d="M-11.8-8.5A14 14 0 0 1-2.5-14" fill="none" stroke="#fff" stroke-width="1.9" opacity=".75" />
        <circle r={plate() + 2.1} fill="var(--gold)" stroke="var(--st-line)" stroke-width="1" />
        <SeatPlate color={props.color} x={0} y={0} radius={plate()} />
        <Show when={(props.count ?? 1) > 1}>
          <BoatCount
            boat={{ x: 0, y: 0, radius: 16, count: props.count ?? 1 }}
            letters={(props.letters ?? 0) / unit()}
          />
        </Show>
      </g>
    </g>
  )
}

/** How many boats a sphere stands for. `letters`: the smallest ones, in the same pixels as the boat. */
export function BoatCount(props: { boat: Disc & { readonly count: number }; letters: number }): JSX.Element {
  const disc = (): Disc => countDisc(props.boat, props.letters)
  const size = (): number => disc().radius - 0.6
  return (
    <g transform={`translate(${disc().x} ${disc().y})`}>
      <circle r={disc().radius} fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="1" />
      <text
        y={size() * 0.62}
        text-anchor="middle"
        font-size={String(size() * COUNT)}
        font-weight="700"
        fill="var(--ink)"
      >
        {props.boat.count}
      </text>
    </g>
  )
}

/** A bathyscaphe as a picture of its own, `size` pixels high. */
export function Boat(props: { color: SeatColor; size?: number; count?: number; label?: string }): JSX.Element {
  return (
    <svg
      class="tile-picture"
      width={((props.size ?? 44) * 40) / 46}
      height={props.size ?? 44}
      viewBox="-20 -25 40 46"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <BoatMark color={props.color} x={0} y={0} radius={16} count={props.count} />
    </svg>
  )
}
