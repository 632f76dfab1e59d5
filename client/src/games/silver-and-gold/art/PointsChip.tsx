import type { JSX } from 'solid-js'
import { short } from '../../../art/path.ts'
import type { CardColor } from './types.ts'

/**
 * Every card colour has a shape: grey a disc, green a square, orange a hexagon, purple a shield; so a chip that stands alone
 * says its colour without colour. Here with a radius of 1, by lines and curves alone, so that every number scales.
 */
const CHIPS: Readonly<Record<CardColor, string>> = {
  grey: 'M-1 0C-1-.55-.55-1 0-1S1-.55 1 0 .55 1 0 1-1 .55-1 0Z',
  green: 'M-.62-.9H.62Q.9-.9 .9-.62V.62Q.9 .9 .62 .9H-.62Q-.9 .9-.9 .62V-.62Q-.9-.9-.62-.9Z',
  orange:
    'M-.52-.94H.52Q.62-.94 .68-.84L1.06-.1Q1.1 0 1.06 .1L.68 .84Q.62 .94 .52 .94H-.52Q-.62 .94-.68 .84L-1.06 .1Q-1.1 0-1.06-.1L-.68-.84Q-.62-.94-.52-.94Z',
  purple: 'M-.8-.92H.8Q.92-.92 .92-.8V.1C.92 .62 .5 .94 0 1.1C-.5 .94-.92 .62-.92 .1V-.8Q-.92-.92-.8-.92Z',
}

function chipPath(color: CardColor, radius: number): string {
  return CHIPS[color].replace(/-?[.\d]+/g, (number) => `${short(Number(number) * radius)} `)
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
