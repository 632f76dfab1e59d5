import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'
import { seatFill, SeatPlate } from '../../../art/seats.tsx'
import { HatShape } from './Meeple.tsx'
import type { Hull, MeepleItem, ZodiacItem } from './types.ts'
import { hulls } from './types.ts'

/** Stripes on the bow tell neutral hulls apart without colour: none, one, two, dots. */
const bows: Readonly<Record<Hull, string>> = {
  yellow: '',
  orange: 'M29.5 2.4V19.6',
  violet: 'M28 2V20M31.5 3.2V18.8',
  pink: 'M29.5 2.8v.1M33.5 6v.1M36 11v.1M33.5 16v.1M29.5 19.2v.1',
}

function hullFill(hull: Hull | 'own', seat: SeatColor): string {
  return hull === 'own' ? seatFill(seat) : `var(--th-${hull})`
}

interface ZodiacMarkProps {
  readonly seat: SeatColor
  readonly hull: Hull | 'own'
  readonly crew?: readonly MeepleItem[]
  readonly gear?: number
  readonly x: number
  readonly y: number
  /** 1 is 40 by 22; the letter stays readable when it is smaller. */
  readonly scale?: number
  readonly turn?: number
  readonly rocking?: boolean
}

/** A Zodiac heading right: hull of its own colour or its seat's pattern, the owner's plate (hollow without crew), hats of the crew, a tag with the number of items. */
export function ZodiacMark(props: ZodiacMarkProps): JSX.Element {
  const scale = (): number => props.scale ?? 1
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${scale()})`}>
      <g class={props.rocking ? `th-rock th-rock-${(hulls.indexOf(props.hull as Hull) + 1) % 4}` : undefined}>
        <g transform={`rotate(${props.turn ?? 0}) translate(-20 -11)`}>
          <HullShape hull={props.hull} fill={hullFill(props.hull, props.seat)} />
        </g>
        <Crew seat={props.seat} crew={props.crew ?? []} plate={Math.max(7.6, 6.7 / scale())} />
        <Show when={props.gear}>
          <GearTag count={props.gear ?? 0} x={17} y={-9} unit={1 / scale()} />
        </Show>
      </g>
    </g>
  )
}

/** The owner's plate amidships, hollow without crew, with the hat of whoever has one; others aboard behind it. */
function Crew(props: { seat: SeatColor; crew: readonly MeepleItem[]; plate: number }): JSX.Element {
  const hat = () => props.crew.find((meeple) => meeple.role === 'boss') ?? props.crew.find((meeple) => meeple.hat)
  return (
    <g transform="translate(-3 0)">
      <For each={props.crew.slice(1, 3)}>
        {(_, index) => (
          <circle
            cx={props.plate + 3.5 + index() * 6}
            r="3.6"
            fill={`var(--seat-${props.seat})`}
            stroke="var(--th-line)"
            stroke-width=".8"
          />
        )}
      </For>
      <circle
        r={props.plate + (props.crew.length ? 0.9 : 0.4)}
        fill={props.crew.length ? 'var(--th-line)' : `var(--seat-${props.seat})`}
        opacity={props.crew.length ? 1 : 0.9}
      />
      <SeatPlate color={props.seat} x={0} y={0} radius={props.plate} />
      <Show when={hat()}>
        {(meeple) => (
          <g transform={`translate(-10 ${-props.plate - 3.2})`}>
            <Show when={meeple().role !== 'boss' && meeple().hat} fallback={<TopHat />}>
              {(kind) => <HatShape hat={kind()} />}
            </Show>
          </g>
        )}
      </Show>
    </g>
  )
}

function HullShape(props: { hull: Hull | 'own'; fill: string }): JSX.Element {
  return (
    <>
      <ellipse cx="20" cy="13" rx="20.5" ry="11" fill="var(--th-shade)" opacity=".2" />
      <rect x="-.5" y="7.5" width="5.5" height="7" rx="1.5" fill="var(--th-obsidian)" />
      <path
        d="M3 4.5C3 2.6 4.4 1.5 6 1.5H24C32 1.5 38.5 7 38.5 11S32 20.5 24 20.5H6C4.4 20.5 3 19.4 3 17.5V14.5H7V16.2H23C29 16.2 33.5 13.5 33.5 11S29 5.8 23 5.8H7V7.5H3Z"
        fill={props.fill}
        stroke="var(--th-line)"
        stroke-width="1.1"
      />
      <Show when={props.hull !== 'own' && props.hull}>
        {(hull) => (
          <path
            d={bows[hull()]}
            stroke="var(--th-line)"
            stroke-width="1.7"
            stroke-linecap="round"
            opacity=".75"
            fill="none"
          />
        )}
      </Show>
      <path
        d="M7 5.8H23C29 5.8 33.5 8.5 33.5 11S29 16.2 23 16.2H7Z"
        fill="var(--th-floor)"
        stroke="var(--th-line)"
        stroke-width=".8"
      />
      <path d="M7 3H24C28 3 31 4.3 33 6" fill="none" stroke="#fff" stroke-width="1" opacity=".55" />
    </>
  )
}

/** A neutral Zodiac that nobody has bought yet. */
export function HullMark(props: { hull: Hull; x: number; y: number; scale: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale}) translate(-20 -11)`}>
      <HullShape hull={props.hull} fill={`var(--th-${props.hull})`} />
    </g>
  )
}

function TopHat(): JSX.Element {
  return (
    <path
      d="M6-3.2h8V1.7h3V3.5H3V1.7H6Z"
      fill="var(--th-hat)"
      stroke="var(--th-hat-rim)"
      stroke-width=".9"
      paint-order="stroke"
    />
  )
}

/** How many items are aboard. */
function GearTag(props: { count: number; x: number; y: number; unit: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.unit})`}>
      <rect
        x="-6.5"
        y="-7"
        width="13"
        height="13.5"
        rx="3"
        fill="var(--paper-raised)"
        stroke="var(--th-line)"
        stroke-width=".9"
      />
      <text y="4.1" text-anchor="middle" font-size="12" font-weight="650" fill="var(--ink)">
        {props.count}
      </text>
    </g>
  )
}

/** A Zodiac as a picture of its own, `width` pixels wide. */
export function Zodiac(props: {
  zodiac: Pick<ZodiacItem, 'seat' | 'hull'> & Partial<Pick<ZodiacItem, 'crew' | 'gear'>>
  width?: number
  label?: string
}): JSX.Element {
  const width = (): number => props.width ?? 54
  return (
    <svg
      class="th-picture"
      width={width()}
      height={(width() * 30) / 46}
      viewBox="-22 -16 46 30"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <ZodiacMark
        seat={props.zodiac.seat}
        hull={props.zodiac.hull}
        crew={props.zodiac.crew}
        gear={props.zodiac.gear}
        x={0}
        y={0}
      />
    </svg>
  )
}
