import type { JSX } from 'solid-js'
import type { Desk } from './desk.ts'
import { Office } from './office/Office.tsx'

/** The things of the seat that is shown: accounts, staff, Zodiacs and what is aboard. */
export function OfficeRegion(props: { desk: Desk }): JSX.Element {
  return <Office town={props.desk.town} />
}
