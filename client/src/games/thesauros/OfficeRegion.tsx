import type { JSX } from 'solid-js'
import { withPanelWords } from './text/index.ts'
import { lazyPart } from '../../shell/part.tsx'
import type { GameModel } from './model.ts'

/** The chart does not wait for it. */
const Office = lazyPart(async () => (await withPanelWords(() => import('./office/Office.tsx'))).Office)

/** The things of the seat that is shown: accounts, staff, Zodiacs and what is aboard. */
export function OfficeRegion(props: { model: GameModel }): JSX.Element {
  return <Office town={props.model.town} />
}
