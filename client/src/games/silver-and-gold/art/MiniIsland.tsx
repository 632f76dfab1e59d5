import type { JSX } from 'solid-js'
import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { outlineOf, outlinePath, signedArea } from '../../../art/outline.ts'
import { polygonPath } from '../../../art/path.ts'
import { Blade, Coin, Palm } from '../../../art/symbols.tsx'
import { boxesOf, cellOf } from '../layout.ts'
import { PenCross } from './IslandBoxes.tsx'
import type { IslandProps } from './types.ts'

const box = 14
const margin = 5

/**
 * A rival's island, 40 to 60 pixels wide (`width`, 52 unless told): shape, colour, what is crossed off. `label` is spoken:
 * name, colour, boxes to go. `fresh` boxes were crossed since I last looked.
 */
export function MiniIsland(props: {
  island: IslandProps
  label?: string
  width?: number
  fresh?: readonly number[]
}): JSX.Element {
  const boxes = createMemo(() => boxesOf(props.island.rows).map((number) => ({ number, cell: cellOf(number) })))
  const cells = createMemo(() => boxes().map(({ cell }) => cell))
  const outline = createMemo(() => outlinePath(cells(), box))
  const water = createMemo(() =>
    outlineOf(cells())
      .filter((loop) => signedArea(loop) > 0)
      .map((loop) => polygonPath(loop.map((p) => ({ x: p.x * box, y: p.y * box }))))
      .join(''),
  )
  const width = 4 * box + 2 * margin
  const height = (): number => props.island.rows.length * box + 2 * margin
  return (
    <svg
      class="mini-island in-scene"
      width={props.width ?? 52}
      height={((props.width ?? 52) * height()) / width}
      viewBox={`${-margin} ${-margin} ${width} ${height()}`}
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <path d={water()} fill="var(--chart-3)" stroke="var(--chart-3)" stroke-width="9.5" stroke-linejoin="round" />
      <path
        d={outline()}
        fill={`var(--card-${props.island.color}-land)`}
        stroke={`var(--card-${props.island.color})`}
        stroke-width="3.6"
        stroke-linejoin="round"
        fill-rule="evenodd"
      />
      <For each={boxes()}>
        {({ number, cell: [row, col] }) => (
          <g transform={`translate(${(col + 0.5) * box} ${(row + 0.5) * box})`}>
            <rect
              x={-box / 2 + 0.7}
              y={-box / 2 + 0.7}
              width={box - 1.4}
              height={box - 1.4}
              rx="1.4"
              fill={props.island.crossed[number] ? `var(--card-${props.island.color}-land)` : 'var(--box)'}
              stroke={props.fresh?.includes(number) ? 'var(--brass)' : `var(--card-${props.island.color})`}
              stroke-width={props.fresh?.includes(number) ? 1.8 : 0.7}
            />
            <Show
              when={props.island.crossed[number]}
              fallback={<MiniSymbol mark={props.island.rows[row]?.[col] ?? 'o'} />}
            >
              <g transform="scale(1.5)">
                <PenCross
                  seed={`${props.island.id}:${number}`}
                  size={box * 0.74}
                  drawn={props.fresh?.includes(number) === true}
                />
              </g>
            </Show>
          </g>
        )}
      </For>
    </svg>
  )
}

function MiniSymbol(props: { mark: string }): JSX.Element {
  return (
    <Switch>
      <Match when={props.mark === 'X'}>
        <Blade size={7.5} />
      </Match>
      <Match when={props.mark === 'C'}>
        <Coin size={9} />
      </Match>
      <Match when={props.mark === 'P'}>
        <Palm size={11} />
      </Match>
    </Switch>
  )
}
