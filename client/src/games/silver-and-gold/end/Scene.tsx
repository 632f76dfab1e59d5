import { createMemo, For, Show, type JSX } from 'solid-js'
import { SeatFlagShape, type SeatColor } from '../../../art/seats.tsx'
import { CompassRose } from '../../../art/symbols.tsx'
import { seatColor } from '../../../table/seats.ts'
import type { EndSceneProps } from '../../page.ts'
import { MiniIsland, type IslandProps } from '../art/index.ts'
import { islandProps, type GameModel } from '../model.ts'

/** Every box of a card. */
const WHOLE = -1
const MOST_IN_A_ROW = 6
/** Of the drawing of an island: 4 boxes and the water beside them, and one row of boxes. */
const ISLAND = { width: 66, box: 14, water: 10 }

const GRID = Array.from({ length: 9 }, (_, line) => `M${59 + line * 118} 0V470`).join('') + 'M0 118H1066M0 235H1066M0 352H1066' // prettier-ignore

interface Placed {
  readonly island: IslandProps
  readonly isFinished: boolean
}

/** The sea that a seat has charted: its islands, with its flag on those that it has finished, crossed off in its colour. */
export function Scene(props: { model: GameModel; end: EndSceneProps }): JSX.Element {
  const player = () => props.model.player(props.end.seat)
  const all = createMemo((): Placed[] => [
    ...(player()?.finished ?? []).map((card) => ({ island: islandProps(card, WHOLE), isFinished: true })),
    ...(player()?.islands ?? []).map(({ card, crossed }) => ({
      island: islandProps(card, crossed),
      isFinished: false,
    })),
  ])
  const lines = (): number => Math.max(all().length > 3 ? 2 : 1, Math.ceil(all().length / MOST_IN_A_ROW))
  const columns = (): number => Math.max(1, Math.ceil(all().length / lines()))
  const cell = () => ({ width: props.end.room.width / columns(), height: props.end.room.height / lines() })
  const color = (): SeatColor => seatColor(props.end.seat)
  return (
    <g style={{ '--pen': color() === 'white' ? 'var(--ink)' : `var(--seat-${color()})` }}>
      <rect {...props.end.room} fill="var(--chart-1)" />
      <path d={GRID} stroke="var(--ink)" stroke-width=".8" opacity=".14" />
      <g opacity=".35">
        <CompassRose x={1010} y={408} size={104} />
      </g>
      <For each={all()}>
        {(placed, index) => (
          <Island
            {...placed}
            color={color()}
            x={((index() % columns()) + 0.5) * cell().width}
            y={(Math.floor(index() / columns()) + 0.5) * cell().height + (index() % 2 === 0 ? 2 : 14)}
            scale={Math.min((cell().width * 0.84) / ISLAND.width, (cell().height - 58) / heightOf(placed.island), 3.4)}
          />
        )}
      </For>
    </g>
  )
}

function heightOf({ rows }: IslandProps): number {
  return rows.length * ISLAND.box + ISLAND.water
}

/** How many boxes from the left the first row ends. */
function rowEnd({ rows }: IslandProps): number {
  return (rows[0] ?? '').replace(/\.+$/, '').length
}

function Island(props: Placed & { color: SeatColor; x: number; y: number; scale: number }): JSX.Element {
  const width = (): number => ISLAND.width * props.scale
  const height = (): number => heightOf(props.island) * props.scale
  /** Its pole stands at the right end of the island's first row, and on no water. */
  const flagAt = (): number => (ISLAND.water / 2 + rowEnd(props.island) * ISLAND.box) * props.scale - 10
  return (
    <g transform={`translate(${props.x - width() / 2} ${props.y - height() / 2})`} opacity={props.isFinished ? 1 : 0.6}>
      <MiniIsland island={props.island} width={width()} />
      <Show when={props.isFinished}>
        <g transform={`translate(${flagAt()} -14)`}>
          <path d="M2 0V46" stroke="var(--ink)" stroke-width="3" stroke-linecap="round" />
          <g transform="translate(0 -2) scale(1.7)">
            <SeatFlagShape color={props.color} />
          </g>
        </g>
      </Show>
    </g>
  )
}
