import type { JSX } from 'solid-js'
import { MoneyProvider } from '../art/index.ts'
import { officeMessages } from '../text/index.ts'

const format = {
  plain: (amount: number): string => officeMessages().money(amount),
  tight: (amount: number): string => officeMessages().tight(amount),
}

/** Dollars on the drawings inside as the reader's language writes them. */
export function Money(props: { children: JSX.Element }): JSX.Element {
  return <MoneyProvider value={format}>{props.children}</MoneyProvider>
}
