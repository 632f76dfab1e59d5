import type { JSX } from 'solid-js'
import type { GameModel } from './model.ts'
import { Panels } from './panels/Panels.tsx'

/** Museum, flea market, technology and the year, one at a time. */
export function PanelsRegion(props: { model: GameModel }): JSX.Element {
  return <Panels town={props.model.town} />
}
