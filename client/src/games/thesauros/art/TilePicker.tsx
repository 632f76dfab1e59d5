import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import type { SitePlace } from '../layout.ts'
import { TileBack, TileFace } from './Tile.tsx'
import type { TileCells } from './types.ts'

const column = 34
const high = 112

function placeOf(columns: number): SitePlace {
  return { site: 0, columns, rect: { x: 2, y: 2, width: columns * column, height: high } }
}

/** A dig tile as a picture of its own, face up or, without cells, face down. Takes the width it is given. */
export function DigTile(props: { columns: number; cells: TileCells | null; veiled?: boolean }): JSX.Element {
  const place = (): SitePlace => placeOf(props.columns)
  return (
    <svg class="th-picture" viewBox={`0 0 ${props.columns * column + 9} ${high + 8}`} width="100%" aria-hidden="true">
      <Show when={props.cells} fallback={<TileBack rect={place().rect} />}>
        {(cells) => <TileFace place={place()} cells={cells()} veiled={props.veiled} />}
      </Show>
    </svg>
  )
}

export interface TileChoice {
  readonly cells: TileCells
  readonly name: string
}

/** The three tiles that a finder looks at: each on its own sheet with its name; one of them stays. */
export function TilePicker(props: {
  tiles: readonly TileChoice[]
  columns: number
  /** Which ones can be kept, counted from 0; all unless told. */
  legal?: readonly number[]
  selected?: number | null
}): JSX.Element {
  const sheet = (): number => props.columns * column + 26
  const legal = (index: number): boolean => props.legal?.includes(index) ?? true
  const place = (): SitePlace => ({ ...placeOf(props.columns), rect: { ...placeOf(props.columns).rect, x: 10, y: 32 } })
  return (
    <svg
      class="th-picture"
      viewBox={`0 0 ${props.tiles.length * (sheet() + 12) - 12} 160`}
      width="100%"
      aria-hidden="true"
    >
      <For each={props.tiles}>
        {(tile, index) => (
          <g transform={`translate(${index() * (sheet() + 12)} 0)`} data-anchor={`tile:${index()}`}>
            <rect
              x="1"
              y="1"
              width={sheet() - 2}
              height="158"
              rx="6"
              fill={props.selected === index() ? 'var(--magenta-wash)' : 'var(--paper-raised)'}
              stroke={legal(index()) ? 'var(--magenta)' : 'var(--hair)'}
              stroke-width={props.selected === index() ? 3.4 : legal(index()) ? 2 : 1}
            />
            <text class="italic" x={sheet() / 2} y="22" text-anchor="middle" font-size="15" fill="var(--ink)">
              {tile.name}
            </text>
            <TileFace place={place()} cells={tile.cells} />
          </g>
        )}
      </For>
    </svg>
  )
}
