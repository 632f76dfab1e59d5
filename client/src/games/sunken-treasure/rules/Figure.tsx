import { For, type JSX } from 'solid-js'
import { provideDefs } from '../../../board/Defs.tsx'
import { parseTile, TilePicture, TreasureDefs } from '../art/index.ts'

const SHOWN: Readonly<Record<string, readonly string[]>> = {
  aim: ['jade-bell', 'coral-crown', 'azure-key', 'amber-sword'],
  collect: ['plum-mask', 'jade-compass'],
  joker: ['azure-mussel', 'coral-bell', 'jade-bell'],
}

/** Tiles of Sunken Treasure’s rules. */
export function Figure(props: { readonly id: string }): JSX.Element {
  provideDefs(TreasureDefs)
  return (
    <For each={SHOWN[props.id] ?? []}>
      {(id) => {
        const tile = parseTile(id)
        return tile === null ? null : <TilePicture tile={tile} size={44} />
      }}
    </For>
  )
}
