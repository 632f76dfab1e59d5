import type { JSX } from 'solid-js'
import type { GameModel } from './model.ts'
import { Forms } from './forms/Forms.tsx'

/** Forms for what is not decided on the chart: budget, payments and income, bribes, auctions, tiles and finds to choose from. */
export function FormsRegion(props: { model: GameModel }): JSX.Element {
  return <Forms town={props.model.town} />
}
