import type { JSX } from 'solid-js'
import { CompassRose } from '../art/symbols.tsx'
import { labelOf, text } from '../text/index.ts'
import { Link } from './router.tsx'

/** The brand and what the page puts beside it. */
export function TopBar(props: { heading?: JSX.Element; children?: JSX.Element; small?: boolean }): JSX.Element {
  return (
    <header class="top" classList={{ small: props.small === true }}>
      <Link href="/" class="brand" aria-label={labelOf(text().brand, text().nav.backToLobby)} data-testid="brand">
        <svg width="30" height="30" viewBox="-60 -60 120 120" aria-hidden="true">
          <CompassRose size={116} />
        </svg>
        <span>{text().brand}</span>
      </Link>
      {props.heading}
      <span class="grow" />
      {props.children}
    </header>
  )
}
