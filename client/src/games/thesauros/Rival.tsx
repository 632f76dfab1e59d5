import type { Seat } from '@fathom/kernel'
import type { JSX } from 'solid-js'
import type { GameModel } from './model.ts'
import { RivalPicture } from './office/Rival.tsx'

/** What everybody sees of a seat, small. */
export function Rival(props: { model: GameModel; seat: Seat }): JSX.Element {
  return <RivalPicture around={props.model} seat={props.seat} />
}
