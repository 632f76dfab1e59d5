import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import type { SeatColor } from '../../../art/seats.tsx'
import { ShipMark } from './Ship.tsx'

/**
 * Ships off the board, moored at a quay: for a phone's header or a panel, where the board's own dock is not in sight. `title` is written
 * ("Ashore, may trade"), `label` spoken. 30 high for each 100 wide; grows with the number of ships.
 */
export function WaitingDock(props: {
  ships: readonly SeatColor[]
  title?: string
  label?: string
  /** Mine, or the one whose turn it is: a brass mark under it. */
  active?: SeatColor | null
}): JSX.Element {
  const width = (): number => Math.max(props.ships.length * 64 + 16, 80, (props.title?.length ?? 0) * 7 + 20)
  return (
    <svg
      class="waiting-dock"
      width={width()}
      height="74"
      viewBox={`0 0 ${width()} 74`}
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <rect y="44" width={width()} height="30" rx="4" fill="var(--st-water-1)" />
      <For each={props.ships}>
        {(ship, index) => (
          <g data-anchor={`ship:${ship}`}>
            <ShipMark color={ship} x={40 + index() * 64} y={39} scale={0.68} rocking />
            <Show when={props.active === ship}>
              <rect x={12 + index() * 64} y="57" width="56" height="3" rx="1.5" fill="var(--brass)" />
            </Show>
          </g>
        )}
      </For>
      <path
        d={`M0 52${'q10.5-4 21 0t21 0'.repeat(Math.ceil(width() / 42))}`}
        fill="none"
        stroke="var(--st-crest)"
        stroke-width="1.2"
        opacity=".6"
      />
      <path
        d={`M0 63H${width()}V70a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z`}
        fill="var(--st-quay)"
        stroke="var(--ink)"
        stroke-opacity=".5"
        stroke-width=".8"
      />
      <Show when={props.title}>
        <text x="8" y="72" font-size="12" font-weight="600" fill="var(--ink)">
          {props.title}
        </text>
      </Show>
    </svg>
  )
}
