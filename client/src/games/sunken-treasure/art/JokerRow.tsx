import type { JSX } from 'solid-js'
import { For, Show } from 'solid-js'
import { TileMark } from './TileArt.tsx'
import type { Tile } from './types.ts'

/** The middle of a joker in a row, and the row's size, for tiles of `size`. */
function jokerPlace(index: number, size: number, perLine: number): { readonly x: number; readonly y: number } {
  const step = size + 6
  return { x: 4 + size / 2 + (index % perLine) * step, y: 4 + size / 2 + Math.floor(index / perLine) * step }
}

export interface JokerRowProps {
  /** Mussels and doubles beside a player board; `fresh` ones (gained this turn) are hatched, they serve from a later turn on. */
  readonly jokers: readonly Tile[]
  /** Side of a tile in pixels, 36 unless told. */
  readonly size?: number
  readonly perLine?: number
  /** Ids of those that may be used now. */
  readonly legal?: readonly string[]
  /** The one that will be used. */
  readonly selected?: string | null
  readonly label?: string
  /** Input on top: buttons at `jokerPlace`. */
  readonly children?: JSX.Element
}

/** What lies beside a player board to be used as a joker; none is an empty dashed place. */
export function JokerRow(props: JokerRowProps): JSX.Element {
  const size = (): number => props.size ?? 36
  const perLine = (): number => Math.max(1, props.perLine ?? 6)
  const last = () => jokerPlace(Math.max(0, props.jokers.length - 1), size(), perLine())
  const width = (): number =>
    jokerPlace(Math.min(perLine(), Math.max(1, props.jokers.length)) - 1, size(), perLine()).x + size() / 2 + 4
  const height = (): number => last().y + size() / 2 + 5
  return (
    <svg
      class="joker-row"
      width={width()}
      height={height()}
      viewBox={`0 0 ${width()} ${height()}`}
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label || props.children ? undefined : 'true'}
    >
      <Show
        when={props.jokers.length > 0}
        fallback={
          <rect
            x="5"
            y="5"
            width={size() - 2}
            height={size() - 2}
            rx={size() / 3}
            fill="none"
            stroke="var(--line)"
            stroke-dasharray="4 3"
          />
        }
      >
        <For each={props.jokers}>
          {(joker, index) => {
            const at = () => jokerPlace(index(), size(), perLine())
            return (
              <g transform={`translate(${at().x} ${at().y})`} data-anchor={`tile:${joker.id}`}>
                <TileMark tile={joker} x={0} y={0} size={size()} />
                <Show when={props.legal?.includes(joker.id) || props.selected === joker.id}>
                  <JokerFrame size={size()} selected={props.selected === joker.id} round={joker.kind === 'mussel'} />
                </Show>
              </g>
            )
          }}
        </For>
      </Show>
      {props.children}
    </svg>
  )
}

function JokerFrame(props: { size: number; selected: boolean; round: boolean }): JSX.Element {
  const half = (): number => props.size / 2 + 2
  const frame = () => ({ x: -half(), y: -half(), width: 2 * half(), height: 2 * half(), rx: props.round ? 10 : 6 })
  return (
    <g fill="none">
      <rect {...frame()} stroke="var(--casing)" stroke-width="5" />
      <rect
        {...frame()}
        stroke="var(--magenta)"
        stroke-width={props.selected ? 3.6 : 2.4}
        fill="var(--magenta)"
        fill-opacity={props.selected ? '.18' : '0'}
      />
    </g>
  )
}
