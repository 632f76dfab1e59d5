import { Show, type JSX } from 'solid-js'
import { language } from '../../../shell/preferences.ts'
import type { Around } from '../around.ts'
import { DigTile, HatPicture, Item, itemKind, TreasureMap, type Hat } from '../art/index.ts'
import { TechnologyCard } from '../art/TechnologyCard.tsx'
import { drawnCard, drawnTile } from '../drawn.ts'
import { Money } from '../money/Money.tsx'

/** Pictures of what is laid out to choose from. */

export function TileChoicePicture(props: { around: Around; tile: string }): JSX.Element {
  return (
    <Show when={drawnTile(props.around.tableSet.set, props.tile)}>
      {(tile) => (
        <span class="th-pick-tile" style={{ width: `${tile().columns * 36 + 8}px` }}>
          <DigTile columns={tile().columns} cells={tile().cells} />
        </span>
      )}
    </Show>
  )
}

export function FoundChoice(props: { found: string }): JSX.Element {
  return <Item kind={itemKind(props.found)} size={56} />
}

export function TechnologyChoice(props: { around: Around; card: string }): JSX.Element {
  return (
    <span class="th-pick-card">
      <Money>
        <TechnologyCard
          place={{
            card: drawnCard(props.around.tableSet.set, props.around.view(), props.card, language()),
            opensAfter: 0,
          }}
          number={0}
        />
      </Money>
    </span>
  )
}

const HATS: Readonly<Record<number, Hat>> = { 2: '2', 3: '3', 7: '5/7', 8: '8' }

export function HatChoice(props: { zone: number }): JSX.Element {
  return <HatPicture hat={HATS[props.zone] ?? '2'} size={34} />
}

export function MapChoice(props: { site: number; kind: 'satellite' | 'mercenary' }): JSX.Element {
  return <TreasureMap site={props.site} kind={props.kind} size={52} />
}
