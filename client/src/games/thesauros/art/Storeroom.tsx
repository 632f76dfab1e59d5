import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { seatFill } from '../../../art/seats.tsx'
import { TreasureMark } from './Treasure.tsx'
import type { Exhibit } from './types.ts'

/** The storeroom: shelves with everything that found no room. */
export function Storeroom(props: { exhibits: readonly Exhibit[]; legal?: boolean; width?: number }): JSX.Element {
  const columns = (): number => Math.max(6, Math.ceil(props.exhibits.length / 2))
  const width = (): number => columns() * 24 + 10
  return (
    <svg class="th-picture" width={props.width ?? width()} viewBox={`0 0 ${width()} 58`} aria-hidden="true">
      <rect x="1" y="1" width={width() - 2} height="56" rx="3" fill="var(--th-wall-shade)" stroke="var(--th-line)" />
      <path d={`M3 29H${width() - 3}M3 56H${width() - 3}`} stroke="var(--th-door)" stroke-width="3" />
      <For each={props.exhibits}>
        {(exhibit, index) => (
          <g transform={`translate(${17 + Math.floor(index() / 2) * 24} ${index() % 2 ? 45 : 18})`}>
            <TreasureMark value={exhibit.value} x={0} y={-1} radius={9} />
            <rect
              x="3"
              y="3"
              width="8"
              height="8"
              rx="1.500"
              fill={seatFill(exhibit.seller)}
              stroke="var(--th-line)"
              stroke-width=".8"
            />
          </g>
        )}
      </For>
      <Show when={props.legal}>
        <rect
          x="2"
          y="2"
          width={width() - 4}
          height="54"
          rx="4"
          fill="none"
          stroke="var(--magenta)"
          stroke-width="2.600"
        />
      </Show>
    </svg>
  )
}
