import type { JSX } from 'solid-js'
import { createMemo, For, Show } from 'solid-js'
import { short } from '../../../art/path.ts'
import type { SeaLayout } from '../layout.ts'
import { columns, dockRect, laneX } from '../layout.ts'
import { quayNumber, type ShipItem } from '../placingShips.ts'

const numbers = [1, 2, 3, 4, 5, 6]

/** What surrounds the water: the chart's frame with its ladder of degrees, the numbers of columns and rows, the lines between lanes. */
export function SeaFrame(props: {
  layout: SeaLayout
  depths: readonly string[]
  ships: readonly ShipItem[]
}): JSX.Element {
  const left = (): number => props.layout.left
  const right = (): number => laneX(props.layout, columns + 1)
  const top = (): number => props.layout.tops[0]
  const foot = (): number => props.layout.tops[5]
  return (
    <>
      <Margins layout={props.layout} />
      <g stroke="var(--st-dash)" stroke-width="1.3" stroke-dasharray="2 6" opacity=".75">
        <For each={numbers.slice(1)}>
          {(column) => <path d={`M${laneX(props.layout, column)} ${props.layout.waterline + 8}V${foot() - 8}`} />}
        </For>
      </g>
      <path
        d={`M8 ${top()}H${props.layout.width - 8}V${props.layout.tops[1]}H${right()}V${foot()}H${left()}V${props.layout.tops[1]}H8Z`}
        fill="none"
        stroke="var(--ink)"
        stroke-width="1.3"
      />
      <rect
        x="3"
        y="3"
        width={props.layout.width - 6}
        height={props.layout.height - 6}
        rx="4"
        fill="none"
        stroke="var(--ink)"
      />
      <Ladder layout={props.layout} />
      <Numbers {...props} />
    </>
  )
}

/** Paper over the water beside the lanes. */
function Margins(props: { layout: SeaLayout }): JSX.Element {
  const right = (): number => laneX(props.layout, columns + 1)
  const top = (): number => props.layout.tops[1]
  return (
    <path
      d={`M0 0H${props.layout.width}V${props.layout.height}H0ZM8 ${props.layout.tops[0]}V${top()}H${props.layout.left}V${props.layout.tops[5]}H${right()}V${top()}H${props.layout.width - 8}V${props.layout.tops[0]}Z`}
      fill="var(--paper-raised)"
      fill-rule="evenodd"
    />
  )
}

function Ladder(props: { layout: SeaLayout }): JSX.Element {
  const right = (): number => laneX(props.layout, columns + 1)
  const foot = (): number => props.layout.tops[5]
  return (
    <g fill="var(--ink)">
      <For each={[1, 3, 5]}>
        {(column) => (
          <>
            <rect x={laneX(props.layout, column)} y="5" width={props.layout.lane} height="6" />
            <rect x={laneX(props.layout, column)} y={foot() + 1} width={props.layout.lane} height="6" />
          </>
        )}
      </For>
      <For each={[2, 4]}>
        {(row) => {
          const y = (): number => props.layout.tops[row as 2 | 4] - rowHeight(props.layout, row)
          return (
            <>
              <rect x={props.layout.left - 7} y={y()} width="6" height={rowHeight(props.layout, row)} />
              <rect x={right() + 1} y={y()} width="6" height={rowHeight(props.layout, row)} />
            </>
          )
        }}
      </For>
    </g>
  )
}

function rowHeight(layout: SeaLayout, row: number): number {
  return (layout.tops[row] ?? 0) - (layout.tops[row - 1] ?? 0)
}

function Numbers(props: { layout: SeaLayout; depths: readonly string[]; ships: readonly ShipItem[] }): JSX.Element {
  const head = (): number => props.layout.headSize
  const text = (): number => props.layout.textSize
  const x = (): number => (props.layout.left - 5) / 2 + 2
  const y = (row: number): number => ((props.layout.tops[row - 1] ?? 0) + (props.layout.tops[row] ?? 0)) / 2 + 2
  const surface = createMemo(() => quayNumber(props.layout, props.ships))
  return (
    <g text-anchor="middle" fill="var(--ink)">
      <For each={numbers}>
        {(column) => (
          <text
            class="serif"
            x={laneX(props.layout, column) + props.layout.lane / 2}
            y={props.layout.tops[5] + 7 + (props.layout.height - props.layout.tops[5] - 7) * 0.66}
            font-size={String(head() - 2)}
            font-weight="600"
          >
            {column}
          </text>
        )}
      </For>
      <Show when={surface()}>
        {(at) => (
          <text class="serif" x={at().x} y={short(at().y)} font-size={short(at().size)} font-weight="600">
            1
          </text>
        )}
      </Show>
      <For each={[2, 3, 4, 5]}>
        {(row) => (
          <>
            <text class="serif" x={x()} y={short(y(row))} font-size={String(head())} font-weight="600">
              {row}
            </text>
            <Show when={props.layout.left > 50}>
              <text
                class="italic"
                x={x()}
                y={short(y(row) + text() + 3)}
                font-size={String(text())}
                fill="var(--ink-soft)"
              >
                {props.depths[row - 2]}
              </text>
            </Show>
          </>
        )}
      </For>
    </g>
  )
}

/** The signal mast at a side of the surface: waiting ships show their flags on it. */
export function DockMast(props: { layout: SeaLayout; side: 'left' | 'right' }): JSX.Element {
  const dock = () => dockRect(props.layout, props.side)
  const middle = (): number => dock().x + dock().width / 2
  const quay = (): number => props.layout.waterline + 5
  const isWide = (): boolean => dock().width >= 56 * props.layout.flagScale
  return (
    <g>
      <path
        d={`M${dock().x} ${quay()}H${dock().x + dock().width}V${dock().y + dock().height}H${dock().x}Z`}
        fill="var(--st-quay)"
        stroke="var(--ink)"
        stroke-width=".8"
        stroke-opacity=".6"
      />
      <path
        d={`M${dock().x} ${quay() + 3}H${dock().x + dock().width}`}
        stroke="var(--ink)"
        stroke-opacity=".35"
        stroke-width=".8"
      />
      <path
        d={`M${isWide() ? middle() : dock().x + 5} ${quay()}V${dock().y + 4}`}
        stroke="var(--st-rig)"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </g>
  )
}
