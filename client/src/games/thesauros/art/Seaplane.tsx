import type { JSX } from 'solid-js'

/** A seaplane from above, flying right; 42 by 34 around (x, y). */
export function PlaneMark(props: { x: number; y: number; color: 'grey' | 'black'; scale?: number }): JSX.Element {
  const body = (): string => (props.color === 'black' ? 'var(--th-plane-black)' : 'var(--th-plane)')
  return (
    <g
      transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`}
      stroke="var(--th-line)"
      stroke-width="1"
      stroke-linejoin="round"
    >
      <path
        d="M-9-6.5C-4-9 8-9 12-6.5 8-4-4-4-9-6.5ZM-9 6.5C-4 4 8 4 12 6.5 8 9-4 9-9 6.5Z"
        fill={props.color === 'black' ? 'var(--coral)' : 'var(--th-gold)'}
      />
      <path d="M1-16.5C4-17 8-16.5 8-14.5L7.5-2V2L8 14.5C8 16.5 4 17 1 16.5L0 2V-2Z" fill={body()} />
      <path d="M-17-6.5C-15-7.5-12.5-7-12.5-5.5L-12 0-12.5 5.5C-12.5 7-15 7.5-17 6.5L-17.5 0Z" fill={body()} />
      <path d="M-20 0C-14-2.5 2-4 10-3.5 15-3 17.5-1.5 17.5 0S15 3 10 3.5C2 4-14 2.5-20 0Z" fill={body()} />
      <path d="M5-2.4h4.5q1.5 2.4 0 4.8H5Z" fill="var(--th-line)" opacity=".75" stroke="none" />
      <path d="M17.8-6V6" stroke-width="1.3" stroke-linecap="round" opacity=".7" />
      <path d="M-14-1C-8-2.3-1-2.8 3-2.8" fill="none" stroke="#fff" stroke-width="1" opacity=".6" />
    </g>
  )
}

/** A seaplane as a picture of its own. */
export function Seaplane(props: { color: 'grey' | 'black'; height?: number }): JSX.Element {
  const height = (): number => props.height ?? 32
  return (
    <svg class="th-picture" width={(height() * 42) / 36} height={height()} viewBox="-21 -18 42 36" aria-hidden="true">
      <PlaneMark x={0} y={0} color={props.color} />
    </svg>
  )
}
