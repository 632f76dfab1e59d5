import type { JSX } from 'solid-js'
import { For, Index, Match, Show, Switch } from 'solid-js'
import { short } from '../../../art/path.ts'
import { CompassRose, Shark } from '../../../art/symbols.tsx'
import type { Rect, SitePlace } from '../layout.ts'
import { cellRect } from '../layout.ts'
import { TreasureMark } from './Treasure.tsx'
import type { CellItem, TileCells } from './types.ts'

/** The block's dark side and underside. */
function Solid(props: { rect: Rect }): JSX.Element {
  const right = (): number => props.rect.x + props.rect.width
  const foot = (): number => props.rect.y + props.rect.height
  return (
    <path
      d={`M${right()} ${props.rect.y}l5 4V${foot() + 4}H${props.rect.x + 5}l-5-4H${right()}Z`}
      fill="var(--th-shade)"
      opacity=".68"
    />
  )
}

/** Face down: engraved with a compass. */
export function TileBack(props: { rect: Rect }): JSX.Element {
  return (
    <>
      <Solid rect={props.rect} />
      <rect {...props.rect} fill="var(--th-block-2)" />
      <rect {...props.rect} fill="url(#art-hatch)" opacity=".5" />
      <rect
        x={props.rect.x + 4}
        y={props.rect.y + 4}
        width={props.rect.width - 8}
        height={props.rect.height - 8}
        fill="none"
        stroke="var(--th-foam)"
        opacity=".6"
      />
      <CompassRose
        x={props.rect.x + props.rect.width / 2}
        y={props.rect.y + props.rect.height / 2 + 2}
        size={props.rect.height * 0.74}
        ink="var(--th-foam)"
        paper="var(--th-block-2)"
        opacity={0.92}
      />
      <rect {...props.rect} fill="none" stroke="var(--ink)" stroke-width="1.2" />
    </>
  )
}

/** Four bands with what lies in them. Under a veil: only this reader has looked. */
export function TileFace(props: { place: SitePlace; cells: TileCells; veiled?: boolean }): JSX.Element {
  const rect = (): Rect => props.place.rect
  const band = (): number => rect().height / 4
  return (
    <>
      <Solid rect={rect()} />
      <For each={[0, 1, 2, 3]}>
        {(depth) => (
          <rect
            x={rect().x}
            y={rect().y + depth * band()}
            width={rect().width}
            height={band() + 0.3}
            fill={`var(--th-block-${depth + 1})`}
          />
        )}
      </For>
      <path d={waves(rect())} fill="none" stroke="var(--th-foam)" stroke-width=".8" opacity=".4" />
      <path d={posts(rect(), props.place.columns)} stroke="var(--th-foam)" stroke-width=".6" opacity=".24" />
      <Show when={props.veiled}>
        <rect {...rect()} fill="url(#th-veil)" />
      </Show>
      <Index each={props.cells}>
        {(row, depth) => (
          <Index each={row()}>
            {(cell, column) => <CellMark cell={cell()} rect={cellRect(props.place, column + 1, depth + 1)} />}
          </Index>
        )}
      </Index>
      <rect
        {...rect()}
        fill="none"
        stroke={props.veiled ? 'var(--th-foam)' : 'var(--ink)'}
        stroke-width={props.veiled ? 1.6 : 1.2}
        stroke-dasharray={props.veiled ? '4 3' : undefined}
      />
    </>
  )
}

function waves(rect: Rect): string {
  const count = Math.round(rect.width / 7.6)
  const wave = short(rect.width / count)
  const half = short(rect.width / count / 2)
  const line = Array.from({ length: count }, (_, index) => `q${half} ${index % 2 ? 1.4 : -1.6} ${wave} 0`).join('')
  return [1, 2, 3].map((depth) => `M${short(rect.x)} ${short(rect.y + (depth * rect.height) / 4)}${line}`).join('')
}

function posts(rect: Rect, columns: number): string {
  return Array.from(
    { length: columns - 1 },
    (_, index) => `M${short(rect.x + ((index + 1) * rect.width) / columns)} ${rect.y}v${rect.height}`,
  ).join('')
}

/** What lies in one depth of a column; fills at most its rectangle. */
function CellMark(props: { cell: CellItem; rect: Rect }): JSX.Element {
  const x = (): number => props.rect.x + props.rect.width / 2
  const y = (): number => props.rect.y + props.rect.height / 2
  const radius = (): number => Math.min(props.rect.height / 2 - 0.7, props.rect.width / 2 - 3)
  return (
    <Switch>
      <Match when={props.cell.kind === 'treasure' && props.cell}>
        {(cell) => <TreasureMark value={cell().value} access={cell().access} x={x()} y={y()} radius={radius()} />}
      </Match>
      <Match when={props.cell.kind === 'shark'}>
        <g stroke="var(--th-foam)" stroke-width="1" paint-order="stroke">
          <Shark x={x()} y={y()} size={Math.min(props.rect.width - 2, radius() * 2.9)} />
        </g>
      </Match>
      <Match when={props.cell.kind === 'exhausted'}>
        <rect
          x={props.rect.x + 2}
          y={props.rect.y + 2}
          width={props.rect.width - 4}
          height={props.rect.height - 4}
          rx="2.5"
          fill="var(--th-sand)"
        />
        <path
          d={`M${x() - 8} ${y() - 2}q4-4 8 0t8 0M${x() - 8} ${y() + 3}q4-4 8 0t8 0`}
          fill="none"
          stroke="var(--th-plank-line)"
          stroke-width="1.2"
          stroke-linecap="round"
        />
      </Match>
    </Switch>
  )
}
