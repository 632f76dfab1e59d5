import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import type { Access, TreasureValue } from './types.ts'

const metals: Readonly<Record<TreasureValue, string>> = { 3: 'obsidian', 5: 'bronze', 7: 'silver', 9: 'gold' }

interface TreasureMarkProps {
  readonly value: TreasureValue
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Open unless told: a ring of ink; hidden: a dashed ring and a fainter metal; buried: in a mound. */
  readonly access?: Access
}

/** A treasure as a disc of its metal with its value. */
export function TreasureMark(props: TreasureMarkProps): JSX.Element {
  const hidden = (): boolean => props.access === 'hidden'
  const unit = (): number => props.radius / 8.3
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${unit()})`}>
      <Show when={props.access === 'buried'}>
        <path
          d="M-13 9L-11.5-1.5-6.5-7.5-1-9.3 5.5-8 10.5-4 12.8 9Z"
          fill="var(--th-rock)"
          stroke="var(--th-line)"
          stroke-width=".9"
          stroke-linejoin="round"
        />
        <path d="M-10.5 0l3.2-4.5M9.8 4.5l-.8-5" stroke="#fff" stroke-width=".9" opacity=".4" />
      </Show>
      <circle
        r={hidden() ? 7.6 : 8.3}
        fill={`var(--th-${metals[props.value]})`}
        stroke="var(--th-coin-line)"
        stroke-width={hidden() ? 0 : 1}
        opacity={hidden() ? 0.86 : 1}
      />
      <Show when={hidden()}>
        <circle r="8.7" fill="none" stroke="var(--th-foam)" stroke-width="1.5" stroke-dasharray="2.3 2.250" />
      </Show>
      <path
        d="M-5.9-2.6A6.5 6.5 0 0 1-1.5-6.3"
        fill="none"
        stroke="#fff"
        stroke-width="1.2"
        stroke-linecap="round"
        opacity=".6"
      />
      <text
        y={4.3 / Math.min(1, unit())}
        text-anchor="middle"
        font-size={String(12 / Math.min(1, unit()))}
        font-weight="700"
        fill={`var(--th-on-${metals[props.value]})`}
      >
        {props.value}
      </text>
      <Show when={props.access === 'buried'}>
        <path
          d="M-13 9L-9.5 5.8-6.2 8.3-2 6.6 2.5 8.5 6.5 6 9.8 8 12.8 9Z"
          fill="var(--th-rock)"
          stroke="var(--th-line)"
          stroke-width=".7"
          stroke-linejoin="round"
        />
      </Show>
    </g>
  )
}

/** A treasure as a picture of its own, `size` pixels across. */
export function Treasure(props: { value: TreasureValue; access?: Access; size?: number; label?: string }): JSX.Element {
  const size = (): number => props.size ?? 20
  return (
    <svg
      class="th-picture"
      width={size()}
      height={size()}
      viewBox={props.access === 'buried' ? '-13.5 -14 27 27' : '-10 -10 20 20'}
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <TreasureMark value={props.value} access={props.access} x={0} y={0} radius={8.3} />
    </svg>
  )
}
