import type { JSX } from 'solid-js'
import type { GameModel } from './model.ts'
import { lazyPart } from '../../shell/part.tsx'

/** The chart does not wait for them. */
const Forms = lazyPart(
  async () => (await import('./forms/Forms.tsx')).Forms,
  () => true,
  true,
)

/** Forms for what is not decided on the chart: budget, payments and income, bribes, auctions, tiles and finds to choose from. */
export function FormsRegion(props: { model: GameModel }): JSX.Element {
  return <Forms town={props.model.town} />
}
