import { For, Show, type JSX } from 'solid-js'
import type { EndSceneProps } from '../../page.ts'
import { Sea, treasureKinds, type Tile } from '../art/index.ts'
import { TileMark } from '../art/TileArt.tsx'
import { largeSea } from '../layout.ts'
import { tilesOf, type GameModel } from '../model.ts'

/** Under the sea: a row of the twelve kinds. */
const SHELF = { y: 382, tile: 68 }

/** The sea as the game left it, and what a seat has brought up, each kind in its place. */
export function Scene(props: { model: GameModel; end: EndSceneProps }): JSX.Element {
  const step = (): number => props.end.room.width / treasureKinds.length
  const tiles = () => tilesOf(props.model.player(props.end.seat)?.treasures ?? [])
  const tileOf = (kind: string): Tile | undefined => tiles().find((tile) => tile.kind === kind)
  return (
    <>
      <rect {...props.end.room} fill="var(--paper-raised)" />
      <svg
        width={props.end.room.width}
        height={SHELF.y}
        preserveAspectRatio="none"
        viewBox={`0 0 ${largeSea.width} ${largeSea.height}`}
      >
        <Sea layout={largeSea} spaces={props.model.spaces()} ships={props.model.ships()} depths={[]} />
      </svg>
      <For each={treasureKinds}>
        {(kind, index) => (
          <g transform={`translate(${(index() + 0.5) * step()} ${(SHELF.y + props.end.room.height) / 2})`}>
            <Show
              when={tileOf(kind)}
              fallback={<rect x="-32" y="-32" width="64" height="64" rx="6" fill="none" stroke="var(--ink)" stroke-dasharray="4 4" opacity=".4" />} // prettier-ignore
            >
              {(tile) => <TileMark tile={tile()} x={0} y={0} size={SHELF.tile} />}
            </Show>
          </g>
        )}
      </For>
    </>
  )
}
