import type { Component, JSX } from 'solid-js'
import { Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { CompassRose } from '../art/symbols.tsx'
import type { CoverProps } from './covers/index.ts'
import { ArtifactsIncCover, SilverAndGoldCover, SunkenTreasureCover, ThesaurosCover } from './covers/index.ts'

const covers: Readonly<Record<string, Component<CoverProps>>> = {
  thesauros: ThesaurosCover,
  'silver-and-gold': SilverAndGoldCover,
  'artifacts-inc': ArtifactsIncCover,
  'sunken-treasure': SunkenTreasureCover,
}

/** The picture on a game's cover; silent, since the game's name stands beneath. */
export function CoverArt(props: { id: string }): JSX.Element {
  return (
    <Show when={covers[props.id]} fallback={<UnknownCover />}>
      {(cover) => <Dynamic component={cover()} />}
    </Show>
  )
}

/** For a game that the server knows and this page has no cover for yet. */
function UnknownCover(): JSX.Element {
  return (
    <svg viewBox="0 0 316 290" aria-hidden="true">
      <rect width="316" height="290" fill="var(--sea-2)" />
      <CompassRose x={158} y={145} size={160} />
    </svg>
  )
}
