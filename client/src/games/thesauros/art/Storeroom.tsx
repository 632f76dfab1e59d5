import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { seatFill } from '../../../art/seats.tsx'
import { TreasureMark } from './Treasure.tsx'
import type { Exhibit } from './types.ts'

const inRow = 4
const pitch = 26
const width = inRow * pitch + 6

/** The storeroom: a cupboard with everything that found no room, two shelves of four at least. */
export function Storeroom(props: { exhibits: readonly Exhibit[]; legal?: boolean; scale?: number }): JSX.Element {
  const rows = (): number => Math.max(2, Math.ceil(props.exhibits.length / inRow))
  const height = (): number => rows() * pitch + 4
  const shelves = (): string =>
    Array.from({ length: rows() }, (_, row) => `M3 ${(row + 1) * pitch + 2}H${width - 3}`).join('')
  return (
    <svg
      class="th-picture"
      width={width * (props.scale ?? 1)}
      height={height() * (props.scale ?? 1)}
      viewBox={`0 0 ${width} ${height()}`}
      aria-hidden="true"
    >
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={height() - 2}
        rx="3"
        fill="var(--th-wall-shade)"
        stroke="var(--th-line)"
      />
      <path d={shelves()} stroke="var(--th-door)" stroke-width="3" />
      <For each={props.exhibits}>
        {(exhibit, index) => (
          <g transform={`translate(${16 + (index() % inRow) * pitch} ${15 + Math.floor(index() / inRow) * pitch})`}>
            <TreasureMark value={exhibit.value} x={0} y={-1} radius={10.4} />
            <rect
              x="4"
              y="3.5"
              width="8"
              height="8"
              rx="1.5"
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
          width={width - 4}
          height={height() - 4}
          rx="4"
          fill="none"
          stroke="var(--magenta)"
          stroke-width="2.6"
        />
      </Show>
    </svg>
  )
}
