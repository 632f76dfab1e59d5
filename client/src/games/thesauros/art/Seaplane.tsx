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
        d="M-9-6.500C-4-9 8-9 12-6.500 8-4-4-4-9-6.500ZM-9 6.500C-4 4 8 4 12 6.500 8 9-4 9-9 6.500Z"
        fill={props.color === 'black' ? 'var(--coral)' : 'var(--th-gold)'}
      />
      <path d="M1-16.500C4-17 8-16.500 8-14.500L7.500-2V2L8 14.500C8 16.500 4 17 1 16.500L0 2V-2Z" fill={body()} />
      <path
        d="M-17-6.500C-15-7.500-12.500-7-12.500-5.500L-12 0-12.500 5.500C-12.500 7-15 7.500-17 6.500L-17.500 0Z"
        fill={body()}
      />
      <path
        d="M-20 0C-14-2.500 2-4 10-3.500 15-3 17.500-1.500 17.500 0S15 3 10 3.500C2 4-14 2.500-20 0Z"
        fill={body()}
      />
      <path d="M5-2.400h4.500q1.500 2.400 0 4.800H5Z" fill="var(--th-line)" opacity=".75" stroke="none" />
      <path d="M17.800-6V6" stroke-width="1.300" stroke-linecap="round" opacity=".7" />
      <path d="M-14-1C-8-2.300-1-2.800 3-2.800" fill="none" stroke="#fff" stroke-width="1" opacity=".6" />
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
