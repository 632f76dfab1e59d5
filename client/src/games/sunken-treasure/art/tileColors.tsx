import type { JSX } from 'solid-js'
import type { TreasureColor } from './types.ts'

export function colorFill(color: TreasureColor): string {
  return `url(#treasure-${color})`
}

export function strongColor(color: TreasureColor): string {
  return `var(--st-${color}-strong)`
}

/**
 * The patterns of the five colours, as faint as paper: dots, cross-hatch, stripes, level lines, small crosses. They go into
 * <PageDefs>.
 */
export function TreasureDefs(): JSX.Element {
  return (
    <>
      <TilePattern color="amber" size={6}>
        <circle cx="1.5" cy="1.5" r=".9" />
        <circle cx="4.5" cy="4.5" r=".9" />
      </TilePattern>
      <TilePattern color="azure" size={6} turn={45}>
        <path d="M0 0H6V.8H0ZM0 0H.8V6H0Z" />
      </TilePattern>
      <TilePattern color="coral" size={5} turn={45}>
        <path d="M0 0H1.5V5H0Z" />
      </TilePattern>
      <TilePattern color="jade" size={5}>
        <path d="M0 1.5H5V2.6H0Z" />
      </TilePattern>
      <TilePattern color="plum" size={7}>
        <path d="M1.5 .5H2.5V1.5H3.5V2.5H2.5V3.5H1.5V2.5H.5V1.5H1.5ZM5 4H6V5H7V6H6V7H5V6H4V5H5Z" />
      </TilePattern>
      <linearGradient id="sea-sky" x2="0" y2="1">
        <stop offset="0" stop-color="var(--st-sky)" />
        <stop offset="1" stop-color="var(--st-sky-low)" />
      </linearGradient>
      <linearGradient id="sea-beam" x2="0" y2="1">
        <stop offset="0" stop-color="var(--st-beam)" />
        <stop offset="1" stop-color="var(--st-beam)" stop-opacity="0" />
      </linearGradient>
      <linearGradient id="sea-lane" x2="0" y2="1">
        <stop offset="0" stop-color="var(--st-lane)" />
        <stop offset="1" stop-color="var(--st-lane-low)" />
      </linearGradient>
    </>
  )
}

function TilePattern(props: { color: TreasureColor; size: number; turn?: number; children: JSX.Element }): JSX.Element {
  return (
    <pattern
      id={`treasure-${props.color}`}
      width={props.size}
      height={props.size}
      patternUnits="userSpaceOnUse"
      patternTransform={props.turn ? `rotate(${props.turn})` : undefined}
    >
      <rect width={props.size} height={props.size} fill={`var(--st-${props.color})`} />
      <g fill={strongColor(props.color)} opacity=".17">
        {props.children}
      </g>
    </pattern>
  )
}
