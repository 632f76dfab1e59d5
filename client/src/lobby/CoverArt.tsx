import type { JSX } from 'solid-js'
import { CompassRose } from '../art/symbols.tsx'

/** The picture on a game's cover. */
export function CoverArt(props: { id: string }): JSX.Element {
  return (
    <svg viewBox="0 0 316 290" aria-hidden="true" data-cover={props.id}>
      <rect width="316" height="290" fill="var(--sea-2)" />
      <CompassRose x={158} y={145} size={160} />
    </svg>
  )
}
