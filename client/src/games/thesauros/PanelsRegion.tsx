import type { JSX } from 'solid-js'
import type { Desk } from './desk.ts'
import { Panels } from './panels/Panels.tsx'

/** Museum, flea market, technology and the year, one at a time. */
export function PanelsRegion(props: { desk: Desk }): JSX.Element {
  return <Panels town={props.desk.town} />
}
