import { SEAT_COLORS } from '@fathom/protocol'
import type { JSX } from 'solid-js'

export const seatColors = SEAT_COLORS
export type SeatColor = (typeof seatColors)[number]

interface SeatSign {
  readonly letter: string
  /** The flag in a box of 28 x 20. */
  readonly flag: string
  /** Where the plate with the letter sits. */
  readonly plate: number
}

/** Font size of a plate's letter for a radius of 1. */
export const LETTER = 1.82

const signs: Record<SeatColor, SeatSign> = {
  green: { letter: 'G', flag: 'M2 2H24V18H2Z', plate: 13 },
  white: { letter: 'W', flag: 'M2 2H25L20 10 25 18H2Z', plate: 11 },
  red: { letter: 'R', flag: 'M2 1L27 10 2 19Z', plate: 9.2 },
  blue: { letter: 'B', flag: 'M2 2H19L25 10 19 18H2Z', plate: 11.5 },
  violet: { letter: 'V', flag: 'M2 2H22C25 6 25 14 22 18H2Z', plate: 12 },
}

/** The letter of a seat, the same in every language. */
export function seatLetter(color: SeatColor): string {
  return signs[color].letter
}

/** The fill of a seat's pieces; needs <PageDefs> on the page. */
export function seatFill(color: SeatColor): string {
  return `url(#seat-${color})`
}

function seatInk(color: SeatColor): string {
  return color === 'white' ? 'var(--on-seat-white)' : 'var(--on-seat)'
}

/** The five patterns: plain, dots, stripes, cross-hatch, waves. Part of <ArtDefs>. */
export function SeatPatterns(): JSX.Element {
  return (
    <>
      <pattern id="seat-green" width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill="var(--seat-green)" />
      </pattern>
      <pattern id="seat-white" width="5" height="5" patternUnits="userSpaceOnUse">
        <rect width="5" height="5" fill="var(--seat-white)" />
        <circle cx="1.6" cy="1.6" r=".9" fill="#16303d" opacity=".5" />
      </pattern>
      <pattern id="seat-red" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="5" fill="var(--seat-red)" />
        <rect width="1.6" height="5" fill="#fff" opacity=".38" />
      </pattern>
      <pattern id="seat-blue" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="5" fill="var(--seat-blue)" />
        <path d="M0 0H5M0 0V5" stroke="#fff" stroke-width="1.1" opacity=".5" />
      </pattern>
      <pattern id="seat-violet" width="8" height="5" patternUnits="userSpaceOnUse">
        <rect width="8" height="5" fill="var(--seat-violet)" />
        <path d="M0 2.5q2-2 4 0t4 0" fill="none" stroke="#fff" stroke-width="1" opacity=".55" />
      </pattern>
    </>
  )
}

/** The flag of a seat inside another drawing, 28 x 20 around its top left corner; silent for screen readers. @param props.letters the smallest font size */
export function SeatFlagShape(props: { color: SeatColor; letters?: number }): JSX.Element {
  return (
    <>
      <path
        d={signs[props.color].flag}
        fill={seatFill(props.color)}
        stroke="var(--ink)"
        stroke-width="1"
        stroke-linejoin="round"
      />
      <SeatPlate
        color={props.color}
        x={signs[props.color].plate}
        y={10}
        radius={Math.max(6.6, (props.letters ?? 0) / LETTER)}
      />
    </>
  )
}

/** A seat's flag as small as its letter allows, 20 x 16 around its top left corner; `mirrored` flies to the left. */
export function SeatPennant(props: { color: SeatColor; mirrored?: boolean }): JSX.Element {
  const plate = (): number => signs[props.color].plate * 0.8
  return (
    <>
      <path
        d={signs[props.color].flag}
        transform={props.mirrored ? 'translate(20 0) scale(-0.8 0.8)' : 'scale(0.8)'}
        fill={seatFill(props.color)}
        stroke="var(--ink)"
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      <SeatPlate color={props.color} x={props.mirrored ? 20 - plate() : plate()} y={8} radius={6.6} />
    </>
  )
}

/** The plain plate with the seat's letter that sits on every patterned piece; radius in pixels. */
export function SeatPlate(props: { color: SeatColor; x: number; y: number; radius: number }): JSX.Element {
  return (
    <>
      <circle cx={props.x} cy={props.y} r={props.radius} fill={`var(--seat-${props.color})`} />
      <text
        x={props.x}
        y={props.y + props.radius * 0.65}
        text-anchor="middle"
        font-size={String(props.radius * LETTER)}
        font-weight="700"
        fill={seatInk(props.color)}
      >
        {signs[props.color].letter}
      </text>
    </>
  )
}

/** A seat's flag as a picture of its own: pattern, shape and letter say the same as the colour. `width` in pixels, 28 unless told. */
export function SeatFlag(props: { color: SeatColor; label?: string; width?: number; class?: string }): JSX.Element {
  const width = (): number => props.width ?? 28
  return (
    <svg
      class={`seat-flag ${props.class ?? ''}`}
      width={width()}
      height={(width() * 20) / 28}
      viewBox="0 0 28 20"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <SeatFlagShape color={props.color} />
    </svg>
  )
}
