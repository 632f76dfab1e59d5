import type { Seat } from '@fathom/kernel'
import type { JSX } from 'solid-js'
import { lazyPart } from '../../shell/part.tsx'
import type { GameModel } from './model.ts'

/** The chart does not wait for it. */
const RivalPicture = lazyPart(async () => (await import('./office/Rival.tsx')).RivalPicture, undefined, true)

/** What everybody sees of a seat, small. */
export function Rival(props: { model: GameModel; seat: Seat }): JSX.Element {
  return <RivalPicture around={props.model} seat={props.seat} />
}
