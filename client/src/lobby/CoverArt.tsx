import { Match, Switch, type JSX } from 'solid-js'
import { CompassRose } from '../art/symbols.tsx'
import { ArtifactsIncCover, SilverAndGoldCover, SunkenTreasureCover, ThesaurosCover } from './covers/index.ts'

/** The picture on a game's cover; silent, for the game's name stands beneath it. */
export function CoverArt(props: { id: string }): JSX.Element {
  return (
    <Switch fallback={<PlainCover />}>
      <Match when={props.id === 'thesauros'}>
        <ThesaurosCover />
      </Match>
      <Match when={props.id === 'silver-and-gold'}>
        <SilverAndGoldCover />
      </Match>
      <Match when={props.id === 'artifacts-inc'}>
        <ArtifactsIncCover />
      </Match>
      <Match when={props.id === 'sunken-treasure'}>
        <SunkenTreasureCover />
      </Match>
    </Switch>
  )
}

/** A game that nobody has drawn a cover for. */
function PlainCover(): JSX.Element {
  return (
    <svg viewBox="0 0 316 290" aria-hidden="true">
      <rect width="316" height="290" fill="var(--sea-2)" />
      <CompassRose x={158} y={145} size={160} paper="var(--sea-1)" />
    </svg>
  )
}
