import type { Seat } from '@fathom/kernel'
import type { JSX } from 'solid-js'
import type { Desk } from './desk.ts'
import { RivalPicture } from './office/Rival.tsx'

/** What everybody sees of a seat, small. */
export function Rival(props: { desk: Desk; seat: Seat }): JSX.Element {
  return <RivalPicture around={props.desk} seat={props.seat} />
}
