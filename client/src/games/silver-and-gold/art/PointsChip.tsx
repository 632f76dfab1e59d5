import type { JSX } from 'solid-js'
import { short } from '../../../art/path.ts'
import type { CardColor } from './types.ts'

/**
 * Every card colour has a shape: grey a disc, green a square, orange a hexagon, purple a shield; so a chip that stands alone
 * says its colour without colour.
 */
function chipPath(color: CardColor, radius: number): string {
  const r = (factor: number): string => short(radius * factor)
  switch (color) {
    case 'grey':
      return `M${r(-1)} 0A${r(1)} ${r(1)} 0 1 1 ${r(1)} 0A${r(1)} ${r(1)} 0 1 1 ${r(-1)} 0Z`
    case 'green': {
      const corner = `${r(0.28)} ${r(0.28)} 0 0 1`
      return `M${r(-0.62)} ${r(-0.9)}H${r(0.62)}A${corner} ${r(0.9)} ${r(-0.62)}V${r(0.62)}A${corner} ${r(0.62)} ${r(0.9)}H${r(-0.62)}A${corner} ${r(-0.9)} ${r(0.62)}V${r(-0.62)}A${corner} ${r(-0.62)} ${r(-0.9)}Z`
    }
    case 'orange':
      return `M${r(-0.52)} ${r(-0.94)}H${r(0.52)}Q${r(0.62)} ${r(-0.94)} ${r(0.68)} ${r(-0.84)}L${r(1.06)} ${r(-0.1)}Q${r(1.1)} 0 ${r(1.06)} ${r(0.1)}L${r(0.68)} ${r(0.84)}Q${r(0.62)} ${r(0.94)} ${r(0.52)} ${r(0.94)}H${r(-0.52)}Q${r(-0.62)} ${r(0.94)} ${r(-0.68)} ${r(0.84)}L${r(-1.06)} ${r(0.1)}Q${r(-1.1)} 0 ${r(-1.06)} ${r(-0.1)}L${r(-0.68)} ${r(-0.84)}Q${r(-0.62)} ${r(-0.94)} ${r(-0.52)} ${r(-0.94)}Z`
    case 'purple':
      return `M${r(-0.8)} ${r(-0.92)}H${r(0.8)}Q${r(0.92)} ${r(-0.92)} ${r(0.92)} ${r(-0.8)}V${r(0.1)}C${r(0.92)} ${r(0.62)} ${r(0.5)} ${r(0.94)} 0 ${r(1.1)}C${r(-0.5)} ${r(0.94)} ${r(-0.92)} ${r(0.62)} ${r(-0.92)} ${r(0.1)}V${r(-0.8)}Q${r(-0.92)} ${r(-0.92)} ${r(-0.8)} ${r(-0.92)}Z`
  }
}

/** A card's points inside another drawing, round (x, y). */
export function PointsMark(props: {
  color: CardColor
  points: number
  x: number
  y: number
  radius: number
}): JSX.Element {
  const size = (): number => Math.max(13.5, props.radius * 0.95)
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <path d={chipPath(props.color, props.radius)} fill={`var(--card-${props.color})`} />
      <path
        d={chipPath(props.color, props.radius - Math.max(1.5, props.radius * 0.15))}
        fill="none"
        stroke="var(--on-card)"
        stroke-width={props.radius > 16 ? 1 : 0.8}
        opacity={props.radius > 11 ? 0.75 : 0}
      />
      <text y={size() * 0.36} text-anchor="middle" font-size={String(size())} font-weight="700" fill="var(--on-card)">
        {props.points}
      </text>
    </g>
  )
}

function rosette(radius: number): string {
  const bumps = 14
  const points = Array.from({ length: bumps }, (_, i) => {
    const angle = (i / bumps) * 2 * Math.PI
    return `${short(Math.cos(angle) * radius * 0.9)} ${short(Math.sin(angle) * radius * 0.9)}`
  })
  const arc = `A${short(radius * 0.22)} ${short(radius * 0.22)} 0 0 1 `
  return `M${points[0]}${points.slice(1).map((point) => arc + point).join('')}${arc}${points[0]}Z` // prettier-ignore
}

/** The seal of a card: a rosette in the colour it counts, holding that colour's shape and the points for each. */
export function SealMark(props: {
  color: CardColor
  points: number
  x: number
  y: number
  radius: number
}): JSX.Element {
  const size = (): number => Math.max(15.2, props.radius * 0.78)
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <path d={rosette(props.radius)} fill={`var(--card-${props.color})`} />
      <path
        d={chipPath(props.color, props.radius * 0.72)}
        fill="none"
        stroke="var(--on-card)"
        stroke-width="1.1"
        opacity=".85"
      />
      <text
        x="-.5"
        y={size() * 0.36}
        text-anchor="middle"
        font-size={String(size())}
        font-weight="700"
        fill="var(--on-card)"
      >
        +{props.points}
      </text>
    </g>
  )
}

/**
 * A finished card in one chip: its points on its colour's shape. `label` is spoken ("orange, 12 points"); without one the chip
 * is silent. `size` in pixels, 22 unless told.
 */
export function PointsChip(props: { color: CardColor; points: number; size?: number; label?: string }): JSX.Element {
  return <Chip size={props.size} label={props.label} mark={<PointsMark {...chipPlace(props)} />} />
}

/** A seal alone, for lists of what a seat has. */
export function SealChip(props: { color: CardColor; points: number; size?: number; label?: string }): JSX.Element {
  return (
    <Chip
      size={props.size ?? 28}
      label={props.label}
      mark={<SealMark color={props.color} points={props.points} x={0} y={0} radius={14} />}
      reach={15}
    />
  )
}

function chipPlace(props: { color: CardColor; points: number }): Parameters<typeof PointsMark>[0] {
  return { color: props.color, points: props.points, x: 0, y: 0, radius: 11 }
}

function Chip(props: { size?: number; label?: string; mark: JSX.Element; reach?: number }): JSX.Element {
  const reach = (): number => props.reach ?? 12.2
  return (
    <svg
      class="points-chip"
      width={props.size ?? 22}
      height={props.size ?? 22}
      viewBox={`${-reach()} ${-reach()} ${2 * reach()} ${2 * reach()}`}
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      {props.mark}
    </svg>
  )
}
