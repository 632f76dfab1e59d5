import { For, Show, type JSX } from 'solid-js'
import type { Seat } from '@fathom/kernel'
import { Sea, treasureKinds, type Tile } from '../art/index.ts'
import { TileMark } from '../art/TileArt.tsx'
import { largeSea } from '../layout.ts'
import { tilesOf, type GameModel } from '../model.ts'
import { END_SCENE } from '../../endScene.ts'

/** Under the sea: a row of the twelve kinds. */
const SHELF = { y: 382, tile: 68 }
const STEP = END_SCENE.width / treasureKinds.length

/** The sea as the game left it, and what a seat has brought up, each kind in its place. */
export function Scene(props: { model: GameModel; seat: Seat }): JSX.Element {
  const tiles = () => tilesOf(props.model.player(props.seat)?.treasures ?? [])
  const tileOf = (kind: string): Tile | undefined => tiles().find((tile) => tile.kind === kind)
  return (
    <>
      <rect width="1066" height="470" fill="var(--paper-raised)" />
      <svg
        width="1066"
        height={SHELF.y}
        preserveAspectRatio="none"
        viewBox={`0 0 ${largeSea.width} ${largeSea.height}`}
      >
        <Sea layout={largeSea} spaces={props.model.spaces()} ships={props.model.ships()} depths={[]} />
      </svg>
      <For each={treasureKinds}>
        {(kind, index) => (
          <g transform={`translate(${(index() + 0.5) * STEP} ${(SHELF.y + END_SCENE.height) / 2})`}>
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
