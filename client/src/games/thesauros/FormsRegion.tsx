import type { JSX } from 'solid-js'
import type { Desk } from './desk.ts'
import { Forms } from './forms/Forms.tsx'
import { hasSheet } from './forms/sheets.ts'

/** Forms for what is not decided on the chart: budget, payments and income, bribes, auctions, tiles and finds to choose from. */
export function FormsRegion(props: { desk: Desk }): JSX.Element {
  return <Forms town={props.desk.town} />
}

/** True while one of the forms is what I am asked for; the chart's own card keeps away then. */
export function hasForm(desk: Desk): boolean {
  return hasSheet(desk.town.asked())
}
