import type { JSX } from 'solid-js'
import { FindMark } from '../tokens.tsx'

/** Things that stand in several rooms; `x` is their middle, they stand on y = 58 unless told. */
export function Jar(props: { x: number; y?: number; size: number }): JSX.Element {
  return <FindMark find="pottery" x={props.x} y={(props.y ?? 58) - props.size * 0.46} size={props.size} />
}

/** A candlestick telephone. */
export function Telephone(props: { x: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} 60)`} fill="var(--ai-line)">
      <path d="M-8 0Q-8-4-3-5H3Q8-4 8 0ZM-1.5-5V-22H1.5V-5Z" />
      <path d="M-4-22H3L11-27V-15L3-19H-4Z" stroke="var(--ai-sun)" stroke-width=".6" />
      <path d="M-2-14H-8M-8-18V-8M-10.5-20H-5.5L-7-14H-9ZM-9.5-8H-6.5L-5.5-5H-10.5Z" />
    </g>
  )
}

export function Globe(props: { x: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} 32)`}>
      <path d="M-9 26H9M0 26V20" fill="none" stroke="var(--ai-walnut)" stroke-width="3" />
      <circle r="18" fill="var(--ai-sea-2)" />
      <path
        d="M-12-8Q-4-16 4-12L2-4-4 2-2 8-8 10-14 2ZM8-2L16-6Q18 4 12 12L6 8Z"
        fill="var(--ai-sand-1)"
        stroke-width=".7"
      />
      <path d="M-18 0H18M0-18V18M-8-16Q-14 0-8 16M8-16Q14 0 8 16" fill="none" stroke-width=".5" opacity=".6" />
      <path d="M-14-16A21.5 21.5 0 0 0 6 21" fill="none" stroke="var(--gold)" stroke-width="2.4" />
    </g>
  )
}

/** A picture frame on its wire, empty but for a tint. */
export function Frame(props: { x: number; y: number; width: number; height: number; fill: string }): JSX.Element {
  return (
    <>
      <path
        d={`M${props.x + 6} ${props.y}L${props.x + props.width / 2} ${props.y - 5}L${props.x + props.width - 6} ${props.y}`}
        fill="none"
        stroke-width=".7"
      />
      <rect x={props.x} y={props.y} width={props.width} height={props.height} fill="var(--ai-gilt-fill)" />
      <rect
        x={props.x + 3}
        y={props.y + 3}
        width={props.width - 6}
        height={props.height - 6}
        fill={props.fill}
        stroke-width=".7"
      />
    </>
  )
}

/** Anybody's cube. */
export function CubeShape(props: { x: number; y: number; size: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size / 22})`}>
      <path d="M-11-6L-6-11H11V6L6 11H-11Z" fill="var(--ai-cloth)" />
      <path d="M-11-6H6L11-11M6-6V11" fill="none" />
      <path d="M6-6L11-11V6L6 11Z" fill="var(--ai-line)" stroke="none" opacity=".35" />
    </g>
  )
}
