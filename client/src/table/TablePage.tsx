import type { JSX } from 'solid-js'
export function TablePage(props: { id: string }): JSX.Element {
  return <main>{props.id}</main>
}
